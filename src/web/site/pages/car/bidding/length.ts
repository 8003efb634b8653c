const UNITS = [
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** In the largest unit that leaves nothing over or is full five times; their signs are the same in each language. */
export function lengthOf(seconds: number): string {
  const [size, sign] = UNITS.find(
    ([unit]) => seconds >= 5 * unit || (seconds >= unit && seconds % unit === 0),
  ) ?? [1, 's'];
  return `${Math.floor(seconds / size)}\u00a0${sign}`;
}
