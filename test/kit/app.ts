import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quickFolder } from './quick-folder.ts';

const ENTRY = fileURLToPath(new URL('../../src/start.ts', import.meta.url));
/** Half of a start is reading the server's modules: what one process has stripped of its types the next need not. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'calandre-compiled') };

const SETTINGS = { PORT: '0', DEMO: '0', RATE_LIMITS: 'off', ...COMPILED };

/** The application as an operator runs it: a process of its own. */
export type App = {
  readonly url: string;
  readonly process: ChildProcess;
  /** All it wrote so far. */
  said(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
};
/** Another program to run it under, and where else its files lie. */
export type Launch = { readonly under?: readonly string[]; readonly entry?: string };
export type Ended = { readonly code: number | null; readonly said: string };

function launch(
  env: NodeJS.ProcessEnv,
  { under = [], entry = ENTRY }: Launch = {},
): { child: ChildProcess; said: () => string } {
  const [program = '', ...args] = [...under, process.execPath, entry];
  const child = spawn(program, args, {
    env: { ...SETTINGS, PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      said += chunk;
    });
  }
  return { child, said: () => said };
}

/** Starts it and waits until it says that it is ready. */
export async function startApp(env: NodeJS.ProcessEnv, how: Launch = {}): Promise<App> {
  const { child, said } = launch(env, how);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const port = /ready on http:\/\/localhost:(\d+)/.exec(said())?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  });
  child.once('exit', code => reject(new Error(`it ended with ${code}: ${said()}`)));
  const url = await promise;
  return { url, process: child, said, kill: signal => kill(child, signal) };
}

/** Starts what can't start, and answers what it said. */
export async function startInVain(env: NodeJS.ProcessEnv): Promise<Ended> {
  const { child, said } = launch(env);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  return { code: await promise, said: said().trim() };
}

function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('exit', code => resolve(code));
  child.kill(signal);
  return promise;
}

/** A folder of one's own for DATA_DIR, gone afterwards. */
export async function openFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(await quickFolder(), 'calandre-app-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
