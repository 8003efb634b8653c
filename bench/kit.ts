import { type ForkOptions, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openBrand, readBrand } from '#server/brand/index.ts';
import { openBus } from '#server/bus/index.ts';
import { readConfig } from '#server/config.ts';
import { APP_ROLE, openClock, openDatabase } from '#server/database/index.ts';
import { openEvents } from '#server/events.ts';
import { openHouse } from '#server/house.ts';

// What is measured without a house is measured in our own name.
openBrand(readBrand(undefined));

/** A figure beside what it is compared with, all from one run. */
export type Line = {
  readonly what: string;
  readonly value: string;
  /** What was to be reached, and whether it was. */
  readonly target?: string;
  readonly met?: boolean;
};

const { scripts } = createRequire(import.meta.url)('../package.json') as { scripts: { start: string } };
const FLAGS_OF_START = scripts.start.split(' ').filter(word => word.startsWith('--'));

/** Whether a run only shows that every measure still runs: its figures mean nothing. */
export const isTiny = process.argv.includes('--tiny');

/** The size of a measure, and the one that it has in a tiny run. */
export const sized = <Size>(whole: Size, tiny: Size): Size => (isTiny ? tiny : whole);

/** Where a house of a measure keeps what it has. */
export type Ground = { readonly url: string; readonly dataDir: string };

/**
 * The run's own PostgreSQL, once somebody asks for it; it ends with the run, however that ends. What is written is
 * on disk, as in production; in a tiny run it need not be.
 */
export function openGrounds() {
  let server: ReturnType<typeof openChild> | null = null;
  const ask = (message: object) => {
    server ??= openChild('grounds.ts', isTiny ? ['--tiny'] : []);
    return server.ask<Ground>(message);
  };
  let demo: Promise<Ground> | null = null;
  return {
    /** An empty database. */
    fresh: (name: string) => ask({ kind: 'fresh', name }),
    /** The demo's cars and people: filled once a run, shared by those who only look. */
    demo: () => {
      demo ??= ask({ kind: 'demo' });
      return demo;
    },
    [Symbol.asyncDispose]: async () => server?.[Symbol.asyncDispose](),
  };
}

export type Grounds = ReturnType<typeof openGrounds>;

/** A database as its owner sees it, who puts there what a measure needs, however long that takes. */
export function openOwned({ url }: Ground) {
  return openDatabase({
    ...{ url, role: null, applicationName: 'bench', onError: console.error },
    mainLane: 'LONG',
  });
}

/** A whole house over a database that is there already. */
export async function openBenchHouse({ url, dataDir }: Ground, env: NodeJS.ProcessEnv = {}) {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off', DEMO: '0', ...env });
  const database = openDatabase({ url, role: APP_ROLE, applicationName: 'bench', onError: console.error });
  const events = openEvents(pino({ level: 'silent' }), new Registry());
  const bus = await openBus(database, config.redisUrl, console.error);
  const clock = await openClock(database, console.error);
  const parts = { config, database, bus, events, metrics: new Registry(), clock: () => clock.now() };
  const house = await openHouse(parts);
  return {
    ...parts,
    ...house,
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]();
      clock[Symbol.dispose]();
      await bus[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

export type BenchHouse = Awaited<ReturnType<typeof openBenchHouse>>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const ratio = (one: number, other: number): string => `${(one / other).toFixed(1)} ×`;

/** A process of its own that answers messages, one at a time, and ends by itself once nobody listens to it. */
export function openChild(file: string, args: readonly string[] = []) {
  // Every process reads the whole server: what one has stripped of its types the next need not.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'calandre-compiled') };
  // Memory as `npm start` gives it, to every way alike.
  const execArgv = ['--expose-gc', ...FLAGS_OF_START];
  const options: ForkOptions = { execArgv, stdio: 'inherit', env };
  const child = fork(new URL(file, import.meta.url), args, options);
  const { promise: exit, resolve: end } = Promise.withResolvers<number | null>();
  child.once('exit', end);
  const failure = exit.then(code => Promise.reject(new Error(`${file} ended with ${code}`)));
  failure.catch(() => {});
  /** What it says next. */
  const first = <Answer>(): Promise<Answer> => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    child.once('message', answer => resolve(answer as Answer));
    return Promise.race([promise, failure]);
  };
  const ask = <Answer>(message: object): Promise<Answer> => {
    const answer = first<Answer>();
    child.send(message);
    return answer;
  };
  return {
    ask,
    first,
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}
