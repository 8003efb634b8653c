import type { Instant, Millis } from './auction.ts';
import type { Euros } from './money.ts';

/** What an ad asked for from an instant on; null where it showed no price. */
export type PricePoint = {
  readonly at: Instant;
  readonly price: Euros | null;
  readonly reducedPrice: Euros | null;
};

const PRIOR_MS: Millis = 30 * 86_400_000;

/**
 * Whether a trader may strike the price through beside a reduced one: it must not be higher than the lowest
 * the ad asked for in the thirty days before the reduction. A reduction that goes deeper by and by is one,
 * measured from where it began. A car that was reduced from its first public day had no price before.
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
 * The least that was asked for in the thirty days before the last change: what a trader who asks for less since then
 * may say it was; null where nothing was asked for.
 * @param history every change, oldest first
 */
export function lowestBefore(history: readonly PricePoint[], publishedAt: Instant | null): Euros | null {
  const shown = publishedAt === null ? [] : sincePublished(history, publishedAt);
  const changedAt = shown.at(-1)?.at ?? 0;
  return lowestBetween(shown.slice(0, -1), changedAt - PRIOR_MS, changedAt);
}

/** What was asked for before anyone could see it was asked of nobody. */
function sincePublished(history: readonly PricePoint[], publishedAt: Instant): PricePoint[] {
  const before = history.findLast(point => point.at <= publishedAt);
  const after = history.filter(point => point.at > publishedAt);
  return before ? [{ ...before, at: publishedAt }, ...after] : after;
}

/** The least that was asked for at any time between, the beginning included and the end not. */
function lowestBetween(history: readonly PricePoint[], from: Instant, until: Instant): Euros | null {
  const asked = history.flatMap(({ price, reducedPrice }, index) => {
    const endedAt = history[index + 1]?.at ?? until;
    return price === null || endedAt <= from ? [] : [reducedPrice ?? price];
  });
  return asked.length === 0 ? null : Math.min(...asked);
}
