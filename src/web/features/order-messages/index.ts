/**
 * The messages between buyer, seller and house, on the order's page for both sides and for staff. They load after the
 * page and again whenever somebody writes; showing them marks them as read.
 */
export { OrderMessages } from './OrderMessages.tsx';
export { UnreadBadge } from './UnreadBadge.tsx';
