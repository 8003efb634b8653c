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
 * The account of an address and its password, wherever both are given: a wrong one is a sign-in that failed.
 * @throws AppError InvalidCredentials, the same and as slowly whether the account exists or not; RateLimited
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

/** What whoever does not know the password is told where it was done already: what they ever were. @throws AppError */
export async function toldAs<Result>(refusal: AppError, checked: Promise<Result>): Promise<Result> {
  return checked.catch(error => {
    const isOfStranger =
      error instanceof AppError && ['InvalidCredentials', 'RateLimited'].includes(error.code);
    throw isOfStranger ? refusal : error;
  });
}

/**
 * Holds the account whose password was given, and was compared with `passwordHash` before: where it was changed or
 * ended meanwhile, it is compared with what it is now. @throws AppError InvalidCredentials
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
 * Lets somebody in, by whatever way they came: the one place where a session begins. The way was seen to stand while
 * the account was held.
 */
export async function letIn(
  parts: AccountsParts,
  writes: Writes,
  { id: accountId }: Held,
  way: Way,
  caller: Caller,
): Promise<SignedIn> {
  const token = await addSession(writes, accountId, caller);
  // A key is kept by a device that knows its person: whoever comes in with one has shown two things.
  if (way === 'PASSKEY') await markSecondFactor(parts, writes, { accountId, token });
  const deviceToken = await rememberDevice(parts.secrets, writes, accountId, caller);
  await tell(parts, writes, accountId, { kind: 'SIGNED_IN', way }, caller);
  return { accountId, token, deviceToken };
}
