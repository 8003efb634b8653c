import { isCalendarDay, isNoticeOver, noticeOfDay, orderDueAt } from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { dueOf, heldFor } from '../accounting/index.ts';
import { holdLot, requireMove, touchAuction } from '../auctions/index.ts';
import type { Writes } from '../database/index.ts';
import { AppError, requireInput } from '../errors.ts';
import { requireReason } from './invoices/invoices.ts';
import { promiseEscrow } from './money/escrow.ts';
import { GIVE_UP_FEE, type GiveUpJob } from './money/paying.ts';
import { returnToCard } from './money/refunds.ts';
import { settleOrder } from './money/settling.ts';
import { markAdUnsold } from './orders-store.ts';
import type { OrdersParts } from './parts.ts';
import { advance, type Held, type Move } from './progress.ts';
import { readNotice } from './reminders.ts';
import { holdMoney, type Standing } from './standing.ts';
import { type Fault, listSteps } from './steps.ts';

type Cancelling = {
  readonly reason: string;
  readonly fault: Fault;
  readonly mayRefund?: boolean;
  /** The buyer has refused in writing. */
  readonly hasRefused?: boolean;
  /** The day on which they were given notice another way than by the letter. */
  readonly noticedOn?: string | null;
};

/**
 * Staff end an order before the car has changed hands. The car may be sold again; a fee that was paid goes
 * back with a credit note, unless the buyer is at fault: then one that was paid in full stays, and the default stands
 * with them. What came of the price, and of a fee that was not all there, is owed back. A buyer is at fault once the
 * notice that they are late has run out (terms of sale, "Paiement"), or once they have refused in writing, as the
 * reason then says, as it says how notice was given another way.
 * @throws AppError NotFound, BadInput with `reason`, `noticedOn`, or `state` where it is too late; NoticeRunning with
 * `noticedAt`, NoticeRefused with `refusedAt`; Forbidden where a fee would go back that whoever asks may not give back
 */
export async function cancelOrder(
  parts: OrdersParts,
  id: string,
  actorId: string,
  { reason, fault, mayRefund = false, hasRefused = false, noticedOn = null }: Cancelling,
): Promise<void> {
  requireReason(reason);
  await parts.database.transaction(async writes => {
    const { held, terms, books } = await holdMoney(writes, id);
    const { facts } = held;
    requireInput(!facts.isCancelled && !facts.isHandedOver, 'state');
    if (fault !== 'BUYER') requireRefunder({ terms, books }, mayRefund);
    else if (!hasRefused) await requireNotice(parts, writes, held, noticedOn);
    const data = {
      ...{ reason: reason.trim(), fault, isPriceToReturn: heldFor(books, 'PRICE') > 0 },
      ...(fault === 'BUYER' && (hasRefused ? { hasRefused } : noticedOn !== null && { noticedOn })),
    };
    await endSale(parts, writes, held, { kind: 'CANCELLED', party: 'HOUSE', actorId, data });
    await returnToCard(parts, writes, await settleOrder(parts, writes, id, reason.trim()));
  });
}

/**
 * @throws AppError NoticeRunning, saying since when, while the buyer has been given no notice that has run out;
 * NoticeRefused where no server takes its letter; BadInput with `noticedOn` for a day before they were due, or to come
 */
async function requireNotice(
  parts: OrdersParts,
  writes: Writes,
  { order, now }: Held,
  noticedOn: string | null,
): Promise<void> {
  const notice = await readNotice(parts, writes, order, await listSteps(writes, order.id));
  const { at = null, refusedAt = null } = notice ?? {};
  const dueAt = notice && orderDueAt(order.state, order);
  const isGiven = (day: string) =>
    dueAt !== null && isCalendarDay(day) && day >= parisDay(dueAt) && day <= parisDay(now);
  requireInput(noticedOn === null || isGiven(noticedOn), 'noticedOn');
  const given = noticedOn === null ? null : noticeOfDay(Date.parse(noticedOn));
  if (isNoticeOver(at, now) || isNoticeOver(given, now)) return;
  if (given === null && refusedAt !== null)
    throw new AppError('NoticeRefused', { refusedAt: new Date(refusedAt).toISOString() });
  const since = given ?? at;
  throw new AppError('NoticeRunning', { noticedAt: since === null ? null : new Date(since).toISOString() });
}

/** @throws AppError Forbidden where a fee that was paid would go back on the word of staff who may give none back */
export function requireRefunder(
  { terms, books }: Pick<Standing, 'terms' | 'books'>,
  mayRefund: boolean,
): void {
  if (!mayRefund && dueOf(terms, books, 'FEE').cameCents > 0) throw new AppError('Forbidden');
}

/** Takes the step that brings a sale to nothing: the car may be sold again, and no card is asked any more. */
export async function endSale(parts: OrdersParts, writes: Writes, held: Held, move: Move): Promise<void> {
  const { order, now } = held;
  const lot = await holdLot(writes, order.adUuid);
  await advance(parts, writes, held, move);
  if (requireMove({ act: 'cancelOrder', by: 'STAFF' }, lot, now)) {
    await markAdUnsold(writes, order.adUuid, now);
    await touchAuction(writes, parts.bus, order.auctionId);
  }
  await parts.bus.publish(writes, [{ topic: 'ad', id: order.adUuid, version: 0 }]);
  await parts.jobs.enqueue<GiveUpJob>(writes, [{ kind: GIVE_UP_FEE, data: { orderId: order.id } }]);
  if (order.escrow !== null) await promiseEscrow(parts, writes, order.id);
}
