import type { Cents } from '#shared/sale/index.ts';
import { type Entry, type Posting, sellersDebt } from '../../accounting/index.ts';
import { record } from '../../audit/index.ts';
import type { Reads, Writes } from '../../database/index.ts';
import { AppError } from '../../errors.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { logged } from '../reference.ts';
import { readMoney, type Standing } from '../standing.ts';
import { askSellersAccount, forgetRefused } from './payout-accounts.ts';
import { findOwed, returnPayout } from './payouts-store.ts';
import { payoutsMade, sentBy } from './settlement-drawing.ts';
import { bookOn, type NewEntry } from './settling.ts';

/** Postings of a returned payout: into the house's bank, even if it left from escrow, or from a receipt. */
const cameBack = (cents: Cents, isReceipt: boolean): Posting[] => [
  isReceipt ? { account: 'UNALLOCATED', purpose: null, cents } : { account: 'BANK', purpose: 'PRICE', cents },
  { account: 'SELLERS', purpose: 'PRICE', cents: 0 - cents },
];

/**
 * Reverses a transfer to a seller that came back: refused by the bank, or given back after the buyer's withdrawal.
 * Returns the entry; null where its line was booked before.
 */
export async function bookCameBack(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  made: Entry,
  { why, cents = sentBy(made), ...facts }: Omit<NewEntry['facts'], 'kind' | 'reverses'> & CameBack,
): Promise<number | null> {
  const entry = {
    facts: { ...facts, kind: 'REVERSAL', reverses: made.id },
    postings: cameBack(cents, facts.receiptId != null),
  } as const;
  const booked = await bookOn(parts, writes, standing, entry);
  // Where only part is given back, the payout itself arrived and stays.
  if (booked && cents === sentBy(made)) await returnPayout(writes, standing.held.order.id, cents, why);
  return booked?.entryId ?? null;
}

/** Books what a seller gave back, and asks for their account, since the car's loss of value is owed to them. */
export async function bookGivenBack(...[parts, writes, standing, ...came]: Parameters<typeof bookCameBack>) {
  const entryId = await bookCameBack(parts, writes, standing, ...came);
  if (entryId !== null) await askSellersAccount(parts, writes, standing.held);
  return entryId;
}

/** `why`: the reason stored with the payout; `cents`: the amount, by default all that was sent. */
type CameBack = { readonly why: string; readonly cents?: Cents };

/** Returns what a seller owes the house: the price received before the buyer's withdrawal, less what they keep. */
export async function findSellersDebt(reads: Reads, order: Order): Promise<Cents> {
  const { terms, books } = await readMoney(reads, order);
  return sellersDebt(terms, books);
}

/**
 * Uses a receipt, or part of it, as what a seller gives back. @throws AppError BadInput with `amountCents` where they
 * owe another amount or none
 */
export async function takeBack(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  cents: Cents,
  facts: Omit<NewEntry['facts'], 'kind' | 'reverses'> & { readonly reference: string },
): Promise<number | null> {
  const made = await findGivenBack(writes, { ...standing, order: standing.held.order }, cents);
  if (made === null) throw new AppError('BadInput', { field: 'amountCents' });
  return bookGivenBack(parts, writes, standing, made, { ...facts, cents, why: facts.reference });
}

/**
 * Books a transfer refused by the bank: reverses it on the day it came back and deletes the refused account. Where the
 * amount is owed again, the seller is told why and names another account.
 */
export async function bookRefused(
  parts: OrdersParts,
  writes: Writes,
  standing: Standing,
  made: Entry,
  { actorId, ...of }: { actorId: string; valueOn: string; lineKey: string; reason: string },
): Promise<number | null> {
  const { order } = standing.held;
  const { reason } = of;
  const cents = sentBy(made);
  const entryId = await bookCameBack(parts, writes, standing, made, { ...of, actorId, why: reason });
  const accountId = order.sellerId ?? '';
  await record(writes, {
    ...{ actorId, action: 'order.payoutReturned', ...logged(order) },
    ...{ after: { cents }, reason },
  });
  await forgetRefused(parts, writes, standing.held, { accountId, end: made.ibanEnd });
  if (((await findOwed(writes, order.id)) ?? 0) === 0) return entryId;
  const data = { orderId: order.id, step: 'PAYOUT_RETURNED', isSeller: true, cents, reason } as const;
  const key = `${order.id}:PAYOUT_RETURNED:${made.id}`;
  await parts.notify(writes, [{ accountId, kind: 'ORDER_STEP', key, adUuid: order.adUuid, data }]);
  return entryId;
}

/** Returns the transfer to a seller that a repayment of exactly this amount, whole or owed, reverses; null if none. */
export async function findGivenBack(
  reads: Reads,
  { order, terms, books }: Pick<Standing, 'terms' | 'books'> & Pick<Standing['held'], 'order'>,
  cents: Cents,
): Promise<Entry | null> {
  const owed = sellersDebt(terms, books);
  if (owed === 0) return null;
  const made = await payoutsMade(reads, order.id);
  return made.findLast(each => cents === sentBy(each) || (cents === owed && owed < sentBy(each))) ?? null;
}
