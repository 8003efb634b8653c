import { setTimeout as sleep } from 'node:timers/promises';
import { EMAIL_FIELDS, NEW_PASSWORD_FIELDS } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import { statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { LIVES_MS, resetLetter } from '../mail/index.ts';
import { findCredentials, setPassword } from './accounts-store.ts';
import { requireUnbreached } from './breached.ts';
import { requireSaid } from './check.ts';
import { requireCredentials, toldAs } from './coming-in.ts';
import { rememberDevice } from './devices.ts';
import { tell, writeTo } from './history.ts';
import type { AccountsParts, Caller } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { hashToken, newToken } from './tokens.ts';
import { takeResetLetter } from './tries.ts';
import { proveEmail } from './ways.ts';

/** Longer than writing a letter takes, so that the response time does not reveal whether one was written. */
const ANSWER_AFTER_MS = 300;

/** Sends a reset letter if there is an account; responds in the same way if there is none. */
export async function requestReset(parts: AccountsParts, given: string, visitor: string): Promise<void> {
  const { email } = requireSaid(EMAIL_FIELDS, { email: given });
  await takeResetLetter(parts, email, visitor);
  await Promise.all([sleep(ANSWER_AFTER_MS), writeLetter(parts, email)]);
}

async function writeLetter(parts: AccountsParts, email: string): Promise<void> {
  const known = await findCredentials(parts.database, email);
  parts.events.resetAsked({ accountId: known?.id ?? null });
  if (!known) return;
  await parts.database.transaction(async writes => {
    const link = await addResetLink(writes, parts.publicUrl, known);
    const letter = resetLetter(known.email, known.language, link);
    await parts.mail.send(writes, { ...letter, goodUntil: parts.clock() + LIVES_MS.reset });
  });
}

/** Returns a link that sets a new password, once, within the hour. */
export async function addResetLink(
  writes: Writes,
  publicUrl: URL,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<string> {
  const { token, hash } = newToken();
  await addReset(writes, hash, id);
  return new URL(linkTo('auth/resetPassword', localeOf(language), {}, { token }), publicUrl).href;
}

/**
 * Sets the new password, once. The letter proves only that its reader holds the address: every other way in ends, and
 * so do earlier letters. Hashing is expensive, so the token is checked first.
 * Returns the device cookie's new value: it lets the person try the new password whatever strangers try meanwhile.
 * Returns null if the letter was used, its password is this one and the request is a repetition (`again`) because the
 * response was lost: nothing changes. @throws AppError PasswordTooWeak, TokenExpired
 */
export async function resetPassword(
  parts: AccountsParts,
  token: string,
  password: string,
  caller: Caller,
  again: boolean,
): Promise<string | null> {
  requireSaid(NEW_PASSWORD_FIELDS, { password });
  const device = await parts.database.transaction(async writes => {
    const accountId = await useReset(writes, token);
    if (accountId === null) return null;
    await requireUnbreached(parts, password);
    const passwordHash = await hashPassword(password);
    await proveEmail(parts, writes, accountId, false, caller);
    await setPassword(writes, accountId, passwordHash);
    await tell(parts, writes, accountId, { kind: 'PASSWORD_CHANGED' }, caller);
    await writeTo(parts, writes, accountId, 'passwordChanged');
    return rememberDevice(parts.secrets, writes, accountId, caller);
  });
  if (device !== null) return device;
  const expired = new AppError('TokenExpired');
  const email = again ? await findUsed(parts.database, token) : null;
  if (email === null) throw expired;
  await toldAs(expired, requireCredentials(parts, email, password, caller));
  return null;
}

const addReset = statement(
  'passwordResets.add',
  `insert into password_resets (token_hash, account_id, expires_at)
   values ($1, $2, clock_timestamp() + interval '${LIVES_MS.reset} ms')`,
).run<[hash: Buffer, accountId: string]>();

const useReset = statement(
  'passwordResets.use',
  `update password_resets set used_at = clock_timestamp()
   where token_hash = $1 and used_at is null and expires_at > clock_timestamp() returning account_id as "accountId"`,
).value<{ accountId: string }, [token: string], Writes>('accountId', token => [hashToken(token)]);

/** Returns the address of a letter that has been used and has not expired. */
const findUsed = statement(
  'passwordResets.findUsed',
  `select p.email from password_resets r join accounts p on p.id = r.account_id
   where r.token_hash = $1 and r.used_at is not null and r.expires_at > clock_timestamp() and p.erased_at is null`,
).value<{ email: string }, [token: string]>('email', token => [hashToken(token)]);
