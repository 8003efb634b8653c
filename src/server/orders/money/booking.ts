import { createHash } from 'node:crypto';
import {
  type BankLinePurpose,
  type MadeTransfer,
  RECEIPT_FIELDS,
  type ReceiptPurpose,
  TRANSFER_FIELDS,
} from '#shared/fields/index.ts';
import type { Cents } from '#shared/sale/index.ts';
import {
  creditPostings,
  dueOf,
  type Entry,
  type EntryFacts,
  findAsked,
  findEntry,
  heldElsewhere,
  leftOf,
  lockJournal,
  type Purpose,
  post,
  receiptPostings,
  reversed,
} from '../../accounting/index.ts';
import { boundTo } from '../../bound.ts';
import { requireFields } from '../../context.ts';
import { isUuid, type Reads, type Writes } from '../../database/index.ts';
import { AppError, found, requireInput } from '../../errors.ts';
import { requireChecked } from '../../payments/index.ts';
import { requireReason } from '../invoices/invoices.ts';
import type { OrdersParts } from '../parts.ts';
import { earnedOf, holdMoney, type Standing } from '../standing.ts';
import { takeBack } from './given-back.ts';
import { ibanEnd } from './payouts-store.ts';
import { returnToCard, sayReturned } from './refunds.ts';
import { bookOn, type NewEntry, returned, tellReceipt } from './settling.ts';
import { log, reverseEntry, waiting } from './undoing.ts';

/** Who performs a money operation, and its idempotency key, a UUID. */
export type Doing = { readonly actorId: string; readonly key: string | null };

/** The author of a manual entry, with the key and hash of the request. */
export type By = Pick<EntryFacts, 'lineKey' | 'askedHash'> & { readonly actorId: string };

/**
 * Returns the author facts of a manual entry; null where the same request was booked under that key. Call it with the
 * journal locked. @throws AppError BadInput, with `state` where it was undone since; IdempotencyMismatch where the key
 * belongs to another request
 */
export async function doneBy(
  reads: Reads,
  { actorId, key }: Doing,
  asked: readonly [doing: string, ...unknown[]],
): Promise<By | null> {
  if (key === null) return { actorId };
  requireInput(isUuid(key), 'key');
  const lineKey = `hand:${actorId}:${key}`;
  const askedHash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  const before = await findAsked(reads, lineKey);
  if (!before) return { actorId, lineKey, askedHash };
  // Older entries have no request hash, so only their existence is known.
  if (before.hash !== null && before.hash !== askedHash) throw new AppError('IdempotencyMismatch');
  requireInput(!before.isUndone, 'state');
  return null;
}

/** Books on an order, and notifies the buyer of what they cannot know. Returns null: the line was booked before. */
async function bookReceiptOn(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  entry: NewEntry,
): Promise<number | null> {
  const booked = await bookOn(parts, writes, standing, entry);
  if (!booked) return null;
  await tellReceipt(parts, writes, standing, booked.after);
  return booked.entryId;
}

/** The source of a receipt: a bank file, where each line counts once, or by hand. */
export type Origin = { readonly source: 'HAND' } | { readonly source: 'FILE'; readonly lineKey: string };

/**
 * Books money received on the house's account: on an order, where it counts once both sides have signed, or on none
 * until staff allocate it. Returns the entry; null where the line was booked before.
 * @throws AppError NotFound, BadInput with the field that is wrong; `valueOn` also for a future day
 */
export async function bookReceipt(
  parts: OrdersParts,
  orderId: string | null,
  doing: Doing,
  given: Readonly<Record<string, unknown>>,
  origin: Origin = { source: 'HAND' },
): Promise<number | null> {
  requireInput(orderId === null || isUuid(orderId), 'orderId');
  const receipt = requireFields(RECEIPT_FIELDS, given);
  const { amountCents, valueOn, payer, reference, purpose } = receipt;
  return parts.database.transaction(async writes => {
    const standing = orderId === null ? null : await holdMoney(writes, orderId);
    const today = standing?.today ?? (await lockJournal(writes));
    const by = await doneBy(writes, doing, ['bookReceipt', orderId, receipt]);
    if (!by) return null;
    requireInput(valueOn <= today, 'valueOn');
    if (standing) requireOwn(standing, purpose);
    const facts = { kind: 'RECEIPT' as const, valueOn, payer, reference, ...by, ...origin };
    const entryId = standing
      ? await bookReceiptOn(parts, writes, standing, {
          facts,
          postings: receiptPostings('BANK', amountCents, purpose, missingFee(standing)),
        })
      : ((await post(writes, { ...facts, orderId: null }, waiting(amountCents)))?.id ?? null);
    if (entryId !== null) await log(writes, by.actorId, 'receiptBooked', { standing, entryId });
    return entryId;
  });
}

