/** Speed as ratios, side by side from one run: npm run bench, or npm run bench -- bids. */
import { benchBids } from './bids.ts';
import { benchFanout } from './fanout.ts';
import { benchGraphql } from './graphql.ts';
import { benchHouse } from './house.ts';
import type { Line } from './kit.ts';
import { benchPages } from './pages.ts';
import { benchSearch } from './search.ts';
import { benchWeight } from './weight.ts';

const MEASURES: Readonly<Record<string, () => Promise<Line[]>>> = {
  bids: benchBids,
  fanout: benchFanout,
  pages: benchPages,
  graphql: benchGraphql,
  search: benchSearch,
  house: benchHouse,
  weight: benchWeight,
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(MEASURES);
for (const name of names) {
  const measure = MEASURES[name];
  if (!measure) {
    console.error(`There is no measure "${name}": ${Object.keys(MEASURES).join(', ')}.`);
    process.exit(1);
  }
  console.log(`\n${name}`);
  for (const { what, value, target = '', met } of await measure()) {
    const verdict = met === undefined ? '' : met ? 'met' : 'MISSED';
    console.log(`  ${what.padEnd(46)} ${value.padStart(18)}  ${target.padEnd(10)} ${verdict}`);
  }
}
process.exit(0);
