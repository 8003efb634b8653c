import type { FacetValues } from './search-data.ts';

/** Returns how many cars have one value, or any. */
export function sumOf(values: FacetValues, only?: string): number {
  return values
    .filter(({ value }) => only === undefined || value === only)
    .reduce((sum, { count }) => sum + count, 0);
}

export type Band = { readonly from: number; readonly until: number | null; readonly count: number };

/** Returns the bands in their order, only those that contain a car. */
export function bandsOf(values: FacetValues): Band[] {
  return values
    .map(({ value, until, count }) => ({ from: Number(value), until, count }))
    .sort((one, other) => one.from - other.from);
}

/**
 * Returns the cumulative number of cars up to the end of each band. The visitor's own bound is among them, without a
 * count.
 */
export function countUpTo(
  values: FacetValues,
  chosen: number | null,
): { readonly until: number; readonly count: number | null }[] {
  let sum = 0;
  const counted: { until: number; count: number | null }[] = [];
  for (const { until, count } of bandsOf(values)) {
    sum += count;
    if (until !== null) counted.push({ until, count: sum });
  }
  if (chosen !== null && !counted.some(({ until }) => until === chosen)) {
    counted.push({ until: chosen, count: null });
  }
  return counted.sort((one, other) => one.until - other.until);
}
