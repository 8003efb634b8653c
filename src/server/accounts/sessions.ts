import { createHash, randomBytes } from 'node:crypto';
import type { Viewer } from '../context.ts';
import { type Reads, statement, type Writes } from '../database/index.ts';

const TOKEN_BYTES = 32;

/** A secret for a cookie or a letter, and what the database keeps of it. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const addSql = statement(
  'sessions.add',
  `insert into sessions (token_hash, account_id, expires_at)
   values ($1, $2, clock_timestamp() + interval '30 days')`,
);
const sweepSql = statement(
  'sessions.sweep',
  'delete from sessions where account_id = $1 and expires_at <= clock_timestamp()',
);
const viewerSql = statement(
  'sessions.findViewer',
  `select p.id, p.added_permissions || coalesce((
       select array_agg(permission) from group_members m join groups g on g.id = m.group_id,
         unnest(g.permissions) as permission where m.account_id = p.id), '{}') as permissions,
     s.expires_at < clock_timestamp() + interval '29 days' as "isAging"
   from sessions s join accounts p on p.id = s.account_id
   where s.token_hash = $1 and s.expires_at > clock_timestamp()
     and p.blocked_at is null and p.erased_at is null`,
);
const renewSql = statement(
  'sessions.renew',
  `update sessions set expires_at = clock_timestamp() + interval '30 days' where token_hash = $1`,
);
const endSql = statement('sessions.end', 'delete from sessions where token_hash = $1');
const endAllSql = statement('sessions.endAll', 'delete from sessions where account_id = $1');

/** Opens a session, clearing away the person's old ones; answers the token for the browser. */
export async function addSession(writes: Writes, accountId: string): Promise<string> {
  const { token, hash } = newToken();
  await writes.query(sweepSql, [accountId]);
  await writes.query(addSql, [hash, accountId]);
  return token;
}

/** Who the token stands for, with the permissions of this very moment; null when for nobody. */
export async function findViewer(reads: Reads, token: string): Promise<Viewer | null> {
  const hash = hashToken(token);
  type Row = { id: string; permissions: string[]; isAging: boolean };
  const [row] = await reads.query<Row>(viewerSql, [hash]);
  if (!row) return null;
  // Written once a day at most: a session in use never ends under its user.
  if (row.isAging) await reads.query(renewSql, [hash]);
  return { id: row.id, permissions: new Set(row.permissions) };
}

export async function endSession(writes: Writes, token: string): Promise<void> {
  await writes.query(endSql, [hashToken(token)]);
}

export async function endAllSessions(writes: Writes, accountId: string): Promise<void> {
  await writes.query(endAllSql, [accountId]);
}
