import type { Writes } from '../database/index.ts';
import { rememberDevice } from './devices.ts';
import type { AccountsParts, Caller, SignedIn } from './parts.ts';
import { addSession } from './sessions.ts';

/** Lets somebody in, by whatever way they came: the one place where a session begins. */
export async function letIn(
  { secrets }: AccountsParts,
  writes: Writes,
  accountId: string,
  caller: Caller,
): Promise<SignedIn> {
  const token = await addSession(writes, accountId, caller.agent);
  return { accountId, token, deviceToken: await rememberDevice(secrets, writes, accountId, caller) };
}
