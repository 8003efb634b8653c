import type { Cents, Millis } from '#shared/sale/index.ts';
import { formatCents } from '#shared/words/format.ts';
import { booksOf, creditOf, dueOf, findEntry, reversed } from '../../accounting/index.ts';
import type { Writes } from '../../database/index.ts';
import type { DomainEventMap } from '../../domain-events.ts';
import { AppError, found } from '../../errors.ts';
import { findRestore } from '../../payments/index.ts';
import { houseWords } from '../../words/index.ts';
import { setUnwindBy } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { advance, type Held, holdOrder } from '../progress.ts';
import { referenceOf } from '../reference.ts';
import { earnedOf, holdMoney, type Standing, termsOf } from '../standing.ts';
import { writeHouse } from './house-letter.ts';
import { bookOn, returned } from './settling.ts';

export const REFUND = 'orders.refund';
const LOOK_AGAIN_MS: Millis = 3_600_000;
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
 * What its card takes nothing of is undone as well. @throws AppError PaymentContested where it is not known what a
 * bank contests, or that is over: then it is asked again
 */
export async function refundFee(parts: OrdersParts, writes: Writes, job: RefundJob): Promise<void> {
  const { orderId, entryId, cents, isLast = true } = job;
  // Whether it was given before is not known yet: it waits until staff have compared.
  if ((await findRestore(writes)) !== null)
    return parts.jobs.enqueue<RefundJob>(writes, [{ kind: REFUND, data: job, delayMs: LOOK_AGAIN_MS }]);
  const isPart = entryId !== undefined && cents !== undefined;
  let given: 'GIVEN' | 'FAILED';
  try {
    given = await parts.payments.refund(orderId, isPart ? { cents, isLast, name: String(entryId) } : null);
  } catch (error) {
    if (!isPart || !(error instanceof AppError && error.code === 'PaymentContested')) throw error;
    const standing = await holdMoney(writes, orderId);
    // While it is held nothing more is heard of the dispute.
    const dispute = await parts.payments.findDisputeOfPaid(orderId);
    if (dispute === null || dispute.state === 'WON' || dispute.state === 'INQUIRY') throw error;
    return void (await undo(parts, writes, standing, entryId, 'house.disputes.refundUndone'));
  }
  if (given === 'FAILED')
    return takeFailedRefund(parts, writes, { subjectId: orderId, name: isPart ? String(entryId) : '' });
  const held = await holdOrder(writes, orderId);
  // It was sent, and has come back already.
  if (isPart && found(await findEntry(writes, entryId)).reversedBy !== null) return;
  await sayReturned(parts, writes, held, {
    purpose: 'FEE',
    cents: cents ?? held.order.feeCents,
    actorId: null,
    isByCard: true,
  });
}

/**
 * A refund came back from its card: it is undone in the journal, once, the house and the buyer are written to, and a
 * sale that came to nothing is late until the money has gone another way.
 */
export async function takeFailedRefund(
  parts: OrdersParts,
  writes: Writes,
  { subjectId, name }: DomainEventMap['payment.refundFailed'],
): Promise<void> {
  const standing = await holdMoney(writes, subjectId);
  const { order, now } = standing.held;
  const entry = name === '' ? null : found(await findEntry(writes, Number(name)));
  if (entry?.reversedBy) return;
  if (entry) {
    const { terms, held } = await undo(parts, writes, standing, entry.id, 'house.refunds.undone');
    const lateFrom = Math.min(order.unwindBy ?? now, now);
    if (terms.isCancelled && held.withdrawal === null) await setUnwindBy(writes, order.id, lateFrom);
  }
  const gone = entry?.postings.find(({ account }) => account === 'CARDS');
  const cents = gone ? 0 - gone.cents : order.feeCents;
  const say = houseWords();
  const said = { reference: referenceOf(order), amount: formatCents(cents) };
  await writeHouse(parts, writes, order, {
    subject: say('house.refunds.subject', said),
    paragraphs: [say('house.refunds.text', said)],
  });
  const data = { orderId: order.id, step: 'REFUND_RETURNED', isSeller: false, cents } as const;
  const key = `${order.id}:REFUND_RETURNED:${name}`;
  await parts.notify(writes, [
    { accountId: order.buyerId, kind: 'ORDER_STEP', key, adUuid: order.adUuid, data },
  ]);
}

async function undo(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  entryId: number,
  why: 'house.disputes.refundUndone' | 'house.refunds.undone',
): Promise<Standing> {
  const { postings } = found(await findEntry(writes, entryId));
  const reason = houseWords()(why);
  const facts = {
    kind: 'REVERSAL',
    reverses: entryId,
    valueOn: standing.today,
    reason,
    actorId: null,
  } as const;
  return found(await bookOn(parts, writes, standing, { facts, postings: reversed(postings) })).after;
}

/** Money has gone back to the buyer, to a card or the account that is said: the whole fee, or else a part. */
export async function sayReturned(
  parts: Pick<OrdersParts, 'notify' | 'domain'>,
  writes: Writes,
  held: Held,
  {
    purpose,
    cents,
    actorId,
    ...way
  }: { purpose: 'PRICE' | 'FEE'; cents: Cents; actorId: string | null; isByCard?: true; account?: string },
): Promise<void> {
  const books = await booksOf(writes, held.order.id);
  const { overCents } = dueOf(termsOf(held.order, held), books, 'FEE');
  const isWholeFee = purpose === 'FEE' && earnedOf(books) === 0 && overCents === 0;
  const kind = isWholeFee ? 'REFUNDED' : 'MONEY_RETURNED';
  const data = { purpose, cents };
  await advance(parts, writes, held, { kind, party: 'HOUSE', actorId, data, said: way });
}
