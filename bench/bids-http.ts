import type { Run, RunFigures } from './bids-http-clients.ts';
import { type Grounds, type Line, median, openChild, openOwned, ratio, sized } from './kit.ts';
import { addAuctions, addBidders } from './people.ts';

const ROUNDS = sized(3, 1);
const ROUND_MS = sized(3_000, 200);
/** Longer, so that how late the last answer comes is little of it. */
const HELD_MS = sized(6_000, 200);
/** So many that the limit of bids a person, which stays on, stops none of them. */
const PEOPLE = sized(20_000, 200);
const CROWDS = sized([200, 500], [20]);
const RATIO_MIN = 6;
const P99_MAX_MS = 100;
/** How much of what was due must have been placed for a rate to have been held. */
const HELD_MIN = 0.98;
const WAYS = ['ours', 'usual'] as const;

type Way = (typeof WAYS)[number];

/**
 * Bids over HTTP, by signed-in people on connections that stay open: our door beside the usual one.
 *
 * A crowd that bids again as soon as it is answered says how many bids are carried. It does not say how long one
 * waits: it keeps as many in the queue as there are connections, however fast they are answered, and whoever stands
 * still is sent nothing meanwhile that could be late. So the largest crowd then bids at an even rate, by the same
 * run's measure of the usual way, and the time that has an aim is from when a bid was due.
 */
export async function benchBidsHttp(grounds: Grounds): Promise<Line[]> {
  const ground = await grounds.fresh('bids-http');
  await using database = openOwned(ground);
  const { cookies } = await addBidders(database, PEOPLE, true);

  await using ours = openChild('bids-http-server.ts', ['ours', ground.url, ground.dataDir]);
  await using usual = openChild('bids-http-server.ts', ['usual', ground.url]);
  await using clients = openChild('bids-http-clients.ts');
  await clients.ask({ kind: 'people', cookies });
  const ports: Record<Way, number> = {
    ours: (await ours.first<{ port: number }>()).port,
    usual: (await usual.first<{ port: number }>()).port,
  };
  const run = async (way: Way, connections: number, count: number, perSecond?: number) => {
    const auctions = (await addAuctions(database, count)).map(({ id }) => id);
    const held = perSecond === undefined ? { ms: ROUND_MS } : { ms: HELD_MS, perSecond };
    const asked: Run = { kind: 'run', way, port: ports[way], connections, auctions, ...held };
    return clients.ask<RunFigures>(asked);
  };
  for (const way of WAYS) await run(way, CROWDS[0] ?? 1, 1);

  const lines: Line[] = [];
  for (const connections of CROWDS) {
    for (const [name, count] of [
      ['one hot auction', 1],
      ['100 auctions', 100],
    ] as const) {
      const figures: Record<Way, RunFigures[]> = { ours: [], usual: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const way of WAYS) figures[way].push(await run(way, connections, count));
      }
      const what = `${connections} connections, ${name}`;
      lines.push(...linesOf(what, figures));
      if (connections !== CROWDS.at(-1)) continue;
      const rate = RATIO_MIN * medianOf(figures.usual, 'placed');
      const held: RunFigures[] = [];
      while (held.length < ROUNDS) held.push(await run('ours', connections, count, rate));
      lines.push(heldLine(what, held, rate));
    }
  }
  return lines;
}

const medianOf = (figures: readonly RunFigures[], figure: keyof RunFigures) =>
  median(figures.map(each => each[figure]));

function linesOf(what: string, figures: Record<Way, RunFigures[]>): Line[] {
  const of = (way: Way, figure: keyof RunFigures) => medianOf(figures[way], figure);
  const ways = WAYS.map(way => ({
    what: `${what}, ${way}`,
    value: `${Math.round(of(way, 'decided'))} decided, ${Math.round(of(way, 'placed'))} placed a second`,
  }));
  const times = WAYS.map(way => ({
    what: `${what}, ${way}: p50, p99`,
    value: `${of(way, 'p50').toFixed(0)}, ${of(way, 'p99').toFixed(0)} ms`,
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

/** How long a bid takes from when it was due; where fewer were placed than were due, the rate was not held. */
function heldLine(what: string, held: readonly RunFigures[], rate: number): Line {
  const placed = medianOf(held, 'placed');
  const p99 = medianOf(held, 'p99');
  const times = `${medianOf(held, 'p50').toFixed(0)}, ${p99.toFixed(0)} ms`;
  return {
    what: `${what}, at ${RATIO_MIN} × the usual rate: p50, p99`,
    value: `${times} (${Math.round(placed)} of ${Math.round(rate)} placed a second)`,
    target: `≤ ${P99_MAX_MS} ms`,
    met: p99 <= P99_MAX_MS && placed >= HELD_MIN * rate,
  };
}
