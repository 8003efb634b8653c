import type { Cents } from '#shared/sale/index.ts';
import {
  creditOf,
  dueOf,
  heldElsewhere,
  type ProviderFlows,
  providerFlowsOf,
  receiptPostings,
} from '../../accounting/index.ts';
import { record } from '../../audit/index.ts';
import { boundTo } from '../../bound.ts';
import { isUuid, type Reads, type Writes } from '../../database/index.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import { type EscrowProvider, findRestore, hearEvent, requireChecked } from '../../payments/index.ts';
import { unlessCut } from '../../unless-cut.ts';
import { finishPayout } from '../handover/handover.ts';
import { requireReason } from '../invoices/invoices.ts';
import { findOrder } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { holdOrder, sideOf } from '../progress.ts';
import { logged, referenceOf } from '../reference.ts';
import { isSellerHeld } from '../sellers/seller-details.ts';
import { heldElsewhereOf, holdMoney, isPaidElsewhere, paysSellerOf, type Standing } from '../standing.ts';
import { requireVigilance } from '../vigilance/vigilance.ts';
import { openWithdrawal } from '../withdrawal/withdrawal.ts';
import {
  addEscrow,
  addMove,
  type Escrow,
  endMove,
  findEscrow,
  findEscrowOrder,
  keepCheck,
  listDiffering,
  listUnchecked,
  type Move,
  movesOf,
  setPart,
} from './escrow-store.ts';
import { isPayeeReady, lookAtPayee, openPayee, providerOf, refreshPayee } from './payees.ts';
import { escrowTransferOf } from './paying.ts';
import { lookForAccount } from './payout-accounts.ts';
import { sayReturned } from './refunds.ts';
import { bookOn, returned, tellReceipt } from './settling.ts';

export const ASK_ESCROW = 'orders.askEscrow';
const FOLLOW_ESCROW = 'orders.followEscrow';
type EscrowJob = { readonly orderId: string };

/** What is under way at the provider is looked at again after so long, where it has not told us. */
const LOOK_AGAIN_MS = 3_600_000;

/** Promises that an order's provider will be asked, or looked at. */
export const promiseEscrow = (
  { jobs }: Pick<OrdersParts, 'jobs'>,
  writes: Writes,
  orderId: string,
  kind = FOLLOW_ESCROW,
  delayMs = 0,
): Promise<void> => jobs.enqueue<EscrowJob>(writes, [{ kind, data: { orderId }, delayMs }]);

/** Asks the buyer for the price where the provider takes it: once both have signed. */
async function askEscrow(parts: OrdersParts, writes: Writes, { orderId }: EscrowJob): Promise<void> {
  const order = found(await findOrder(parts.database, orderId));
  if (order.escrow === null || order.state === 'CANCELLED') return;
  if (await findEscrow(parts.database, orderId)) return;
  const { id: accountId, firstName, lastName, email } = found(await parts.findAccount(order.buyerId));
  const payer = { accountId, email, name: `${firstName} ${lastName}` };
  const amountCents = 100 * order.hammerPrice;
  const wish = { orderId, amountCents, payer, label: referenceOf(order) };
  const asked = await providerOf(parts, order.escrow).ask(wish);
  const { facts } = await holdOrder(writes, orderId);
  await addEscrow(writes, { ...asked, orderId, amountCents });
  // It came to nothing while the provider was asked: what was asked for is closed.
  if (facts.isCancelled) await promiseEscrow(parts, writes, orderId);
}

/**
 * Looks at an order's provider and books what is new: what came, and what has become of what was promised to leave.
 * What is promised is asked for under its id, so that a crash between the answer and its row asks again and moves
 * nothing twice. Answers whether something promised waits still.
 */
