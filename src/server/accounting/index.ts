/**
 * Accounting: a double-entry journal of the money of each order. Guarantees: every entry balances; none is ever changed
 * or deleted (the database refuses both); each is sealed with the one before it; a bank line is booked once. What an
 * order's money comes to is computed by pure functions (`reckoning.ts`). It takes no decisions on orders: callers lock
 * the order first, then the journal.
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
  /** Overrides of the French chart of accounts. */
  readonly ledgerAccounts: string;
};

export function openAccounting({ database, settings, ledgerAccounts }: AccountingParts) {
  const chart = readChart(ledgerAccounts);
  return {
    /** The house's chart of accounts. */
    chart,
    /**
     * Returns a past year's entries as a file for the tax authority (FEC), with its name.
     * @throws AppError BadInput with `year` while it is not over, NotFound for a house without a French number
     */
    async readFec(year: number): Promise<{ name: string; bytes: Buffer }> {
      const siren = found(sirenOf(settings.read('house').vatNumber));
      requireInput(year < (await readThisYear(database)), 'year');
      return { name: fecName(siren, year), bytes: latin9(await writeFec(database, year, chart)) };
    },
    /** The receipts not fully allocated, oldest first. */
    listUnallocated: () => listUnallocated(database),
    /** The balance of each account at the end of a day. */
    balancesOn: (day: string) => balancesOn(database, day),
    /** The VAT of the house's invoices from one day to another. */
    vatStatement: (from: string, to: string) => vatStatement(database, from, to),
    /** The balance of each person at the end of a day, largest first. */
    peopleOn: (day: string, span: Span) => peopleOn(database, day, span),
  };
}

/**
 * Recomputes every seal of the journal. Returns the number of entries and the first broken one; one past the last where
 * a numbered or sealed entry is missing.
 */
export async function checkJournal(reads: Reads): Promise<{ count: number; brokenAt: number | null }> {
  const { rows, newest, lastId } = await readSeals(reads);
  const words = rows.map(row => row.words);
  const count = rows.length;
  return { count, brokenAt: firstBroken(rows, words, newest) ?? (lastId === count ? null : count + 1) };
}
