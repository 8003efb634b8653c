import { setTimeout as sleep } from 'node:timers/promises';
import { type Line, median, openChild, ratio } from './kit.ts';

const WATCHERS = 5_000;
const EVENTS = 10;
const ROUNDS = 3;
const MEMORY_MAX_KB = 16;
const WAYS = ['ours', 'graphql-ws', 'bare'] as const;

/** The processor's time that one event costs the server, with five thousand watching. */
export async function benchFanout(): Promise<Line[]> {
  const figures = new Map<string, { cpuMs: number; memoryKb: number }>();
  for (const way of WAYS) figures.set(way, await measure(way));
  const of = (way: string) => figures.get(way) ?? { cpuMs: Number.NaN, memoryKb: Number.NaN };
  const [ours, naive, limit] = WAYS.map(of) as [
    ReturnType<typeof of>,
    ReturnType<typeof of>,
    ReturnType<typeof of>,
  ];
  const memory = ours.memoryKb;
  return [
    ...WAYS.map(way => ({
      what: `${way}, an event to ${WATCHERS}`,
      value: `${of(way).cpuMs.toFixed(1)} ms CPU`,
    })),
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

async function measure(way: string): Promise<{ cpuMs: number; memoryKb: number }> {
  using server = openChild('fanout-server.ts', [way]);
  using clients = openChild('fanout-clients.ts');
  const { port } = await server.ask<{ port: number }>({ kind: 'listen' });
  const before = await server.ask<{ rss: number }>({ kind: 'memory' });
  await clients.ask({ kind: 'join', port, count: WATCHERS });
  await sleep(1_000);
  const after = await server.ask<{ rss: number }>({ kind: 'memory' });
  const rounds: number[] = [];
  await server.ask({ kind: 'tell', count: 3 });
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push((await server.ask<{ cpuMs: number }>({ kind: 'tell', count: EVENTS })).cpuMs);
  }
  await sleep(1_000);
  const { received } = await clients.ask<{ received: number }>({ kind: 'count' });
  const expected = WATCHERS * (3 + EVENTS * ROUNDS);
  if (received !== expected) throw new Error(`${way}: ${received} events arrived of ${expected}`);
  return { cpuMs: median(rounds), memoryKb: (after.rss - before.rss) / 1024 / WATCHERS };
}
