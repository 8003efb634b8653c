/**
 * Results: the outcome of past auctions. Guarantees: every figure states how many sales it counts; only cars sold and
 * handed over count; an unsold car has no price; no price is shown where the house's setting hides prices. Sales by
 * others appear only among comparable cars of one make, each with its source, and in none of the house's own figures.
 * The ad's page shows none of this.
 */
import type { Instant } from '#shared/sale/index.ts';
import { slugify } from '#shared/words/text.ts';
import type { Reads } from '../database/index.ts';
import type { Makes } from '../makes/index.ts';
import { findFigures, monthsUntil, type Period } from './figures-store.ts';
import { findPastSales } from './past-store.ts';
import {
  findChoices,
  findResults,
  findSales,
  findYears,
  listHammerPrices,
  type Result,
  type ResultsFilter,
  type Sale,
} from './results-store.ts';

export { countPastResults, type PastResult, removePastResults, savePastResult } from './past-store.ts';

export type Results = ReturnType<typeof openResults>;
/** Prices of comparable cars: the figures, and the sales behind them. */
export type Comparables = {
  readonly count: number;
  /** The number sold by others. */
  readonly importedCount: number;
  readonly lowest: number;
  readonly highest: number;
  readonly median: number;
  readonly sales: readonly Sale[];
};

export type ResultsParts = {
  readonly reads: Reads;
  readonly makes: Pick<Makes, 'asWritten'>;
  readonly showsPrices: boolean;
  readonly clock: () => Instant;
};

export function openResults({ reads, makes, showsPrices, clock }: ResultsParts) {
  const veil = (result: Result): Result => (showsPrices ? result : { ...result, hammerPrice: null });
  return {
    showsPrices,
    /** Returns the filter with the current names of makes and models; a URL may contain older ones. */
    async asWritten({ brand, model, year }: ResultsFilter): Promise<ResultsFilter> {
      const asked = { brands: brand === null ? [] : [brand], models: model === null ? [] : [model] };
      const { brands, models } = await makes.asWritten(asked);
      const slugOf = (name: string | undefined) => (name === undefined ? null : slugify(name));
      return { brand: slugOf(brands.at(-1)), model: slugOf(models[0]), year };
    },
    async page(filter: ResultsFilter, page: { first: number; offset: number }) {
      const { results, total } = await findResults(reads, filter, page);
      return { results: results.map(veil), total };
    },
    /** Returns the final sale prices by auction id; none where prices are hidden. */
    async hammerPrices(auctionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = showsPrices ? await listHammerPrices(reads, auctionIds) : [];
      return new Map(rows.map(({ id, price }) => [id, price]));
    },
    years: () => findYears(reads),
    /** Returns the house's figures of that many months, for staff. */
    figures: (months: number) => findFigures(reads, monthsUntil(clock(), months)),
    /** Returns the figures of a period. */
    figuresOf: (period: Period) => findFigures(reads, period),
    choices: (brand: string | null) => findChoices(reads, brand, showsPrices),
    /** Null where nothing was sold, or prices are hidden. */
    async comparables(filter: ResultsFilter): Promise<Comparables | null> {
      if (!showsPrices) return null;
      // Across all makes, only the house's own sales are shown.
      const [own, past] = await Promise.all([
        findSales(reads, filter),
        filter.brand === null ? [] : findPastSales(reads, filter),
      ]);
      const sales = [...own, ...past].sort((one, other) => other.endedAt - one.endedAt);
      const prices = sales.map(sale => sale.price).sort((one, other) => one - other);
      const [lowest, highest] = [prices[0], prices.at(-1)];
      if (lowest === undefined || highest === undefined) return null;
      return {
        count: prices.length,
        importedCount: past.length,
        lowest,
        highest,
        median: medianOf(prices),
        sales,
      };
    },
  };
}

/** Returns the median, in whole euros. */
function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] as number) + upper) / 2);
}