/** Refuses a price that belongs in escrow: the house must send it back. */
const requireOwn = ({ held }: Standing, purpose: ReceiptPurpose): void =>
  requireInput(held.order.escrow === null || purpose === 'FEE', 'purpose');

const missingFee = ({ terms, books }: Standing): Cents => dueOf(terms, books, 'FEE').missingCents;

/** A receipt without an order, or part of it. */
type Part = { readonly amountCents: Cents; readonly purpose: BankLinePurpose };
type Waiting = Pick<Entry, 'id' | 'payer' | 'reference' | 'valueOn'>;

/**
 * Allocates part of a receipt to an order: as its buyer's payment, or as what its seller gives back. The caller holds
 * the locks of the order and the journal. @throws AppError BadInput with `purpose`, or `amountCents` where the seller
 * owes another amount or none
 */
export async function allocate(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  { id: receiptId, payer, reference, valueOn }: Waiting,
  { amountCents, purpose, ...by }: By & Part,
): Promise<void> {
  const facts = { receiptId, payer, reference, valueOn, ...by };
  let entryId: number | null;
  if (purpose === 'GIVEN_BACK') entryId = await takeBack(parts, writes, standing, amountCents, facts);
  else {
    requireOwn(standing, purpose);
    const postings = receiptPostings('UNALLOCATED', amountCents, purpose, missingFee(standing));
    const entry = { facts: { kind: 'ALLOCATION', ...facts }, postings } as const;
    entryId = await bookReceiptOn(parts, writes, standing, entry);
  }
  await log(writes, by.actorId, 'receiptAllocated', { standing, entryId: found(entryId) });
}

/**
 * Allocates a receipt, or part of it, to an order; by staff. @throws AppError NotFound, BadInput with `amountCents`
 * where less is left or a seller owes another amount, or `purpose`
 */
async function allocateReceipt(
  parts: OrdersParts,
  { receiptId, orderId }: { receiptId: number; orderId: string },
  doing: Doing,
  part: Part,
): Promise<void> {
  const { amountCents, purpose } = part;
  requireInput(isUuid(orderId), 'orderId');
  await parts.database.transaction(async writes => {
    const standing = await holdMoney(writes, orderId);
    const by = await doneBy(writes, doing, ['allocateReceipt', receiptId, orderId, amountCents, purpose]);
    if (!by) return;
    const receipt = found(await findEntry(writes, receiptId));
    const left = await leftOf(writes, receiptId);
    requireInput(Number.isSafeInteger(amountCents) && amountCents > 0 && amountCents <= left, 'amountCents');
    await allocate(parts, writes, standing, receipt, { ...part, ...by });
  });
}

/**
 * Books a transfer by which staff returned what is owed to a buyer. @throws AppError NotFound, BadInput with the field
 * that is wrong; `amountCents` where less is owed
 */
async function returnMoney(
  parts: OrdersParts,
  id: string,
  doing: Doing,
  purpose: Purpose,
  given: MadeTransfer,
): Promise<void> {
  const transfer = requireFields(TRANSFER_FIELDS, given);
  const { amountCents, iban, paidOn, reference } = transfer;
  await parts.database.transaction(async writes => {
    const standing = await holdMoney(writes, id);
    const by = await doneBy(writes, doing, ['returnMoney', id, purpose, transfer]);
    if (!by) return;
    const { terms, books } = standing;
    const { overCents } = dueOf(terms, books, purpose);
    // Money in escrow is returned by its provider.
    const owedCents = overCents - (purpose === 'PRICE' ? heldElsewhere(books) : 0);
    requireInput(amountCents <= owedCents, 'amountCents');
    requireInput(paidOn <= standing.today, 'paidOn');
    const facts = { kind: 'REFUND' as const, valueOn: paidOn, reference, ibanEnd: ibanEnd(iban), ...by };
    const postings = returned('BANK', purpose, amountCents);
    const booked = found(await bookOn(parts, writes, standing, { facts, postings }));
    const { actorId } = by;
    const said = { purpose, cents: amountCents, actorId, account: facts.ibanEnd };
    await sayReturned(parts, writes, booked.after.held, said);
    await log(writes, actorId, 'moneyReturned', { standing, entryId: booked.entryId });
  });
}

