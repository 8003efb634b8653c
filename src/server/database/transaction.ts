import pg from 'pg';
import { INSTANT_MAX, INSTANT_MIN, type Instant } from '#sale/index.ts';
import type { Statement } from './statement.ts';

/** Any connection: what only reads asks for this. */
export type Reads = {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
};

declare const inTransaction: unique symbol;

/** A connection inside a transaction: what changes data asks for this, so it can't be called without one. */
export type Writes = Reads & {
  readonly [inTransaction]: true;
  /** Runs once the commit is durable; never when it fails. */
  afterCommit(act: () => void): void;
};

export type Database = Reads &
  AsyncDisposable & {
    /** Runs `work` in one transaction: commits what it did, or nothing of it. */
    transaction<Result>(work: (writes: Writes) => Promise<Result>): Promise<Result>;
    /** A connection of its own for LISTEN; the caller disposes it. */
    connect(): Promise<pg.Client>;
  };

const TIMESTAMPTZ = 1184;
const BIGINT = 20;
const POOL_SIZE = 20;

/**
 * The database knows years that the language's clock cannot read: they are read as the first or last instant of
 * ours, so that one such row does not take a whole list with it.
 */
function readInstant(text: string): Instant {
  const at = Date.parse(text);
  if (!Number.isNaN(at)) return at;
  return text.endsWith('BC') || text.startsWith('-') ? INSTANT_MIN : INSTANT_MAX;
}

/** Amounts, versions and instants all lie far below 2^53. */
const readers = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, readInstant],
  [BIGINT, text => Number(text)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    readers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export type DatabaseOptions = {
  readonly url: string;
  /** The role every connection acts as; null keeps the URL's own. */
  readonly role: string | null;
  readonly applicationName: string;
  readonly onError: (error: Error) => void;
};

/** Opens a pool whose connections read bigint and timestamptz as numbers. */
export function openDatabase(options: DatabaseOptions): Database {
  const settings: pg.ClientConfig = {
    connectionString: options.url,
    application_name: options.applicationName,
    types,
    ...(options.role === null ? {} : { options: `-c role=${options.role}` }),
  };
  // In a pipeline, statements that are asked for at once also travel at once; each still runs after the one before.
  const pool = new pg.Pool({ ...settings, pipeline: true, max: POOL_SIZE, idleTimeoutMillis: 60_000 });
  let isClosing = false;
  // A connection lost while idle: the pool drops it, and whoever needs one next hears of trouble itself. One
  // that we are taking leave of may be cut short by the server: that is no trouble at all.
  pool.on('error', error => {
    if (!isClosing) options.onError(error);
  });
  // One lost in the hands of a transaction is told by its next statement; said to nobody it would end us.
  pool.on('connect', client => client.on('error', () => {}));

  return {
    query: (statement, values) => run(pool, statement, values),
    transaction: work => transaction(pool, work),
    async connect() {
      const client = new pg.Client(settings);
      await client.connect();
      return client;
    },
    async [Symbol.asyncDispose]() {
      isClosing = true;
      await pool.end();
    },
  };
}

async function transaction<Result>(
  pool: pg.Pool,
  work: (writes: Writes) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const acts: (() => void)[] = [];
  const writes = {
    query: <Row>(statement: Statement, values?: readonly unknown[]) => run<Row>(client, statement, values),
    afterCommit: (act: () => void) => void acts.push(act),
  } as Writes;
  let broken: Error | undefined;
  let result: Result;
  try {
    await client.query('begin');
    result = await work(writes);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
  for (const act of acts) act();
  return result;
}

async function run<Row>(
  on: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const result = await on.query<Row & pg.QueryResultRow>({
    name: statement.name,
    text: statement.text,
    values: values as unknown[],
  });
  return result.rows;
}
