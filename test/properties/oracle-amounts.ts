/**
 * Amounts as the tables of the specification print them (spec §9), slow and plain: nothing here is shared
 * with the rules of sale that the tests judge.
 */

/** Spec §9: "under 10,000 euro 100; under 50,000 250; …; otherwise 10,000", with the maximum's arrow step. */
export const TIERS: readonly { under: number; step: number; arrow: number }[] = [
  { under: 10_000, step: 100, arrow: 400 },
  { under: 50_000, step: 250, arrow: 1_000 },
  { under: 100_000, step: 500, arrow: 2_000 },
  { under: 250_000, step: 1_000, arrow: 4_000 },
  { under: 500_000, step: 2_500, arrow: 10_000 },
  { under: 1_000_000, step: 5_000, arrow: 20_000 },
  { under: Number.POSITIVE_INFINITY, step: 10_000, arrow: 40_000 },
];

/** The prices at which the increment changes. */
export const BORDERS = [10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

/** The highest amount a request may name. */
export const HIGHEST = 1_000_000_000;

function tierOf(price: number) {
  for (const tier of TIERS) if (price < tier.under) return tier;
  throw new Error(`no increment is written for ${price}`);
}

/** The increment at a price. */
export function step(price: number): number {
  return tierOf(price).step;
}

/** How far an arrow moves the field of the maximum at a price. */
export function arrow(price: number): number {
  return tierOf(price).arrow;
}

/** The least that may be bid: the opening price of an untouched sale, 100 where that is 0. */
export function least(price: number | null, opening: number): number {
  if (price !== null) return price + step(price);
  return opening === 0 ? 100 : opening;
}

/** The least a maximum may be beside this bid. */
export function leastMost(bid: number): number {
  return bid + step(bid);
}

/** Whether a person may name this amount at all: whole euros from 1 to a milliard. */
export function isAmount(value: number): boolean {
  return Math.trunc(value) === value && value > 0 && value <= HIGHEST;
}

/** The fee in cents: 1.2 × max(416.67, 4 %), as an exact fraction of whole numbers, half a cent upwards. */
export function exactFee(euros: number): bigint {
  const scale = 100_000n;
  const floorOfFee = 41_667_000n;
  const fourPercent = (BigInt(euros) * scale * 4n) / 100n;
  const larger = fourPercent > floorOfFee ? fourPercent : floorOfFee;
  const dividend = larger * 12n;
  const divisor = (scale / 100n) * 10n;
  const remainder = dividend % divisor;
  return dividend / divisor + (remainder * 2n >= divisor ? 1n : 0n);
}