/**
 * Books that staff sent the unallocated rest of a receipt back to its payer.
 * @throws AppError NotFound, BadInput with the field that is wrong
 */
async function returnReceipt(
  parts: OrdersParts,
  receiptId: number,
  doing: Doing,
  given: MadeTransfer,
): Promise<void> {
  const transfer = requireFields(TRANSFER_FIELDS, given);
  const { amountCents, iban, paidOn, reference } = transfer;
  await parts.database.transaction(async writes => {
    const today = await lockJournal(writes);
    const by = await doneBy(writes, doing, ['returnReceipt', receiptId, transfer]);
    if (!by) return;
    const receipt = found(await findEntry(writes, receiptId));
    if (receipt.kind !== 'RECEIPT') throw new AppError('NotFound');
    requireInput(amountCents <= (await leftOf(writes, receiptId)), 'amountCents');
    requireInput(paidOn <= today, 'paidOn');
    const facts = { kind: 'REFUND' as const, orderId: null, receiptId, valueOn: paidOn, reference };
    const whose = { ...facts, payer: receipt.payer, ibanEnd: ibanEnd(iban), ...by };
    const { id: entryId } = found(await post(writes, whose, reversed(waiting(amountCents))));
    await log(writes, by.actorId, 'moneyReturned', { standing: null, entryId });
  });
}

/**
 * Credits the fee, or part of it, with a credit note. What a card paid is refunded to the card; what came by transfer
 * is owed until staff send it.
 * @throws AppError NotFound, BadInput with `reason`, `invoice` where none stands, `amountCents` where it is less,
 * PaymentContested during a dispute with the card's bank, MoneyUnchecked
 */
async function creditFee(
  parts: OrdersParts,
  id: string,
  doing: Doing,
  { reason, amountCents }: { reason: string; amountCents: Cents | null },
): Promise<void> {
  requireInput(isUuid(id), 'id');
  requireReason(reason);
  // A repeated request returns first: checks that fail by now passed when it was made.
  const asked = ['creditFee', id, reason, amountCents] as const;
  if (!(await doneBy(parts.database, doing, asked))) return;
  await requireChecked(parts.database);
  await parts.payments.requireUncontested(id);
  await parts.database.transaction(async writes => {
    const standing = await holdMoney(writes, id);
    const by = await doneBy(writes, doing, asked);
    if (!by) return;
    const earned = earnedOf(standing.books);
    requireInput(earned > 0, 'invoice');
    const cents = amountCents ?? earned;
    requireInput(Number.isSafeInteger(cents) && cents > 0 && cents <= earned, 'amountCents');
    const said = { reason: reason.trim(), valueOn: standing.today, ...by };
    const postings = creditPostings(earned, cents, standing.terms.feeVat);
    // A single cent may be all VAT, for which no credit note can be made.
    requireInput(
      postings.some(({ account }) => account === 'FEES'),
      'amountCents',
    );
    const entry = { facts: { kind: 'CREDIT' as const, ...said }, postings };
    const { after, entryId } = found(await bookOn(parts, writes, standing, entry));
    await returnToCard(parts, writes, after);
    await log(writes, by.actorId, 'credited', { standing, entryId, reason: reason.trim() });
  });
}

/** The bookings of staff on orders and receipts. */
export const forBooking = (parts: OrdersParts) => ({
  ...boundTo(parts, { bookReceipt, allocateReceipt, reverseEntry, returnMoney, returnReceipt, creditFee }),
});
