import * as v from 'valibot';

const WRONGS = ['required', 'tooLong', 'email', 'phone', 'number', 'wrong'] as const;
/** What is wrong with a field: the name of its sentence in `form.validation`, or that it does not fit. */
export type Wrong = (typeof WRONGS)[number];

const said = (wrong: Wrong): string => wrong;

const trimmed = v.pipe(v.nullish(v.string(said('wrong')), ''), v.trim());

/** Words that must be there, up to so many signs. */
export const text = (lengthMax: number) =>
  v.pipe(trimmed, v.nonEmpty(said('required')), v.maxLength(lengthMax, said('tooLong')));

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

/** What a schema makes of what was given, or what is wrong with each field, in the schema's order. */
export function readFields<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): { readonly read: v.InferOutput<Schema> } | { readonly wrong: ReadonlyMap<string, Wrong> } {
  const { success, output, issues = [] } = v.safeParse(schema, given);
  if (success) return { read: output };
  const wrong = new Map<string, Wrong>();
  for (const { path, message } of issues) {
    const field = String(path?.[0]?.key ?? '');
    // The library's own words are of what no form sends: a field that is missing, or of another kind.
    if (!wrong.has(field)) wrong.set(field, WRONGS.find(each => each === message) ?? 'wrong');
  }
  return { wrong };
}