async function lookAtEscrow(parts: OrdersParts, writes: Writes, { orderId }: EscrowJob): Promise<boolean> {
  const escrow = await findEscrow(parts.database, orderId);
  const order = found(await findOrder(parts.database, orderId));
  if (!escrow || order.escrow === null) return false;
  const provider = providerOf(parts, order.escrow);
  if (order.state === 'CANCELLED') await provider.close(escrow);
  const promised = (await movesOf(parts.database, orderId)).filter(({ state }) => state === 'PROMISED');
  // What was asked for anew after a restore may have been done before: it waits until staff have compared.
  const isHeld = promised.length > 0 && (await findRestore(writes)) !== null;
  const answers: [Move, Awaited<ReturnType<EscrowProvider['move']>>][] = [];
  for (const move of isHeld ? [] : promised) answers.push([move, await provider.move(escrow, move)]);
  const { receivedCents, partCents } = await provider.look(escrow);

  await bookReceived(parts, writes, escrow, receivedCents);
  await setPart(writes, orderId, partCents);
  for (const [move, { state, providerRef = '', failure = null }] of answers) {
    if (state === 'PENDING') continue;
    const hasEnded = await endMove(writes, move.id, state, failure);
    if (hasEnded && state === 'DONE') await bookMove(parts, writes, move, providerRef);
  }
  return isHeld || answers.some(([, { state }]) => state === 'PENDING');
}

/** Looks at an order's provider, and again while something waits: the check of each night begins no such round. */
async function followEscrow(parts: OrdersParts, writes: Writes, job: EscrowJob): Promise<void> {
  if (await lookAtEscrow(parts, writes, job))
    await promiseEscrow(parts, writes, job.orderId, FOLLOW_ESCROW, LOOK_AGAIN_MS);
}

/** What the provider holds more than was booked is a receipt of today; of less staff are told by the check. */
async function bookReceived(
  parts: OrdersParts,
  writes: Writes,
  { orderId, providerRef }: Escrow,
  receivedCents: Cents,
): Promise<void> {
  const standing = await holdMoney(writes, orderId);
  const cents = receivedCents - (await providerFlowsOf(writes, orderId)).receivedCents;
  if (cents <= 0) return;
  const facts = {
    ...({ kind: 'RECEIPT', source: 'ESCROW', valueOn: standing.today, actorId: null } as const),
    ...{ reference: providerRef, lineKey: `escrow:${providerRef}:${receivedCents}` },
  };
  const postings = receiptPostings('PROVIDER', cents, 'PRICE', 0);
  const booked = await bookOn(parts, writes, standing, { facts, postings });
  if (booked) await tellReceipt(parts, writes, standing, booked.after);
}

/** What has left the provider: to the seller, which ends the sale, or back to the buyer. */
async function bookMove(
  parts: OrdersParts,
  writes: Writes,
  { id, orderId, kind, amountCents: cents, reason, actorId }: Move,
  reference: string,
): Promise<void> {
  const standing = await holdMoney(writes, orderId);
  const { today: paidOn } = standing;
  const lineKey = `escrow:${id}`;
  if (kind === 'RELEASE') {
    const made = { paidOn, reference, lineKey, ibanEnd: '', from: 'PROVIDER' as const };
    return finishPayout(parts, writes, standing, actorId, made);
  }
  const facts = { kind: 'REFUND' as const, valueOn: paidOn, reference, reason, lineKey, actorId };
  const postings = returned('PROVIDER', 'PRICE', cents);
  const booked = found(await bookOn(parts, writes, standing, { facts, postings }));
  await sayReturned(parts, writes, booked.after.held, { purpose: 'PRICE', cents, actorId });
}

/** What a provider tells, signed: it may come twice, late or out of order, so it only says where to look. */
async function hearEscrow(parts: OrdersParts, body: Buffer, signature: string): Promise<boolean> {
  const news = parts.payments.escrow?.hear(body, signature) ?? null;
  if (news === null) return false;
  const { name } = found(parts.payments.escrow);
  await parts.database.transaction(async writes => {
    if (!(await hearEvent(writes, `escrow.${name}`, news.eventId))) return;
    const orderId = await findEscrowOrder(writes, news);
    if (orderId !== null) await promiseEscrow(parts, writes, orderId);
  });
  return true;
}

