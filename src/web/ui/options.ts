/** What can be chosen from: each value with its word. */
export type Options = readonly (readonly [value: string | number, word: string])[];

/** Each of the values with its word. */
export const optionsOf = <const Value extends string | number>(
  values: readonly Value[],
  wordOf: (value: Value) => string,
) => values.map(value => [value, wordOf(value)] as const);
