import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openDemo } from '#demo/house.ts';
import { openBus } from '#server/bus/index.ts';
import { readConfig } from '#server/config.ts';
import { APP_ROLE, migrate, openClock, openDatabase, startEmbedded } from '#server/database/index.ts';
import { openEvents } from '#server/events.ts';
import { openHouse } from '#server/house.ts';

/** A figure beside what it is compared with, all from one run. */
export type Line = {
  readonly what: string;
  readonly value: string;
  /** What was to be reached, and whether it was. */
  readonly target?: string;
  readonly met?: boolean;
};

/** A whole demo house on a PostgreSQL of its own, with fsync on, in a folder that goes away. */
export async function openBenchHouse() {
  const dataDir = await mkdtemp(join(tmpdir(), 'calandre-bench-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off', DEMO: '1' });
  const server = await startEmbedded({ dataDir });
  const endServer = async () => {
    await server[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  };
  endEarlyWith(endServer);
  const url = await server.databaseUrl('calandre');
  await migrate(url);
  const database = openDatabase({ url, role: APP_ROLE, applicationName: 'bench', onError: console.error });
  const events = openEvents(pino({ level: 'silent' }), new Registry());
  const bus = await openBus(database, null, console.error);
  const clock = await openClock(database, console.error);
  const parts = { config, database, bus, events, metrics: new Registry(), clock: () => clock.now() };
  const house = await openHouse(parts);
  await openDemo(house.rooms, database);
  return {
    ...parts,
    ...house,
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]();
      clock[Symbol.dispose]();
      await bus[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await endServer();
    },
  };
}

/** Whoever ends a measure early, or the process it works for, ends its database too. */
function endEarlyWith(end: () => Promise<void>): void {
  const leave = () => {
    // What was under way fails now, and nobody is left to hear of it.
    process.on('uncaughtException', () => {});
    void end().then(() => process.exit());
  };
  for (const sign of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(sign, leave);
  if (process.connected === false) leave();
}

export type BenchHouse = Awaited<ReturnType<typeof openBenchHouse>>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const ratio = (one: number, other: number): string => `${(one / other).toFixed(1)} ×`;

/** A process of its own that answers messages, one at a time, and ends by itself once nobody listens to it. */
export function openChild(file: string, args: readonly string[] = []) {
  const child = fork(new URL(file, import.meta.url), args, { execArgv: ['--expose-gc'], stdio: 'inherit' });
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
