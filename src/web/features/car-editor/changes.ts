const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is empty is none, and what stands around a text is no part of it. */
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

/** Whether two values say the same: two ways of saying nothing are no difference. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(essence(one)) === JSON.stringify(essence(other));

export type NameOf<Values> = keyof Values & string;

/** The fields in which two states of the same thing differ. */
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
  /** Theirs, with what I alone have changed; where both have, mine stays until it is decided. */
  readonly values: Values;
  /** What they changed. */
  readonly taken: readonly NameOf<Values>[];
  /** What both changed, in different ways. */
  readonly clashes: readonly NameOf<Values>[];
};

/** What I am writing, on top of what somebody else has written since `base`. */
export function merge<Values extends object>(base: Values, mine: Values, theirs: Values): Merged<Values> {
  const changed = differences(base, mine);
  const taken = differences(base, theirs);
  const clashes = changed.filter(name => taken.includes(name) && !isSame(mine[name], theirs[name]));
  return { values: { ...theirs, ...pick(mine, changed) }, taken, clashes };
}
