import { readFile } from 'node:fs/promises';
import { anonymousContext } from '#server/context.ts';
import { follow, WORK } from '#server/spans.ts';
import { SearchDocument } from '#web/graphql/documents.gen.ts';
import { type Grounds, type Line, median, openBenchHouse, sized } from './kit.ts';

const ROUNDS = sized(9, 2);
const QUERIES = sized(200, 20);
const CALLS = sized(300_000, 10_000);

/** What traces cost where nobody asked for them: of a page's query, the share that looks whether somebody did. */
export async function benchTraces(grounds: Grounds): Promise<Line[]> {
  await using house = await openBenchHouse(await grounds.demo());
  const documents = new URL('../src/web/graphql/documents.gen.json', import.meta.url);
  const text =
    (JSON.parse(await readFile(documents, 'utf8')) as Record<string, string>)[SearchDocument.id] ?? '';
  const query = async () => {
    const asked = { text, operationName: null, variables: { filter: {}, first: 24, locale: 'FR' } };
    const { errors } = await house.execute.run(asked, anonymousContext());
    if (errors) throw new Error(`the query does not answer: ${errors[0]?.message}`);
  };
  await query();
  let told = 0;
  const follower = {
    start: () => {
      told += 1;
    },
    end: () => {},
    asyncStart: () => {},
    asyncEnd: () => {},
    error: () => {},
  };
  WORK.subscribe(follower);
  await query();
  WORK.unsubscribe(follower);
  const doing = () => Promise.resolve();
  const work = { name: 'bench', kind: 'inside' } as const;
  const figures = { query: [] as number[], bare: [] as number[], looked: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.query.push(await nanosOf(query, QUERIES));
    figures.bare.push(await nanosOf(doing, CALLS));
    figures.looked.push(await nanosOf(() => follow(work, doing), CALLS));
  }
  const each = Math.max(0, median(figures.looked) - median(figures.bare));
  const share = (100 * each * told) / median(figures.query);
  return [
    { what: 'a page’s query, nobody follows', value: `${Math.round(median(figures.query) / 1_000)} µs` },
    { what: 'works in it', value: String(told) },
    { what: 'a work that nobody follows', value: `${Math.round(each)} ns` },
    { what: 'share of the query', value: `${share.toFixed(3)} %`, target: '≤ 0.1 %', met: share <= 0.1 },
  ];
}

async function nanosOf(act: () => Promise<void>, count: number): Promise<number> {
  const startedAt = process.hrtime.bigint();
  for (let done = 0; done < count; done += 1) await act();
  return Number(process.hrtime.bigint() - startedAt) / count;
}
