/** The bell in the header: how many notifications are unread, followed live and shared with the list of them. */
export { Bell } from './Bell.tsx';
export { onNews, setUnread, useUnread } from './unread.ts';
