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

/** Any connection: what only reads asks for this. */
export type Reads = {
  query<Row>(statement: Statement<ColumnsFor<Row>>, values?: readonly unknown[]): Promise<Row[]>;
};

/** One page of a list, and how many rows the whole list has. */
export type Paged<Row> = { readonly rows: readonly Row[]; readonly totalCount: number };

export type Span = {
  readonly limit: number;
  readonly offset: number;
  /** `NAME_ASC`, as the list knows it; without it the list stands in its own order. */
  readonly sort?: string | null;
};

type Counted<Row> = Row & { readonly totalCount: number };

/** Rows that carry the length of their whole list beside them. */
export function pagedOf<Row extends { readonly totalCount: number }>(rows: readonly Row[]): Paged<Row> {
  return { rows, totalCount: rows[0]?.totalCount ?? 0 };
}

declare const inTransaction: unique symbol;

/** A connection inside a transaction: what changes data asks for this, so it can't be called without one. */
export type Writes = Reads & {
  readonly [inTransaction]: true;
  /** Runs once the commit is durable; never when it fails. */
  afterCommit(act: () => void): void;
  /** Runs where no answer to the commit came, so that nobody knows whether it stands. */
  ifUnsure(act: () => void): void;
};

type Values = readonly unknown[];
/** How what a verb is given becomes the statement's parameters, where it does not already stand in their order. */
type Mapped<Given extends Values> = (...given: Given) => Values;
type Verb<On, Given extends Values, Answer> = (on: On, ...given: Given) => Promise<Answer>;

type ColumnsOf<Name extends string> = Name extends keyof Columns ? Columns[Name] : never;

/** Every statement that is written down, by its name: for `npm run rows`, which asks the database about each. */
export const STATEMENTS = new Map<string, Statement>();

/** What of a thing becomes a parameter: as it is, or written the way the database takes it. */
type Part<Name extends string> = Name | { readonly of: Name; readonly as: (value: never) => unknown };
type Thing<Name extends string> = Readonly<Record<Name, unknown>>;
/** What may be given beside a thing: an id, a figure, a word. */
type Plain = string | number | boolean | null;

/** Names what of a thing is an instant, or none. */
export const instant = <Name extends string>(of: Name) => ({
  ...{ of, as: (at: number | null) => (at === null ? null : timestamp(at)) },
});

/** Names what of a thing is kept as JSON; null is none. */
export const json = <Name extends string>(of: Name) => ({
  ...{ of, as: (value: unknown) => (value === null ? null : JSON.stringify(value)) },
});

const partOf = <Name extends string>(thing: Thing<Name>, part: Part<Name>): unknown =>
  typeof part === 'string' ? thing[part] : part.as(thing[part.of] as never);

/** What a thing holds as parameters, in that order; what is plain beside it stays in its place. */
export const inOrderOf =
  <Name extends string>(...parts: readonly Part<Name>[]) =>
  (...given: readonly (Thing<Name> | Plain)[]): Values =>
    given.flatMap(one =>
      typeof one === 'object' && one !== null ? parts.map(part => partOf(one, part)) : [one],
    );

/** The same of a list of things: each part a column of its own, as `unnest` takes them. */
export const inColumnsOf =
  <Name extends string>(...parts: readonly Part<Name>[]) =>
  (...given: readonly (readonly Thing<Name>[] | Plain)[]): Values =>
    given.flatMap(one =>
      typeof one === 'object' && one !== null
        ? parts.map(part => one.map(thing => partOf(thing, part)))
        : [one],
    );

const inOrder = (...given: Values): Values => given;

/**
 * A statement, and the verbs of a store that are no more than it: `statement(…).one<Person, [id: string]>()` is asked
 * as `find(reads, id)`. One that changes something says so: `one<Person, [id: string], Writes>()`.
 */
