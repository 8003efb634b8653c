import { statement, type Writes } from '../database/index.ts';
import { knownDevice } from './devices.ts';
import { tell } from './history.ts';
import type { AccountsParts, Caller } from './parts.ts';
import { endOtherSessions } from './sessions.ts';

/**
 * What lets somebody in besides the password and an open session, or is about to. What is under way stands before
 * what it becomes: who ends them in this order misses none that was being finished.
 */
export const WAY_TABLES = [
  'social_attempts',
  'social_links',
  'passkey_challenges',
  'password_resets',
  'account_identities',
  'passkeys',
  'known_devices',
] as const;

const lockSql = statement('ways.lock', 'select id from accounts where id = $1 for update');
const endPasswordSql = statement(
  'ways.endPassword',
  'update accounts set password_hash = null where id = $1',
);
const endWantedSql = statement(
  'ways.endWanted',
  `delete from email_confirmations c using accounts p
   where c.account_id = $1 and p.id = $1 and c.used_at is null and lower(c.email) <> lower(p.email)`,
);
const endSqls = WAY_TABLES.map(table =>
  statement(`ways.end.${table}`, `delete from ${table} where account_id = $1`),
);
const proveSql = statement(
  'ways.proveEmail',
  `update accounts set email_confirmed_at = clock_timestamp()
   where id = $1 and email_confirmed_at is null and erased_at is null`,
);

/**
 * Ends all that opens an account, and all that tells its news without being asked who it is: password, keys, other
 * houses, sessions, known browsers, letters under way, the calendar's address, telephones. What is left is the
 * mailbox.
 */
export async function endWays(
  parts: AccountsParts,
  writes: Writes,
  accountId: string,
  caller: Caller,
): Promise<void> {
  await writes.query(lockSql, [accountId]);
  await writes.query(endPasswordSql, [accountId]);
  await endWantedEmails(writes, accountId);
  for (const sql of endSqls) await writes.query(sql, [accountId]);
  await endOtherSessions(parts.bus, writes, accountId, null);
  await parts.domain.tell(writes, 'ways.ended', { accountId });
  await tell(parts, writes, accountId, { kind: 'ALL_ENDED' }, caller);
}

/** Ends every change of address under way: whoever had the account until now may have asked for it. */
export async function endWantedEmails(writes: Writes, accountId: string): Promise<void> {
  await writes.query(endWantedSql, [accountId]);
}

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
