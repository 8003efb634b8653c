import type { Cents } from '#shared/sale/index.ts';
import {
  type Booked,
  type Entry,
  findEntry,
  leftOf,
  lockJournal,
  type OrderTerms,
  type Posting,
  post,
  reversed,
  sellersDebt,
} from '../../accounting/index.ts';
import { record } from '../../audit/index.ts';
import type { Writes } from '../../database/index.ts';
import { found, requireInput } from '../../errors.ts';
import { requireReason } from '../invoices/invoices.ts';
import { addInvoice, findInvoiceOfEntry } from '../invoices/invoices-store.ts';
import type { OrdersParts } from '../parts.ts';
import { logged } from '../reference.ts';
import { holdMoney, type Standing } from '../standing.ts';
import { againOf } from './bank-file-store.ts';
import { bookCameBack, bookGivenBack, bookRefused } from './given-back.ts';
import { forgetRefused } from './payout-accounts.ts';
import { restorePayout } from './payouts-store.ts';
import { payoutsMade, sentBy } from './settlement-drawing.ts';
import { bookOn, type NewEntry } from './settling.ts';

/** Writes a money operation of staff to the audit log, under the order, or else the entry. */
export async function log(
  writes: Writes,
  actorId: string,
  what: 'receiptBooked' | 'receiptAllocated' | 'entryReversed' | 'moneyReturned' | 'credited',
  {
    standing,
    entryId,
    reason = null,
  }: { standing: Standing | null; entryId: number; reason?: string | null },
): Promise<void> {
  const order = standing?.held.order;
  const subject = order ? logged(order) : { subjectId: String(entryId), subjectName: String(entryId) };
  await record(writes, { actorId, action: `order.${what}`, ...subject, after: { entryId }, reason });
}

/** The postings of an unallocated receipt. */
export const waiting = (cents: Cents): Posting[] => [
  { account: 'BANK', purpose: null, cents },
  { account: 'UNALLOCATED', purpose: null, cents: 0 - cents },
];

/** Whether an entry paid a seller, including by reversing a return. */
const isSent = (entry: Entry): boolean => entry.kind !== 'TRANSFER' && sentBy(entry) > 0;

/**
 * Whether staff may undo an entry. Card and escrow payments are the provider's. A payout can be undone once the seller
 * has given it back after the buyer's withdrawal; a wrong record of that can be undone too, but not a refusal by the
 * bank, of which the seller was told.
 */
export function isReversible(
  entry: Entry,
  /** The entry that it reversed, if any. */
  undone: Entry | null,
  terms: Pick<OrderTerms, 'isWithdrawn'> | undefined,
): boolean {
  const { kind, source, postings, reversedBy, lineKey } = entry;
  if (reversedBy !== null) return false;
  // A return from a receipt or file, once undone, waits as a receipt; undone again it would count twice.
  const waits = undone !== null && (undone.receiptId !== null || undone.source === 'FILE');
  if (isSent(entry)) return !waits && terms?.isWithdrawn === true;
  if (kind === 'RECEIPT') return source !== 'CARD' && source !== 'ESCROW';
  if (kind === 'REFUND') return postings.some(({ account }) => account === 'BANK');
  return (
    kind === 'ALLOCATION' || (kind === 'REVERSAL' && sentBy(entry) < 0 && !lineKey?.startsWith('RETURN:'))
  );
}

/**
 * Reverses an entry on the same day, with a reason; a line from a bank file becomes unallocated again. A price that a
 * seller gave back is booked today. `isSentBack`: the bank returned the transfer.
 * @throws AppError NotFound, BadInput with `reason`, or `state` where it was undone before or its money is gone
 */
