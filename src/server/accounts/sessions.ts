import type { Bus } from '../bus/index.ts';
import type { Viewer } from '../context.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';
import { deviceOf } from './device.ts';
import type { AccountsParts, Caller } from './parts.ts';
import { RIGHTS } from './rights.ts';
import { hashToken, newToken } from './tokens.ts';

const addSql = statement(
  'sessions.add',
  `insert into sessions (token_hash, account_id, expires_at, browser, system, network)
   values ($1, $2, clock_timestamp() + interval '30 days', $3, $4, $5)`,
);
const sweepOwnSql = statement(
  'sessions.sweepOwn',
  'delete from sessions where account_id = $1 and expires_at <= clock_timestamp()',
);
/** How long a proof of identity lasts, in SQL. */
export const PROOF_LASTS = "interval '10 minutes'";
/** Staff must sign in every 12 hours, others every 90 days, however much the session is used. */
const OPEN = `s.expires_at > clock_timestamp() and s.created_at > clock_timestamp()
    - case when cardinality(r.rights) > 0 then interval '12 hours' else interval '90 days' end`;
const FROM = `sessions s join accounts p on p.id = s.account_id cross join lateral (select ${RIGHTS} as rights) r`;

// A lateral lookup per token: for a plain set, the planner may scan all sessions and accounts to find a few.
const viewerSql = statement(
  'sessions.findViewer',
  `select v.* from unnest($1::bytea[]) as asked (hash) cross join lateral (
     select s.token_hash as hash, p.id, r.rights as permissions,
       s.expires_at < clock_timestamp() + interval '29 days'
         or s.seen_at < clock_timestamp() - interval '10 minutes' as "isAging",
       s.proven_at > clock_timestamp() - ${PROOF_LASTS} as "isFresh",
       p.blocked_at is not null as "isBlocked", s.second_factor_at is not null as "hasSecondFactor"
     from ${FROM}
     where s.token_hash = asked.hash and ${OPEN}
       and p.erased_at is null
       and (p.blocked_at is null or exists (select from orders where p.id in (buyer_id, seller_id)))
     limit 1) v`,
);
const renewSql = statement(
  'sessions.renew',
  `update sessions set expires_at = clock_timestamp() + interval '30 days', seen_at = clock_timestamp()
   where token_hash in (select token_hash from sessions where token_hash = any($1::bytea[]) for update skip locked)`,
);
/** Deletes all expired sessions. */
export const sweepSessionsSql = statement(
  'accounts.sweep.sessions',
  `delete from sessions where token_hash in (select s.token_hash from ${FROM} where not (${OPEN}))`,
);
const endSql = statement(
  'sessions.end',
  'delete from sessions where token_hash = $1 returning token_hash as hash',
);
const endByIdSql = statement(
  'sessions.endById',
  'delete from sessions where account_id = $1 and id = $2 returning token_hash as hash',
);
/** Ends every session but that of the token, without announcing it: for commands that run outside the server. */
export const endSessionRows = statement(
  'sessions.endOthers',
  'delete from sessions where account_id = $1 and token_hash <> $2 returning token_hash as hash',
).all<Ended, [accountId: string, token: string | null], Writes>((accountId, token) => [
  accountId,
  hashToken(token ?? ''),
]);

/** An open session, by its browser. */
export type Session = {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** Roughly where they signed in from: the network address without its last part. */
  readonly network: string | null;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isCurrent: boolean;
};

/** Opens a session and deletes the person's expired ones; returns the token for the browser. */
export async function addSession(
  writes: Writes,
  accountId: string,
  { agent, network }: Pick<Caller, 'agent' | 'network'>,
): Promise<string> {
  const { token, hash } = newToken();
  const { browser, system } = deviceOf(agent);
  await writes.query(sweepOwnSql, [accountId]);
  await writes.query(addSql, [hash, accountId, browser, system, network]);
  return token;
}

type ViewerRow = Pick<Viewer, 'id' | 'isFresh' | 'isBlocked'> & {
  readonly hash: Buffer;
  readonly permissions: string[];
  readonly isAging: boolean;
  readonly hasSecondFactor: boolean;
};

