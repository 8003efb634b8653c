const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Normalizes a value: empty ones become null, and texts are trimmed. */
function essence(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) {
    const items = value.map(essence).filter(item => item !== null);
    return items.length === 0 ? null : items;
  }
  if (!isObject(value)) return value ?? null;
  const parts = Object.entries(value)
    .map(([name, part]) => [name, essence(part)] as const)
    .filter(([, part]) => part !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/** Whether two values mean the same; all kinds of empty values are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(essence(one)) === JSON.stringify(essence(other));

export type NameOf<Values> = keyof Values & string;

/** Returns the names of the fields in which two states differ. */
export function differences<Values extends object>(one: Values, other: Values): NameOf<Values>[] {
  const names = Object.keys({ ...one, ...other }) as NameOf<Values>[];
  return names.filter(name => !isSame(one[name], other[name]));
}

export function pick<Values extends object>(
  values: Values,
  names: readonly NameOf<Values>[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}

export type Merged<Values> = {
  /** Their values with the user's own changes; where both changed a field, the user's value stays until a decision. */
  readonly values: Values;
  /** The fields they changed. */
  readonly taken: readonly NameOf<Values>[];
  /** The fields that both changed, to different values. */
  readonly clashes: readonly NameOf<Values>[];
};

/** Merges the user's changes since `base` with those of another person. */
export function merge<Values extends object>(base: Values, mine: Values, theirs: Values): Merged<Values> {
  const changed = differences(base, mine);
  const taken = differences(base, theirs);
  const clashes = changed.filter(name => taken.includes(name) && !isSame(mine[name], theirs[name]));
  return { values: { ...theirs, ...pick(mine, changed) }, taken, clashes };
}
