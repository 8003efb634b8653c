/** How a number is stepped. Stepping stops at the minimum; typing is never corrected. */
export type Stepping = { readonly minimum: number | null; readonly step: number };

/** Returns the next value up: an empty field or a value below the minimum goes to the minimum first. */
export function stepUp(value: number | null, { minimum, step }: Stepping): number {
  if (value === null) return minimum ?? step;
  return minimum !== null && value < minimum ? minimum : value + step;
}

export function stepDown(value: number | null, { minimum, step }: Stepping): number | null {
  if (value === null) return null;
  const floor = minimum ?? 0;
  return value <= floor ? value : Math.max(floor, value - step);
}

export const canStepDown = (value: number | null, { minimum }: Stepping): boolean =>
  value !== null && value > (minimum ?? 0);
