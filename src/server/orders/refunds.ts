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

export const GIVE_UP_FEE = 'orders.giveUpFee';
export type GiveUpJob = { readonly orderId: string };

/** Closes a payment that is under way for an order that was cancelled. */
export const giveUpFee = ({ payments }: OrdersParts, { orderId }: GiveUpJob): Promise<void> =>
  payments.giveUp(orderId);
