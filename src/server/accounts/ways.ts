import { BRIEFLY, statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { IS_SHUT_OUT } from './accounts-store.ts';
import { knownDevice } from './devices.ts';
import { tell } from './history.ts';
import type { AccountsParts, Caller, Sitter } from './parts.ts';
import { endOtherSessions } from './sessions.ts';
import { hashToken } from './tokens.ts';

/**
 * What lets somebody in besides the password and an open session, or is about to. What is under way stands before
 * what it becomes: who ends them in this order misses none that was being finished. A backup that is restored brings
 * back what was ended since, in whoever's hands: what is good for a while ends then, what is a key of one's own stays.
 */
export const WAYS = {
  social_attempts: 'ENDS',
  social_links: 'ENDS',
  passkey_challenges: 'ENDS',
  password_resets: 'ENDS',
  // It opens nothing, but reads all that is kept: it ends as a letter does.
  data_copies: 'ENDS',
  account_identities: 'STAYS',
  passkeys: 'STAYS',
  known_devices: 'STAYS',
  // But for those of applications, which are allowed anew.
  api_keys: 'STAYS',
  // Whoever had the account until now may have made one in its person's name.
  oauth_clients: 'STAYS',
} as const satisfies Record<string, 'ENDS' | 'STAYS'>;
export const WAY_TABLES = Object.keys(WAYS);

// What is being added holds the account's key: after this lock none of it is missed.
const lockSql = statement('ways.lock', `select id from accounts where id = $1 and ${BRIEFLY} for update`);
const endPasswordSql = statement(
  'ways.endPassword',
  'update accounts set password_hash = null where id = $1',
);
// A letter that was used opens nothing: it says that it was to who sends its password again.
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

/** An account that nobody else opens, or ends the ways into, before this transaction is over. */
export type Held = {
  readonly id: string;
  readonly passwordHash: string | null;
  /** Blocked, and no party to a sale: whatever way it has, it opens no more than with its password. */
  readonly isShutOut: boolean;
};

/**
 * Holds an account before it is opened or a way into it is added or ended; null when there is none. What opens it is
 * looked at after that: all ways may have ended a moment ago, and what comes later is ended with them. The account is
 * held before any row of its ways, so that nobody waits in a ring.
 */
export const holdAccount = statement(
  'ways.hold',
  `select id, password_hash as "passwordHash", ${IS_SHUT_OUT} from accounts
   where id = $1 and erased_at is null for no key update`,
).one<Held, [accountId: string], Writes>();

const sitsSql = statement('ways.sits', 'select from sessions where token_hash = $1 and account_id = $2');

/**
 * Holds the account of whoever sits at a session and adds a way in, or what becomes one.
 * @throws AppError Unauthenticated where the session has ended meanwhile
 */
export async function requireSitter(writes: Writes, { accountId, token }: Sitter): Promise<void> {
  await holdAccount(writes, accountId);
  const sits = await writes.query(sitsSql, [hashToken(token), accountId]);
  if (sits.length === 0) throw new AppError('Unauthenticated');
}

/**
 * Ends what lets somebody in, their sessions aside: password, keys, other houses, known browsers, letters under way,
 * keys for programs. What was shown as a second factor is none, and stays.
 */
export async function endWaysIn(writes: Writes, accountId: string): Promise<void> {
  await writes.query(lockSql, [accountId]);
  await writes.query(endPasswordSql, [accountId]);
  await endWantedEmails(writes, accountId);
  await writes.query(freeCodesSql, [accountId]);
  for (const sql of endSqls) await writes.query(sql, [accountId]);
}

/**
 * Ends all that opens an account, and all that tells its news without being asked who it is: its ways in, its
 * sessions, the calendar's address, telephones. What is left is the mailbox.
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

/** Ends every change of address under way: whoever had the account until now may have asked for it. */
export const endWantedEmails = statement(
  'ways.endWanted',
  `delete from email_confirmations c using accounts p
   where c.account_id = $1 and p.id = $1 and c.used_at is null and lower(c.email) <> lower(p.email)`,
).run<[accountId: string]>();

/**
 * The account's address is its person's. Shown for the first time, and elsewhere than where the account is known to
 * be its person's (`isHere`), it ends every way in there was: a stranger may have taken the address before them.
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

/** Whether a browser is the account's: signed in as its person, or one in which they have come in before. */
export async function isOwnBrowser(
  { database, secrets }: AccountsParts,
  accountId: string,
  { viewer, deviceToken }: Caller,
): Promise<boolean> {
  if (viewer?.id === accountId && viewer.viewedUntil === undefined) return true;
  return (await knownDevice({ reads: database, secrets }, deviceToken, accountId)) !== null;
}
