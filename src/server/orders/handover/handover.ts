import { isDeepStrictEqual } from 'node:util';
import { type MadePayout, PAYOUT_FIELDS } from '#shared/fields/index.ts';
import type { Cents, Instant, OrderParty } from '#shared/sale/index.ts';
import { creditOf } from '../../accounting/index.ts';
import { record } from '../../audit/index.ts';
import { requireFields } from '../../context.ts';
import { isUuid, type Writes } from '../../database/index.ts';
import { AppError, requireInput } from '../../errors.ts';
import { dropReport } from '../contract/originals.ts';
import { dropCodesOf } from '../contract/signing-store.ts';
import { requireKnownCost } from '../invoices/car-purchases.ts';
import { requireReason } from '../invoices/invoices.ts';
import { findSent, ibanEnd } from '../money/payouts-store.ts';
import { bookOn, settleOrder } from '../money/settling.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { advance, holdOrder, sideOf } from '../progress.ts';
import { logged } from '../reference.ts';
import { isSellerHeld } from '../sellers/seller-details.ts';
import { earnedOfPrice, holdMoney, isPaidElsewhere, type Standing } from '../standing.ts';
import { requireVigilance } from '../vigilance/vigilance.ts';
import { openWithdrawal } from '../withdrawal/withdrawal.ts';
import { readWaivedPapers } from './car-papers.ts';
import { readObstacles, requireHandover } from './obstacles.ts';
import { addReport, findReport, type Report } from './report-store.ts';

const ODOMETER_MAX = 10_000_000;
const KEYS_MAX = 20;
const REMARKS_LENGTH_MAX = 2_000;
const PHOTOS_MAX = 20;

export type ReportInput = Omit<Report, 'writtenAt'>;

function check({ odometer, keyCount, remarks, photoIds }: ReportInput): void {
  const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;
  requireInput(isCount(odometer, ODOMETER_MAX), 'odometer');
  requireInput(isCount(keyCount, KEYS_MAX), 'keyCount');
  requireInput(remarks.length <= REMARKS_LENGTH_MAX, 'remarks');
  requireInput(photoIds.length <= PHOTOS_MAX && photoIds.every(isUuid), 'photoIds');
}

/**
 * The seller, or the house in their place, writes down in what state the car is handed over; until somebody
 * has signed it, it can be written anew. @throws AppError NotFound, BadInput with the field, or `state`,
 * StaleVersion where another was written since `seenAt`, PurchaseUnknown for a car of the house's own before it is
 * known what it cost
 */
export async function writeReport(
  parts: OrdersParts,
  id: string,
  { accountId, isStaff }: { accountId: string; isStaff: boolean },
  given: ReportInput,
  seenAt?: Instant | null,
): Promise<void> {
  await parts.database.transaction(async writes => {
    const held = await holdOrder(writes, id);
    const { order, facts, now } = held;
    const party: OrderParty | 'HOUSE' = isStaff ? 'HOUSE' : sideOf(order, accountId);
    requireInput(party !== 'BUYER' && order.state === 'PAID', 'state');
    requireInput(!facts.isReportSignedByBuyer && !(order.sellerId && facts.isReportSignedBySeller), 'state');
    check(given);
    const before = await findReport(writes, id);
    const report = { ...given, remarks: given.remarks.trim() };
    // Sent again because its answer was lost on its way.
    if (before && isDeepStrictEqual({ ...report, writtenAt: before.writtenAt }, before)) return;
    if (seenAt !== undefined && (before?.writtenAt ?? null) !== seenAt) throw new AppError('StaleVersion');
    requireKnownCost(order);
    const known = await parts.files.findPhotos(given.photoIds);
    const gone = given.photoIds.filter(photoId => !known.has(photoId));
    requireInput(gone.length === 0, 'photoIds', { gone });
    // Whoever was sent a code was to sign what the report said before.
    await dropCodesOf(writes, id, 'REPORT');
    await dropReport(parts, writes, id);
    await addReport(writes, { ...report, orderId: id, writtenBy: accountId, writtenAt: now });
    const data = { odometer: given.odometer };
    const said = { obstacles: await readObstacles(parts, writes, order, now) };
    await advance(parts, writes, held, { kind: 'REPORT_WRITTEN', party, actorId: accountId, data, said });
  });
}

/**
 * Staff say that the car has changed hands, where the report was signed on paper.
 * @throws AppError NotFound, BadInput with `reason` or `state`, PurchaseUnknown for a car of the house's own before it
 * is known what it cost, VigilanceDue, CarPapersMissing
 */
export async function handOver(
  parts: OrdersParts,
  id: string,
  actorId: string,
  reason: string,
): Promise<void> {
  requireReason(reason);
  await parts.database.transaction(async writes => {
    const held = await holdOrder(writes, id);
    // Where another holds the price, both sign that the car has changed hands before it is released.
    requireInput(held.order.state === 'PAID' && held.order.escrow === null, 'state');
    requireKnownCost(held.order);
    await requireHandover(parts, writes, held.order, held.now);
    const data = { note: reason.trim() };
    await advance(parts, writes, held, { kind: 'HANDED_OVER', party: 'HOUSE', actorId, data });
    await settleOrder(parts, writes, id);
  });
}

