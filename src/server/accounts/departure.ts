import { isOptional, KEPT_PROFILE_FIELDS, namesOf, type WrittenWish } from '#shared/fields/index.ts';
import type { Viewer } from '../context.ts';
import { BRIEFLY, columnOf, statement, type Writes } from '../database/index.ts';
import { AppError, type ErrorCode, found } from '../errors.ts';
import { farewellLetter } from '../mail/index.ts';
import { announceName } from './accounts.ts';
import { findAccount } from './accounts-store.ts';
import { holdKeepers, requireAnotherKeeper } from './keepers.ts';
import type { AccountsParts } from './parts.ts';
import { requireOwnProof } from './proof.ts';
import { endOtherSessions } from './sessions.ts';
import { findTies, holdAuctionsOf } from './ties.ts';
import { WAY_TABLES } from './ways.ts';

/** Returns all data the house holds about a person, for them to download, as indented JSON. */
export async function copyOf(parts: AccountsParts, accountId: string): Promise<string> {
  await parts.limits.take('copy', accountId);
  const copy: Record<string, unknown> = { madeAt: new Date().toISOString() };
  for (const { name, collect } of parts.personalData) {
    copy[name] = await collect(parts.database, accountId);
  }
  return JSON.stringify(copy, null, 2);
}

// A bid being placed locks the account's key: after this lock, it is certain who leads.
const lockSql = statement('accounts.lock', `select id from accounts where id = $1 and ${BRIEFLY} for update`);
const NAMELESS = namesOf(KEPT_PROFILE_FIELDS)
  .map(name => `${columnOf(name)} = ${isOptional(KEPT_PROFILE_FIELDS, name) ? 'null' : "''"}`)
  .join(', ');
const eraseSql = statement(
  'accounts.erase',
  `update accounts set erased_at = clock_timestamp(), email = null, password_hash = null, ${NAMELESS},
     pseudo = null, added_permissions = '{}', terms_accepted_at = null,
     email_confirmed_at = null, block_reason = null
   where id = $1`,
);
const clearSqls = [
  'addresses',
  'email_confirmations',
  'group_members',
  'account_events',
  'recovery_codes',
  'second_factors',
  ...WAY_TABLES,
].map(table => statement(`accounts.clear.${table}`, `delete from ${table} where account_id = $1`));

/** Returns why a person may not leave yet, e.g. in the middle of a sale; null when they may. */
async function tieOf(writes: Writes, accountId: string): Promise<ErrorCode | null> {
  const { leads, hasOrder, isOwed, isSelling, hasOffer, owesDetails } = await findTies(writes, accountId);
  if (leads) return 'LeadingAuction';
  if (hasOrder || isOwed) return 'OrderOpen';
  if (hasOffer) return 'OfferOpen';
  if (owesDetails) return 'SellerDetailsDue';
  return isSelling ? 'CarUnderHammer' : null;
}

/**
 * Erases a person's account at their own request.
 * @throws AppError InvalidCredentials, PasswordNeeded, and everything `erasePerson` throws
 */
export async function eraseAccount(
  parts: AccountsParts,
  who: Pick<Viewer, 'id' | 'isFresh'>,
  password: string | null,
): Promise<void> {
  await requireOwnProof(parts, who, password);
  await parts.database.transaction(writes => erasePerson(parts, writes, who.id, null));
}

/**
 * Erases a person: their own data is deleted at once; their bids stay, without a name. `wish` is their written request,
 * when staff do it for them.
 * @throws AppError NotFound, LeadingAuction, OrderOpen, OfferOpen, SellerDetailsDue, CarUnderHammer, LastKeeper for the
 * only person who may give permissions
 */
export async function erasePerson(
  parts: AccountsParts,
  writes: Writes,
  accountId: string,
  wish: WrittenWish | null,
): Promise<void> {
  await holdKeepers(writes);
  await holdAuctionsOf(writes, accountId);
  await writes.query(lockSql, [accountId]);
  await requireAnotherKeeper(writes, accountId);
  const tie = await tieOf(writes, accountId);
  if (tie !== null) throw new AppError(tie);
  const { email, language } = found(await findAccount(writes, accountId));
  for (const { erase } of parts.personalData) await erase?.(writes, accountId);
  for (const sql of clearSqls) await writes.query(sql, [accountId]);
  await writes.query(eraseSql, [accountId]);
  await announceName(parts, writes, accountId);
  await endOtherSessions(parts.bus, writes, accountId, null);
  await parts.mail.send(writes, farewellLetter(email, language, wish));
}
