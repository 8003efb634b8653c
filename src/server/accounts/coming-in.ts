import type { Writes } from '../database/index.ts';
import { rememberDevice } from './devices.ts';
import { tell, type Way } from './history.ts';
import type { AccountsParts, Caller, SignedIn } from './parts.ts';
import { markSecondFactor } from './second-factor-store.ts';
import { addSession } from './sessions.ts';

/** Lets somebody in, by whatever way they came: the one place where a session begins. */
export async function letIn(
  parts: AccountsParts,
  writes: Writes,
  accountId: string,
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
