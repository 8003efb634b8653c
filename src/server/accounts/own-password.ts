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
 * Whoever sits at an open session may not be its person: what cannot be taken back asks for the password.
 * Who has none shows who they are otherwise (proof.ts). @throws AppError InvalidCredentials, RateLimited
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
 * Whoever sits at this session proves to be its person, for ten minutes. Who has no password signs in anew
 * instead. @throws AppError InvalidCredentials
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
 * A new password for the old one; every other session ends. Where it was set just now, it is: whoever sends it again
 * may never have heard so. @throws AppError InvalidCredentials, PasswordTooWeak, RateLimited
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
  // Who has none gets their first by the letter that proves their address.
  if (!account.hasPassword) throw new AppError('InvalidCredentials', { field: 'password' });
  try {
    await requireOwnPassword(parts, accountId, current);
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'InvalidCredentials';
    if (!isWrong || !(await hasJustChangedPassword(parts.database, accountId))) throw error;
    // A try of its own: nobody may guess at more passwords than one at a time.
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
 * A new password ends every session there was but this one, every letter that would give another, and every
 * change of address under way: whoever had the old one may have asked for them.
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
