import * as v from 'valibot';

const WRONGS = [
  ...['required', 'tooLong', 'email', 'phone', 'number', 'zipCode', 'pseudo', 'iban', 'below', 'wrong'],
  ...['password.weak', 'password.common', 'passwordConfirmation'],
] as const;
/** What is wrong with a field: the key of its sentence in `form.validation`. */
export type Wrong = (typeof WRONGS)[number];

const said = (wrong: Wrong): string => wrong;

const trimmed = v.pipe(v.nullish(v.string(said('wrong')), ''), v.trim());

/** A required text, trimmed, of at most `lengthMax` characters. */
export const text = (lengthMax: number) =>
  v.pipe(trimmed, v.nonEmpty(said('required')), v.maxLength(lengthMax, said('tooLong')));

/** A required text that passes `isFit`. */
export const textThat = (lengthMax: number, isFit: (words: string) => boolean, wrong: Wrong) =>
  v.pipe(text(lengthMax), v.check(isFit, said(wrong)));

/** Required input kept untrimmed, such as a password. */
export const typed = v.pipe(v.string(said('wrong')), v.nonEmpty(said('required')));

/** An optional text; null where it is empty. */
export const optionalText = (lengthMax: number) =>
  v.pipe(
    trimmed,
    v.maxLength(lengthMax, said('tooLong')),
    v.transform(words => words || null),
  );

/** An optional text that passes `isFit` where it is not empty. */
export const optionalTextThat = (lengthMax: number, isFit: (words: string) => boolean, wrong: Wrong) =>
  v.pipe(
    optionalText(lengthMax),
    v.check(words => words === null || isFit(words), said(wrong)),
  );

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, said('wrong'));

/** A whole number between `from` and `to`, both included; `usual` where none is given. */
export const wholeNumber = ({ from, to, usual }: { from: number; to: number; usual: number }) =>
  v.pipe(
    v.nullish(v.number(said('number')), usual),
    v.integer(said('number')),
    v.minValue(from, said('wrong')),
    v.maxValue(to, said('wrong')),
  );

export type Described = { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** The values of a schema's fields, by name. */
export type ValuesOf<Schema extends Described> = {
  [Name in keyof Schema['entries']]: v.InferOutput<Schema['entries'][Name]>;
};

/** Returns the names of a schema's fields, in its order. */
export const namesOf = <Schema extends Described>({ entries }: Schema) =>
  Object.keys(entries) as (keyof Schema['entries'] & string)[];

/** Whether a field may be left out. */
export const isOptional = ({ entries }: Described, name: string) => v.is(entries[name] ?? v.any(), null);

/**
 * Parses what was given, or returns what is wrong with each field, in the schema's order. An error in a row of one of
 * `lists` is keyed by list, index from 0, and field, joined with dots.
 */
export function readFields<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  lists: readonly string[] = [],
): { readonly read: v.InferOutput<Schema> } | { readonly wrong: ReadonlyMap<string, Wrong> } {
  const { success, output, issues = [] } = v.safeParse(schema, given);
  if (success) return { read: output };
  const wrong = new Map<string, Wrong>();
  for (const { path, message } of issues) {
    const [first = '', ...rest] = path?.map(({ key }) => String(key)) ?? [];
    const field = lists.includes(first) ? [first, ...rest].join('.') : first;
    // The library's own messages are for input that no form sends: a missing field or a wrong type.
    if (!wrong.has(field)) wrong.set(field, WRONGS.find(each => each === message) ?? 'wrong');
  }
  return { wrong };
}
