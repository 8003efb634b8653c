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

/** Polling interval for pending transfers, in case no webhook arrives. */
const LOOK_AGAIN_MS = 3_600_000;

/** Schedules a job that opens an order's escrow or queries its provider. */
export const promiseEscrow = (
  { jobs }: Pick<OrdersParts, 'jobs'>,
  writes: Writes,
  orderId: string,
  kind = FOLLOW_ESCROW,
  delayMs = 0,
): Promise<void> => jobs.enqueue<EscrowJob>(writes, [{ kind, data: { orderId }, delayMs }]);

/** Opens the escrow for the buyer's payment once both sides have signed. */
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
  // The sale failed while the provider was called: the follow-up closes the escrow.
  if (facts.isCancelled) await promiseEscrow(parts, writes, orderId);
}

/**
 * Queries an order's provider and books what is new: payments received and the outcome of planned transfers. Each
 * transfer is requested under its own id, so that a crash before the answer is stored repeats the request but moves no
 * money twice. Returns whether a planned transfer is still pending.
 */
async function lookAtEscrow(parts: OrdersParts, writes: Writes, { orderId }: EscrowJob): Promise<boolean> {
  const escrow = await findEscrow(parts.database, orderId);
  const order = found(await findOrder(parts.database, orderId));
  if (!escrow || order.escrow === null) return false;
  const provider = providerOf(parts, order.escrow);
  if (order.state === 'CANCELLED') await provider.close(escrow);
  const promised = (await movesOf(parts.database, orderId)).filter(({ state }) => state === 'PROMISED');
  // After a restore a transfer may have been made already: it waits until staff have compared the records.
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

/** Queries an order's provider, again while a transfer is pending; the nightly check does not schedule this. */
async function followEscrow(parts: OrdersParts, writes: Writes, job: EscrowJob): Promise<void> {
  if (await lookAtEscrow(parts, writes, job))
    await promiseEscrow(parts, writes, job.orderId, FOLLOW_ESCROW, LOOK_AGAIN_MS);
}

/** Books what the provider holds beyond the journal as a receipt of today; the check reports a shortfall to staff. */
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

/** Books a completed transfer: to the seller, which closes the sale, or back to the buyer. */
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

/** Handles a provider's signed webhook. It may be repeated, late or out of order, so it only triggers a query. */
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

/** Returns the amount of an order's pending transfers of a kind. */
async function promisedOf(reads: Reads, orderId: string, kind: Move['kind']): Promise<Cents> {
  const moves = await movesOf(reads, orderId);
  const open = moves.filter(move => move.state === 'PROMISED' && move.kind === kind);
  return open.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Whether the price is being released to the seller. The caller holds the order's lock. */
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

/** Whether this order has a transfer with that id (a repeated request). @throws AppError BadInput with `moveId` */
async function isKnown(reads: Reads, orderId: string, moveId: string): Promise<boolean> {
  requireInput(isUuid(moveId), 'moveId');
  return (await movesOf(reads, orderId)).some(({ id }) => id === moveId);
}

/**
 * Releases a price to its seller, by staff: once both have signed the handover report and the buyer can no longer
 * withdraw. The order closes when the provider has made the transfer.
 * @throws AppError NotFound, BadInput with `state` before that or where nothing is owed, `payee` while the provider has
 * not verified the seller, VigilanceDue, WithdrawalOpen, SellerDetailsMissing, PaymentUnavailable, MoneyUnchecked
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
 * Returns to the buyer what is owed of a price, or part of it, with a reason; by staff.
 * @throws AppError NotFound, BadInput with `reason`, or `amountCents` where less is owed; MoneyUnchecked
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
 * Simulates the buyer's transfer in the sandbox. @throws AppError NotFound where the order is another's, or its price
 * is not in the sandbox
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
 * Compares each escrow with the journal every night: books what is new and stores the remaining difference for staff. A
 * failing one stops no other and is retried by the next sweep.
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
    // A pending transfer may be done there and not recorded here: it counts as no difference yet.
    const isMoving = (await movesOf(writes, orderId)).some(({ state }) => state === 'PROMISED');
    await keepCheck(writes, orderId, isMoving || isSame(ours, theirs) ? null : { ours, theirs });
  });
  // A failed query of the seller's verification must not stop the check of the money.
  await unlessStopped(lookForAccount(parts, order));
}

/** The operations on prices in escrow. */
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
