import type { Order } from './orders-store.ts';

/** Returns the order's reference, as used in transfers, on invoices and on the telephone. */
export const referenceOf = ({ number }: Pick<Order, 'number'>): string =>
  `CAL-${String(number).padStart(6, '0')}`;

/** Returns the subject of an audit log entry about an order. */
export const logged = (order: Pick<Order, 'id' | 'number'>) => ({
  subjectId: order.id,
  subjectName: referenceOf(order),
});
