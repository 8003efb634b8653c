/**
 * The results room: what became of the auctions that are over. It promises that every figure is counted and says of
 * how many, that only what was sold and handed over is counted, that an unsold car has no price, and that no price
 * leaves the house where the house's setting keeps prices to itself. What others sold is told among comparable cars of
 * one make, each with who says so, and is part of nothing that the house says of itself. The ad's own page says nothing
 * of all this.
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
/** What comparable cars went for: the figures, and every sale they are made of. */
export type Comparables = {
  readonly count: number;
  /** Of them, those that others sold. */
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
    /** The same by the names that cars have now; an address may hold older ones. */
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
    /** What auctions' cars are sold at in the end, by the auctions' ids; none where prices are nobody's business. */
    async hammerPrices(auctionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = showsPrices ? await listHammerPrices(reads, auctionIds) : [];
      return new Map(rows.map(({ id, price }) => [id, price]));
    },
    years: () => findYears(reads),
    /** For staff: what the house did in so many months. */
    figures: (months: number) => findFigures(reads, monthsUntil(clock(), months)),
    /** The same of a time. */
    figuresOf: (period: Period) => findFigures(reads, period),
    choices: (brand: string | null) => findChoices(reads, brand, showsPrices),
    /** Null where nothing was sold, and where prices are nobody's business. */
    async comparables(filter: ResultsFilter): Promise<Comparables | null> {
      if (!showsPrices) return null;
      // Of all makes together the house says what it sold itself.
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

/** The middle one, or half way between the two in the middle, in whole euros. */
function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] as number) + upper) / 2);
}
