import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const CONFIGURATION = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url));
/** How many processes the configuration has a place for. */
export const PLACES = 8;

/** Whether this machine has a HAProxy to start; the system's packages bring it, npm has none. */
export function hasHaproxy(): boolean {
  return spawnSync('haproxy', ['-v']).status === 0;
}

/** The proxy as it is deployed, before what listens on these ports of loopback; waits until one of them is ready. */
export async function openTestHaproxy(
  ports: readonly (number | string)[],
): Promise<{ readonly url: string } & AsyncDisposable> {
  const door = `127.0.0.1:${await freePort()}`;
  // Nobody listens at the first port, where others are not given.
  const places = Array.from({ length: PLACES }, (_, index) => `127.0.0.1:${ports[index] ?? 1}`);
  const houses = places.map((place, index) => [`HOUSE_${index + 1}`, place] as const);
  const env = { PATH: process.env.PATH, DOOR: door, ...Object.fromEntries(houses) };
  const child = spawn('haproxy', ['-db', '-q', '-f', CONFIGURATION], { env, stdio: 'inherit' });
  const exit = once(child, 'exit');
  const url = `http://${door}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}`);
    await sleep(50);
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill();
      await exit;
    },
  };
}
