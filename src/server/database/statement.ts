import type { Columns } from './rows.gen.ts';

/**
 * A named statement; the name is part of the query's text, and so appears in logs and pg_stat_activity. `answered`
 * exists in the type only: the columns as the database describes them.
 */
export type Statement<Answered = unknown> = {
  readonly name: string;
  readonly text: string;
  readonly answered?: Answered;
};

/** Any connection; functions that only read take this. */
export type Reads = {
  query<Row>(statement: Statement<ColumnsFor<Row>>, values?: readonly unknown[]): Promise<Row[]>;
};

/** A page of a list, with the total number of rows. */
export type Paged<Row> = { readonly rows: readonly Row[]; readonly totalCount: number };

export type Span = {
  readonly limit: number;
  readonly offset: number;
  /** `NAME_ASC`, as defined by the list; null: the list's default order. */
  readonly sort?: string | null;
};

type Counted<Row> = Row & { readonly totalCount: number };

/** Reads a page of rows that carry the total count; beyond the last page the count is read from the first row. */
export async function readPage<Row extends { readonly totalCount: number }>(
  { limit, offset }: Span,
  read: (limit: number, offset: number) => Promise<readonly Row[]>,
): Promise<Paged<Row>> {
  const rows = await read(limit, offset);
  const [counted] = rows.length > 0 || offset === 0 ? rows : await read(1, 0);
  return { rows, totalCount: counted?.totalCount ?? 0 };
}

declare const inTransaction: unique symbol;

/** A connection in a transaction; functions that write take this, so they cannot be called outside one. */
export type Writes = Reads & {
  readonly [inTransaction]: true;
  /** Runs once the commit is durable; never if it fails. */
  afterCommit(act: () => void): void;
  /** Runs where the commit got no answer, so that its outcome is unknown. */
  ifUnsure(act: () => void): void;
};

type Values = readonly unknown[];
/** Maps a function's arguments to the statement's parameters, where their order differs. */
type Mapped<Given extends Values> = (...given: Given) => Values;
type Verb<On, Given extends Values, Answer> = (on: On, ...given: Given) => Promise<Answer>;

type ColumnsOf<Name extends string> = Name extends keyof Columns ? Columns[Name] : never;

/** All statements by name; `npm run rows` checks each against the database. */
export const STATEMENTS = new Map<string, Statement>();

/** A property that becomes a parameter, unchanged or converted. */
type Part<Name extends string> = Name | { readonly of: Name; readonly as: (value: never) => unknown };
type Thing<Name extends string> = Readonly<Record<Name, unknown>>;
/** An argument beside an object: an id, a number, a word. */
type Plain = string | number | boolean | null;

/** Marks a property as a nullable instant. */
export const instant = <Name extends string>(of: Name) => ({
  ...{ of, as: (at: number | null) => (at === null ? null : timestamp(at)) },
});

/** Marks a property as nullable JSON. */
export const json = <Name extends string>(of: Name) => ({
  ...{ of, as: (value: unknown) => (value === null ? null : JSON.stringify(value)) },
});

const partOf = <Name extends string>(thing: Thing<Name>, part: Part<Name>): unknown =>
  typeof part === 'string' ? thing[part] : part.as(thing[part.of] as never);

/** Maps an object's properties to parameters in this order; plain arguments keep their place. */
export const inOrderOf =
  <Name extends string>(...parts: readonly Part<Name>[]) =>
  (...given: readonly (Thing<Name> | Plain)[]): Values =>
    given.flatMap(one =>
      typeof one === 'object' && one !== null ? parts.map(part => partOf(one, part)) : [one],
    );

/** Maps a list of objects to one array for each property, as `unnest` takes them. */
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
 * A statement with builders for functions that just run it: `statement(…).one<Person, [id: string]>()` is called as
 * `find(reads, id)`. A writing one declares it: `one<Person, [id: string], Writes>()`.
 */
