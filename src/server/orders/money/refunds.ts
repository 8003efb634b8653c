import type { Cents } from '#shared/sale/index.ts';
import { booksOf, creditOf, dueOf, findEntry, reversed } from '../../accounting/index.ts';
import type { Writes } from '../../database/index.ts';
import { AppError, found } from '../../errors.ts';
import { houseWords } from '../../words/index.ts';
import type { OrdersParts } from '../parts.ts';
import { advance, type Held, holdOrder } from '../progress.ts';
import { earnedOf, holdMoney, type Standing, termsOf } from '../standing.ts';
import { bookOn, returned } from './settling.ts';

export const REFUND = 'orders.refund';
/** Without an entry, as jobs once were: all that the card paid. */
export type RefundJob = {
  readonly orderId: string;
  readonly entryId?: number;
  readonly cents?: Cents;
  /** Nothing of what the card paid is left then. */
  readonly isLast?: boolean;
};

/** Gives back to the card what is owed of a fee that came by it; what came by transfer goes back by transfer. */
export async function returnToCard(parts: OrdersParts, writes: Writes, standing: Standing): Promise<void> {
  const { held, terms, books, today } = standing;
  const { id: orderId } = held.order;
  const onCards = 0 - creditOf(books.balances, 'CARDS', 'FEE');
  const cents = Math.min(onCards, dueOf(terms, books, 'FEE').overCents);
  if (cents <= 0) return;
  const facts = { kind: 'REFUND', valueOn: today, actorId: null } as const;
  const entry = { facts, postings: returned('CARDS', 'FEE', cents) };
  const { entryId } = found(await bookOn(parts, writes, standing, entry));
  const data = { orderId, entryId, cents, isLast: cents === onCards };
  await parts.jobs.enqueue<RefundJob>(writes, [{ kind: REFUND, data }]);
}

/**
 * Gives back to the card what the journal says, once, and says so in the order. What is not given, because a bank
 * contests the payment, is undone in the journal: the buyer is owed it, until the dispute moves the money again.
 */
export async function refundFee(parts: OrdersParts, writes: Writes, job: RefundJob): Promise<void> {
  const { orderId, entryId, cents, isLast = true } = job;
  const isPart = entryId !== undefined && cents !== undefined;
  try {
    await parts.payments.refund(orderId, isPart ? { cents, isLast, name: String(entryId) } : null);
  } catch (error) {
    if (!isPart || !(error instanceof AppError && error.code === 'PaymentContested')) throw error;
    return undo(parts, writes, orderId, entryId);
  }
  const held = await holdOrder(writes, orderId);
  await sayReturned(parts, writes, held, {
    purpose: 'FEE',
    cents: cents ?? held.order.feeCents,
    actorId: null,
  });
}

async function undo(parts: OrdersParts, writes: Writes, orderId: string, entryId: number): Promise<void> {
  const standing = await holdMoney(writes, orderId);
  const { postings } = found(await findEntry(writes, entryId));
  const reason = houseWords()('house.disputes.refundUndone');
  const facts = {
    kind: 'REVERSAL',
    reverses: entryId,
    valueOn: standing.today,
    reason,
    actorId: null,
  } as const;
  await bookOn(parts, writes, standing, { facts, postings: reversed(postings) });
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
