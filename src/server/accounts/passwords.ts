import { hash, verify } from '@node-rs/argon2';

/** Argon2id, with the costs that OWASP asks for at least. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a hash of these costs begins with. */
const PREFIX = `$argon2id$v=19$m=${COSTS.memoryCost},t=${COSTS.timeCost},p=${COSTS.parallelism}$`;

/** Whether it was made at the costs of another time, or by another function. */
export const isOutdated = (storedHash: string): boolean => !storedHash.startsWith(PREFIX);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COSTS);
}

let decoy: Promise<string> | null = null;

/**
 * Whether the password is the account's. Where there is no account, or one without a password, a decoy is
 * checked at the same cost, so that the time tells nothing.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && matches;
}
