import { NEW_PASSWORD_FIELDS } from '#shared/fields/index.ts';
import { statement, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import { findAccount, findCredentials, setPassword } from './accounts-store.ts';
import { requireUnbreached } from './breached.ts';
import { requireSaid } from './check.ts';
import { hasJustChangedPassword, tell, writeTo } from './history.ts';
import type { AccountsParts, Caller } from './parts.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endOtherSessions, proveSession } from './sessions.ts';
import { endWantedEmails } from './ways.ts';

/**
 * Checks the password before an irreversible action, because someone else may be using an open session. People without
 * a password prove their identity otherwise (proof.ts). @throws AppError InvalidCredentials, RateLimited
 */
export async function requireOwnPassword(
  { database, limits }: AccountsParts,
  accountId: string,
  password: string | null,
): Promise<void> {
  const { email } = found(await findAccount(database, accountId));
  const { passwordHash } = found(await findCredentials(database, email));
  await limits.take('passwordCheck', accountId);
  if (!(await isPassword(passwordHash, password ?? ''))) {
    throw new AppError('InvalidCredentials', { field: 'password' });
  }
  await limits.giveBack('passwordCheck', accountId);
}

/**
 * Proves the session with the password, for ten minutes. People without a password sign in again instead.
 * @throws AppError InvalidCredentials
 */
export async function confirmPassword(
  parts: AccountsParts,
  { accountId, token }: { readonly accountId: string; readonly token: string },
  password: string,
): Promise<void> {
  const account = found(await findAccount(parts.database, accountId));
  if (!account.hasPassword) throw new AppError('InvalidCredentials', { field: 'password' });
  await requireOwnPassword(parts, accountId, password);
  await parts.database.transaction(writes => proveSession(writes, accountId, token));
}

/**
 * Changes the password; every other session ends. If it was changed to the same one just now, it succeeds again: the
 * client may repeat the request because the response was lost.
 * @throws AppError InvalidCredentials, PasswordTooWeak, RateLimited
 */
export async function changePassword(
  parts: AccountsParts,
  { accountId, token }: { readonly accountId: string; readonly token: string | null },
  passwords: { readonly current: string; readonly next: string },
  caller: Caller,
): Promise<void> {
  const { current, next: password } = passwords;
  if (current === '') throw new AppError('InvalidCredentials', { field: 'password' });
  requireSaid(NEW_PASSWORD_FIELDS, { password });
  const account = found(await findAccount(parts.database, accountId));
  // An account without a password gets its first by the letter that confirms the address.
  if (!account.hasPassword) throw new AppError('InvalidCredentials', { field: 'password' });
  try {
    await requireOwnPassword(parts, accountId, current);
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'InvalidCredentials';
    if (!isWrong || !(await hasJustChangedPassword(parts.database, accountId))) throw error;
    // Counted as another try, so that one request cannot test two passwords.
    return requireOwnPassword(parts, accountId, password);
  }
  await requireUnbreached(parts, password);
  const passwordHash = await hashPassword(password);
  await parts.database.transaction(async writes => {
    await replacePassword(parts, writes, accountId, passwordHash, token);
    await tell(parts, writes, accountId, { kind: 'PASSWORD_CHANGED' }, caller);
    await writeTo(parts, writes, accountId, 'passwordChanged');
  });
}

const endResetsSql = statement(
  'passwordResets.endAll',
  'update password_resets set used_at = clock_timestamp() where account_id = $1 and used_at is null',
);

/**
 * Replaces the password, and ends every session but this one, every reset letter and every pending change of address:
 * someone who knew the old password may have requested them.
 */
export async function replacePassword(
  { bus }: AccountsParts,
  writes: Writes,
  accountId: string,
  passwordHash: string,
  token: string | null,
): Promise<void> {
  await setPassword(writes, accountId, passwordHash);
  await writes.query(endResetsSql, [accountId]);
  await endWantedEmails(writes, accountId);
  await endOtherSessions(bus, writes, accountId, token);
}
