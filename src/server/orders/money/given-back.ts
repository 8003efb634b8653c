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

/** What came back of a transfer to a seller: to the house's bank, whoever held the price before, or in a receipt. */
const cameBack = (cents: Cents, isReceipt: boolean): Posting[] => [
  isReceipt ? { account: 'UNALLOCATED', purpose: null, cents } : { account: 'BANK', purpose: 'PRICE', cents },
  { account: 'SELLERS', purpose: 'PRICE', cents: 0 - cents },
];

/**
 * Undoes a transfer to a seller that came back: its bank refused it, or they gave back the price of a sale that its
 * buyer went back on. Answers the entry; null where its line was booked before.
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
  // What a part of is given back has arrived.
  if (booked && cents === sentBy(made)) await returnPayout(writes, standing.held.order.id, cents, why);
  return booked?.entryId ?? null;
}

/** The same where it was the seller: what the car lost is theirs of it, and they are asked where they want that. */
export async function bookGivenBack(...[parts, writes, standing, ...came]: Parameters<typeof bookCameBack>) {
  const entryId = await bookCameBack(parts, writes, standing, ...came);
  if (entryId !== null) await askSellersAccount(parts, writes, standing.held);
  return entryId;
}

/** `why`: what its batch says of it; `cents`: all that was sent, where nothing is said. */
type CameBack = { readonly why: string; readonly cents?: Cents };

/** What a seller owes the house: a price that they had before its buyer went back on the sale, less what they keep. */
export async function findSellersDebt(reads: Reads, order: Order): Promise<Cents> {
  const { terms, books } = await readMoney(reads, order);
  return sellersDebt(terms, books);
}

/**
 * A receipt, or a part of it, is what a seller gives back. @throws AppError BadInput with `amountCents` where they owe
 * another amount, or none
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
 * The bank gave a transfer back: it is undone on the day on which it came, and the account that was refused is
 * forgotten. Where what was sent is owed again, the seller reads why and names another.
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

/** The transfer that a seller who owes gives back by just that amount: all of it, or what they owe; null where none. */
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
