/** The bell in the header: the unread count, updated live and shared with the list of notifications. */
export { Bell } from './Bell.tsx';
export { onNews, setUnread, useUnread } from './unread.ts';
