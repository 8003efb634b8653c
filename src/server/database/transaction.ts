import pg from 'pg';
import { INSTANT_MAX, INSTANT_MIN, type Instant } from '#shared/sale/index.ts';
import { follow, isFollowed, type Work } from '../spans.ts';
import { unlessCut } from '../unless-cut.ts';
import { arrayText } from './arrays.ts';
import { DatabaseAway, isAborted, isAway } from './errors.ts';
import { openReplica, type Replica } from './replica.ts';
import { type ColumnsFor, type Reads, type Statement, statement, type Writes } from './statement.ts';

/** Connections to read and write by. Every call @throws DatabaseAway where no answer comes in time. */
export type Connections = Reads & {
  /**
   * Runs `work` in one transaction: commits what it did, or nothing of it. Where `cut` ends it, its connection is let
   * go of with it: whatever goes on of the work finds nothing to write on.
   */
  transaction<Result>(work: (writes: Writes) => Promise<Result>, cut?: AbortSignal): Promise<Result>;
};

export type Database = Connections &
  AsyncDisposable & {
    /** The connections of one kind of work, which nothing else can fill. */
    lane(name: Lane): Connections;
    /** A connection of its own for LISTEN; the caller disposes it. */
    connect(): Promise<pg.Client>;
    /** The replica that public reading may be done at; null where there is none. */
    readonly replica: Omit<Replica, 'query'> | null;
  };

/** First in a transaction: all that it reads is of one moment, whoever writes meanwhile. */
export const snapshotSql = statement(
  'database.snapshot',
  'set transaction isolation level repeatable read, read only',
);

const TIMESTAMPTZ = 1184;
const BIGINT = 20;

type Terms = {
  /** How many connections there are at most. */
  readonly size: number;
  /** How long one may be waited for. */
  readonly waitMs: number;
  /** How long a statement may take, in it a lock, and between two statements of a transaction the work. */
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleMs: number;
};

/**
 * Who holds what bids or the heartbeat wait for is let go of before those give up, and long before a silence of the
 * house counts as an outage: a process that stands still, or is gone, says nothing itself.
 */
const SILENT_MS = 1_500;
/** The same of whatever else locks an auction, whose process may be drawing somebody's paper meanwhile. */
const DRAWING_MS = 3_000;
/**
 * SQL, always true: from here on a transaction in which nothing is asked for that long ends, whatever its lane. Every
 * lock `for update` of a row that bids or closings point at, as an account, has it among its conditions: they wait
 * for it. Asked by a query within, it is set once however many rows are locked.
 */
export const BRIEFLY = `(select set_config('idle_in_transaction_session_timeout', '${DRAWING_MS}', true)) is not null`;
/** The same of auctions, where bids wait for an open one: every statement that locks them has it, whatever its lock. */
export const BRIEFLY_HELD = `(status <> 'open' or ${BRIEFLY})`;

const AT_ONCE = { waitMs: 3_000, statementMs: 3_000, lockMs: 2_000, idleMs: SILENT_MS };

/** What has connections of its own, and how long it may take. A process has their sum at most, and one to listen. */
const LANES = {
  /** What people ask for. */
  MAIN: { size: 14, waitMs: 10_000, statementMs: 10_000, lockMs: 5_000, idleMs: 30_000 },
  /** Bids: two batches at a time. Of lots that others hold no other lot is kept waiting for long. */
  DESK: { size: 2, ...AT_ONCE, lockMs: 1_000 },
  /** The heartbeat and what has ended. */
  HAMMER: { size: 5, ...AT_ONCE },
  /** What may take long because nobody waits for it: jobs, backups, loading the search index. */
  LONG: { size: 5, waitMs: 60_000, statementMs: 600_000, lockMs: 30_000, idleMs: 600_000 },
  /** Whether it answers at all; the pulse itself says when that is too late. */
  PULSE: { size: 1, waitMs: 5_000, statementMs: 5_000, lockMs: 5_000, idleMs: 5_000 },
} as const satisfies Record<string, Terms>;

export type Lane = keyof typeof LANES;

/** What a pool by transaction can carry; bids and the hammer keep their connections, which nothing else fills. */
const POOLED: readonly Lane[] = ['MAIN', 'PULSE'];
/** Public reading at a replica: whatever takes longer there is asked of the primary. */
const COPY: Terms = { size: 14, waitMs: 1_000, statementMs: 1_000, lockMs: 1_000, idleMs: 1_000 };

/** By how much the driver waits longer than the server may take: a server that hangs ends nothing by itself. */
const GRACE_MS = 1_000;
/** A connection that listens is asked for a sign of life now and then; joining it anew takes no longer. */
const LISTENER_WITHIN_MS = 5_000;

/** As the server writes an instant; zones had seconds before they were agreed on. */
const WRITTEN = /^(\d{4}-\d\d-\d\d) ([\d:.]+)([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/;

/**
 * The database knows years that the language's clock cannot read: they are read as the first or last instant of
 * ours, so that one such row does not take a whole list with it.
 */
function readInstant(text: string): Instant {
  // Without the letters of ISO 8601 a year below 100 is taken for one of our century, or for a month.
  const at = text.startsWith('00') ? Number.NaN : Date.parse(text);
  if (!Number.isNaN(at)) return at;
  const [, day, time, sign, hours, minutes = 0, seconds = 0] = WRITTEN.exec(text) ?? [];
  if (day) {
    const zoneMs = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
    return Date.parse(`${day}T${time}Z`) - (sign === '-' ? -zoneMs : zoneMs);
  }
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
  /** Straight to the database. */
  readonly url: string;
  /**
   * By way of a pool that gives connections by transaction, as PgBouncer does; null: all goes straight. Nothing that
   * lives as long as a session stands on it, start-up options neither: the pool itself begins its connections with
   * role and terms.
   */
  readonly pooledUrl?: string | null;
  /** To a replica that streams from it, for public reading; null: there is none. */
  readonly readUrl?: string | null;
  /** The role every connection acts as; null keeps the URL's own. */
  readonly role: string | null;
  readonly applicationName: string;
  readonly onError: (error: Error) => void;
  /** By what terms it works where no lane is named: a script that copies everything takes long. */
  readonly mainLane?: Lane;
};

/** Opens pools whose connections read bigint and timestamptz as numbers, one a lane. */
export function openDatabase(options: DatabaseOptions): Database {
  const settings: pg.ClientConfig = {
    connectionString: options.url,
    application_name: options.applicationName,
    keepAlive: true,
    types,
  };
  const role = options.role === null ? '' : `-c role=${options.role}`;
  let isClosing = false;
  // A connection lost while idle: the pool drops it, and whoever needs one next hears of trouble itself. One
  // that we are taking leave of may be cut short by the server: that is no trouble at all.
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
      // It may be lost in the breath in which it was made, before anybody listens to it.
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
    // In a pipeline, statements that are asked for at once also travel at once; each still runs after the one
    // before. One that is not answered in time takes its connection with it.
    pipeline: true,
    query_timeout: statementMs + GRACE_MS,
    connectionTimeoutMillis: waitMs,
    max: size,
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', onError);
  // One lost in the hands of a transaction is told by its next statement; said to nobody it would end us.
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}

/** What the driver answers; @throws DatabaseAway where what it says is about the connection */
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
        // What travelled behind one that failed says no more than that: why stands in the first.
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
    // One that does not answer is let go at once: the server rolls back when it finds nobody there.
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
