import { formatCents } from '#shared/words/format.ts';
import { parisDay } from '#shared/words/paris.ts';
import { disputePostings, dueOf } from '../../accounting/index.ts';
import type { Writes } from '../../database/index.ts';
import type { DomainEventMap } from '../../domain-events.ts';
import { houseLanguage, houseWords, longDate } from '../../words/index.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { referenceOf } from '../reference.ts';
import { holdMoney, type Standing } from '../standing.ts';
import { writeHouse } from './house-letter.ts';
import { returnToCard } from './refunds.ts';
import { bookOn } from './settling.ts';

type Contested = DomainEventMap['payment.contested'];

/**
 * Books a card dispute over a fee, in the transaction that reports it. The amount taken back is missing: before the
 * handover the order waits for its fee again, after it the buyer owes it and is told. An amount returned counts again,
 * or goes to the buyer where it is no longer due. Each move counts once, and the house gets an e-mail.
 */
export async function takeDispute(parts: OrdersParts, writes: Writes, contested: Contested): Promise<void> {
  const { subjectId, dispute, moves, isNews } = contested;
  const before = await holdMoney(writes, subjectId);
  let standing = before;
  for (const { ref, cents } of moves) {
    const lineKey = `dispute:${ref}`;
    const facts = {
      kind: 'DISPUTE' as const,
      valueOn: standing.today,
      reference: dispute.ref,
      lineKey,
      actorId: null,
    };
    standing =
      (await bookOn(parts, writes, standing, { facts, postings: disputePostings(cents) }))?.after ?? standing;
  }
  await tellOwed(parts, writes, before, standing, dispute.ref);
  // The bank would refuse a refund while the dispute is undecided.
  if (dispute.state !== 'NEEDS_RESPONSE' && dispute.state !== 'UNDER_REVIEW')
    await returnToCard(parts, writes, standing);
  if (isNews) await tellHouse(parts, writes, standing.held.order, dispute);
}

/** Tells the buyer that they owe a fee that the bank took back, where the order takes no step. */
async function tellOwed(
  { notify }: Pick<OrdersParts, 'notify'>,
  writes: Writes,
  before: Standing,
  after: Standing,
  ref: string,
): Promise<void> {
  const { id: orderId, buyerId: accountId, adUuid } = after.held.order;
  const missing = ({ terms, books }: Standing) => dueOf(terms, books, 'FEE').missingCents;
  const hasStepped = after.held.facts.isFeePaid !== before.held.facts.isFeePaid;
  if (hasStepped || missing(after) <= missing(before)) return;
  const data = { orderId, step: 'RECEIPT_REVERSED' as const, isSeller: false, isContested: true };
  const key = `${orderId}:RECEIPT_REVERSED:${ref}`;
  await notify(writes, [{ accountId, kind: 'ORDER_STEP', key, adUuid, data }]);
}

async function tellHouse(
  parts: OrdersParts,
  writes: Writes,
  order: Order,
  { state, amountCents, reason, evidenceBy }: Contested['dispute'],
): Promise<void> {
  const say = houseWords();
  const what = say(`house.disputes.what.${state}`);
  const because = say('admin.orders.dispute.because', { reason, code: reason });
  const said = { what, amount: formatCents(amountCents), reference: referenceOf(order) };
  const asks = state === 'INQUIRY' || state === 'NEEDS_RESPONSE';
  const until = asks && evidenceBy !== null && longDate(parisDay(evidenceBy), houseLanguage());
  await writeHouse(parts, writes, order, {
    subject: say('house.disputes.subject', said),
    paragraphs: [
      say(`house.disputes.text.${state}`),
      say('house.disputes.reason', { reason: because }),
      ...(until ? [say('house.disputes.answer', { until })] : []),
    ],
  });
}
