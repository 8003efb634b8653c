import { EMAIL_FIELDS } from '#shared/fields/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Viewer } from '../context.ts';
import { openBatched, statement, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { accountLetter, LIVES_MS } from '../mail/index.ts';
import { type Account, findAccount, findCredentials } from './accounts-store.ts';
import { requireSaid } from './check.ts';
import { tell } from './history.ts';
import { requireOwnPassword } from './own-password.ts';
import type { AccountsParts, Caller } from './parts.ts';
import { requireOwnProof } from './proof.ts';
import { hashToken, newToken } from './tokens.ts';
import { isOwnBrowser, proveEmail, requireSitter } from './ways.ts';

const addSql = statement(
  'confirmations.add',
  `insert into email_confirmations (token_hash, account_id, email, expires_at)
   values ($1, $2, $3, clock_timestamp() + interval '${LIVES_MS.confirm} ms')`,
);
const useSql = statement(
  'confirmations.use',
  `update email_confirmations c set used_at = clock_timestamp()
   from (select token_hash, used_at from email_confirmations where token_hash = $1 for update) before
   where c.token_hash = before.token_hash and c.expires_at > clock_timestamp()
   returning c.account_id as "accountId", c.email, before.used_at is not null as "wasUsed"`,
);
const endOthersSql = statement(
  'confirmations.endOthers',
  'delete from email_confirmations where account_id = $1 and token_hash <> $2',
);
const findSql = statement(
  'confirmations.find',
  `select account_id as "accountId", email, used_at is not null as "wasUsed" from email_confirmations
   where token_hash = $1 and expires_at > clock_timestamp()`,
);
const moveSql = statement(
  'confirmations.move',
  'update accounts set email = $2, email_confirmed_at = null where id = $1 and erased_at is null',
);

type Someone = { readonly id: string; readonly language: Language };

/** Sends a new account the letter with the link that confirms its address. */
export async function sendConfirmation(
  parts: AccountsParts,
  writes: Writes,
  someone: Someone,
  email: string,
): Promise<void> {
  const link = await addLink(parts, writes, someone, email);
  const letter = accountLetter({ email, language: someone.language }, 'confirm', link);
  await parts.mail.send(writes, { ...letter, goodUntil: parts.clock() + LIVES_MS.confirm });
}

const confirmedSql = statement(
  'accounts.areConfirmed',
  `select id from accounts where id = any($1::uuid[]) and email_confirmed_at is not null and erased_at is null`,
);

/** Checks whether a person may bid, in one query for all who bid at once. */
export function openMayBid({ database, confirmsBidders }: AccountsParts) {
  const isConfirmed = openBatched<string, boolean>(async ids => {
    const rows = await database.query<{ id: string }>(confirmedSql, [ids]);
    const confirmed = new Set(rows.map(({ id }) => id));
    return ids.map(id => confirmed.has(id));
  });
  /** @throws AppError EmailNotConfirmed if bidders must confirm their address and this one has not */
  return async function requireMayBid(accountId: string): Promise<void> {
    if (confirmsBidders && !(await isConfirmed(accountId))) throw new AppError('EmailNotConfirmed');
  };
}

/** Sends the confirmation letter again; does nothing if the address is confirmed already. */
export async function resendConfirmation(parts: AccountsParts, accountId: string): Promise<void> {
  const account = found(await findAccount(parts.database, accountId));
  if (account.isEmailConfirmed) return;
  await parts.limits.take('confirmation', accountId);
  await parts.database.transaction(writes => sendConfirmation(parts, writes, account, account.email));
}

/**
 * Sends a letter to the new address that an account wants; nothing changes until its link is followed.
 * @throws AppError InvalidEmail, InvalidCredentials, PasswordNeeded, EmailAlreadyUsed, Unauthenticated
 */
export async function requestEmailChange(
  parts: AccountsParts,
  who: Pick<Viewer, 'id' | 'isFresh'>,
  token: string,
  given: string,
  password: string | null,
): Promise<void> {
  const accountId = who.id;
  const { email } = requireSaid(EMAIL_FIELDS, { email: given });
  await requireOwnProof(parts, who, password);
  await parts.limits.take('confirmation', accountId);
  const account = found(await findAccount(parts.database, accountId));
  const holder = await findCredentials(parts.database, email);
  if (holder && holder.id !== accountId) throw new AppError('EmailAlreadyUsed', { field: 'email' });
  await parts.database.transaction(async writes => {
    await requireSitter(writes, { accountId, token });
    const link = await addLink(parts, writes, account, email);
    const letter = accountLetter({ email, language: account.language }, 'change', link);
    await parts.mail.send(writes, { ...letter, goodUntil: parts.clock() + LIVES_MS.confirm });
  });
}

type OpenLetter = { readonly accountId: string; readonly email: string; readonly wasUsed: boolean };

/** Whether the letter's address is the account's own and confirmed already. */
const isProven = (account: Account, letter: OpenLetter): boolean =>
  account.isEmailConfirmed && isOwnAddress(account, letter);
const isOwnAddress = ({ email }: Account, letter: OpenLetter): boolean =>
  email.toLowerCase() === letter.email.toLowerCase();

/** Returns whether a letter's link asks for the password; null when the letter is unknown or expired. */
export async function findEmailLetter(
  parts: AccountsParts,
  token: string,
  caller: Caller,
): Promise<{ readonly asksPassword: boolean } | null> {
  const [letter] = await parts.database.query<OpenLetter>(findSql, [hashToken(token)]);
  const account = letter && (await findAccount(parts.database, letter.accountId));
  if (!letter || !account) return null;
  // A confirmed address is changed only in a browser of the account: the person is asked to sign in instead.
  const isSettled = account.isEmailConfirmed || !account.hasPassword;
  return { asksPassword: !isSettled && !(await isOwnBrowser(parts, account.id, caller)) };
}

/**
 * Follows a letter's link: confirms the address and makes it the account's. In a browser that is not the account's, and
 * without its password, the reader may be the true owner of an address that a stranger registered: every existing way
 * in ends. If the account already has a confirmed address and the letter is for another one, nothing changes: the new
 * address may have been mistyped, and its reader a stranger. Following the link again gives the same result.
 * @throws AppError TokenExpired, InvalidCredentials, EmailAlreadyUsed when another account took the address first,
 * Unauthenticated where only a browser of the account or its password is accepted
 */
export async function confirmEmail(
  parts: AccountsParts,
  token: string,
  password: string | null,
  caller: Caller,
): Promise<void> {
  const [letter] = await parts.database.query<OpenLetter>(findSql, [hashToken(token)]);
  if (!letter) throw new AppError('TokenExpired');
  const isHere = await isOfAccount(parts, letter.accountId, password, caller);
  try {
    await parts.database.transaction(writes => confirm(parts, writes, token, { isHere, caller }));
  } catch (error) {
    throw isEmailTaken(error) ? new AppError('EmailAlreadyUsed') : error;
  }
}

/** Whether the browser or the password is the account's. @throws AppError InvalidCredentials for a wrong password */
async function isOfAccount(
  parts: AccountsParts,
  accountId: string,
  password: string | null,
  caller: Caller,
): Promise<boolean> {
  if (await isOwnBrowser(parts, accountId, caller)) return true;
  if (password === null || !(await findAccount(parts.database, accountId))?.hasPassword) return false;
  await requireOwnPassword(parts, accountId, password);
  return true;
}

async function confirm(
  parts: AccountsParts,
  writes: Writes,
  token: string,
  { isHere, caller }: { readonly isHere: boolean; readonly caller: Caller },
): Promise<void> {
  const [letter] = await writes.query<OpenLetter>(useSql, [hashToken(token)]);
  const account = letter && (await findAccount(writes, letter.accountId));
  if (!letter || !account) throw new AppError('TokenExpired');
  if (isProven(account, letter)) return;
  if (letter.wasUsed) throw new AppError('TokenExpired');
  // The reader may be anyone: the confirmed address stays.
  if (!isHere && account.isEmailConfirmed) throw new AppError('Unauthenticated');
  await writes.query(endOthersSql, [account.id, hashToken(token)]);
  await writes.query(moveSql, [account.id, letter.email]);
  await proveEmail(parts, writes, account.id, isHere, caller);
  const isMoved = !isOwnAddress(account, letter);
  await tell(parts, writes, account.id, { kind: isMoved ? 'EMAIL_CHANGED' : 'EMAIL_CONFIRMED' }, caller);
  if (isMoved && account.isEmailConfirmed) {
    const moved = { accountId: account.id, from: account.email, to: letter.email };
    await parts.domain.tell(writes, 'email.moved', moved);
  }
  if (isMoved) await parts.mail.send(writes, accountLetter(account, 'emailChanged', parts.publicUrl));
}

/** Whether the error says that another account has the address, even when both asked at the same moment. */
function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'accounts_email';
}

async function addLink(
  { publicUrl }: AccountsParts,
  writes: Writes,
  { id, language }: Someone,
  email: string,
): Promise<URL> {
  const { token, hash } = newToken();
  await writes.query(addSql, [hash, id, email]);
  const prefix = language === 'FR' ? '' : `/${language.toLowerCase()}`;
  return new URL(`${prefix}/auth/confirmEmail?token=${token}`, publicUrl);
}

/** Returns the address that an account wants to change to and has not confirmed yet. */
export const findWantedEmail = statement(
  'confirmations.wanted',
  `select c.email from email_confirmations c join accounts p on p.id = c.account_id
   where c.account_id = $1 and c.used_at is null and c.expires_at > clock_timestamp()
     and lower(c.email) <> lower(p.email) order by c.expires_at desc limit 1`,
).value<{ email: string }, [accountId: string]>('email');
