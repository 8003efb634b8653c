import type { FacetValues } from './search-data.ts';

/** How many cars answer a choice of one value, or of any. */
export function sumOf(values: FacetValues, only?: string): number {
  return values
    .filter(({ value }) => only === undefined || value === only)
    .reduce((sum, { count }) => sum + count, 0);
}

export type Band = { readonly from: number; readonly until: number | null; readonly count: number };

/** The bands in their order; only those that hold a car. */
export function bandsOf(values: FacetValues): Band[] {
  return values
    .map(({ value, until, count }) => ({ from: Number(value), until, count }))
    .sort((one, other) => one.from - other.from);
}

/**
 * How many cars lie within the end of each band. A bound of the visitor's own stands among them: nobody
 * counted up to it.
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
