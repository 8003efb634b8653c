import * as v from 'valibot';

const WRONGS = [
  ...['required', 'tooLong', 'email', 'phone', 'number', 'zipCode', 'pseudo', 'iban', 'below', 'wrong'],
  ...['password.weak', 'password.common', 'passwordConfirmation'],
] as const;
/** What is wrong with a field: the name of its sentence in `form.validation`. */
export type Wrong = (typeof WRONGS)[number];

const said = (wrong: Wrong): string => wrong;

const trimmed = v.pipe(v.nullish(v.string(said('wrong')), ''), v.trim());

/** Words that must be there, up to so many signs. */
export const text = (lengthMax: number) =>
  v.pipe(trimmed, v.nonEmpty(said('required')), v.maxLength(lengthMax, said('tooLong')));

/** The same, of a form. */
export const textThat = (lengthMax: number, isFit: (words: string) => boolean, wrong: Wrong) =>
  v.pipe(text(lengthMax), v.check(isFit, said(wrong)));

/** Something typed whose every sign counts, as those of a password do. */
export const typed = v.pipe(v.string(said('wrong')), v.nonEmpty(said('required')));

/** Words that may be missing; null where nothing is said. */
export const optionalText = (lengthMax: number) =>
  v.pipe(
    trimmed,
    v.maxLength(lengthMax, said('tooLong')),
    v.transform(words => words || null),
  );

/** The same, of a form: `isFit` is asked where something is said. */
export const optionalTextThat = (lengthMax: number, isFit: (words: string) => boolean, wrong: Wrong) =>
  v.pipe(
    optionalText(lengthMax),
    v.check(words => words === null || isFit(words), said(wrong)),
  );

/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, said('wrong'));

/** A whole number between two, both included; the usual one where none is said. */
export const wholeNumber = ({ from, to, usual }: { from: number; to: number; usual: number }) =>
  v.pipe(
    v.nullish(v.number(said('number')), usual),
    v.integer(said('number')),
    v.minValue(from, said('wrong')),
    v.maxValue(to, said('wrong')),
  );

export type Described = { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** What each field of a schema holds, by its name. */
export type ValuesOf<Schema extends Described> = {
  [Name in keyof Schema['entries']]: v.InferOutput<Schema['entries'][Name]>;
};

/** The names of the fields that a schema describes, in its order. */
export const namesOf = <Schema extends Described>({ entries }: Schema) =>
  Object.keys(entries) as (keyof Schema['entries'] & string)[];

/** Whether a field may be left out. */
export const isOptional = ({ entries }: Described, name: string) => v.is(entries[name] ?? v.any(), null);

/**
 * What a schema makes of what was given, or what is wrong with each field, in the schema's order. Of a row of one of
 * `lists` the field is `list.`, its place from 0, and what of it is wrong.
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
    // The library's own words are of what no form sends: a field that is missing, or of another kind.
    if (!wrong.has(field)) wrong.set(field, WRONGS.find(each => each === message) ?? 'wrong');
  }
  return { wrong };
}