export async function reverseEntry(
  parts: OrdersParts,
  id: number,
  actorId: string,
  reason: string,
  isSentBack = false,
): Promise<void> {
  requireReason(reason);
  await parts.database.transaction(async writes => {
    const known = found(await findEntry(writes, id));
    const standing = known.orderId === null ? null : await holdMoney(writes, known.orderId);
    if (!standing) await lockJournal(writes);
    const entry = found(await findEntry(writes, id));
    const undone = entry.reverses === null ? null : await findEntry(writes, entry.reverses);
    requireInput(isReversible(entry, undone, standing?.terms), 'state');
    const receiptId = entry.receiptId ?? (entry.kind === 'RECEIPT' ? id : null);
    const why = reason.trim();
    const facts = { kind: 'REVERSAL' as const, receiptId, reverses: id, valueOn: entry.valueOn, actorId };
    const counter = { facts: { ...facts, reason: why }, postings: reversed(entry.postings) };
    const entryId = !standing
      ? (await undoBesideOrders(parts, writes, id, counter)).id
      : isSent(entry)
        ? await undoPayout(parts, writes, standing, id, { actorId, why, isSentBack })
        : (await bookOn(parts, writes, standing, counter))?.entryId;
    if (standing && entry.kind === 'REVERSAL') await restorePayout(writes, standing.held.order.id, id);
    if (standing && entry.source === 'FILE') await waitAgain(writes, entry, actorId);
    if (standing && isSentBack && entry.kind === 'REFUND')
      await askAgain(parts, writes, standing, entry, why);
    requireInput(receiptId === null || (await leftOf(writes, receiptId)) >= 0, 'state');
    await log(writes, actorId, 'entryReversed', { standing, entryId: found(entryId), reason: why });
  });
}

/**
 * Reverses a transfer to a seller today: the bank refused it, the seller gave it back, or it never left.
 * @throws AppError BadInput with `state` for a bank refusal of an escrow provider's transfer
 */
async function undoPayout(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  id: number,
  { actorId, why: reason, isSentBack }: { actorId: string; why: string; isSentBack: boolean },
): Promise<number | null> {
  const { held, terms, books, today: valueOn } = standing;
  const made = found((await payoutsMade(writes, held.order.id)).find(each => each.id === id) ?? null);
  const of = { actorId, valueOn, reason };
  const byProvider = made.postings.some(({ account }) => account === 'PROVIDER');
  requireInput(!isSentBack || !byProvider, 'state');
  if (isSentBack) return bookRefused(parts, writes, standing, made, { ...of, lineKey: `RETURN:${id}` });
  const book = sellersDebt(terms, books) > 0 ? bookGivenBack : bookCameBack;
  return book(parts, writes, standing, made, { ...of, why: reason });
}

/**
 * Tells a buyer why a transfer to them was returned by the bank, and asks for another account, unless they have given
 * one since.
 */
async function askAgain(
  parts: OrdersParts,
  writes: Writes,
  { held }: Standing,
  { id, ibanEnd, postings }: Entry,
  reason: string,
): Promise<void> {
  const { order } = held;
  await forgetRefused(parts, writes, held, { accountId: order.buyerId, end: ibanEnd });
  const cents = postings.reduce((sum, { account, cents: each }) => sum - (account === 'BANK' ? each : 0), 0);
  const data = { orderId: order.id, step: 'PAYOUT_RETURNED', isSeller: false, cents, reason } as const;
  const key = `${order.id}:PAYOUT_RETURNED:${id}`;
  const told = { accountId: order.buyerId, kind: 'ORDER_STEP', key, adUuid: order.adUuid, data } as const;
  await parts.notify(writes, [told]);
}

/** Makes a wrongly allocated bank line wait again for its order: the money is on the account all the same. */
async function waitAgain(writes: Writes, entry: Entry, actorId: string): Promise<void> {
  const { valueOn, payer, reference, postings } = entry;
  const cents = postings.reduce((sum, { account, cents: each }) => sum + (account === 'BANK' ? each : 0), 0);
  const facts = {
    kind: 'RECEIPT',
    orderId: null,
    source: 'FILE',
    valueOn,
    payer,
    reference,
    actorId,
  } as const;
  found(await post(writes, { ...facts, lineKey: againOf(found(entry.lineKey)) }, waiting(cents)));
}

/** Reverses an entry without an order, and credits the invoice issued with it. */
async function undoBesideOrders(
  parts: OrdersParts,
  writes: Writes,
  id: number,
  { facts, postings }: NewEntry,
): Promise<Booked> {
  const booked = found(await post(writes, { ...facts, orderId: null }, postings));
  const invoice = await findInvoiceOfEntry(writes, id);
  if (invoice) {
    const credit = { kind: 'CREDIT_NOTE' as const, invoiceId: invoice.id, reason: facts.reason ?? null };
    await addInvoice(parts, writes, { ...invoice, ...credit }, booked);
  }
  return booked;
}
