import { Agent, get } from 'node:http';
import { PAGES, type PageKind } from './addresses.ts';
import { type Grounds, type Line, median, openChild, ratio, sized } from './kit.ts';

const CLIENTS = 16;
const ROUND_MS = sized(1_000, 100);
const ROUNDS = sized(3, 1);
const WAYS = ['cached', 'rendered', 'bare'] as const;

type Way = (typeof WAYS)[number];
type Server = { readonly way: Way; readonly child: ReturnType<typeof openChild>; readonly port: number };

/** The processor's time that one page of each kind costs the server, over connections that stay open. */
export async function benchPages(grounds: Grounds): Promise<Line[]> {
  const { url, dataDir } = await grounds.demo();
  const children = WAYS.map(way => ({ way, child: openChild('pages-server.ts', [way, url, dataDir]) }));
  try {
    const opened = await Promise.all(
      children.map(async ({ way, child }) => ({
        ...{ way, child },
        ...(await child.first<{ port: number; paths: Record<PageKind, string> }>()),
      })),
    );
    const lines: Line[] = [];
    for (const page of PAGES) {
      lines.push(
        ...(await measure(
          page,
          opened.map(server => ({ ...server, path: server.paths[page] })),
        )),
      );
    }
    return lines;
  } finally {
    await Promise.all(children.map(({ child }) => child[Symbol.asyncDispose]()));
  }
}

async function measure(page: PageKind, servers: readonly (Server & { path: string })[]): Promise<Line[]> {
  const figures = new Map<Way, number[]>(WAYS.map(way => [way, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { way, child, port, path } of servers) {
      await child.ask({ kind: 'start' });
      const count = await load(port, path);
      const { cpuMs } = await child.ask<{ cpuMs: number }>({ kind: 'stop' });
      figures.get(way)?.push((1_000 * cpuMs) / count);
    }
  }
  const cost = (way: Way) => median(figures.get(way) ?? []);
  const [cached, rendered, bare] = [cost('cached'), cost('rendered'), cost('bare')];
  return [
    ...WAYS.map(way => ({ what: `${page} page, ${way}`, value: `${cost(way).toFixed(0)} µs CPU` })),
    {
      what: `${page}, rendered : cached`,
      value: ratio(rendered, cached),
      target: '≥ 15 ×',
      met: rendered / cached >= 15,
    },
    {
      what: `${page}, bare : cached`,
      value: `${(bare / cached).toFixed(2)} ×`,
      target: '≥ 0.6 ×',
      met: bare / cached >= 0.6,
    },
  ];
}

/** Asks over and over on connections that stay open; answers how often. */
async function load(port: number, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const until = performance.now() + ROUND_MS;
  let count = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get({ port, path, agent, headers: { 'accept-encoding': 'br' } }, response => {
        if (response.statusCode !== 200) reject(new Error(`the page answered ${response.statusCode}`));
        response.on('end', resolve);
        response.resume();
      }).on('error', reject);
    });
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) {
        await ask();
        count += 1;
      }
    }),
  );
  agent.destroy();
  return count;
}
