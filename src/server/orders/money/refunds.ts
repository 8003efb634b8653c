import type { Cents } from '#shared/sale/index.ts';
import { booksOf, dueOf } from '../../accounting/index.ts';
import type { Writes } from '../../database/index.ts';
import type { OrdersParts } from '../parts.ts';
import { advance, type Held, holdOrder } from '../progress.ts';
import { earnedOf, termsOf } from '../standing.ts';

export const REFUND = 'orders.refund';
/** Without an entry, as jobs once were: all that the card paid. */
export type RefundJob = {
  readonly orderId: string;
  readonly entryId?: number;
  readonly cents?: Cents;
  /** Nothing of what the card paid is left then. */
  readonly isLast?: boolean;
};

/** Gives back to the card what the journal says, once, and says so in the order. */
export async function refundFee(parts: OrdersParts, writes: Writes, job: RefundJob): Promise<void> {
  const { orderId, entryId, cents, isLast = true } = job;
  const isPart = entryId !== undefined && cents !== undefined;
  await parts.payments.refund(orderId, isPart ? { cents, isLast, name: String(entryId) } : null);
  const held = await holdOrder(writes, orderId);
  await sayReturned(parts, writes, held, {
    purpose: 'FEE',
    cents: cents ?? held.order.feeCents,
    actorId: null,
  });
}

/** Money has gone back to the buyer: the whole fee, or else so much of what came. */
export async function sayReturned(
  parts: Pick<OrdersParts, 'notify' | 'domain'>,
  writes: Writes,
  held: Held,
  { purpose, cents, actorId }: { purpose: 'PRICE' | 'FEE'; cents: Cents; actorId: string | null },
): Promise<void> {
  const books = await booksOf(writes, held.order.id);
  const { overCents } = dueOf(termsOf(held.order, held), books, 'FEE');
  const isWholeFee = purpose === 'FEE' && earnedOf(books) === 0 && overCents === 0;
  const kind = isWholeFee ? 'REFUNDED' : 'MONEY_RETURNED';
  await advance(parts, writes, held, { kind, party: 'HOUSE', actorId, data: { purpose, cents } });
}
