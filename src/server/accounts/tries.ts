import { openTurns } from '../limits/index.ts';
import { knownDevice } from './devices.ts';
import type { AccountsParts, Caller } from './parts.ts';

/**
 * Counts an attempt at a password before it is checked; returns how to take it back, since only failures count. A known
 * device is counted on its own: strangers who guess elsewhere, or behind the same network address, do not lock the
 * person out. Other browsers count for the pair of account and address, for the account from anywhere, and for the
 * address, which is slowed down instead of blocked. @throws AppError RateLimited
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
 * Counts a registration, and the fact that it may reveal that an address has an account. Returns how to take the latter
 * back, once nothing was revealed. @throws AppError RateLimited
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
 * Counts a requested letter in the same way whether there is an account or not, so that the count reveals nothing.
 * @throws AppError RateLimited
 */
export async function takeResetLetter(parts: AccountsParts, email: string, origin: string): Promise<void> {
  const turns = openTurns(parts.limits);
  await turns.takeOrSlow('passwordResetVisitor', 'passwordResetCrowded', origin);
  await turns.take('passwordReset', email);
}
