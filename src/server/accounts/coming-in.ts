import type { Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { rememberDevice } from './devices.ts';
import { tell, type Way } from './history.ts';
import type { AccountsParts, Caller, SignedIn } from './parts.ts';
import { isPassword } from './passwords.ts';
import { markSecondFactor } from './second-factor-store.ts';
import { addSession } from './sessions.ts';
import { type Held, holdAccount } from './ways.ts';

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