/** Returns the viewer of each token, with current permissions; null for a token without an open session. */
export async function findViewers(
  {
    database: reads,
    asksSecondFactor,
  }: Pick<AccountsParts, 'asksSecondFactor'> & { readonly database: Reads },
  tokens: readonly string[],
): Promise<readonly (Viewer | null)[]> {
  const hashes = tokens.map(hashToken);
  const rows = await reads.query<ViewerRow>(viewerSql, [hashes]);
  // Renewed at most every ten minutes, so that a session in use does not expire.
  const aging = rows.filter(row => row.isAging).map(row => row.hash);
  if (aging.length > 0) await reads.query(renewSql, [aging]);
  const viewers = new Map(rows.map(row => [row.hash.toString('hex'), toViewer(row, asksSecondFactor)]));
  return hashes.map(hash => viewers.get(hash.toString('hex')) ?? null);
}

function toViewer(
  { id, isFresh, isBlocked, hasSecondFactor, permissions }: ViewerRow,
  asksSecondFactor: boolean,
): Viewer {
  const who = { id, isFresh, isBlocked };
  if (isBlocked || permissions.length === 0) return { ...who, permissions: new Set() };
  if (!asksSecondFactor) return { ...who, permissions: new Set(permissions) };
  return hasSecondFactor
    ? { ...who, permissions: new Set(permissions), secondFactor: 'proven' }
    : { ...who, permissions: new Set(), secondFactor: 'needed' };
}

/** Records that the session's user has just proved who they are. */
export const proveSession = statement(
  'sessions.prove',
  'update sessions set proven_at = clock_timestamp() where token_hash = $1 and account_id = $2',
).run<[accountId: string, token: string]>((accountId, token) => [hashToken(token), accountId]);

/** Returns the open sessions of a person: this one, then the most recently seen. */
export const listSessions = statement(
  'sessions.list',
  `select s.id, s.browser, s.system, s.network, s.created_at as "createdAt", s.seen_at as "seenAt",
     s.token_hash = $2 as "isCurrent"
   from ${FROM} where s.account_id = $1 and ${OPEN}
   order by s.token_hash = $2 desc, s.seen_at desc, s.id`,
).all<Session, [accountId: string, token: string | null]>((accountId, token) => [
  accountId,
  hashToken(token ?? ''),
]);

/** Returns the session's key on the bus; the token cannot be derived from it. */
export function sessionKeyOf(token: string): string {
  return hashToken(token).toString('hex');
}

/** Returns the account of an open session by its key on the bus; null when it is over. */
export const findSitting = statement(
  'sessions.findSitting',
  `select p.id from ${FROM} where s.token_hash = $1 and ${OPEN} and p.erased_at is null`,
).value<{ id: string }, [key: string]>('id', key => [Buffer.from(key, 'hex')]);

type Ended = { readonly hash: Buffer };

/** Announces to the processes that serve sockets that these sessions are over. */
async function announceEnd(bus: Bus, writes: Writes, ended: readonly Ended[]): Promise<void> {
  const notices = ended.map(({ hash }) => ({
    topic: 'session' as const,
    id: hash.toString('hex'),
    version: 0,
  }));
  await bus.publish(writes, notices);
}

export async function endSession(bus: Bus, writes: Writes, token: string): Promise<void> {
  await announceEnd(bus, writes, await writes.query<Ended>(endSql, [hashToken(token)]));
}

/** Ends one of a person's own sessions; returns false when they have no such session. */
export async function endSessionById(bus: Bus, writes: Writes, accountId: string, id: string) {
  const ended = await writes.query<Ended>(endByIdSql, [accountId, id]);
  await announceEnd(bus, writes, ended);
  return ended.length > 0;
}

/** Ends every session of a person but that of the token; all of them without a token. */
export async function endOtherSessions(bus: Bus, writes: Writes, accountId: string, token: string | null) {
  await announceEnd(bus, writes, await endSessionRows(writes, accountId, token));
}

const ofAccountsSql = statement(
  'sessions.ofAccounts',
  'select token_hash as hash from sessions where account_id = any($1::uuid[])',
);

/** Closes the sockets of these people, whose permissions changed; they stay signed in. */
export async function closeSockets(bus: Bus, writes: Writes, accountIds: readonly string[]): Promise<void> {
  await announceEnd(bus, writes, await writes.query<Ended>(ofAccountsSql, [accountIds]));
}
