import {
  CAR_RETURN_FIELDS,
  type GivenWithdrawal,
  type MadePayout,
  WITHDRAWAL_FIELDS,
} from '#shared/fields/index.ts';
import { type Cents, type Instant, lastDayOf, refundDueAt, returnDueAt } from '#shared/sale/index.ts';
import { formatCents, formatDate } from '#shared/words/format.ts';
import { parisDay } from '#shared/words/paris.ts';
import { type Books, creditOf, heldFor } from '../../accounting/index.ts';
import { requireFields } from '../../context.ts';
import type { Writes } from '../../database/index.ts';
import type { DomainEventMap } from '../../domain-events.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import type { NotificationData } from '../../notifications/index.ts';
import { houseWords } from '../../words/index.ts';
import { endSale, requireRefunder } from '../cancelling.ts';
import { payOut, recordSellerPaid } from '../handover/handover.ts';
import { requireReason, WITHDRAWAL } from '../invoices/invoices.ts';
import { isBeingReleased } from '../money/escrow.ts';
import { writeHouse } from '../money/house-letter.ts';
import { findSent } from '../money/payouts-store.ts';
import { returnToCard } from '../money/refunds.ts';
import { settleOrder } from '../money/settling.ts';
import { type Order, setUnwindBy } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { advance, sideOf } from '../progress.ts';
import { promiseReminders } from '../promised-reminders.ts';
import { referenceOf } from '../reference.ts';
import { earnedOf, earnedOfPrice, holdMoney, type Standing } from '../standing.ts';
import { listSteps } from '../steps.ts';
import { mayWithdraw, openWithdrawal } from './withdrawal.ts';

/**
 * Declares the buyer's withdrawal on their order; nothing else is asked of them.
 * @throws AppError NotFound where it is somebody else's, BadInput with `state` where they cannot, or no longer
 */
export async function withdraw(parts: OrdersParts, id: string, accountId: string): Promise<void> {
  await parts.database.transaction(async writes => {
    const standing = await holdMoney(writes, id);
    const { held, today } = standing;
    if (sideOf(held.order, accountId) !== 'BUYER') found(null);
    requireInput(mayWithdraw(held.order, await listSteps(writes, id), held.now), 'state');
    await declare(parts, writes, standing, { by: 'BUYER', actorId: accountId, data: { declaredOn: today } });
  });
}

/**
 * Handles a withdrawal declared by the public form, once the buyer's identity is proven: it takes effect from the day
 * of the declaration. Staff review it where it is not possible, or where more than a week passed, the car was collected
 * or the price was paid out before it was confirmed.
 */
export async function takeDeclared(
  parts: OrdersParts,
  writes: Writes,
  { orderId, at }: DomainEventMap['withdrawal.proven'],
): Promise<void> {
  const standing = await holdMoney(writes, orderId);
  const { order, now } = standing.held;
  const steps = await listSteps(writes, orderId);
  if (!mayWithdraw(order, steps, at) || (await onItsWay(writes, orderId)) !== null) return;
  const isLate = now - at > CONFIRMED_WITHIN_MS || standing.books.paidOutCents > 0;
  if (isLate || steps.some(({ kind, at: since }) => kind === 'HANDED_OVER' && since > at)) return;
  const data = { declaredOn: parisDay(at), declaredAt: at };
  await declare(parts, writes, standing, { by: 'BUYER', actorId: order.buyerId, data });
}

/** The member of staff who books, and whether they may refund. */
export type Clerk = { readonly id: string; readonly mayRefund: boolean };

/**
 * Books a withdrawal declared elsewhere, by staff; it counts from the day of the declaration, even if the price was
 * paid out since.
 * @throws AppError NotFound, BadInput with the field, `declaredOn` also where it came too early or too late, `state`
 * where there is no such right, or the sale is over; PayoutInBatch, or `state`, while its price is on its way to the
 * seller; Forbidden where the fee would be refunded at once and the caller may not refund
 */
