import type { Columns } from './rows.gen.ts';

/**
 * A statement with its name; the name stands in the query's text, in logs and in pg_stat_activity. What it answers
 * stands in its type alone: the columns as the database describes them.
 */
export type Statement<Answered = unknown> = {
  readonly name: string;
  readonly text: string;
  readonly answered?: Answered;
};

type ColumnsOf<Name extends string> = Name extends keyof Columns ? Columns[Name] : never;

/** Every statement that is written down, by its name: for `npm run rows`, which asks the database about each. */
export const STATEMENTS = new Map<string, Statement>();

/** Names a statement `room.verb`; the server prepares it once a connection under that name. */
export function statement<const Name extends string>(name: Name, text: string): Statement<ColumnsOf<Name>> {
  const made = named(name, text);
  STATEMENTS.set(name, made);
  return made;
}

/** A statement made of what the database itself was found to hold, whose columns nobody knows beforehand. */
export const unlisted = (name: string, text: string): Statement<never> => named(name, text);

const named = (name: string, text: string) => ({ name, text: `/* ${name} */ ${text.trim()}` });

/**
 * The columns that a row needs, as wide as the database knows them: a word of a few is a text there. Whether one may
 * be null, and what stands within JSON, it does not tell.
 */
export type ColumnsFor<Row> = { readonly [Name in keyof Row]: Widened<NonNullable<Row[Name]>> };
type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value extends readonly (infer Element)[]
        ? readonly Widened<NonNullable<Element>>[]
        : unknown;

/** Milliseconds since 1970 as the database takes them. */
export function timestamp(at: number): Date {
  return new Date(at);
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether the database would take the text for an id; whoever asks for anything else asks for nothing. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
