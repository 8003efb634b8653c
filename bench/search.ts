import { openBus } from '#server/bus/index.ts';
import { openMakes } from '#server/makes/index.ts';
import {
  EMPTY_FILTER,
  openSearch,
  type SearchFilter,
  type SearchSort,
  searchInDatabase,
} from '#server/search/index.ts';
import { addManyAds } from '#test/kit/many-ads.ts';
import { type Grounds, type Line, median, openOwned, ratio, sized } from './kit.ts';

type Asked = { filter: Partial<SearchFilter>; sort: SearchSort };

/** What visitors ask: the whole catalogue, a brand, filters by the handful, words with and without errors. */
const QUESTIONS: readonly Asked[] = [
  { filter: {}, sort: 'RELEVANCE' },
  { filter: { sold: false }, sort: 'PRICE_ASC' },
  { filter: { brands: ['porsche'] }, sort: 'NEWEST' },
  { filter: { brands: ['alfa-romeo', 'jaguar'], priceMax: 60_000 }, sort: 'YEAR_ASC' },
  { filter: { text: 'porsche 911' }, sort: 'RELEVANCE' },
  { filter: { text: 'porshe' }, sort: 'RELEVANCE' },
  { filter: { text: '19' }, sort: 'RELEVANCE' },
  { filter: { auctionsOnly: true, auctionStates: ['RUNNING'] }, sort: 'ENDING_SOON' },
  { filter: { yearMin: 1960, yearMax: 1979, bodies: ['COUPE', 'TARGA'] }, sort: 'PRICE_DESC' },
  { filter: { countries: ['FR'], transmissions: ['MANUAL'], fuels: ['PETROL'] }, sort: 'MILEAGE_ASC' },
  {
    filter: {
      text: 'citroen',
      countries: ['FR', 'BE'],
      priceMin: 5_000,
      priceMax: 50_000,
      mileageMax: 90_000,
    },
    sort: 'PRICE_ASC',
  },
  {
    filter: { kinds: ['HANDLED'], carTypes: ['CLASSIC', 'GT'], yearMin: 1970, sold: false },
    sort: 'YEAR_DESC',
  },
];
const ROUNDS = sized(100, 1);
const SMALL = sized(200_000, 500);
const LARGE = sized(1_000_000, 1_000);
const PAGE = { first: 24, offset: 0 };

/** A page, the exact total and every facet: the index in memory beside a GROUP BY a facet in PostgreSQL. */
export async function benchSearch(grounds: Grounds): Promise<Line[]> {
  const small = await measure(grounds, SMALL, 10);
  const large = await measure(grounds, LARGE, 25);
  return [...small, ...large];
}

async function measure(grounds: Grounds, count: number, p99Max: number): Promise<Line[]> {
  const database = openOwned(await grounds.fresh(`search-${count}`));
  const bus = await openBus(database, null, () => {});
  try {
    await addManyAds((sql, values) => database.query({ name: '', text: sql }, values), count);
    const search = openSearch({ database, bus, clock: Date.now, makes: openMakes({ database, bus }) });
    const startedAt = performance.now();
    await search.ready();
    const buildMs = performance.now() - startedAt;
    const ours: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const asked of QUESTIONS) ours.push(await timeOf(search, asked));
    }
    const theirs: number[] = [];
    const slow = searchInDatabase(database, { keepsWords: true });
    await slow.page({ ...EMPTY_FILTER, text: 'warm' }, 'NEWEST', PAGE);
    for (const asked of QUESTIONS) theirs.push(await timeOf(slow, asked));
    const means = [theirs, ours].map(times => times.reduce((sum, time) => sum + time, 0) / times.length);
    const [theirMean, ourMean] = means as [number, number];
    const p99 = ours.sort((one, other) => one - other)[Math.floor(ours.length * 0.99)] ?? 0;
    const of = `${count.toLocaleString('en')} ads`;
    const isSmall = count < LARGE;
    return [
      { what: `${of}: index built in`, value: `${(buildMs / 1_000).toFixed(1)} s` },
      { what: `${of}: PostgreSQL, mean`, value: `${theirMean.toFixed(0)} ms` },
      { what: `${of}: ours, mean`, value: `${ourMean.toFixed(2)} ms` },
      { what: `${of}: ours, median`, value: `${median(ours).toFixed(2)} ms` },
      {
        what: `${of}: ours, p99`,
        value: `${p99.toFixed(2)} ms`,
        target: `< ${p99Max} ms`,
        met: p99 < p99Max,
      },
      {
        what: `${of}: PostgreSQL : ours`,
        value: ratio(theirMean, ourMean),
        ...(isSmall ? { target: '≥ 40 ×', met: theirMean / ourMean >= 40 } : {}),
      },
    ];
  } finally {
    await bus[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  }
}

type Answers = Pick<ReturnType<typeof searchInDatabase>, 'page' | 'facets'>;

async function timeOf(search: Answers, { filter, sort }: Asked): Promise<number> {
  const asked = { ...EMPTY_FILTER, ...filter };
  const startedAt = performance.now();
  await search.page(asked, sort, PAGE);
  await search.facets(asked);
  return performance.now() - startedAt;
}
