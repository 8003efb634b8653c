import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Line, sized } from './kit.ts';
import { startHouse } from './start-house.ts';

const REST_MS = sized(5_000, 100);

/** How long the house takes to open, the first time and later, and what it holds in memory at rest. */
export async function benchHouse(): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'calandre-bench-'));
  // The demo's pictures are what takes long; a tiny run leaves them out.
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: sized('1', '0') };
  const first = await startHouse(env);
  await first.stop();
  const later = await startHouse(env);
  await sleep(REST_MS);
  const status = await readFile(`/proc/${later.pid}/status`, 'utf8').catch(() => '');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  await later.stop();
  await rm(dataDir, { recursive: true, force: true });
  return [
    {
      what: 'first start, empty folder',
      value: `${first.seconds.toFixed(1)} s`,
      target: '≤ 60 s',
      met: first.seconds <= 60,
    },
    { what: 'later start', value: `${later.seconds.toFixed(1)} s`, target: '≤ 5 s', met: later.seconds <= 5 },
    {
      what: 'memory at rest, without the database',
      value: `${memory.toFixed(0)} MB`,
      target: '≤ 300 MB',
      met: memory <= 300,
    },
  ];
}
