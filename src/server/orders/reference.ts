import type { Order } from './orders-store.ts';

/** How an order is called in a transfer, on an invoice and on the telephone. */
export const referenceOf = ({ number }: Pick<Order, 'number'>): string =>
  `CAL-${String(number).padStart(6, '0')}`;

/** Whom the log names where something happens to an order. */
export const logged = (order: Pick<Order, 'id' | 'number'>) => ({
  subjectId: order.id,
  subjectName: referenceOf(order),
});
