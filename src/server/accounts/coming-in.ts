import type { Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { type Credentials, findCredentials } from './accounts-store.ts';
import { rememberDevice } from './devices.ts';
import { tell, type Way } from './history.ts';
import type { AccountsParts, Caller, SignedIn } from './parts.ts';
import { isPassword } from './passwords.ts';
import { markSecondFactor } from './second-factor-store.ts';
import { addSession } from './sessions.ts';
import { takeTry } from './tries.ts';
import { type Held, holdAccount } from './ways.ts';

/**
 * Returns the account of an address and password. A wrong password is recorded as a failed sign-in.
 * @throws AppError InvalidCredentials, with the same delay whether the account exists or not; RateLimited
 */
export async function requireCredentials(
  parts: AccountsParts,
  email: string,
  password: string,
  caller: Caller,
): Promise<Credentials> {
  const known = await findCredentials(parts.database, email);
  const takeBack = await takeTry(parts, { email, accountId: known?.id ?? null }, caller);
  const matches = await isPassword(known?.passwordHash ?? null, password);
  if (!known || !matches) {
    parts.events.signInFailed({ accountId: known?.id ?? null, way: 'PASSWORD', code: 'InvalidCredentials' });
    throw new AppError('InvalidCredentials');
  }
  await takeBack();
  return known;
}

/**
 * Replaces the error of a failed password check by `refusal`, so that strangers learn nothing more. @throws AppError
 */
export async function toldAs<Result>(refusal: AppError, checked: Promise<Result>): Promise<Result> {
  return checked.catch(error => {
    const isOfStranger =
      error instanceof AppError && ['InvalidCredentials', 'RateLimited'].includes(error.code);
    throw isOfStranger ? refusal : error;
  });
}

/**
 * Locks the account whose password was given. The password was compared with `passwordHash` before; if the hash has
 * changed since, it is compared with the new one. @throws AppError InvalidCredentials
 */
export async function holdByPassword(
  writes: Writes,
  { id, passwordHash }: Pick<Held, 'id' | 'passwordHash'>,
  password: string,
): Promise<Held> {
  const held = await holdAccount(writes, id);
  const isThis =
    held?.passwordHash === passwordHash || (await isPassword(held?.passwordHash ?? null, password));
  if (!held || !isThis) throw new AppError('InvalidCredentials', { field: 'password' });
  return held;
}

/**
 * Signs a person in, by any way: the only place where a session begins. The caller has checked the way while the
 * account was locked.
 */
export async function letIn(
  parts: AccountsParts,
  writes: Writes,
  { id: accountId }: Held,
  way: Way,
  caller: Caller,
): Promise<SignedIn> {
  const token = await addSession(writes, accountId, caller);
  // A passkey is two factors: the device, and what unlocks it.
  if (way === 'PASSKEY') await markSecondFactor(parts, writes, { accountId, token });
  const deviceToken = await rememberDevice(parts.secrets, writes, accountId, caller);
  await tell(parts, writes, accountId, { kind: 'SIGNED_IN', way }, caller);
  return { accountId, token, deviceToken };
}
