import {
  CAR_RETURN_FIELDS,
  type GivenWithdrawal,
  type MadePayout,
  WITHDRAWAL_FIELDS,
} from '#shared/fields/index.ts';
import { type Cents, refundDueAt, returnDueAt } from '#shared/sale/index.ts';
import { type Books, creditOf, heldFor } from '../../accounting/index.ts';
import { requireFields } from '../../context.ts';
import type { Writes } from '../../database/index.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import { endSale, requireRefunder } from '../cancelling.ts';
import { payOut, recordSellerPaid } from '../handover/handover.ts';
import { requireReason, WITHDRAWAL } from '../invoices/invoices.ts';
import { isBeingReleased } from '../money/escrow.ts';
import { findSent } from '../money/payouts-store.ts';
import { returnToCard } from '../money/refunds.ts';
import { settleOrder } from '../money/settling.ts';
import { setUnwindBy } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { advance, sideOf } from '../progress.ts';
import { promiseReminders } from '../promised-reminders.ts';
import { referenceOf } from '../reference.ts';
import { holdMoney, type Standing } from '../standing.ts';
import { listSteps } from '../steps.ts';
import { mayWithdraw } from './withdrawal.ts';

/**
 * The buyer says on their order that they go back on the sale; nothing is asked of them but that.
 * @throws AppError NotFound where it is somebody else's, BadInput with `state` where they cannot, or can no more
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

/** Who books it, and whether they may give money back. */
export type Clerk = { readonly id: string; readonly mayRefund: boolean };

/**
 * Staff book a statement that the buyer made elsewhere; it counts from the day on which they made it.
 * @throws AppError NotFound, BadInput with the field, `declaredOn` also where it came too early or too late, `state`
 * where there is no such right, the sale is over, or its price was passed on; Forbidden where the fee would go back at
 * once, which whoever books it may not give back
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
    // The day of the sale by the clocks of Paris begins before that of Greenwich.
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

/** All that the buyer paid and has not been given back yet. */
const cameOf = (books: Books): Cents => heldFor(books, 'PRICE') + heldFor(books, 'FEE');

type Statement = {
  readonly by: 'BUYER' | 'HOUSE';
  readonly actorId: string;
  readonly data: { readonly declaredOn: string; readonly note?: string };
};

/** The statement ends what both sides owe each other; a car that nobody has received yet need not come back. */
async function declare(
  parts: OrdersParts,
  writes: Writes,
  { held, books }: Standing,
  { by: party, actorId, data }: Statement,
): Promise<void> {
  // What was passed on to the seller is theirs to give back: the house holds nothing any more.
  requireInput(books.paidOutCents === 0, 'state');
  if (await findSent(writes, held.order.id)) throw new AppError('PayoutInBatch');
  requireInput(!(await isBeingReleased(writes, held.order.id)), 'state');
  const { order, facts } = held;
  const since = Date.parse(data.declaredOn);
  const isEarly = !facts.isHandedOver;
  const dueAt = isEarly ? refundDueAt(since, null) : returnDueAt(since);
  const said = { at: held.now, reference: referenceOf(order), isEarly, dueAt, cents: cameOf(books) };
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
}

/**
 * Staff have seen the car come back, in which state: the sale has come to nothing, its invoices are credited, and the
 * buyer is owed all that they paid, less what the car lost by more than looking at it takes (L221-23).
 * @throws AppError NotFound, BadInput with the field, `state` where no car is on its way back; Forbidden where the
 * fee goes back, which whoever books it may not give back
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
    const said = { dueAt, cents, ...reduced };
    await setUnwindBy(writes, id, dueAt);
    await endSale(parts, writes, held, { kind: 'CAR_RETURNED', party: 'HOUSE', actorId, data, said });
    await returnToCard(parts, writes, await settleOrder(parts, writes, id, WITHDRAWAL));
  });
}

/**
 * Staff say that a withdrawal came to nothing: the buyer keeps the car after all, both agree that the sale stands,
 * or it was booked by mistake. The order is where it was before, and the price the seller's again; the right to go
 * back on the sale lasts as long as it did.
 * @throws AppError NotFound, BadInput with `reason`, or `state` where no car is on its way back
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
 * Staff have sent the seller what a car lost that came back to them. @throws AppError NotFound, BadInput with the
 * field of the transfer, or `state` where nothing is owed to them
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
    requireInput(order.state === 'CANCELLED' && cents > 0, 'state');
    await payOut(parts, writes, standing, actorId, given);
    await recordSellerPaid(writes, order, actorId, cents);
  });
}