class Named<Answered> implements Statement<Answered> {
  declare readonly answered?: Answered;
  readonly name: string;
  readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = `/* ${name} */ ${text.trim()}`;
  }

  /** Every row. */
  all<Row = object, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row[]> {
    return (on, ...given) => on.query<Row>(this, mapped(...given));
  }

  /** The only row; null where there is none. */
  one<Row = object, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row | null> {
    return async (on, ...given) => (await on.query<Row>(this, mapped(...given)))[0] ?? null;
  }

  /** The only row of the one whose id is the parameter; null, unasked, where the text is no id. */
  byId<Row = object, On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
  ): Verb<On, [id: string], Row | null> {
    return async (on, id) => (isUuid(id) ? ((await on.query<Row>(this, [id]))[0] ?? null) : null);
  }

  /** The row that there always is: of what is added, counted, or read of the clock. @throws Error with the name */
  only<Row = object, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row> {
    return async (on, ...given) => onlyOf(this, await on.query<Row>(this, mapped(...given)));
  }

  /** A page of rows that carry the length of their whole list; its limit, offset and sort are the last parameters. */
  page<Row, Wish>(
    this: Statement<ColumnsFor<Counted<Row>>>,
    mapped: (wish: Wish) => Values,
  ): (reads: Reads, wish: Wish, span: Span) => Promise<Paged<Row>> {
    return async (reads, wish, { limit, offset, sort = null }) =>
      pagedOf(await reads.query<Counted<Row>>(this, [...mapped(wish), limit, offset, sort]));
  }

  /** Every row by what stands in one of its columns, which no two of them share. */
  keyed<Row, Given extends Values>(
    this: Statement<ColumnsFor<Row>>,
    name: keyof Row,
  ): Verb<Reads, Given, Map<string, Row>> {
    return async (on, ...given) =>
      new Map((await on.query<Row>(this, given)).map(row => [String(row[name]), row]));
  }

  /** One column of every row. */
  column<Row, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    name: keyof Row,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row[keyof Row][]> {
    return async (on, ...given) => (await on.query<Row>(this, mapped(...given))).map(row => row[name]);
  }

  /** One column of the only row; null where there is none. */
  value<Row, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    name: keyof Row,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row[keyof Row] | null> {
    return async (on, ...given) => (await on.query<Row>(this, mapped(...given)))[0]?.[name] ?? null;
  }

  /** One column of the row that there always is. @throws Error with the name */
  onlyValue<Row, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    name: keyof Row,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row[keyof Row]> {
    return async (on, ...given) => onlyOf(this, await on.query<Row>(this, mapped(...given)))[name];
  }

  /** How many a statement counts as `count`. */
  count<Given extends Values = []>(
    this: Statement<{ readonly count: number }>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<Reads, Given, number> {
    return async (on, ...given) => (await on.query<{ count: number }>(this, mapped(...given)))[0]?.count ?? 0;
  }

  /** Whether there is a row; of a change, whether it changed one. */
  any<Given extends Values = [], On extends Reads = Reads>(
    this: Statement<object>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, boolean> {
    return async (on, ...given) => (await on.query<object>(this, mapped(...given))).length > 0;
  }

  /** A change of which nobody asks what it did. */
  run<Given extends Values = [], On extends Reads = Writes>(
    this: Statement<object>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, void> {
    return async (on, ...given) => {
      await on.query<object>(this, mapped(...given));
    };
  }
}

function onlyOf<Row>({ name }: Statement, [row]: readonly Row[]): Row {
  if (row === undefined) throw new Error(`${name} answers no row`);
  return row;
}

/** Names a statement `room.verb`; the server prepares it once a connection under that name. */
export function statement<const Name extends string>(name: Name, text: string): Named<ColumnsOf<Name>> {
  const made = new Named<ColumnsOf<Name>>(name, text);
  STATEMENTS.set(name, made);
  return made;
}

/** A statement made of what the database itself was found to hold, whose columns nobody knows beforehand. */
export const unlisted = (name: string, text: string): Statement<never> => new Named(name, text);

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
