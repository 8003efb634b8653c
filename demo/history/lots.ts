import { randomUUID } from 'node:crypto';
import { type AuctionState, decide, incrementAt } from '#shared/sale/index.ts';
import type { DemoCar } from '../cars/car.ts';
import { between, type Chance, pick } from './chance.ts';
import type { HistoryPeople } from './people.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const LASTED = 8 * DAY;
const YEARS = 730;
const LOTS = 400;
const DEAR = 250_000;
/** How many days ago the last ones were sold: of each thing an order waits for, one waits today. */
const RECENT = [0.6, 1, 1.6, 2.2, 3, 4, 5, 6.5, 8, 10, 12, 14, 17];
/** How many days ago the last one was called off, whose car is still offered. */
const CALLED_OFF = 19;
const GRAIN = 300_000;
/** How busy each month of the year is, January first: nobody sells in August. */
const SEASON = [0.7, 1, 1.4, 1.2, 1.2, 1.4, 0.8, 0.3, 1.1, 1.3, 1.4, 0.9];

export type Source = {
  readonly car: DemoCar;
  readonly uuid: string;
  /** Whose sale it is: the house's own car, a dealer's, or somebody's. */
  readonly isHouse: boolean;
};

export type PastLot = {
  readonly uuid: string;
  readonly auctionId: string;
  readonly source: Source;
  readonly sellerId: string | null;
  readonly regime: 'HOUSE' | 'PROFESSIONAL' | 'BROKERAGE';
  readonly year: number;
  readonly mileage: number;
  readonly startAt: number;
  readonly endAt: number;
  readonly reserve: number | null;
  readonly status: 'sold' | 'unsold' | 'cancelled';
  readonly views: number;
  readonly state: AuctionState;
  readonly requests: readonly PastRequest[];
};

export type PastRequest = {
  readonly id: string;
  readonly bidder: string;
  readonly bid: number;
  readonly at: number;
  readonly rows: Extract<ReturnType<typeof decide>, { kind: 'accepted' }>['rows'];
};

/** Sales that comparables are known by: the demo's cars, sold here before. */
const KNOWN: readonly (readonly [
  slug: string,
  year: number,
  mileage: number,
  daysAgo: number,
  hammer: number,
])[] = [
  ['porsche-911-t-2-2-1970', 1969, 81_000, 726, 74_000],
  ['porsche-911-t-2-2-1970', 1971, 104_500, 655, 77_500],
  ['porsche-911-t-2-2-1970', 1970, 66_200, 498, 86_000],
  ['porsche-911-carrera-3-2-targa-1986', 1985, 152_300, 402, 68_500],
  ['porsche-911-carrera-3-2-targa-1986', 1987, 98_700, 287, 79_000],
  ['porsche-911-t-2-2-1970', 1972, 73_900, 121, 91_000],
  ['peugeot-205-gti-1-9-1989', 1988, 132_000, 721, 14_200],
  ['peugeot-205-gti-1-9-1989', 1990, 88_400, 590, 17_500],
  ['peugeot-205-gti-1-9-1989', 1987, 154_000, 433, 13_900],
  ['peugeot-205-gti-1-9-1989', 1991, 61_300, 260, 21_000],
  ['peugeot-205-gti-1-9-1989', 1989, 97_800, 96, 18_400],
  ['citroen-2-cv-6-club-1984', 1985, 71_000, 702, 11_800],
  ['citroen-ds-21-pallas-1969', 1968, 92_600, 540, 38_500],
  ['citroen-2-cv-6-club-1984', 1982, 88_200, 377, 10_600],
  ['citroen-traction-11-b-1952', 1954, 64_100, 215, 16_900],
  ['citroen-2-cv-6-club-1984', 1987, 43_500, 64, 13_700],
  ['alpine-a110-1600-s-1971', 1972, 58_900, 610, 96_000],
  ['alpine-a110-1600-s-1971', 1970, 77_300, 188, 101_000],
];

