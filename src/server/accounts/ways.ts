import { BRIEFLY, statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { IS_SHUT_OUT } from './accounts-store.ts';
import { knownDevice } from './devices.ts';
import { tell } from './history.ts';
import type { AccountsParts, Caller, Sitter } from './parts.ts';
import { endOtherSessions } from './sessions.ts';
import { hashToken } from './tokens.ts';

/**
 * The tables of ways into an account, besides the password and sessions, with what becomes of each when a backup is
 * restored. A restored backup brings back ways that were ended since: temporary ones end, the person's own keys stay. A
 * pending step stands before what it becomes: whoever ends them in this order misses none that is just being completed.
 */
export const WAYS = {
  social_attempts: 'ENDS',
  social_links: 'ENDS',
  passkey_challenges: 'ENDS',
  password_resets: 'ENDS',
  // Gives no access to the account, but shows all its data: it ends as letters do.
  data_copies: 'ENDS',
  account_identities: 'STAYS',
  passkeys: 'STAYS',
  known_devices: 'STAYS',
  // Except those of applications, which must be allowed anew.
  api_keys: 'STAYS',
  // A previous user of the account may have made one in the person's name.
  oauth_clients: 'STAYS',
} as const satisfies Record<string, 'ENDS' | 'STAYS'>;
export const WAY_TABLES = Object.keys(WAYS);

// A way that is being added holds the account's lock: after this lock, none is missed.
const lockSql = statement('ways.lock', `select id from accounts where id = $1 and ${BRIEFLY} for update`);
const endPasswordSql = statement(
  'ways.endPassword',
  'update accounts set password_hash = null where id = $1',
);
// A used letter gives no access: it stays to answer a repeated request for the same password.
const OPEN: Readonly<Record<string, string>> = { password_resets: ' and used_at is null' };
const freeCodesSql = statement(
  'ways.freeCodes',
  'update recovery_codes set passkey_id = null where account_id = $1 and is_kept',
);
const endSqls = WAY_TABLES.map(table =>
  statement(`ways.end.${table}`, `delete from ${table} where account_id = $1${OPEN[table] ?? ''}`),
);
const proveSql = statement(
  'ways.proveEmail',
  `update accounts set email_confirmed_at = clock_timestamp()
   where id = $1 and email_confirmed_at is null and erased_at is null`,
);

/** A locked account: nobody else can open it, or end its ways in, before this transaction is over. */
export type Held = {
  readonly id: string;
  readonly passwordHash: string | null;
  /** Blocked, and party to no sale: no way in opens the account, as with its password. */
  readonly isShutOut: boolean;
};

/**
 * Locks an account before it is opened, or before a way in is added or ended; returns null when there is none. The way
 * must be checked after this lock, because all ways may have ended a moment ago. The account is locked before any row
 * of its ways, to avoid deadlocks.
 */
export const holdAccount = statement(
  'ways.hold',
  `select id, password_hash as "passwordHash", ${IS_SHUT_OUT} from accounts
   where id = $1 and erased_at is null for no key update`,
).one<Held, [accountId: string], Writes>();

const sitsSql = statement('ways.sits', 'select from sessions where token_hash = $1 and account_id = $2');

/**
 * Locks the account of a session that adds a way in.
 * @throws AppError Unauthenticated if the session has ended
 */
export async function requireSitter(writes: Writes, { accountId, token }: Sitter): Promise<void> {
  await holdAccount(writes, accountId);
  const sits = await writes.query(sitsSql, [hashToken(token), accountId]);
  if (sits.length === 0) throw new AppError('Unauthenticated');
}

/**
 * Ends every way into an account except its sessions: password, passkeys, providers, known devices, pending letters,
 * API keys. The second factor gives no access by itself, and stays.
 */
export async function endWaysIn(writes: Writes, accountId: string): Promise<void> {
  await writes.query(lockSql, [accountId]);
  await writes.query(endPasswordSql, [accountId]);
  await endWantedEmails(writes, accountId);
  await writes.query(freeCodesSql, [accountId]);
  for (const sql of endSqls) await writes.query(sql, [accountId]);
}

/**
 * Ends every way into an account and everything that shows its data without signing in: sessions, the calendar link,
 * push subscriptions. Only the mailbox is left.
 */
export async function endWays(
  parts: AccountsParts,
  writes: Writes,
  accountId: string,
  caller: Caller,
): Promise<void> {
  await endWaysIn(writes, accountId);
  await endOtherSessions(parts.bus, writes, accountId, null);
  await parts.domain.tell(writes, 'ways.ended', { accountId });
  await tell(parts, writes, accountId, { kind: 'ALL_ENDED' }, caller);
}

/** Ends every pending change of address: a previous user of the account may have asked for it. */
export const endWantedEmails = statement(
  'ways.endWanted',
  `delete from email_confirmations c using accounts p
   where c.account_id = $1 and p.id = $1 and c.used_at is null and lower(c.email) <> lower(p.email)`,
).run<[accountId: string]>();

/**
 * Confirms the account's address. If it is confirmed for the first time outside a browser known as the account's
 * (`isHere`), every existing way in ends: a stranger may have registered the address first.
 */
export async function proveEmail(
  parts: AccountsParts,
  writes: Writes,
  accountId: string,
  isHere: boolean,
  caller: Caller,
): Promise<void> {
  if (!isHere) await endWays(parts, writes, accountId, caller);
  await writes.query(proveSql, [accountId]);
}

/** Whether a browser is the account's: signed in to it now, or a known device. */
export async function isOwnBrowser(
  { database, secrets }: AccountsParts,
  accountId: string,
  { viewer, deviceToken }: Caller,
): Promise<boolean> {
  if (viewer?.id === accountId && viewer.viewedUntil === undefined) return true;
  return (await knownDevice({ reads: database, secrets }, deviceToken, accountId)) !== null;
}
