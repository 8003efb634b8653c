/**
 * What the two sides of an order and the house write to each other: read and written on the page of the order,
 * by either side and by staff. It arrives after the page, and anew whenever somebody writes; whoever has it
 * before their eyes has read it.
 */
export { OrderMessages } from './OrderMessages.tsx';
export { UnreadBadge } from './UnreadBadge.tsx';
