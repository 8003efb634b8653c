import pg from 'pg';
import { INSTANT_MAX, INSTANT_MIN, type Instant } from '#shared/sale/index.ts';
import { follow, isFollowed, type Work } from '../spans.ts';
import { unlessCut } from '../unless-cut.ts';
import { arrayText } from './arrays.ts';
import { DatabaseAway, isAborted, isAway } from './errors.ts';
import { openReplica, type Replica } from './replica.ts';
import { type ColumnsFor, type Reads, type Statement, statement, type Writes } from './statement.ts';

/** Connections for reading and writing. Every call @throws DatabaseAway where no answer comes in time. */
export type Connections = Reads & {
  /**
   * Runs `work` in one transaction: commits all of it or nothing. When `cut` aborts, the connection is released at
   * once, so that `work` can write nothing more.
   */
  transaction<Result>(work: (writes: Writes) => Promise<Result>, cut?: AbortSignal): Promise<Result>;
};

export type Database = Connections &
  AsyncDisposable & {
    /** The reserved connections of one kind of work. */
    lane(name: Lane): Connections;
    /** A dedicated connection for LISTEN; the caller disposes it. */
    connect(): Promise<pg.Client>;
    /** The replica for public reads; null where there is none. */
    readonly replica: Omit<Replica, 'query'> | null;
  };

/** As the first statement of a transaction: all its reads see one snapshot. */
export const snapshotSql = statement(
  'database.snapshot',
  'set transaction isolation level repeatable read, read only',
);

const TIMESTAMPTZ = 1184;
const BIGINT = 20;

type Terms = {
  /** The number of connections. */
  readonly size: number;
  /** The longest wait for a connection. */
  readonly waitMs: number;
  /** The timeouts of a statement, of a lock, and of idle time within a transaction. */
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleMs: number;
};

/**
 * A silent transaction that blocks bids or the heartbeat is ended before these time out, and long before the gap counts
 * as an outage: a process that hangs or is gone does not release its locks itself.
 */
const SILENT_MS = 1_500;
/** The same for other transactions that lock an auction, whose process may be drawing a document meanwhile. */
const DRAWING_MS = 3_000;
/**
 * SQL that is always true, and limits the idle time of the current transaction, whatever its lane. Every `for update`
 * lock of a row that bids or closings refer to, such as an account, has it among its conditions, since they wait for
 * that lock. As an uncorrelated subquery it runs once, however many rows are locked.
 */
export const BRIEFLY = `(select set_config('idle_in_transaction_session_timeout', '${DRAWING_MS}', true)) is not null`;
/** The same for auctions, since bids wait for an open one: every statement that locks auctions has it. */
export const BRIEFLY_HELD = `(status <> 'open' or ${BRIEFLY})`;

const AT_ONCE = { waitMs: 3_000, statementMs: 3_000, lockMs: 2_000, idleMs: SILENT_MS };

/** The lanes: reserved connections with their timeouts. A process uses at most their sum, plus one to listen. */
const LANES = {
  /** Requests of users. */
  MAIN: { size: 14, waitMs: 10_000, statementMs: 10_000, lockMs: 5_000, idleMs: 30_000 },
  /** Bids: two batches at a time. The short lock timeout keeps a locked lot from delaying other lots. */
  DESK: { size: 2, ...AT_ONCE, lockMs: 1_000 },
  /** The heartbeat and the closings. */
  HAMMER: { size: 5, ...AT_ONCE },
  /** Slow work that nobody waits for: jobs, backups, loading the search index. */
  LONG: { size: 5, waitMs: 60_000, statementMs: 600_000, lockMs: 30_000, idleMs: 600_000 },
  /** Checks whether the database answers; the pulse has its own timeout. */
  PULSE: { size: 1, waitMs: 5_000, statementMs: 5_000, lockMs: 5_000, idleMs: 5_000 },
} as const satisfies Record<string, Terms>;

export type Lane = keyof typeof LANES;

/** The lanes that may go through a transaction pool; bids and the hammer keep their own connections. */
const POOLED: readonly Lane[] = ['MAIN', 'PULSE'];
/** Public reads at the replica: slower ones go to the primary. */
const COPY: Terms = { size: 14, waitMs: 1_000, statementMs: 1_000, lockMs: 1_000, idleMs: 1_000 };

/** How much longer the driver waits than the server's timeout, for a server that hangs. */
const GRACE_MS = 1_000;
/** The timeout for opening the LISTEN connection and for its keep-alive checks. */
const LISTENER_WITHIN_MS = 5_000;

