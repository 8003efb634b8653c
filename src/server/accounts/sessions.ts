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
/** For so long whoever has shown that it is them sits there, in SQL. */
export const PROOF_LASTS = "interval '10 minutes'";
/** Staff sign in every day, everybody every ninety days, however much a session is used. */
const OPEN = `s.expires_at > clock_timestamp() and s.created_at > clock_timestamp()
    - case when cardinality(r.rights) > 0 then interval '12 hours' else interval '90 days' end`;
const FROM = `sessions s join accounts p on p.id = s.account_id cross join lateral (select ${RIGHTS} as rights) r`;

// Each looked for by itself: asked for as a set, the planner may read all sessions and all people to find a few.
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
/** Clears away the sessions that are over, of everybody. */
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
/** Ends every session but that of the token, and tells no process of it: for who runs beside the house. */
export const endSessionRows = statement(
  'sessions.endOthers',
  'delete from sessions where account_id = $1 and token_hash <> $2 returning token_hash as hash',
).all<Ended, [accountId: string, token: string | null], Writes>((accountId, token) => [
  accountId,
  hashToken(token ?? ''),
]);

/** One browser in which a person is signed in. */
export type Session = {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** Roughly where they signed in from: their address without its last part. */
  readonly network: string | null;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isCurrent: boolean;
};

/** Opens a session, clearing away the person's old ones; answers the token for the browser. */
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

/** Who each token stands for, with the permissions of this very moment; null when for nobody. */
export async function findViewers(
  {
    database: reads,
    asksSecondFactor,
  }: Pick<AccountsParts, 'asksSecondFactor'> & { readonly database: Reads },
  tokens: readonly string[],
): Promise<readonly (Viewer | null)[]> {
  const hashes = tokens.map(hashToken);
  const rows = await reads.query<ViewerRow>(viewerSql, [hashes]);
  // Written every ten minutes at most: a session in use never ends under its user.
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

/** Whoever sits at this session has just proved to be its person. */
export const proveSession = statement(
  'sessions.prove',
  'update sessions set proven_at = clock_timestamp() where token_hash = $1 and account_id = $2',
).run<[accountId: string, token: string]>((accountId, token) => [hashToken(token), accountId]);

/** The open sessions of a person: this one, then those seen last. */
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

/** What a session is called on the bus: nobody finds their way back from it to the token. */
export function sessionKeyOf(token: string): string {
  return hashToken(token).toString('hex');
}

/** Whose an open session is, by what it is called on the bus; null where it is over. */
export const findSitting = statement(
  'sessions.findSitting',
  `select p.id from ${FROM} where s.token_hash = $1 and ${OPEN} and p.erased_at is null`,
).value<{ id: string }, [key: string]>('id', key => [Buffer.from(key, 'hex')]);

type Ended = { readonly hash: Buffer };

/** Whoever serves sockets hears that these sessions are over. */
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

/** Ends one of a person's own sessions; false when they have no such session. */
export async function endSessionById(bus: Bus, writes: Writes, accountId: string, id: string) {
  const ended = await writes.query<Ended>(endByIdSql, [accountId, id]);
  await announceEnd(bus, writes, ended);
  return ended.length > 0;
}

/** Ends every session of a person but the one of this token; without a token, every one. */
export async function endOtherSessions(bus: Bus, writes: Writes, accountId: string, token: string | null) {
  await announceEnd(bus, writes, await endSessionRows(writes, accountId, token));
}

const ofAccountsSql = statement(
  'sessions.ofAccounts',
  'select token_hash as hash from sessions where account_id = any($1::uuid[])',
);

/** Closes the sockets of these people, who stay signed in: what they may do has changed. */
export async function closeSockets(bus: Bus, writes: Writes, accountIds: readonly string[]): Promise<void> {
  await announceEnd(bus, writes, await writes.query<Ended>(ofAccountsSql, [accountIds]));
}
