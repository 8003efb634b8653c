/**
 * The accounting room: a double-entry journal of the money behind each order. It promises that every entry balances,
 * that none is ever changed or deleted (the database refuses both), that each is sealed with the one before it, and
 * that a line of a bank is booked once. What an order's money comes to is worked out by pure functions
 * (`reckoning.ts`). It decides nothing of orders: who posts holds the order, and then the journal.
 */
import type { Database, Reads, Span } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import { firstBroken } from '../seals/index.ts';
import type { Settings } from '../settings/index.ts';
import { readChart } from './chart.ts';
import { fecName, latin9, sirenOf, writeFec } from './fec.ts';
import { readThisYear } from './fec-store.ts';
import { balancesOn, listUnallocated, peopleOn, readSeals } from './journal-store.ts';
import { vatStatement } from './vat-statement.ts';

export { type Chart, type ChartName, sirenOf } from './fec.ts';
export {
  type Booked,
  booksOf,
  ENTRY_KINDS,
  type Entry,
  type EntryFacts,
  type EntryKind,
  entriesOf,
  findAsked,
  findEntry,
  leftOf,
  lockJournal,
  type OpenReceipt,
  type PersonBalance,
  type ProviderFlows,
  post,
  providerFlowsOf,
  RECEIPT_SOURCES,
} from './journal-store.ts';
export {
  type Books,
  creditOf,
  creditPostings,
  type Due,
  disputePostings,
  dueOf,
  heldByHouse,
  heldElsewhere,
  heldFor,
  isSound,
  type LedgerAccount,
  type OrderTerms,
  type Posting,
  PURPOSES,
  type Purpose,
  receiptPostings,
  reversed,
  sellersDebt,
  settlement,
  standsWithout,
  unearnPostings,
  withPostings,
} from './reckoning.ts';

export { listUnionSales, type UnionSale } from './vat-statement.ts';

export type Accounting = ReturnType<typeof openAccounting>;

type AccountingParts = {
  readonly database: Database;
  readonly settings: Settings;
  /** The house's accounts where they are not those of the French chart. */
  readonly ledgerAccounts: string;
};

export function openAccounting({ database, settings, ledgerAccounts }: AccountingParts) {
  const chart = readChart(ledgerAccounts);
  return {
    /** The house's accounts as its accountant numbers them. */
    chart,
    /**
     * The entries of a year that is over as a file for the tax authority (FEC), and how it is called.
     * @throws AppError BadInput with `year` while it is not over, NotFound for a house without a French number
     */
    async readFec(year: number): Promise<{ name: string; bytes: Buffer }> {
      const siren = found(sirenOf(settings.read('house').vatNumber));
      requireInput(year < (await readThisYear(database)), 'year');
      return { name: fecName(siren, year), bytes: latin9(await writeFec(database, year, chart)) };
    },
    /** Receipts of which something is not allocated, the oldest first. */
    listUnallocated: () => listUnallocated(database),
    /** What stands on each account at the end of a day. */
    balancesOn: (day: string) => balancesOn(database, day),
    /** The VAT of what the house invoiced from one day to another. */
    vatStatement: (from: string, to: string) => vatStatement(database, from, to),
    /** What the house holds of each person, or owes them, at the end of a day: the largest first. */
    peopleOn: (day: string, span: Span) => peopleOn(database, day, span),
  };
}

/**
 * Works out every seal of the journal again: how many entries there are, and the first that does not hold; one past the
 * last where more was numbered or sealed than stands.
 */
export async function checkJournal(reads: Reads): Promise<{ count: number; brokenAt: number | null }> {
  const { rows, newest, lastId } = await readSeals(reads);
  const words = rows.map(row => row.words);
  const count = rows.length;
  return { count, brokenAt: firstBroken(rows, words, newest) ?? (lastId === count ? null : count + 1) };
}
