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
 * Writes the handover report, by the seller or by the house for them; it can be rewritten until somebody has signed it.
 * @throws AppError NotFound, BadInput with the field, or `state`, StaleVersion where another was written since
 * `seenAt`, PurchaseUnknown for a house car whose cost is unknown
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
    // A retry whose first response was lost.
    if (before && isDeepStrictEqual({ ...report, writtenAt: before.writtenAt }, before)) return;
    if (seenAt !== undefined && (before?.writtenAt ?? null) !== seenAt) throw new AppError('StaleVersion');
    requireKnownCost(order);
    const known = await parts.files.findPhotos(given.photoIds);
    const gone = given.photoIds.filter(photoId => !known.has(photoId));
    requireInput(gone.length === 0, 'photoIds', { gone });
    // Codes already sent were for the previous text.
    await dropCodesOf(writes, id, 'REPORT');
    await dropReport(parts, writes, id);
    await addReport(writes, { ...report, orderId: id, writtenBy: accountId, writtenAt: now });
    const data = { odometer: given.odometer };
    const said = { obstacles: await readObstacles(parts, writes, order, now) };
    await advance(parts, writes, held, { kind: 'REPORT_WRITTEN', party, actorId: accountId, data, said });
  });
}

/**
 * Records a handover whose report was signed on paper; by staff.
 * @throws AppError NotFound, BadInput with `reason` or `state`, PurchaseUnknown for a house car whose cost is unknown,
 * VigilanceDue, CarPapersMissing
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
    // With escrow both sides must sign the handover online before the price is released.
    requireInput(held.order.state === 'PAID' && held.order.escrow === null, 'state');
    requireKnownCost(held.order);
    await requireHandover(parts, writes, held.order, held.now);
    const data = { note: reason.trim() };
    await advance(parts, writes, held, { kind: 'HANDED_OVER', party: 'HOUSE', actorId, data });
    await settleOrder(parts, writes, id);
  });
}

/** A completed transfer to a seller. */
type Made = {
  readonly paidOn: string;
  readonly ibanEnd: string;
  readonly reference: string;
  readonly lineKey?: string;
  /** Its source; default: the house's bank. */
  readonly from?: 'BANK' | 'PROVIDER';
};

/**
 * Validates a transfer that staff made by hand.
 * @throws AppError BadInput with its field, PayoutInBatch while one is pending, SellerDetailsMissing while the payout
 * is held, VigilanceDue
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

/** Books the transfer of what is due to the seller; does nothing where nothing is. @throws AppError BadInput */
export async function payOut(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  actorId: string,
  given: MadePayout | null,
): Promise<void> {
  const cents = creditOf(standing.books.balances, 'SELLERS', 'PRICE');
  if (cents === 0) return;
  // With escrow the provider pays the seller.
  requireInput(!isPaidElsewhere(standing.held.order, standing.books), 'state');
  const made = await madeByHand(parts, writes, standing, given);
  await bookPayout(parts, writes, standing, actorId, made);
}

/**
 * Closes a sale: the seller is told what was paid and retained, as in the settlement; the buyer, which documents are
 * still missing.
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

/** Books a payout made by a bank or escrow provider, and closes the order of a completed sale. */
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

/** Logs that a seller was paid the loss of value of a returned car. */
export async function recordSellerPaid(
  writes: Writes,
  order: Order,
  actorId: string,
  cents: Cents,
): Promise<void> {
  await record(writes, { actorId, action: 'order.sellerPaid', ...logged(order), after: { cents } });
}

/**
 * Closes an order after staff have paid the seller; the price of a house car stays with the house.
 * @throws AppError NotFound, BadInput with the field of the transfer or `state` before the handover, WithdrawalOpen
 * while the buyer may still withdraw, or has declared so by the form
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
