import { type Cents, isCalendarDay, isNoticeOver, noticeOfDay, orderDueAt } from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { dueOf, heldFor, PURPOSES } from '../accounting/index.ts';
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
  /** The day on which the buyer was given notice by other means than the e-mail. */
  readonly noticedOn?: string | null;
  /** The money received from the buyer when staff decided, fee and price; null if unknown. */
  readonly cameCents?: Cents | null;
};

/**
 * Cancels an order before the car changes hands; staff only. The car may be sold again. A paid fee is refunded with a
 * credit note, unless the buyer is at fault: then a fee paid in full is kept, and the default is recorded against them.
 * A received price and a partly paid fee are owed back. A buyer is at fault once the late notice has run out (terms of
 * sale, "Paiement"), or once they refused in writing; the reason must then say so, or how notice was given otherwise.
 * @throws AppError NotFound, BadInput with `reason`, `noticedOn`, or `state` where it is too late; NoticeRunning with
 * `noticedAt`, NoticeRefused with `refusedAt`; StaleVersion if other money came in than `cameCents`; Forbidden where a
 * fee would be refunded and the caller may not refund
 */
export async function cancelOrder(
  parts: OrdersParts,
  id: string,
  actorId: string,
  { reason, fault, mayRefund = false, hasRefused = false, ...given }: Cancelling,
): Promise<void> {
  const { noticedOn = null, cameCents = null } = given;
  requireReason(reason);
  await parts.database.transaction(async writes => {
    const { held, terms, books } = await holdMoney(writes, id);
    const { facts } = held;
    requireInput(!facts.isCancelled && !facts.isHandedOver, 'state');
    const came = PURPOSES.reduce((sum, purpose) => sum + dueOf(terms, books, purpose).cameCents, 0);
    if (cameCents !== null && cameCents !== came) throw new AppError('StaleVersion');
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
 * Checks that the buyer had a notice and that it has run out.
 * @throws AppError NoticeRunning with its start while none has run out; NoticeRefused where no mail server accepts it;
 * BadInput with `noticedOn` for a day before the deadline, or in the future
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

/** @throws AppError Forbidden where a paid fee would be refunded by staff who may not refund */
export function requireRefunder(
  { terms, books }: Pick<Standing, 'terms' | 'books'>,
  mayRefund: boolean,
): void {
  if (!mayRefund && dueOf(terms, books, 'FEE').cameCents > 0) throw new AppError('Forbidden');
}

/** Records the step that ends a sale: the car may be sold again, and the buyer's card is no longer charged. */
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
