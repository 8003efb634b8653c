import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoHouse } from '../kit/demo-house.ts';
import type { Guest, TestHouse } from '../kit/house.ts';
import { NONSENSE, PHRASINGS, type Phrasing, type SearchedCar } from './phrasings.ts';

/** How many results a person looks at, and at how many of them first. */
const LOOKED_AT = 10;
const SEEN_FIRST = 5;
const RECALL_MIN = 0.95;
const PRECISION_MIN = 0.9;

type Told = Omit<SearchedCar, 'fuel' | 'color' | 'city' | 'country' | 'price' | 'chassis' | 'features'> & {
  readonly price: number | null;
  readonly reducedPrice: number | null;
  readonly isPriceHidden: boolean;
  readonly shellColor: { nameFr: string } | null;
  readonly location: { city: string | null; country: string | null } | null;
  readonly optionalData: { fuel: string | null; vin: string | null; steeringWheel: string | null };
  readonly options: readonly string[];
  readonly highlights: readonly string[];
  readonly carState: string | null;
  readonly saddlery: string | null;
  readonly auction: { state: string; currentBid: number | null; startingPrice: number } | null;
};
const CARS = `query($offset:Int){searchCarAds(first:100,offset:$offset){edges{node{
  uuid brand model version year carType kind body transmission mileage isSold:sold price reducedPrice isPriceHidden
  reference:sfInternalOpportunityId shellColor{nameFr} location{city country}
  optionalData{fuel vin steeringWheel} options highlights carState saddlery auction{state currentBid startingPrice}}}}}`;
const FOUND = `query($text:String){searchCarAds(filter:{text:$text},first:${LOOKED_AT}){totalCount edges{node{uuid}}}}`;

type Answer<Node> = { searchCarAds: { totalCount: number; edges: { node: Node }[] } };

let house: TestHouse;
let reader: Guest;
let cars: SearchedCar[];
beforeAll(async () => {
  house = await openDemoHouse();
  await house.rooms.search.ready();
  reader = await house.guest();
  const { data } = await reader.ask(CARS, { offset: 0 });
  cars = (data as unknown as Answer<Told>).searchCarAds.edges.map(({ node }) => searched(node));
}, 300_000);
afterAll(() => house[Symbol.asyncDispose]());

function searched(told: Told): SearchedCar {
  const { shellColor, location, optionalData, auction, options, highlights, carState, saddlery } = told;
  const asked = told.isPriceHidden ? null : (told.reducedPrice ?? told.price);
  const shown = auction ? auction.currentBid || auction.startingPrice || null : asked;
  const isOver = auction !== null && ['FINISHED', 'CANCELLED'].includes(auction.state);
  const features = [...options, ...highlights, carState, saddlery, optionalData.steeringWheel];
  return {
    ...told,
    fuel: optionalData.fuel,
    color: shellColor?.nameFr ?? '',
    city: location?.city ?? null,
    country: location?.country ?? null,
    price: told.isSold || isOver ? null : shown,
    chassis: optionalData.vin,
    features: features.filter(feature => feature !== null),
    isAuction: auction !== null,
  };
}

const foundBy = async (text: string): Promise<string[]> => {
  const { data, errors } = await reader.ask(FOUND, { text });
  expect(errors, text).toBeUndefined();
  return (data as unknown as Answer<{ uuid: string }>).searchCarAds.edges.map(({ node }) => node.uuid);
};

/** How many of the cars that are meant were found, and how many of the first found are meant; each from 0 to 1. */
async function measure([text, isMeant]: Phrasing) {
  const meant = new Set(cars.filter(isMeant).map(car => car.uuid));
  const found = await foundBy(text);
  const hits = (first: number) => found.slice(0, first).filter(uuid => meant.has(uuid)).length;
  return {
    text,
    meant: meant.size,
    recall: hits(LOOKED_AT) / Math.min(LOOKED_AT, meant.size),
    precision: hits(SEEN_FIRST) / Math.min(SEEN_FIRST, meant.size),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('how people speak of cars', () => {
  it('is at least a hundred and fifty ways, each meaning a car of the demo', () => {
    expect(new Set(PHRASINGS.map(([text]) => text)).size).toBe(PHRASINGS.length);
    expect(PHRASINGS.length).toBeGreaterThanOrEqual(150);
    const empty = PHRASINGS.filter(([, isMeant]) => !cars.some(isMeant)).map(([text]) => text);
    expect(empty).toEqual([]);
  });

  it('is understood: of what is meant nearly all is found, and nearly all that stands first is meant', async () => {
    const measured = [];
    for (const phrasing of PHRASINGS) measured.push(await measure(phrasing));
    const recall = mean(measured.map(each => each.recall));
    const precision = mean(measured.map(each => each.precision));
    const missed = measured.filter(each => each.recall < 1 || each.precision < 1);
    const lines = missed.map(
      each =>
        `${each.text}: ${each.meant} meant, recall ${each.recall.toFixed(2)}, precision ${each.precision.toFixed(2)}`,
    );
    const told = [`recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`, ...lines].join('\n');
    expect(recall, told).toBeGreaterThanOrEqual(RECALL_MIN);
    expect(precision, told).toBeGreaterThanOrEqual(PRECISION_MIN);
    if (process.env.TELL_PHRASINGS) process.stdout.write(`${told}\n`);
  });

  it('is not guessed at where it means no car', async () => {
    for (const text of NONSENSE.filter(text => /\w/.test(text)))
      expect(await foundBy(text), text).toEqual([]);
  });
});
