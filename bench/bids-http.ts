import type { Run, RunFigures } from './bids-http-clients.ts';
import { type Grounds, type Line, median, openChild, openOwned, ratio, sized } from './kit.ts';
import { addAuctions, addBidders } from './people.ts';

const ROUNDS = sized(3, 1);
const ROUND_MS = sized(3_000, 200);
/** So many that the limit of bids a person, which stays on, stops none of them. */
const PEOPLE = sized(20_000, 200);
const CROWDS = sized([200, 500], [20]);
const RATIO_MIN = 6;
const P99_MAX_MS = 100;
const WAYS = ['ours', 'usual'] as const;

type Way = (typeof WAYS)[number];
type Served = { readonly way: Way; readonly port: number };

/** Bids over HTTP, by signed-in people on connections that stay open: our door beside the usual one. */
export async function benchBidsHttp(grounds: Grounds): Promise<Line[]> {
  const ground = await grounds.fresh('bids-http');
  await using database = openOwned(ground);
  const { cookies } = await addBidders(database, PEOPLE, true);

  await using ours = openChild('bids-http-server.ts', ['ours', ground.url, ground.dataDir]);
  await using usual = openChild('bids-http-server.ts', ['usual', ground.url]);
  await using clients = openChild('bids-http-clients.ts');
  await clients.ask({ kind: 'people', cookies });
  const served: Served[] = [
    { way: 'ours', port: (await ours.first<{ port: number }>()).port },
    { way: 'usual', port: (await usual.first<{ port: number }>()).port },
  ];
  const run = async ({ way, port }: Served, connections: number, count: number) => {
    const auctions = (await addAuctions(database, count)).map(({ id }) => id);
    const asked: Run = { kind: 'run', way, port, connections, auctions, ms: ROUND_MS };
    return clients.ask<RunFigures>(asked);
  };
  for (const each of served) await run(each, CROWDS[0] ?? 1, 1);

  const lines: Line[] = [];
  for (const connections of CROWDS) {
    for (const [name, count] of [
      ['one hot auction', 1],
      ['100 auctions', 100],
    ] as const) {
      const figures: Record<Way, RunFigures[]> = { ours: [], usual: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const each of served) figures[each.way].push(await run(each, connections, count));
      }
      lines.push(...linesOf(`${connections} connections, ${name}`, figures, connections));
    }
  }
  return lines;
}

function linesOf(what: string, figures: Record<Way, RunFigures[]>, connections: number): Line[] {
  const of = (way: Way, figure: keyof RunFigures) => median(figures[way].map(each => each[figure]));
  const p99 = of('ours', 'p99');
  const ways = WAYS.map(way => ({
    what: `${what}, ${way}`,
    value: `${Math.round(of(way, 'decided'))} decided, ${Math.round(of(way, 'placed'))} placed a second`,
  }));
  const times = WAYS.map(way => ({
    what: `${what}, ${way}: p50, p99`,
    value: `${of(way, 'p50').toFixed(0)}, ${of(way, 'p99').toFixed(0)} ms`,
    ...(way === 'ours' && connections === 500
      ? { target: `≤ ${P99_MAX_MS} ms`, met: p99 <= P99_MAX_MS }
      : {}),
  }));
  const placed = of('ours', 'placed') / of('usual', 'placed');
  const target = { target: `≥ ${RATIO_MIN} ×`, met: placed >= RATIO_MIN };
  // A refused bid writes nothing: who refuses most of them decides many.
  const decided = ratio(of('ours', 'decided'), of('usual', 'decided'));
  return [
    ...ways,
    ...times,
    { what: `${what}, ours : usual, decided`, value: decided },
    { what: `${what}, ours : usual, placed`, value: `${placed.toFixed(1)} ×`, ...target },
  ];
}