/** A transfer to a seller that was made. */
type Made = {
  readonly paidOn: string;
  readonly ibanEnd: string;
  readonly reference: string;
  readonly lineKey?: string;
  /** Where it left from: the house's bank, where nothing is said. */
  readonly from?: 'BANK' | 'PROVIDER';
};

/**
 * A transfer that staff made by hand.
 * @throws AppError BadInput with its field, PayoutInBatch while one is on its way, SellerDetailsMissing while it is
 * held, VigilanceDue
 */
async function madeByHand(
  parts: OrdersParts,
  writes: Writes,
  { held: { order, now }, today }: Standing,
  given: MadePayout | null,
): Promise<Made> {
  if (await findSent(writes, order.id)) throw new AppError('PayoutInBatch');
  if (await isSellerHeld(writes, order.sellerId ?? '', now)) throw new AppError('SellerDetailsMissing');
  await requireVigilance(parts, writes, order);
  const { paidOn, iban, reference } = requireFields(PAYOUT_FIELDS, given ?? {});
  requireInput(paidOn <= today, 'paidOn');
  return { paidOn, ibanEnd: ibanEnd(iban), reference };
}

async function bookPayout(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  actorId: string,
  { paidOn, from = 'BANK', ...made }: Made,
): Promise<void> {
  const cents = creditOf(standing.books.balances, 'SELLERS', 'PRICE');
  const facts = { kind: 'PAYOUT' as const, valueOn: paidOn, ...made, actorId };
  await bookOn(parts, writes, standing, {
    facts,
    postings: [
      { account: 'SELLERS', purpose: 'PRICE', cents },
      { account: from, purpose: 'PRICE', cents: 0 - cents },
    ],
  });
}

/** Books the transfer of what is the seller's by now; nothing where nothing is. @throws AppError BadInput */
export async function payOut(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  actorId: string,
  given: MadePayout | null,
): Promise<void> {
  const cents = creditOf(standing.books.balances, 'SELLERS', 'PRICE');
  if (cents === 0) return;
  // What another pays is not the house's to transfer.
  requireInput(!isPaidElsewhere(standing.held.order, standing.books), 'state');
  const made = await madeByHand(parts, writes, standing, given);
  await bookPayout(parts, writes, standing, actorId, made);
}

/**
 * The last step of a sale: its seller is told what they were sent and what was kept, as the settlement says, its buyer
 * which papers the car still lacks.
 */
async function close(
  parts: OrdersParts,
  writes: Writes,
  { books, held }: Standing,
  actorId: string,
): Promise<void> {
  const lacking = await readWaivedPapers(parts, writes, held.order, held.now);
  await advance(parts, writes, held, {
    ...{ kind: 'CLOSED', party: 'HOUSE', actorId },
    saidToBuyer: { papers: lacking?.papers ?? [] },
    saidToSeller: { cents: creditOf(books.balances, 'SELLERS', 'PRICE'), keptCents: earnedOfPrice(books) },
  });
}

/**
 * A transfer that a bank, or who held the price, has made: booked, and where the sale went through nothing is left to
 * do.
 */
export async function finishPayout(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  actorId: string,
  made: Made,
): Promise<void> {
  const { held, books } = standing;
  const cents = creditOf(books.balances, 'SELLERS', 'PRICE');
  await bookPayout(parts, writes, standing, actorId, made);
  if (held.order.state === 'HANDED_OVER') await close(parts, writes, standing, actorId);
  else await recordSellerPaid(writes, held.order, actorId, cents);
}

/** The log says that a seller has what a car lost that came back to them. */
export async function recordSellerPaid(
  writes: Writes,
  order: Order,
  actorId: string,
  cents: Cents,
): Promise<void> {
  await record(writes, { actorId, action: 'order.sellerPaid', ...logged(order), after: { cents } });
}

/**
 * Staff have passed the price on: nothing is left to do. The price of a car of the house stays with it.
 * @throws AppError NotFound, BadInput with the field of the transfer or `state` before the car is handed over,
 * WithdrawalOpen while the buyer may still go back on the sale, or says by the form that they do
 */
export async function closeOrder(
  parts: OrdersParts,
  id: string,
  actorId: string,
  given: MadePayout | null,
): Promise<void> {
  await parts.database.transaction(async writes => {
    const held = await holdOrder(writes, id);
    requireInput(held.order.state === 'HANDED_OVER', 'state');
    if (await openWithdrawal(writes, held.order, held.now)) throw new AppError('WithdrawalOpen');
    await settleOrder(parts, writes, id);
    const standing = await holdMoney(writes, id);
    await payOut(parts, writes, standing, actorId, given);
    await close(parts, writes, standing, actorId);
  });
}
