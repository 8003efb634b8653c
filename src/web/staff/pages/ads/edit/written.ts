/** An ad as it is written: the fields of CarAdInput, by name. */
export type Written = Readonly<Record<string, unknown>>;
export type Text = { readonly fr?: string | null; readonly en?: string | null; readonly es?: string | null };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is empty is none: two ways of saying nothing are no difference. */
function essence(value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(essence);
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .map(([name, part]) => [name, essence(part)] as const)
    .filter(([, part]) => part !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(essence(one)) === JSON.stringify(essence(other));

/** The fields in which two ways of writing an ad differ. */
export function differences(one: Written, other: Written): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(name => !isSame(one[name], other[name]));
}

export const pick = (written: Written, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map(name => [name, written[name] ?? null]));

export type Merged = {
  /** Theirs, with what I alone have changed; where both have, mine stays until it is decided. */
  readonly values: Written;
  /** What they changed. */
  readonly taken: readonly string[];
  /** What both changed, in different ways. */
  readonly clashes: readonly string[];
};

/** What I am writing, on top of what somebody else has written meanwhile. */
export function merge(base: Written, mine: Written, theirs: Written): Merged {
  const changed = differences(base, mine);
  const taken = differences(base, theirs);
  const clashes = changed.filter(name => taken.includes(name) && !isSame(mine[name], theirs[name]));
  return { values: { ...theirs, ...pick(mine, changed) }, taken, clashes };
}

/** The value at `location.city`. */
export function valueAt(written: Written, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), written);
}

/** The same ad with another value at a path of one or two names. */
export function withValue(written: Written, path: string, value: unknown): Written {
  const [first = '', second] = path.split('.');
  const whole = written[first];
  return {
    ...written,
    [first]: second === undefined ? value : { ...(isObject(whole) ? whole : {}), [second]: value },
  };
}
