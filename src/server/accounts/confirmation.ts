import { openBatched, type Reads, statement, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { changeLetter, confirmLetter, emailChangedLetter } from '../mail/index.ts';
import { findAccount, findCredentials, type Language } from './accounts-store.ts';
import { requireEmail } from './check.ts';
import { requireOwnPassword } from './own-password.ts';
import type { AccountsParts } from './parts.ts';
import { hashToken, newToken } from './tokens.ts';

const addSql = statement(
  'confirmations.add',
  `insert into email_confirmations (token_hash, account_id, email, expires_at)
   values ($1, $2, $3, clock_timestamp() + interval '3 days')`,
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
const confirmSql = statement(
  'confirmations.confirm',
  `update accounts set email = $2, email_confirmed_at = clock_timestamp()
   where id = $1 and erased_at is null`,
);

type Someone = { readonly id: string; readonly language: Language };

/** Writes to a new account's address with the link that proves it. */
export async function sendConfirmation(
  parts: AccountsParts,
  writes: Writes,
  someone: Someone,
  email: string,
): Promise<void> {
  const link = await addLink(parts, writes, someone, email);
  await parts.mail.send(writes, confirmLetter(email, someone.language, link));
}

const confirmedSql = statement(
  'accounts.areConfirmed',
  `select id from accounts where id = any($1::uuid[]) and email_confirmed_at is not null and erased_at is null`,
);

/** Whether somebody may bid, asked for all at once who bid at once. */
export function openMayBid({ database, confirmsBidders }: AccountsParts) {
  const isConfirmed = openBatched<string, boolean>(async ids => {
    const rows = await database.query<{ id: string }>(confirmedSql, [ids]);
    const confirmed = new Set(rows.map(({ id }) => id));
    return ids.map(id => confirmed.has(id));
  });
  /** @throws AppError EmailNotConfirmed where the house asks bidders to confirm, and this one has not */
  return async function requireMayBid(accountId: string): Promise<void> {
    if (confirmsBidders && !(await isConfirmed(accountId))) throw new AppError('EmailNotConfirmed');
  };
}

/** Sends the letter once more; says nothing where the address is confirmed already. */
export async function resendConfirmation(parts: AccountsParts, accountId: string): Promise<void> {
  const account = found(await findAccount(parts.database, accountId));
  if (account.isEmailConfirmed) return;
  await parts.limits.take('confirmation', accountId);
  await parts.database.transaction(writes => sendConfirmation(parts, writes, account, account.email));
}

/**
 * Asks the address that an account wants instead of its own; nothing changes until its letter is answered.
 * @throws AppError InvalidEmail, InvalidCredentials, EmailAlreadyUsed
 */
export async function requestEmailChange(
  parts: AccountsParts,
  accountId: string,
  given: string,
  password: string | null,
): Promise<void> {
  const email = requireEmail(given);
  await requireOwnPassword(parts, accountId, password);
  await parts.limits.take('confirmation', accountId);
  const account = found(await findAccount(parts.database, accountId));
  const holder = await findCredentials(parts.database, email);
  if (holder && holder.id !== accountId) throw new AppError('EmailAlreadyUsed', { field: 'email' });
  await parts.database.transaction(async writes => {
    const link = await addLink(parts, writes, account, email);
    await parts.mail.send(writes, changeLetter(email, account.language, link));
  });
}

/**
 * Follows a letter's link: the address is proven, and the account's from now on. Whoever opens the link
 * again is told the same. @throws AppError TokenExpired, EmailAlreadyUsed when somebody else was faster
 */
export async function confirmEmail(parts: AccountsParts, token: string): Promise<void> {
  try {
    await parts.database.transaction(writes => confirm(parts, writes, token));
  } catch (error) {
    throw isEmailTaken(error) ? new AppError('EmailAlreadyUsed') : error;
  }
}

async function confirm(parts: AccountsParts, writes: Writes, token: string): Promise<void> {
  type Row = { accountId: string; email: string; wasUsed: boolean };
  const [row] = await writes.query<Row>(useSql, [hashToken(token)]);
  const account = row && (await findAccount(writes, row.accountId));
  if (!row || !account) throw new AppError('TokenExpired');
  const isSame = account.email.toLowerCase() === row.email.toLowerCase();
  if (row.wasUsed) {
    if (isSame && account.isEmailConfirmed) return;
    throw new AppError('TokenExpired');
  }
  await writes.query(endOthersSql, [account.id, hashToken(token)]);
  await writes.query(confirmSql, [account.id, row.email]);
  if (!isSame)
    await parts.mail.send(writes, emailChangedLetter(account.email, account.language, parts.publicUrl));
}

/** Whether that is what the database says when two people want one address, even at the same moment. */
function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'accounts_email';
}

async function addLink(
  { publicUrl }: AccountsParts,
  writes: Writes,
  { id, language }: Someone,
  email: string,
): Promise<string> {
  const { token, hash } = newToken();
  await writes.query(addSql, [hash, id, email]);
  const prefix = language === 'FR' ? '' : `/${language.toLowerCase()}`;
  return new URL(`${prefix}/auth/confirmEmail?token=${token}`, publicUrl).href;
}

const wantedSql = statement(
  'confirmations.wanted',
  `select c.email from email_confirmations c join accounts p on p.id = c.account_id
   where c.account_id = $1 and c.used_at is null and c.expires_at > clock_timestamp()
     and lower(c.email) <> lower(p.email) order by c.expires_at desc limit 1`,
);

/** The address that an account has asked for and not proven yet. */
export async function findWantedEmail(reads: Reads, accountId: string): Promise<string | null> {
  const [row] = await reads.query<{ email: string }>(wantedSql, [accountId]);
  return row?.email ?? null;
}
