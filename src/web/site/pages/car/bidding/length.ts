const UNITS = [
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** Returns a length in the largest unit that divides it or fits five times; the signs suit all languages. */
export function lengthOf(seconds: number): string {
  const [size, sign] = UNITS.find(
    ([unit]) => seconds >= 5 * unit || (seconds >= unit && seconds % unit === 0),
  ) ?? [1, 's'];
  return `${Math.floor(seconds / size)}\u00a0${sign}`;
}
