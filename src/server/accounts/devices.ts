import { randomBytes } from 'node:crypto';
import { type Reads, statement, type Writes } from '../database/index.ts';
import type { Secrets } from '../secrets/index.ts';
import { deviceOf } from './device.ts';
import type { Caller } from './parts.ts';

/**
 * Known devices: browsers in which people have signed in before. Each keeps a signed name in a cookie. It gives no
 * access, but tells its person from a stranger who guesses at their password elsewhere.
 */
const PURPOSE = 'device';
/** How many devices are known per person; the one seen longest ago is forgotten first. */
const DEVICES_MAX = 20;

const findSql = statement(
  'devices.find',
  'select device from known_devices where account_id = $1 and device = $2',
);
const rememberSql = statement(
  'devices.remember',
  `insert into known_devices (account_id, device, browser, system) values ($1, $2, $3, $4)
   on conflict (account_id, device) do update set seen_at = clock_timestamp(), browser = excluded.browser,
     system = excluded.system`,
);
const trimSql = statement(
  'devices.trim',
  `delete from known_devices where account_id = $1 and device not in (
     select device from known_devices where account_id = $1 order by seen_at desc limit ${DEVICES_MAX})`,
);
const forgetOthersSql = statement(
  'devices.forgetOthers',
  'delete from known_devices where account_id = $1 and device is distinct from $2',
);

/** Returns the name of the browser's device, for any person. */
async function readDevice(secrets: Secrets, token: string | null): Promise<string | null> {
  const text = token === null ? null : await secrets.read(PURPOSE, token);
  return text?.split(' ')[0] ?? null;
}

/** Returns the name of this device if the person has signed in on it before; null otherwise. */
export async function knownDevice(
  { reads, secrets }: { readonly reads: Reads; readonly secrets: Secrets },
  token: string | null,
  accountId: string | null,
): Promise<string | null> {
  const device = accountId === null ? null : await readDevice(secrets, token);
  if (device === null) return null;
  return (await reads.query(findSql, [accountId, device])).length > 0 ? device : null;
}

/** Records that the person has signed in on this device; returns the cookie's new value. */
export async function rememberDevice(
  secrets: Secrets,
  writes: Writes,
  accountId: string,
  { agent, deviceToken }: Pick<Caller, 'agent' | 'deviceToken'>,
): Promise<string> {
  const device = (await readDevice(secrets, deviceToken)) ?? randomBytes(12).toString('base64url');
  const { browser, system } = deviceOf(agent);
  await writes.query(rememberSql, [accountId, device, browser, system]);
  await writes.query(trimSql, [accountId]);
  return secrets.sign(PURPOSE, device);
}

/** Forgets every device of a person but this one. */
export async function forgetOtherDevices(
  secrets: Secrets,
  writes: Writes,
  accountId: string,
  deviceToken: string | null,
): Promise<void> {
  await writes.query(forgetOthersSql, [accountId, await readDevice(secrets, deviceToken)]);
}