/** What of an order is promised to leave, and has not yet. */
async function promisedOf(reads: Reads, orderId: string, kind: Move['kind']): Promise<Cents> {
  const moves = await movesOf(reads, orderId);
  const open = moves.filter(move => move.state === 'PROMISED' && move.kind === kind);
  return open.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Whether a price is on its way from its provider to the seller. Whoever writes holds the order. */
export const isBeingReleased = async (reads: Reads, orderId: string): Promise<boolean> =>
  (await promisedOf(reads, orderId, 'RELEASE')) > 0;

type Promised = Pick<Move, 'kind' | 'amountCents' | 'reason' | 'payeeRef'>;

async function promiseMove(
  parts: OrdersParts,
  writes: Writes,
  { held: { order } }: Standing,
  of: { readonly id: string; readonly actorId: string },
  move: Promised,
): Promise<void> {
  await requireChecked(writes);
  requireInput(await addMove(writes, { ...of, ...move, orderId: order.id }), 'moveId');
  await record(writes, {
    ...{ actorId: of.actorId, ...logged(order) },
    action: move.kind === 'RELEASE' ? 'order.escrowReleased' : 'order.escrowReturned',
    after: { cents: move.amountCents },
    reason: move.reason || null,
  });
  await promiseEscrow(parts, writes, order.id);
}

/** A move of that id is this order's: asked for twice it is one. @throws AppError BadInput with `moveId` */
async function isKnown(reads: Reads, orderId: string, moveId: string): Promise<boolean> {
  requireInput(isUuid(moveId), 'moveId');
  return (await movesOf(reads, orderId)).some(({ id }) => id === moveId);
}

/**
 * Staff release a price to its seller: once both have signed that the car has changed hands, and the buyer can go back
 * on the sale no more. The order is closed when the provider has done it.
 * @throws AppError NotFound, BadInput with `state` before that or where nothing is owed, `payee` while the provider
 * does not know the seller well enough, VigilanceDue, WithdrawalOpen, SellerDetailsMissing, PaymentUnavailable,
 * MoneyUnchecked
 */
async function releaseEscrow(parts: OrdersParts, id: string, moveId: string, actorId: string): Promise<void> {
  const order = found(await findOrder(parts.database, id));
  if (await isKnown(parts.database, id, moveId)) return;
  requireInput(order.escrow !== null && order.sellerId !== null, 'state');
  const payee = await lookAtPayee(parts, found(order.escrow), found(order.sellerId), null);
  requireInput(payee.isReady, 'payee');
  await parts.database.transaction(async writes => {
    const standing = await holdMoney(writes, id);
    const { held, books } = standing;
    if (await isKnown(writes, id, moveId)) return;
    const amountCents = creditOf(books.balances, 'SELLERS', 'PRICE');
    requireInput(isHandedOverByBoth(held.facts), 'state');
    requireInput(amountCents > 0 && isPaidElsewhere(held.order, books), 'state');
    requireInput(!(await isBeingReleased(writes, id)), 'state');
    await requireVigilance(parts, writes, held.order);
    if (held.order.state !== 'CANCELLED' && (await openWithdrawal(writes, held.order, held.now)))
      throw new AppError('WithdrawalOpen');
    if (await isSellerHeld(writes, held.order.sellerId ?? '', held.now))
      throw new AppError('SellerDetailsMissing');
    const move = { kind: 'RELEASE', amountCents, reason: '', payeeRef: payee.ref } as const;
    await promiseMove(parts, writes, standing, { id: moveId, actorId }, move);
  });
}

const isHandedOverByBoth = (facts: Standing['held']['facts']): boolean =>
  facts.isHandedOver && facts.isReportSignedByBuyer && facts.isReportSignedBySeller;

/**
 * Staff give back to the buyer what is owed to them of a price, or a part of it, with a reason.
 * @throws AppError NotFound, BadInput with `reason`, or `amountCents` where so much is not owed; MoneyUnchecked
 */
async function returnEscrow(
  parts: OrdersParts,
  id: string,
  moveId: string,
  actorId: string,
  given: { readonly amountCents: Cents; readonly reason: string },
): Promise<void> {
  requireReason(given.reason);
  const { amountCents } = given;
  await parts.database.transaction(async writes => {
    const standing = await holdMoney(writes, id);
    if (await isKnown(writes, id, moveId)) return;
    const { terms, books, held } = standing;
    requireInput(held.order.escrow !== null, 'state');
    const isThere = Math.min(dueOf(terms, books, 'PRICE').overCents, heldElsewhere(books));
    const owed = isThere - (await promisedOf(writes, id, 'RETURN'));
    requireInput(Number.isSafeInteger(amountCents) && amountCents > 0 && amountCents <= owed, 'amountCents');
    const move = { kind: 'RETURN', amountCents, reason: given.reason.trim(), payeeRef: null } as const;
    await promiseMove(parts, writes, standing, { id: moveId, actorId }, move);
  });
}

/**
 * The sandbox's buyer transfers. @throws AppError NotFound where it is somebody else's, or no sandbox holds the price
 */
async function payIntoSandbox(
  parts: OrdersParts,
  id: string,
  accountId: string,
  cents: Cents,
): Promise<void> {
  const order = found(await findOrder(parts.database, id));
  const escrow = found(await findEscrow(parts.database, order.id));
  const { receive } = found(parts.payments.escrow);
  if (sideOf(order, accountId) !== 'BUYER' || !receive) throw new AppError('NotFound');
  requireInput(Number.isSafeInteger(cents) && cents > 0 && cents <= 2 * escrow.amountCents, 'amountCents');
  await receive(escrow, cents);
  await parts.database.transaction(writes => promiseEscrow(parts, writes, id));
}

const isSame = (one: ProviderFlows, other: ProviderFlows): boolean =>
  one.receivedCents === other.receivedCents &&
  one.releasedCents === other.releasedCents &&
  one.returnedCents === other.returnedCents;

/**
 * Each night every price at a provider is held against the journal: what is new there is booked, what still differs is
 * kept for staff to see. One that fails holds up no other, and is tried again with the next sweep.
 * @throws the first failure, once all were tried, or the reason of the signal that stops it between two
 */
async function checkEscrows(parts: OrdersParts, stop?: AbortSignal): Promise<void> {
  const provider = parts.payments.escrow;
  if (!provider) return;
  const failures: unknown[] = [];
  for (const orderId of await listUnchecked(parts.database)) {
    stop?.throwIfAborted();
    await checkEscrow(parts, provider, orderId, stop).catch(error => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function checkEscrow(
  parts: OrdersParts,
  provider: EscrowProvider,
  orderId: string,
  stop?: AbortSignal,
): Promise<void> {
  const { database } = parts;
  const order = await findOrder(database, orderId);
  const escrow = await findEscrow(database, orderId);
  if (!escrow || order?.escrow !== provider.name) return;
  const unlessStopped = <Answer>(asked: Promise<Answer>) => (stop ? unlessCut(asked, stop) : asked);
  await database.lane('LONG').transaction(writes => lookAtEscrow(parts, writes, { orderId }), stop);
  const { receivedCents, releasedCents, returnedCents } = await unlessStopped(provider.look(escrow));
  const theirs = { receivedCents, releasedCents, returnedCents };
  await database.transaction(async writes => {
    await holdMoney(writes, orderId);
    const ours = await providerFlowsOf(writes, orderId);
    // What is on its way may have arrived there and not here: it is no difference before it has ended.
    const isMoving = (await movesOf(writes, orderId)).some(({ state }) => state === 'PROMISED');
    await keepCheck(writes, orderId, isMoving || isSame(ours, theirs) ? null : { ours, theirs });
  });
  // Whether the provider knows the seller by now holds up nothing that is asked of the money.
  await unlessStopped(lookForAccount(parts, order));
}

/** What the orders room does with prices that another holds. */
export function forEscrow(parts: OrdersParts) {
  const { database, jobs } = parts;
  jobs.handle<EscrowJob>(ASK_ESCROW, (job, writes) => askEscrow(parts, writes, job));
  jobs.handle<EscrowJob>(FOLLOW_ESCROW, (job, writes) => followEscrow(parts, writes, job));
  return {
    ...boundTo(parts, { escrowTransferOf, releaseEscrow, returnEscrow, payIntoSandbox }),
    ...boundTo(parts, {
      hearEscrow,
      checkEscrows,
      openEscrowPayee: openPayee,
      refreshEscrowPayee: refreshPayee,
    }),
    ...boundTo(database, { heldElsewhereOf, paysSellerOf, isPayeeReady }),
    ...boundTo(database, { escrowMovesOf: movesOf, listEscrowDifferences: listDiffering }),
  };
}
