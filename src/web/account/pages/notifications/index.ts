/**
 * Notifications: the list of what one was told, and what one wants to be told of and where. All of it is
 * personal, and so arrives after the page.
 */
export { NotificationList } from './NotificationList.tsx';
export { NotificationSettings } from './NotificationSettings.tsx';
