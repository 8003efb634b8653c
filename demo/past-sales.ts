import { type Database, statement, timestamp } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import { addBids, REGIME } from './auctions.ts';
import type { DemoCar } from './cars/car.ts';
import { demoCars } from './cars/index.ts';
import { drawPhoto, PHOTO_HEIGHT, PHOTO_WIDTH } from './drawing/index.ts';
import type { People } from './people.ts';

const DAY = 86_400_000;
const LASTED = 8 * DAY;
/** How the price rises to the hammer, as shares of it. */
const STEPS = [0.5, 0.58, 0.64, 0.69, 0.75, 0.8, 0.86, 0.9, 0.95, 1];
const PAINTS = ['#7a1f24', '#23405f', '#c9c3b4', '#2f4a3a', '#b98a2e', '#45484c', '#8d9aa5', '#d8d2c4'];

type Past = readonly [slug: string, year: number, mileage: number, daysAgo: number, hammer: number];

/** Cars like those of the catalogue, sold here before: what comparables are made of. */
const PAST: readonly Past[] = [
  ['porsche-911-t-2-2-1970', 1969, 81_000, 780, 74_000],
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

const soldSql = statement('demo.sellAd', `update ads set status = 'SOLD', published_at = $2 where uuid = $1`);
const auctionSql = statement(
  'demo.addPastAuction',
  `insert into auctions (ad_uuid, start_at, end_at, starting_price, asks_for_card, scheduled_end_at,
     is_start_announced, view_count, created_at, regime)
   values ($1, $2, $3, $4, false, $3, true, $5, $2, ${REGIME}) returning id`,
);
const hammerSql = statement(
  'demo.dropHammer',
  `update auctions set status = 'sold', closed_at = end_at where id = $1`,
);

/** The sales of the last two years. Their buyers have long had their cars: there is nothing left to do. */
export async function addPastSales(rooms: HouseRooms, database: Database, people: People): Promise<void> {
  for (const [index, past] of PAST.entries()) {
    const car = demoCars.find(({ slug }) => slug === past[0]);
    if (!car) throw new Error(`there is no demo car ${past[0]} to have had a sister`);
    await addPastSale(rooms, database, people, { car, past, index });
  }
}

type Sister = { car: DemoCar; past: Past; index: number };

async function addPastSale(
  rooms: HouseRooms,
  database: Database,
  people: People,
  { car, past: [slug, year, mileage, daysAgo, hammer], index }: Sister,
): Promise<void> {
  const { brand, model, version, carType, body, transmission, location } = car;
  const paint = PAINTS[index % PAINTS.length] ?? car.drawing.paint;
  const photo = await database.transaction(writes => {
    const drawn = Buffer.from(drawPhoto({ ...car.drawing, paint }, 'front', car.scene));
    const size = { width: PHOTO_WIDTH, height: PHOTO_HEIGHT };
    return rooms.files.addPhoto(writes, drawn, `${brand} ${model}, de trois quarts avant`, size);
  });
  const uuid = await rooms.ads.create({
    ...{ brand, model, version, carType, body, transmission, year, mileage, ...location },
    fuel: car.optionalData.fuel,
    handleByCalandre: true,
    photos: { front: photo, exteriors: [], interiors: [], mechanics: [] },
  });
  const endAt = rooms.auctions.clock() - daysAgo * DAY;
  const startAt = endAt - LASTED;
  const startingPrice = Math.round((hammer * 0.5) / 100) * 100;
  const bids = STEPS.map((share, step) => ({
    buyer: 1 + ((index + (step % 3)) % 9),
    bid: Math.round((hammer * share) / 100) * 100,
  }));
  const auction = {
    phase: 'soldNoReserve',
    startingPrice,
    reservePrice: null,
    askForCardDetails: false,
    bids,
  } as const;
  await database.transaction(async writes => {
    await writes.query(soldSql, [uuid, timestamp(startAt - 5 * DAY)]);
    const times = [timestamp(startAt), timestamp(endAt)];
    const [row] = await writes.query<{ id: string }>(auctionSql, [
      uuid,
      ...times,
      startingPrice,
      300 + (hammer % 997),
    ]);
    if (!row) throw new Error(`the past sale of ${slug} has no id`);
    const placed = { uuid, car, auction, people };
    await addBids(writes, row.id, placed, {
      startAt,
      endAt,
      lastBidBy: endAt - 3_600_000,
      windowMs: 120_000,
    });
    await writes.query(hammerSql, [row.id]);
  });
}
