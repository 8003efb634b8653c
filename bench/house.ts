import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Line } from './kit.ts';

const ENTRY = fileURLToPath(new URL('../src/start.ts', import.meta.url));

/** How long the house takes to open, the first time and later, and what it holds in memory at rest. */
export async function benchHouse(): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'calandre-bench-'));
  const first = await start(dataDir);
  await stop(first.child);
  const later = await start(dataDir);
  await sleep(5_000);
  const status = await readFile(`/proc/${later.child.pid}/status`, 'utf8').catch(() => '');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  await stop(later.child);
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

async function start(dataDir: string): Promise<{ child: ChildProcess; seconds: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout.on('data', chunk => String(chunk).includes('is ready') && resolve());
  child.once('exit', code => reject(new Error(`the house ended with ${code}`)));
  await promise;
  return { child, seconds: (performance.now() - startedAt) / 1_000 };
}

function stop(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGTERM');
  return promise;
}
