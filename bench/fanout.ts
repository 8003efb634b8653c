import { setTimeout as sleep } from 'node:timers/promises';
import { type Line, median, openChild, ratio, sized } from './kit.ts';

const WATCHERS = sized(5_000, 250);
const EVENTS = sized(10, 1);
const ROUNDS = sized(3, 1);
const MEMORY_MAX_KB = 16;
const WAYS = ['ours', 'graphql-ws', 'bare'] as const;

type Figures = { cpuMs: number; contestedMs: number; memoryKb: number };
const NOTHING: Figures = { cpuMs: Number.NaN, contestedMs: Number.NaN, memoryKb: Number.NaN };

/** The processor's time that one event costs the server, with five thousand watching. */
export async function benchFanout(): Promise<Line[]> {
  const figures = new Map<string, Figures>();
  for (const way of WAYS) figures.set(way, await measure(way));
  const of = (way: string) => figures.get(way) ?? NOTHING;
  const [ours, naive, limit] = [of('ours'), of('graphql-ws'), of('bare')];
  const memory = ours.memoryKb;
  return [
    ...WAYS.map(way => ({
      what: `${way}, an event to ${WATCHERS}`,
      value: `${of(way).cpuMs.toFixed(1)} ms CPU`,
    })),
    ...WAYS.map(way => ({
      what: `${way}, a contested bid (3 rows)`,
      value: `${of(way).contestedMs.toFixed(1)} ms CPU`,
    })),
    {
      what: 'contested bid, graphql-ws : ours',
      value: ratio(naive.contestedMs, ours.contestedMs),
      target: '≥ 5 ×',
      met: naive.contestedMs / ours.contestedMs >= 5,
    },
    {
      what: 'graphql-ws : ours',
      value: ratio(naive.cpuMs, ours.cpuMs),
      target: '≥ 5 ×',
      met: naive.cpuMs / ours.cpuMs >= 5,
    },
    {
      what: 'ours : bare frame',
      value: `${(ours.cpuMs / limit.cpuMs).toFixed(2)} ×`,
      target: '≤ 1.3 ×',
      met: ours.cpuMs / limit.cpuMs <= 1.3,
    },
    {
      what: 'memory a watcher, ours',
      value: `${memory.toFixed(1)} KB`,
      target: `≤ ${MEMORY_MAX_KB} KB`,
      met: memory <= MEMORY_MAX_KB,
    },
    { what: 'memory a watcher, bare', value: `${limit.memoryKb.toFixed(1)} KB` },
  ];
}

async function measure(way: string): Promise<Figures> {
  await using server = openChild('fanout-server.ts', [way]);
  await using clients = openChild('fanout-clients.ts');
  const { port } = await server.ask<{ port: number }>({ kind: 'listen' });
  const before = await server.ask<{ rss: number }>({ kind: 'memory' });
  await clients.ask({ kind: 'join', port, count: WATCHERS });
  await sleep(1_000);
  const after = await server.ask<{ rss: number }>({ kind: 'memory' });
  const rounds: number[] = [];
  const contested: number[] = [];
  await server.ask({ kind: 'tell', count: 3 });
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push((await server.ask<{ cpuMs: number }>({ kind: 'tell', count: EVENTS })).cpuMs);
    contested.push((await server.ask<{ cpuMs: number }>({ kind: 'tell', count: EVENTS, rows: 3 })).cpuMs);
  }
  await sleep(1_000);
  const { received } = await clients.ask<{ received: number }>({ kind: 'count' });
  const expected = WATCHERS * (3 + EVENTS * ROUNDS * 4);
  if (received !== expected) throw new Error(`${way}: ${received} events arrived of ${expected}`);
  return {
    cpuMs: median(rounds),
    contestedMs: median(contested),
    memoryKb: (after.rss - before.rss) / 1024 / WATCHERS,
  };
}
