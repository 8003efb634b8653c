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

/** What staff do with money is in the audit log, under the order or else the entry it is of. */
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

/** The postings of a receipt that is nobody's yet. */
export const waiting = (cents: Cents): Posting[] => [
  { account: 'BANK', purpose: null, cents },
  { account: 'UNALLOCATED', purpose: null, cents: 0 - cents },
];

/** Whether an entry sent a seller what is theirs, also by undoing that it came back. */
const isSent = (entry: Entry): boolean => entry.kind !== 'TRANSFER' && sentBy(entry) > 0;

/**
 * What a person booked, and may undo: what a card paid, or another holds, is between a provider and the journal. A
 * price that was passed on is undone once its seller has given it back, whose buyer went back on the sale; that it came
 * from them is undone where it did not, but not what a bank refused, for they were told.
 */
export function isReversible(
  entry: Entry,
  /** What it undid itself, where it did. */
  undone: Entry | null,
  terms: Pick<OrderTerms, 'isWithdrawn'> | undefined,
): boolean {
  const { kind, source, postings, reversedBy, lineKey } = entry;
  if (reversedBy !== null) return false;
  // What came back in a receipt or a file, and was undone, waits as a receipt: undone once more it would count twice.
  const waits = undone !== null && (undone.receiptId !== null || undone.source === 'FILE');
  if (isSent(entry)) return !waits && terms?.isWithdrawn === true;
  if (kind === 'RECEIPT') return source !== 'CARD' && source !== 'ESCROW';
  if (kind === 'REFUND') return postings.some(({ account }) => account === 'BANK');
  return (
    kind === 'ALLOCATION' || (kind === 'REVERSAL' && sentBy(entry) < 0 && !lineKey?.startsWith('RETURN:'))
  );
}

/**
 * Undoes an entry by a counter-entry, of the same day, with a reason; what a file of the bank told is nobody's again. A
 * price that a seller has given back came today. `isSentBack`: the bank gave a transfer back.
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
 * A transfer to a seller came back today: refused by its bank, from them who owe it, or it never left.
 * @throws AppError BadInput with `state` where a bank is to have refused what a provider passed on
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
 * A transfer to a buyer that the bank gave back: they were told of it, read why it did not arrive, and name another
 * account, unless they have since.
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

/** A line of the bank's that was on the wrong order is on its account all the same: it waits for the right one. */
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

/** Undoes what is of no order, and credits the invoice that was made out with it. */
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