/** What a car like this is worth today, in euros: what is asked for it, or what the house expects. */
function worthOf({ price, auction }: DemoCar): number {
  const [low = 0, high = 0] = auction?.estimateHint ?? [];
  return price ?? (low > 0 ? (low + high) / 2 : (auction?.startingPrice ?? 10_000) * 2);
}

const onGrid = (amount: number): number => {
  const step = incrementAt(amount);
  return Math.max(step, Math.round(amount / step) * step);
};

/** Between six and nine in the evening, on a day of a month that is as busy as it is. */
function anyEnd(chance: Chance, now: number): number {
  for (;;) {
    const at = now - between(chance, 1, YEARS) * DAY;
    const day = new Date(at);
    if (chance() * 1.4 > (SEASON[day.getUTCMonth()] ?? 1)) continue;
    day.setUTCHours(17 + between(chance, 0, 3), between(chance, 0, 11) * 5, 0, 0);
    if (day.getTime() < now - 12 * HOUR) return day.getTime();
  }
}

/** A car that costs as much as a house comes up once where ten others do. */
function anySource(chance: Chance, sources: readonly Source[]): Source {
  for (;;) {
    const source = pick(chance, sources);
    if (worthOf(source.car) < DEAR || chance() < 0.1) return source;
  }
}

/**
 * Some four hundred lots of the last two years, the oldest first: most sold, some not, a few called off, each bid
 * decided by the rules. The same but for its ids whenever it is made.
 */
export function pastLots(
  sources: readonly Source[],
  people: HistoryPeople,
  chance: Chance,
  now: number,
): PastLot[] {
  const bySlug = new Map(sources.map(source => [source.car.slug, source]));
  const known = KNOWN.flatMap(([slug, year, mileage, daysAgo, hammer]) => {
    const source = bySlug.get(slug);
    return source
      ? [{ source, year, mileage, endAt: now - daysAgo * DAY, hammer, status: 'sold' as const }]
      : [];
  });
  const others = Array.from({ length: LOTS - known.length }, (_, index) => {
    const daysAgo = [...RECENT, CALLED_OFF][index];
    const source = anySource(chance, sources);
    const endAt =
      daysAgo === undefined ? anyEnd(chance, now) : Math.floor((now - daysAgo * DAY) / GRAIN) * GRAIN;
    // Prices have risen by a twentieth a year; a car with less behind it brings more.
    const trend = 1 - 0.05 * ((now - endAt) / (365 * DAY));
    const wear = 0.6 + chance();
    const hammer = onGrid(worthOf(source.car) * (0.78 + 0.4 * chance()) * trend * (1.12 - 0.12 * wear));
    const year = source.car.year + between(chance, -2, 2);
    const mileage = Math.round((source.car.mileage * wear) / 100) * 100;
    const status = index < RECENT.length ? 'sold' : daysAgo === undefined ? undefined : 'cancelled';
    return { source, year, mileage, endAt, hammer, status } as const;
  });
  const lots = [...known, ...others].toSorted((one, other) => one.endAt - other.endAt);
  const told = new Set(sources.map(({ car }) => wordsOf(car, car)));
  return lots.map(lot => makeLot(toldApart(lot, told), { people, chance }));
}

const wordsOf = (
  { brand, model, version }: DemoCar,
  { year, mileage }: Pick<Wish, 'year' | 'mileage'>,
): string => [brand, model, version, year, mileage].join(' ');

/** Pages are called after their car: one that another is called like has run a little further. */
function toldApart(lot: Wish, told: Set<string>): Wish {
  let { mileage } = lot;
  while (told.has(wordsOf(lot.source.car, { ...lot, mileage }))) mileage += 100;
  told.add(wordsOf(lot.source.car, { ...lot, mileage }));
  return { ...lot, mileage };
}

type Wish = {
  readonly source: Source;
  readonly year: number;
  readonly mileage: number;
  readonly endAt: number;
  readonly hammer: number;
  /** What became of it, where chance does not say; a sold one at just that hammer. */
  readonly status: 'sold' | 'cancelled' | undefined;
};
type Made = { readonly people: HistoryPeople; readonly chance: Chance };

const anyStatus = (luck: number) => (luck < 0.78 ? 'sold' : luck < 0.965 ? 'unsold' : 'cancelled');