export async function bookWithdrawal(
  parts: OrdersParts,
  id: string,
  { id: actorId, mayRefund }: Clerk,
  given: GivenWithdrawal,
): Promise<void> {
  const data = requireFields(WITHDRAWAL_FIELDS, given);
  await parts.database.transaction(async writes => {
    const standing = await holdMoney(writes, id);
    const { order } = standing.held;
    const steps = await listSteps(writes, id);
    // The day in Paris begins before the day in UTC.
    const isSince = Date.parse(data.declaredOn) + DAY_MS > order.createdAt;
    requireInput(data.declaredOn <= standing.today && isSince, 'declaredOn');
    const said = Date.parse(data.declaredOn);
    const isInTime = mayWithdraw(order, steps, said);
    requireInput(isInTime || !mayWithdraw(order, steps, 0), 'declaredOn');
    requireInput(isInTime, 'state');
    if (!standing.held.facts.isHandedOver) requireRefunder(standing, mayRefund);
    await declare(parts, writes, standing, { by: 'HOUSE', actorId, data });
  });
}

const DAY_MS = 86_400_000;
/** After this, half of the fourteen-day return period is left. */
const CONFIRMED_WITHIN_MS = 7 * DAY_MS;

/** What the buyer paid and did not get back yet, whoever holds it. */
const cameOf = (books: Books): Cents => heldFor(books, 'PRICE') + books.paidOutCents + heldFor(books, 'FEE');

/** Whether a part was paid by card, and is refunded there. */
const isByCard = ({ balances }: Books): boolean => creditOf(balances, 'CARDS', 'FEE') < 0;

/** Returns the error for a price on its way to the seller that cannot be stopped; null where there is none. */
async function onItsWay(writes: Writes, orderId: string): Promise<AppError | null> {
  if (await findSent(writes, orderId)) return new AppError('PayoutInBatch');
  return (await isBeingReleased(writes, orderId)) ? new AppError('BadInput', { field: 'state' }) : null;
}

type Statement = {
  readonly by: 'BUYER' | 'HOUSE';
  readonly actorId: string;
  /** `declaredAt`: when the form was sent; `note`: how it reached the house otherwise. */
  readonly data: { readonly declaredOn: string; readonly declaredAt?: Instant; readonly note?: string };
};

/**
 * Applies a withdrawal: it ends the obligations of both sides; a car not yet received needs no return. A price already
 * paid out is owed by the seller to the house, which refunds the buyer.
 */
async function declare(
  parts: OrdersParts,
  writes: Writes,
  { held, books }: Standing,
  { by: party, actorId, data }: Statement,
): Promise<void> {
  const isAway = await onItsWay(writes, held.order.id);
  if (isAway) throw isAway;
  const { order, facts } = held;
  const since = Date.parse(data.declaredOn);
  const isEarly = !facts.isHandedOver;
  const dueAt = isEarly ? refundDueAt(since, null) : returnDueAt(since);
  const how = party === 'HOUSE' ? 'ELSEWHERE' : data.declaredAt ? 'FORM' : 'PAGE';
  const at = how === 'ELSEWHERE' ? since : (data.declaredAt ?? held.now);
  const said: Said = {
    ...{ at, how, name: data.note ?? '', reference: referenceOf(order), isEarly, dueAt },
    ...{ cents: cameOf(books), isByCard: isByCard(books), paidOutCents: books.paidOutCents },
  };
  const move = { kind: 'WITHDRAWN' as const, party, actorId, data, said };
  await setUnwindBy(writes, order.id, dueAt);
  if (isEarly) {
    await endSale(parts, writes, held, move);
  } else {
    await advance(parts, writes, held, move);
    await promiseReminders(parts.jobs, writes, order.id, [{ what: 'RETURN', inMs: dueAt - held.now }]);
    await parts.bus.publish(writes, [{ topic: 'ad', id: order.adUuid, version: 0 }]);
  }
  await returnToCard(parts, writes, await settleOrder(parts, writes, order.id, WITHDRAWAL));
  if (party === 'BUYER' || books.paidOutCents > 0) await tellHouse(parts, writes, order, said);
}

type Said = NotificationData &
  Required<Pick<NotificationData, 'at' | 'isEarly' | 'dueAt' | 'cents' | 'paidOutCents'>>;

/** E-mails staff about a declared withdrawal and what they have to do. */
async function tellHouse(
  parts: OrdersParts,
  writes: Writes,
  order: Order,
  { at, isEarly, dueAt, cents, paidOutCents }: Said,
): Promise<void> {
  const say = houseWords();
  const values = {
    ...{ reference: referenceOf(order), at: formatDate(at), day: formatDate(lastDayOf(dueAt)) },
    ...{ amount: formatCents(cents), paidOut: formatCents(paidOutCents) },
    stage: isEarly ? (cents > 0 ? 'EARLY' : 'UNPAID') : 'LATER',
  };
  await writeHouse(parts, writes, order, {
    subject: say('house.withdrawals.subject', values),
    paragraphs: [
      say('house.withdrawals.text', values),
      ...(paidOutCents > 0 ? [say('house.withdrawals.paidOut', values)] : []),
    ],
  });
}

