import { openTurns } from '../limits/index.ts';
import { knownDevice } from './devices.ts';
import type { AccountsParts, Caller } from './parts.ts';

/**
 * Counts one try at a password, before it is looked at; answers how to take it back, for only what fails
 * counts. In a browser that the person has signed in in before, it is counted by itself: neither whoever
 * guesses at their password elsewhere nor whoever tries one after the other behind the same address keeps
 * them out. Elsewhere it counts for the pair of account and address, for the account wherever it is tried
 * from, and for the address, which is slowed and not shut. @throws AppError RateLimited
 */
export async function takeTry(
  parts: AccountsParts,
  { email, accountId }: { readonly email: string; readonly accountId: string | null },
  { origin, deviceToken }: Caller,
): Promise<() => Promise<void>> {
  const device = await knownDevice({ reads: parts.database, secrets: parts.secrets }, deviceToken, accountId);
  const turns = openTurns(parts.limits);
  if (device === null) {
    await turns.takeOrSlow('loginAddress', 'loginCrowded', origin);
    await turns.take('loginAccount', email);
  }
  await turns.take('login', `${email} ${device ?? origin}`);
  return turns.giveBack;
}

/**
 * Counts a registration, and what it may tell: that somebody has an account. Answers how to take the latter
 * back, once it told nothing. @throws AppError RateLimited
 */
export async function takeRegistration(
  parts: AccountsParts,
  { origin }: Caller,
): Promise<() => Promise<void>> {
  await parts.limits.take('register', origin);
  const turns = openTurns(parts.limits);
  await turns.takeOrSlow('registerKnown', 'registerCrowded', origin);
  return turns.giveBack;
}

/**
 * Counts a letter that is asked for, alike whether there is an account or not: what is counted must not tell.
 * @throws AppError RateLimited
 */
export async function takeResetLetter(parts: AccountsParts, email: string, origin: string): Promise<void> {
  const turns = openTurns(parts.limits);
  await turns.takeOrSlow('passwordResetVisitor', 'passwordResetCrowded', origin);
  await turns.take('passwordReset', email);
}