/** PostgreSQL's format of an instant; historical time zones have seconds. */
const WRITTEN = /^(\d{4}-\d\d-\d\d) ([\d:.]+)([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/;

/**
 * Parses an instant. PostgreSQL's years exceed those of Date: they become the first or last known instant, so that one
 * such row does not break a whole list.
 */
function readInstant(text: string): Instant {
  // Date.parse takes a year below 100 without ISO's `T` for one of this century, or for a month.
  const at = text.startsWith('00') ? Number.NaN : Date.parse(text);
  if (!Number.isNaN(at)) return at;
  const [, day, time, sign, hours, minutes = 0, seconds = 0] = WRITTEN.exec(text) ?? [];
  if (day) {
    const zoneMs = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
    return Date.parse(`${day}T${time}Z`) - (sign === '-' ? -zoneMs : zoneMs);
  }
  return text.endsWith('BC') || text.startsWith('-') ? INSTANT_MIN : INSTANT_MAX;
}

/** Amounts, versions and instants are all far below 2^53. */
const readers = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, readInstant],
  [BIGINT, text => Number(text)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    readers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export type DatabaseOptions = {
  /** Direct connection to the database. */
  readonly url: string;
  /**
   * Connection through a transaction pool such as PgBouncer; null: none. Session state and start-up options do not work
   * there: the pool itself sets role and timeouts on its connections.
   */
  readonly pooledUrl?: string | null;
  /** A streaming replica for public reads; null: none. */
  readonly readUrl?: string | null;
  /** The role of every connection; null: the URL's own. */
  readonly role: string | null;
  readonly applicationName: string;
  readonly onError: (error: Error) => void;
  /** The lane of calls without one: a script that copies everything needs long timeouts. */
  readonly mainLane?: Lane;
};

/** Opens one pool for each lane; bigint and timestamptz are read as numbers. */
export function openDatabase(options: DatabaseOptions): Database {
  const settings: pg.ClientConfig = {
    connectionString: options.url,
    application_name: options.applicationName,
    keepAlive: true,
    types,
  };
  const role = options.role === null ? '' : `-c role=${options.role}`;
  let isClosing = false;
  // The pool drops a connection lost while idle, and the next user gets a new one. While closing, lost connections are
  // not an error.
  const onError = (error: Error) => {
    if (!isClosing) options.onError(error);
  };
  const pools = new Map<Lane, pg.Pool>();
  const { pooledUrl = null, readUrl = null } = options;

  function openLane(name: Lane): pg.Pool {
    if (pooledUrl === null || !POOLED.includes(name)) return openPool(settings, role, LANES[name], onError);
    return openPool({ ...settings, connectionString: pooledUrl }, null, LANES[name], onError);
  }

  function lane(name: Lane): Connections {
    const pool = pools.get(name) ?? openLane(name);
    pools.set(name, pool);
    return {
      query: (statement, values) => run(pool, statement, values),
      transaction: (work, cut) => transaction(pool, work, cut),
    };
  }

  const main = lane(options.mainLane ?? 'MAIN');
  const copy =
    readUrl === null ? null : openPool({ ...settings, connectionString: readUrl }, role, COPY, onError);
  const replica = copy && openReplica(main, { query: (asked, values) => run(copy, asked, values) }, onError);

  return {
    ...main,
    ...(replica && { query: replica.query }),
    replica,
    lane,
    async connect() {
      const within = { connectionTimeoutMillis: LISTENER_WITHIN_MS, query_timeout: LISTENER_WITHIN_MS };
      const client = new pg.Client({ ...settings, ...within, options: role });
      // It may be lost right after it was made, before the caller listens for errors.
      client.on('error', () => {});
      await client.connect();
      return client;
    },
    async [Symbol.asyncDispose]() {
      isClosing = true;
      replica?.[Symbol.dispose]();
      await Promise.all([...pools.values(), ...(copy ? [copy] : [])].map(pool => pool.end()));
    },
  };
}

function openPool(
  settings: pg.ClientConfig,
  role: string | null,
  { size, waitMs, statementMs, lockMs, idleMs }: Terms,
  onError: (error: Error) => void,
): pg.Pool {
  const limits = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  };
  const pool = new pg.Pool({
    ...settings,
    ...(role !== null && {
      options: [role, ...Object.entries(limits).map(([name, ms]) => `-c ${name}=${ms}`)].join(' '),
    }),
    // Pipelining sends concurrent statements together; the server still runs them in order. A timeout closes the
    // connection.
    pipeline: true,
    query_timeout: statementMs + GRACE_MS,
    connectionTimeoutMillis: waitMs,
    max: size,
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', onError);
  // The next statement reports a connection lost in a transaction; without a listener the event would end the process.
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}

/** Awaits the driver's answer. @throws DatabaseAway where the error is about the connection */
async function ask<Result>(answer: Promise<Result>, isUnsure = false): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw isAway(error) ? new DatabaseAway(isUnsure, error) : error;
  }
}

async function transaction<Result>(
  pool: pg.Pool,
  work: (writes: Writes) => Promise<Result>,
  cut?: AbortSignal,
): Promise<Result> {
  const client = await ask(pool.connect());
  const acts: (() => void)[] = [];
  const doubts: (() => void)[] = [];
  let failed: unknown;
  const writes = {
    query: <Row>(statement: Statement<ColumnsFor<Row>>, values?: readonly unknown[]) =>
      run<Row>(client, statement, values).catch((error: unknown) => {
        // A statement behind a failed one only reports the abort: the first error has the reason.
        failed ??= error;
        throw isAborted(error) ? failed : error;
      }),
    afterCommit: (act: () => void) => void acts.push(act),
    ifUnsure: (act: () => void) => void doubts.push(act),
  } as Writes;
  let broken: Error | undefined;
  let result: Result;
  try {
    await ask(client.query('begin'));
    result = await (cut ? unlessCut(work(writes), cut) : work(writes));
    await ask(client.query('commit'), true);
  } catch (error) {
    // A silent connection is dropped at once: the server rolls back when it notices.
    if (error instanceof DatabaseAway) {
      broken = error;
      if (error.isUnsure) for (const act of doubts) act();
    } else if (cut?.aborted) {
      broken = cut.reason;
    } else {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
    }
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
  const written = values.map(value => (Array.isArray(value) ? (arrayText(value) ?? value) : value));
  const asked = { name: statement.name, text: statement.text, values: written };
  if (!isFollowed()) return (await ask(on.query<Row & pg.QueryResultRow>(asked))).rows;
  const work: Work = { name: `statement ${statement.name}`, kind: 'client' };
  return (await follow(work, () => ask(on.query<Row & pg.QueryResultRow>(asked)))).rows;
}