/**
 * Books the return of the car and its condition, by staff: the sale is unwound, its invoices are credited, and the
 * buyer is owed what they paid, less the loss of value beyond an inspection (L221-23).
 * @throws AppError NotFound, BadInput with the field, `state` where no car is being returned; Forbidden where the fee
 * is refunded and the caller may not refund
 */
export async function bookReturn(
  parts: OrdersParts,
  id: string,
  { id: actorId, mayRefund }: Clerk,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const data = requireFields(CAR_RETURN_FIELDS, given);
  const { returnedOn, reductionCents, reductionReason } = data;
  requireInput(reductionCents === 0 || reductionReason !== null, 'reductionReason');
  await parts.database.transaction(async writes => {
    const { held, terms, books, today } = await holdMoney(writes, id);
    const { order, withdrawal } = held;
    requireInput(order.state === 'WITHDRAWN' && withdrawal !== null, 'state');
    requireRefunder({ terms, books }, mayRefund);
    const { declaredOn = '' } = withdrawal ?? {};
    requireInput(returnedOn >= declaredOn && returnedOn <= today, 'returnedOn');
    requireInput(reductionCents <= terms.priceCents, 'reductionCents');
    const dueAt = refundDueAt(Date.parse(declaredOn), Date.parse(returnedOn));
    const cents = cameOf(books) - reductionCents;
    const reduced = reductionCents > 0 ? { reductionCents, reason: reductionReason ?? '' } : {};
    const credited = [earnedOf(books), order.sellerId === null ? earnedOfPrice(books) : 0];
    const count = credited.filter(earned => earned > 0).length;
    const { paidOutCents } = books;
    const said = { dueAt, cents, count, isByCard: isByCard(books), paidOutCents, ...reduced };
    await setUnwindBy(writes, id, dueAt);
    await endSale(parts, writes, held, { kind: 'CAR_RETURNED', party: 'HOUSE', actorId, data, said });
    await returnToCard(parts, writes, await settleOrder(parts, writes, id, WITHDRAWAL));
  });
}

/**
 * Rejects a withdrawal, by staff: the buyer keeps the car, both agree that the sale stands, or it was booked by
 * mistake. The order returns to its previous state, and the price to the seller; the withdrawal period does not change.
 * @throws AppError NotFound, BadInput with `reason`, or `state` where no car is being returned
 */
export async function upholdSale(
  parts: OrdersParts,
  id: string,
  actorId: string,
  reason: string,
): Promise<void> {
  requireReason(reason);
  await parts.database.transaction(async writes => {
    const { held } = await holdMoney(writes, id);
    const { order } = held;
    requireInput(order.state === 'WITHDRAWN', 'state');
    const data = { reason: reason.trim() };
    await setUnwindBy(writes, id, null);
    await advance(parts, writes, held, {
      kind: 'SALE_UPHELD',
      party: 'HOUSE',
      actorId,
      data,
      said: { reference: referenceOf(order) },
    });
    await settleOrder(parts, writes, id, data.reason);
    await parts.bus.publish(writes, [{ topic: 'ad', id: order.adUuid, version: 0 }]);
  });
}

/**
 * Books a transfer to the seller after the end of a sale: the loss of value of a returned car, or a price that came
 * back to the house. @throws AppError NotFound, BadInput with the field of the transfer, or `state` where nothing is
 * owed to them; WithdrawalOpen as when a sale is closed
 */
export async function paySeller(
  parts: OrdersParts,
  id: string,
  actorId: string,
  given: MadePayout,
): Promise<void> {
  await parts.database.transaction(async writes => {
    const standing = await holdMoney(writes, id);
    const { order } = standing.held;
    const cents = creditOf(standing.books.balances, 'SELLERS', 'PRICE');
    const isClosed = order.state === 'CLOSED';
    requireInput((isClosed || order.state === 'CANCELLED') && cents > 0, 'state');
    if (isClosed && (await openWithdrawal(writes, order, standing.held.now)))
      throw new AppError('WithdrawalOpen');
    await payOut(parts, writes, standing, actorId, given);
    await recordSellerPaid(writes, order, actorId, cents);
  });
}
