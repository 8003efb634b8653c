import { type Reads, statement, type Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { type Mail, resetLetter } from '../mail/index.ts';
import { type AccountsParts, replacePassword, requireEmail, requirePassword } from './accounts.ts';
import { findCredentials } from './accounts-store.ts';
import { hashToken, newToken } from './sessions.ts';

export type ResetParts = AccountsParts & { readonly mail: Mail; readonly publicUrl: URL };

const addSql = statement(
  'passwordResets.add',
  `insert into password_resets (token_hash, account_id, expires_at)
   values ($1, $2, clock_timestamp() + interval '60 minutes')`,
);
const useSql = statement(
  'passwordResets.use',
  `update password_resets set used_at = clock_timestamp()
   where token_hash = $1 and used_at is null and expires_at > clock_timestamp() returning account_id as "accountId"`,
);

/** Sends the way to a new password where there is an account; says the same where there is none. */
export async function requestReset(parts: ResetParts, given: string, visitor: string): Promise<void> {
  const email = requireEmail(given);
  await parts.limits.take('passwordResetVisitor', visitor);
  await parts.limits.take('passwordReset', email);
  const known = await findCredentials(parts.database, email);
  const { token, hash } = newToken();
  const prefix = known && known.language !== 'FR' ? `/${known.language.toLowerCase()}` : '';
  const link = new URL(`${prefix}/auth/resetPassword?token=${token}`, parts.publicUrl).href;
  await parts.database.transaction(async writes => {
    if (!known) return;
    await addReset(writes, hash, known.id);
    await parts.mail.send(writes, resetLetter(email, known.language, link));
  });
}

/** Sets the new password, once. @throws AppError PasswordTooWeak, TokenExpired */
export async function resetPassword(parts: ResetParts, token: string, password: string): Promise<void> {
  requirePassword(password);
  const accountId = await parts.database.transaction(writes => useReset(writes, token));
  if (accountId === null) throw new AppError('TokenExpired');
  await replacePassword(parts, accountId, password);
}

async function addReset(writes: Writes, hash: Buffer, accountId: string): Promise<void> {
  await writes.query(addSql, [hash, accountId]);
}

async function useReset(writes: Reads, token: string): Promise<string | null> {
  const [row] = await writes.query<{ accountId: string }>(useSql, [hashToken(token)]);
  return row?.accountId ?? null;
}
