import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TestRedis = AsyncDisposable & {
  readonly url: string;
  /** Kills it, until it is started again. */
  stop(): Promise<void>;
  /** Kills it and starts it again on the same port, as an outage does. */
  restart(): Promise<void>;
};

/** Whether this machine has a Redis to start; the system's packages bring it, npm has none. */
export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

/** A real Redis of one's own on loopback, which writes nothing to disk. */
export async function openTestRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'calandre-redis-'));
  const port = await freePort();
  const start = () => startRedis(port, folder);
  let server = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => end(server),
    async restart() {
      await end(server);
      server = await start();
    },
    async [Symbol.asyncDispose]() {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startRedis(port: number, folder: string): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', [...options, '--dir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout.on('data', chunk => {
    if (String(chunk).includes('Ready to accept connections')) resolve();
  });
  child.once('error', reject);
  child.once('exit', code => reject(new Error(`redis-server ended with ${code}`)));
  await promise;
  return child;
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGKILL');
  return promise;
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { port: number };
    server.close(() => resolve(port));
  });
  return promise;
}
