/** Speed as ratios, side by side from one run: npm run bench, or npm run bench -- bids; --tiny to see that all run. */
import { parseArgs } from 'node:util';
import { benchBids } from './bids.ts';
import { benchBidsHttp } from './bids-http.ts';
import { benchCrowd } from './crowd.ts';
import { benchFanout } from './fanout.ts';
import { benchFigures } from './figures.ts';
import { benchGraphql } from './graphql.ts';
import { benchHouse } from './house.ts';
import { type Grounds, isTiny, type Line, openGrounds } from './kit.ts';
import { benchPages } from './pages.ts';
import { benchSearch } from './search.ts';
import { benchSockets } from './sockets.ts';
import { benchTraces } from './traces.ts';
import { benchWeight } from './weight.ts';

const MEASURES: Readonly<Record<string, (grounds: Grounds) => Promise<Line[]>>> = {
  bids: benchBids,
  'bids-http': benchBidsHttp,
  fanout: benchFanout,
  sockets: benchSockets,
  crowd: benchCrowd,
  pages: benchPages,
  graphql: benchGraphql,
  search: benchSearch,
  figures: benchFigures,
  traces: benchTraces,
  house: benchHouse,
  weight: benchWeight,
};

const { positionals } = parseArgs({ options: { tiny: { type: 'boolean' } }, allowPositionals: true });
const names = positionals.length > 0 ? positionals : Object.keys(MEASURES);
const unknown = names.find(name => !(name in MEASURES));
if (unknown !== undefined) {
  console.error(`There is no measure "${unknown}": ${Object.keys(MEASURES).join(', ')}.`);
  process.exit(1);
}
// Told to stop, we end as if by ourselves, and what we started ends with us.
for (const sign of ['SIGINT', 'SIGTERM']) process.once(sign, () => process.exit(1));
await using grounds = openGrounds();
for (const name of names) {
  const startedAt = performance.now();
  const lines = (await MEASURES[name]?.(grounds)) ?? [];
  console.log(`\n${name} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`);
  for (const { what, value, target = '', met } of lines) {
    // A tiny run shows that it was measured; what, is noise.
    const verdict = met === undefined || isTiny ? '' : met ? 'met' : 'MISSED';
    console.log(`  ${what.padEnd(46)} ${value.padStart(18)}  ${target.padEnd(10)} ${verdict}`);
  }
}