function makeLot(wish: Wish, { people, chance }: Made): PastLot {
  const { source, endAt, hammer } = wish;
  const status = wish.status ?? anyStatus(chance());
  const hasReserve = status === 'unsold' || chance() < 0.6;
  const reserve = hasReserve
    ? onGrid(hammer * (status === 'unsold' ? 1.08 + 0.25 * chance() : 0.82 + 0.15 * chance()))
    : null;
  const isTrade = !source.isHouse && chance() < 0.15;
  const sellerId = source.isHouse ? null : pick(chance, isTrade ? people.marchand : people.vendeur);
  const startAt = endAt - LASTED;
  const bids = status === 'cancelled' ? [] : risingBids(chance, people.amateur, { startAt, endAt, hammer });
  const { state, requests } = decided(bids, {
    ...{ startAt, endAt, reserve, startingPrice: bids[0]?.bid ?? onGrid(hammer / 2) },
  });
  return {
    ...{ uuid: randomUUID(), auctionId: randomUUID(), source, sellerId },
    regime: source.isHouse ? 'HOUSE' : isTrade ? 'PROFESSIONAL' : 'BROKERAGE',
    ...{ year: wish.year, mileage: wish.mileage, startAt, endAt, reserve, state, requests },
    status: status === 'sold' && state.reserveReached === false ? 'unsold' : status,
    views: 240 + Math.round(hammer / 60) + between(chance, 0, 600),
  };
}

type Bid = { readonly bidder: string; readonly bid: number; readonly at: number };

/** How people bid: a first one at about half, then more and more of them as the end comes near, up to the hammer. */
function risingBids(
  chance: Chance,
  bidders: readonly string[],
  { startAt, endAt, hammer }: { startAt: number; endAt: number; hammer: number },
): Bid[] {
  const room = Array.from({ length: between(chance, 3, 7) }, () => pick(chance, bidders));
  const count = between(chance, 7, 16);
  const bids: Bid[] = [];
  let last = onGrid(hammer * (0.42 + 0.12 * chance()));
  for (let index = 0; index < count; index += 1) {
    const share = (index + 1) / count;
    const aim = hammer * (0.5 + 0.5 * share ** 0.8);
    const isLast = index === count - 1;
    const bid = isLast ? hammer : index === 0 ? last : Math.max(last + incrementAt(last), onGrid(aim));
    // Whoever bids the hammer must still be able to.
    if (!isLast && bid + incrementAt(bid) > hammer) continue;
    const others = room.filter(each => each !== bids.at(-1)?.bidder);
    if (others.length === 0) break;
    const at = Math.round(startAt + (endAt - HOUR - startAt) * share ** 0.6) - between(chance, 0, 60) * 1_000;
    bids.push({ bidder: pick(chance, others), bid, at: Math.max(at, (bids.at(-1)?.at ?? startAt) + 1_000) });
    last = bid;
  }
  return bids;
}

type Terms = Pick<AuctionState, 'startAt' | 'endAt' | 'reserve' | 'startingPrice'>;

/** What the rules make of the bids. @throws Error where one would have been refused */
function decided(bids: readonly Bid[], terms: Terms): { state: AuctionState; requests: PastRequest[] } {
  const requests: PastRequest[] = [];
  let state: AuctionState = {
    ...{ ...terms, status: 'open', reserveReached: terms.reserve === null ? null : false },
    ...{ asksForCard: false, extensionWindowMs: 120_000, tieRule: 'REFUSE' },
    ...{ price: null, leader: null, leaderCeiling: null, version: 0 },
  };
  const guards = { maxBid: null, termsAccepted: true, hasValidCard: true, isSeller: false };
  for (const { bidder, bid, at } of bids) {
    const outcome = decide(state, { bidder, bid, ...guards }, at);
    if (outcome.kind === 'refused')
      throw new Error(`a bid of ${bid} in the past is refused: ${outcome.code}`);
    requests.push({ id: randomUUID(), bidder, bid, at, rows: outcome.rows });
    state = outcome.next;
  }
  return { state, requests };
}
