import type { Instant, Millis } from './auction.ts';
import type { Euros } from './money.ts';

/** The ad's prices from an instant on; null where none was shown. */
export type PricePoint = {
  readonly at: Instant;
  readonly price: Euros | null;
  readonly reducedPrice: Euros | null;
};

const PRIOR_MS: Millis = 30 * 86_400_000;

/**
 * Whether a professional may strike the price through beside a reduced one: it must not exceed the lowest price of the
 * thirty days before the reduction. Successive reductions count as one, from the first. A car reduced since its first
 * public day has no former price.
 * @param history every change, oldest first
 */
export function canStrikePrice(history: readonly PricePoint[], publishedAt: Instant | null): boolean {
  const shown = publishedAt === null ? [] : sincePublished(history, publishedAt);
  const struck = shown.at(-1)?.price ?? null;
  if (struck === null || shown.at(-1)?.reducedPrice == null) return false;
  const first = shown.findLastIndex(point => point.reducedPrice === null) + 1;
  const begun = shown[first]?.at ?? 0;
  const lowest = lowestBetween(shown.slice(0, first), begun - PRIOR_MS, begun);
  return lowest !== null && struck <= lowest;
}

/**
 * Returns the lowest price of the thirty days before the last change, which a professional may state as the former
 * price; null where there was none.
 * @param history every change, oldest first
 */
export function lowestBefore(history: readonly PricePoint[], publishedAt: Instant | null): Euros | null {
  const shown = publishedAt === null ? [] : sincePublished(history, publishedAt);
  const changedAt = shown.at(-1)?.at ?? 0;
  return lowestBetween(shown.slice(0, -1), changedAt - PRIOR_MS, changedAt);
}

/** Prices before the publication do not count: nobody saw them. */
function sincePublished(history: readonly PricePoint[], publishedAt: Instant): PricePoint[] {
  const before = history.findLast(point => point.at <= publishedAt);
  const after = history.filter(point => point.at > publishedAt);
  return before ? [{ ...before, at: publishedAt }, ...after] : after;
}

/** Returns the lowest price within [from, until); null where there was none. */
function lowestBetween(history: readonly PricePoint[], from: Instant, until: Instant): Euros | null {
  const asked = history.flatMap(({ price, reducedPrice }, index) => {
    const endedAt = history[index + 1]?.at ?? until;
    return price === null || endedAt <= from ? [] : [reducedPrice ?? price];
  });
  return asked.length === 0 ? null : Math.min(...asked);
}