class Named<Answered> implements Statement<Answered> {
  declare readonly answered?: Answered;
  readonly name: string;
  readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = `/* ${name} */ ${text.trim()}`;
  }

  /** Returns every row. */
  all<Row = object, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row[]> {
    return (on, ...given) => on.query<Row>(this, mapped(...given));
  }

  /** Returns the only row; null where there is none. */
  one<Row = object, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row | null> {
    return async (on, ...given) => (await on.query<Row>(this, mapped(...given)))[0] ?? null;
  }

  /** Returns the row of that id; null, without a query, where the text is not a UUID. */
  byId<Row = object, On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
  ): Verb<On, [id: string], Row | null> {
    return async (on, id) => (isUuid(id) ? ((await on.query<Row>(this, [id]))[0] ?? null) : null);
  }

  /** Returns the row of a statement that always has one, as an insert or a count. @throws Error with the name */
  only<Row = object, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row> {
    return async (on, ...given) => onlyOf(this, await on.query<Row>(this, mapped(...given)));
  }

  /** Returns a page of rows that carry the total count; limit, offset and sort are the last parameters. */
  page<Row, Wish>(
    this: Statement<ColumnsFor<Counted<Row>>>,
    mapped: (wish: Wish) => Values,
  ): (reads: Reads, wish: Wish, span: Span) => Promise<Paged<Row>> {
    return (reads, wish, span) =>
      readPage(span, (limit, offset) =>
        reads.query<Counted<Row>>(this, [...mapped(wish), limit, offset, span.sort ?? null]),
      );
  }

  /** Returns every row by the value of a unique column. */
  keyed<Row, Given extends Values>(
    this: Statement<ColumnsFor<Row>>,
    name: keyof Row,
  ): Verb<Reads, Given, Map<string, Row>> {
    return async (on, ...given) =>
      new Map((await on.query<Row>(this, given)).map(row => [String(row[name]), row]));
  }

  /** Returns one column of every row. */
  column<Row, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    name: keyof Row,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row[keyof Row][]> {
    return async (on, ...given) => (await on.query<Row>(this, mapped(...given))).map(row => row[name]);
  }

  /** Returns one column of the only row; null where there is none. */
  value<Row, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    name: keyof Row,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row[keyof Row] | null> {
    return async (on, ...given) => (await on.query<Row>(this, mapped(...given)))[0]?.[name] ?? null;
  }

  /** Returns one column of the row that always exists. @throws Error with the name */
  onlyValue<Row, Given extends Values = [], On extends Reads = Reads>(
    this: Statement<ColumnsFor<Row>>,
    name: keyof Row,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, Row[keyof Row]> {
    return async (on, ...given) => onlyOf(this, await on.query<Row>(this, mapped(...given)))[name];
  }

  /** Returns the column `count`. */
  count<Given extends Values = []>(
    this: Statement<{ readonly count: number }>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<Reads, Given, number> {
    return async (on, ...given) => (await on.query<{ count: number }>(this, mapped(...given)))[0]?.count ?? 0;
  }

  /** Whether there is a row; for a change with `returning`, whether it changed one. */
  any<Given extends Values = [], On extends Reads = Reads>(
    this: Statement<object>,
    mapped: Mapped<Given> = inOrder,
  ): Verb<On, Given, boolean> {
    return async (on, ...given) => (await on.query<object>(this, mapped(...given))).length > 0;
  }

  /** Runs a change without a result. */
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

/** Creates a statement named `folder.verb`; the server prepares it once for each connection. */
export function statement<const Name extends string>(name: Name, text: string): Named<ColumnsOf<Name>> {
  const made = new Named<ColumnsOf<Name>>(name, text);
  STATEMENTS.set(name, made);
  return made;
}

/** Creates a statement that is generated at runtime, whose columns are not known beforehand. */
export const unlisted = (name: string, text: string): Statement<never> => new Named(name, text);

/**
 * The columns that a row type needs, widened to the types the database knows, where an enum is a text. The database
 * does not tell nullability or the structure of JSON.
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

/** Converts milliseconds since 1970 for the database. */
export function timestamp(at: number): Date {
  return new Date(at);
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text is a UUID; the database would refuse any other as an id. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
