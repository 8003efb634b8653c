/** The options of a choice: each value with its label. */
export type Options = readonly (readonly [value: string | number, word: string])[];

/** Returns the options for these values. */
export const optionsOf = <const Value extends string | number>(
  values: readonly Value[],
  wordOf: (value: Value) => string,
) => values.map(value => [value, wordOf(value)] as const);
