import { AppError } from '../errors.ts';
import type { LimitName } from '../limits/index.ts';
import { knownDevice } from './devices.ts';
import type { AccountsParts, Caller } from './parts.ts';

type Turn = readonly [name: LimitName, key: string];

/**
 * Counts one try at a password, before it is looked at; answers how to take it back, for only what fails
 * counts. In a browser that the person has signed in in before, it is counted by itself: neither whoever
 * guesses at their password elsewhere nor whoever tries one after the other behind the same address keeps
 * them out. Elsewhere it counts for the pair of account and address, for the account wherever it is tried
 * from, and for the address, which is slowed and not shut. @throws AppError RateLimited
 */
export async function takeTry(
  { limits, secrets }: AccountsParts,
  { email, accountId }: { readonly email: string; readonly accountId: string | null },
  { origin, deviceToken }: Caller,
): Promise<() => Promise<void>> {
  const device = await knownDevice(secrets, deviceToken, accountId);
  const taken: Turn[] = [];
  const take = async (...turn: Turn) => {
    await limits.take(...turn);
    taken.push(turn);
  };
  if (device === null) {
    const isCrowded = await take('loginAddress', origin).then(() => false, isRateLimited);
    if (isCrowded) await take('loginCrowded', origin);
    await take('loginAccount', email);
  }
  await take('login', `${email} ${device ?? origin}`);
  return async () => {
    for (const turn of taken) await limits.giveBack(...turn);
  };
}

function isRateLimited(error: unknown): true {
  if (error instanceof AppError && error.code === 'RateLimited') return true;
  throw error;
}
