import { hash, verify } from '@node-rs/argon2';

/** Argon2id, with the minimum costs that OWASP recommends. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The prefix of a hash made with these costs. */
const PREFIX = `$argon2id$v=19$m=${COSTS.memoryCost},t=${COSTS.timeCost},p=${COSTS.parallelism}$`;

/** Whether the hash was made with other costs or by another function. */
export const isOutdated = (storedHash: string): boolean => !storedHash.startsWith(PREFIX);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COSTS);
}

let decoy: Promise<string> | null = null;

/**
 * Checks a password. Without an account, or without a password, a decoy is verified at the same cost, so that the
 * response time reveals nothing.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && matches;
}
