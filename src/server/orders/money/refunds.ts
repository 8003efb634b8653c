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
/** Without `entryId`, as in old jobs: all that the card paid. */
export type RefundJob = {
  readonly orderId: string;
  readonly entryId?: number;
  readonly cents?: Cents;
  /** Whether this refunds the rest of the card payment. */
  readonly isLast?: boolean;
};

/** Refunds the part of an owed fee that came by card; a part that came by transfer is returned by transfer. */
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
 * Refunds a journal entry to the card, once, and notifies the buyer. A refund refused because of a card dispute is
 * reversed in the journal: the buyer is owed it until the dispute moves the money again. A refund that the card does
 * not accept is reversed as well. @throws AppError PaymentContested where the dispute is unknown or over: the job is
 * retried
 */
export async function refundFee(parts: OrdersParts, writes: Writes, job: RefundJob): Promise<void> {
  const { orderId, entryId, cents, isLast = true } = job;
  // After a restore it may have been refunded already: it waits until staff have compared the records.
  if ((await findRestore(writes)) !== null)
    return parts.jobs.enqueue<RefundJob>(writes, [{ kind: REFUND, data: job, delayMs: LOOK_AGAIN_MS }]);
  const isPart = entryId !== undefined && cents !== undefined;
  let given: 'GIVEN' | 'FAILED';
  try {
    given = await parts.payments.refund(orderId, isPart ? { cents, isLast, name: String(entryId) } : null);
  } catch (error) {
    if (!isPart || !(error instanceof AppError && error.code === 'PaymentContested')) throw error;
    const standing = await holdMoney(writes, orderId);
    // While the order is locked no event of the dispute is processed.
    const dispute = await parts.payments.findDisputeOfPaid(orderId);
    if (dispute === null || dispute.state === 'WON' || dispute.state === 'INQUIRY') throw error;
    return void (await undo(parts, writes, standing, entryId, 'house.disputes.refundUndone'));
  }
  if (given === 'FAILED')
    return takeFailedRefund(parts, writes, { subjectId: orderId, name: isPart ? String(entryId) : '' });
  const held = await holdOrder(writes, orderId);
  // The refund was sent and has already come back.
  if (isPart && found(await findEntry(writes, entryId)).reversedBy !== null) return;
  await sayReturned(parts, writes, held, {
    purpose: 'FEE',
    cents: cents ?? held.order.feeCents,
    actorId: null,
    isByCard: true,
  });
}

/**
 * Handles a refund that the card returned: reverses it once in the journal and e-mails the house and the buyer. A
 * cancelled sale stays late until the money is returned in another way.
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

/** Notifies that money was returned to the buyer, to a card or the given account: the whole fee, or a part. */
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
