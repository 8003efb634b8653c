import type { Cents } from '#shared/sale/index.ts';
import { type Entry, type Posting, sellersDebt } from '../../accounting/index.ts';
import type { Reads, Writes } from '../../database/index.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { readMoney, type Standing } from '../standing.ts';
import { askSellersAccount } from './payout-accounts.ts';
import { returnPayout } from './payouts-store.ts';
import { payoutsMade, sentBy } from './settlement-drawing.ts';
import { bookOn, type NewEntry } from './settling.ts';

/** What came back of a transfer to a seller: to the house's bank, whoever held the price before. */
const cameBack = (cents: Cents): Posting[] => [
  { account: 'BANK', purpose: 'PRICE', cents },
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
    postings: cameBack(cents),
  } as const;
  const booked = await bookOn(parts, writes, standing, entry);
  if (booked) await returnPayout(writes, standing.held.order.id, sentBy(made), why);
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
