import { randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets/index.ts';

/**
 * A browser in which people have signed in before. It keeps their ids under the house's seal, opens
 * nothing by itself, and is what tells them from whoever guesses at their password elsewhere.
 */
const PURPOSE = 'device';
/** A shared computer knows its last few people. */
const PEOPLE_MAX = 5;

type Device = {
  /** Names this browser in counts, and nothing else. */
  readonly nonce: string;
  readonly accountIds: readonly string[];
};

async function readDevice(secrets: Secrets, token: string | null): Promise<Device | null> {
  const text = token === null ? null : await secrets.read(PURPOSE, token);
  const [nonce, ...accountIds] = text?.split(' ') ?? [];
  return nonce === undefined ? null : { nonce, accountIds };
}

/** What this browser is called where that person has signed in in it; null where they never have. */
export async function knownDevice(
  secrets: Secrets,
  token: string | null,
  accountId: string | null,
): Promise<string | null> {
  const device = await readDevice(secrets, token);
  return device && accountId !== null && device.accountIds.includes(accountId) ? device.nonce : null;
}

/** What the browser keeps from now on: that this person, too, has come in here. */
export async function rememberDevice(
  secrets: Secrets,
  token: string | null,
  accountId: string,
): Promise<string> {
  const known = await readDevice(secrets, token);
  const nonce = known?.nonce ?? randomBytes(12).toString('base64url');
  const others = known?.accountIds.filter(id => id !== accountId) ?? [];
  return secrets.sign(PURPOSE, [nonce, accountId, ...others].slice(0, PEOPLE_MAX + 1).join(' '));
}
