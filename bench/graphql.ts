import { readFile } from 'node:fs/promises';
import { execute, parse, validate } from 'graphql';
import { anonymousContext } from '#server/context.ts';
import { buildSchema } from '#server/schema.ts';
import { EMPTY_FILTER } from '#server/search/index.ts';
import { CarDocument, type CarQueryVariables } from '#web/graphql/documents.gen.ts';
import { type Grounds, type Line, median, openBenchHouse, ratio, sized } from './kit.ts';

const ROUNDS = sized(7, 1);
const ROUND_MS = sized(400, 50);

/** The auction page's query: compiled once, against parsed, checked and interpreted each time. */
export async function benchGraphql(grounds: Grounds): Promise<Line[]> {
  await using house = await openBenchHouse(await grounds.demo());
  const documents = new URL('../src/web/graphql/documents.gen.json', import.meta.url);
  const text =
    (JSON.parse(await readFile(documents, 'utf8')) as Record<string, string>)[CarDocument.id] ?? '';
  const [lot] = await house.rooms.search
    .page(RUNNING, 'ENDING_SOON', { first: 1, offset: 0 })
    .then(page => Promise.all(page.uuids.map(uuid => house.rooms.ads.find(uuid))));
  const variables: CarQueryVariables = { slug: lot?.slug ?? '', locale: 'FR' };
  const schema = buildSchema(house.rooms);
  const answer = await house.execute.run({ text, operationName: null, variables }, anonymousContext());
  if (answer.errors || !answer.data?.publicCarAd)
    throw new Error(`the query does not answer: ${answer.errors?.[0]?.message}`);

  const ours = async () => {
    await house.execute.run({ text, operationName: null, variables }, anonymousContext());
  };
  const interpreted = async () => {
    const document = parse(text);
    if (validate(schema, document).length > 0) throw new Error('the document does not stand');
    await execute({ schema, document, variableValues: variables, contextValue: anonymousContext() });
  };
  const limit = async () => void JSON.stringify(answer);
  const figures = { ours: [] as number[], interpreted: [] as number[], limit: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.ours.push(await rate(ours));
    figures.interpreted.push(await rate(interpreted));
    figures.limit.push(await rate(limit));
  }
  const [mine, usual, most] = [median(figures.ours), median(figures.interpreted), median(figures.limit)];
  return [
    { what: 'ad query, compiled', value: `${Math.round(mine)}/s` },
    { what: 'ad query, parsed, checked and interpreted', value: `${Math.round(usual)}/s` },
    { what: 'limit: the answer as JSON', value: `${Math.round(most)}/s` },
    { what: 'ours : interpreted', value: ratio(mine, usual), target: '≥ 15 ×', met: mine / usual >= 15 },
  ];
}

async function rate(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < ROUND_MS) {
    await act();
    count += 1;
  }
  return (1_000 * count) / (performance.now() - startedAt);
}

const RUNNING = { ...EMPTY_FILTER, auctionStates: ['RUNNING'], auctionsOnly: true };
