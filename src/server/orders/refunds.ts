import type { Writes } from '../database/index.ts';
import type { OrdersParts } from './parts.ts';
import { advance, holdOrder } from './progress.ts';

export const REFUND = 'orders.refund';
export type RefundJob = { readonly orderId: string };

/** Gives the fee back, once, and says so in the order. */
export async function refundFee(parts: OrdersParts, writes: Writes, { orderId }: RefundJob): Promise<void> {
  await parts.payments.refund(orderId);
  const held = await holdOrder(writes, orderId);
  await advance(parts, writes, held, { kind: 'REFUNDED', party: 'HOUSE', actorId: null });
}
