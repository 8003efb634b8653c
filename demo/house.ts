/**
 * The demo house: people, cars and auctions in every state, made through the same rooms and rules as the
 * real ones. Only for development: production refuses it before this file is ever read. What lies in the
 * past (old bids, finished auctions) is written as the ledger would have it, decided by `#sale`.
 */
import { StartError } from '#server/config.ts';
import { type Database, statement } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import { toAdInput } from './ad-input.ts';
import { addAuction } from './auctions.ts';
import { addBelongings } from './belongings.ts';
import type { AuctionPhase, DemoCar } from './cars/car.ts';
import { demoCars } from './cars/index.ts';
import { addConsignments } from './consignments.ts';
import { addHistory } from './history/index.ts';
import { illustrateTexts } from './illustrations.ts';
import { addPeople, type People } from './people.ts';
import { addPhotos } from './photos.ts';
import { demoReviews } from './reviews.ts';
import { addSaleMandates } from './sale-mandates.ts';
import { addSales } from './sales.ts';
import { addTeam } from './team.ts';

export { demoDocumentsDoor } from './documents.ts';
export { explorerDoor } from './explorer.ts';

/** So many auctions run at the least whenever the demo opens. */
const RUNNING_MIN = 8;

const filledSql = statement(
  'demo.isFilled',
  `select not exists (select from accounts) as "isEmpty",
     exists (select from accounts where email = 'staff@demo.calandre.test')
       and not exists (select from reviews where order_id is null) as "isBegun"`,
);
const publishSql = statement(
  'demo.publish',
  `update ads set status = 'PUBLISHED', published_at = clock_timestamp() - make_interval(days => $2) where uuid = $1`,
);
const reviewSql = statement(
  'demo.addReview',
  'insert into reviews (name, title, reviewed_at, message, note) values ($1, $2, $3, $4, $5)',
);
const keysSql = statement(
  'demo.carKeys',
  `select uuid, details ->> 'sfInternalOpportunityId' as reference from ads`,
);
/** What the house paid for each car of its own, so that none waits for it at its hand-over. */
const purchasesSql = statement(
  'demo.addPurchases',
  `insert into car_purchases (ad_uuid, cost_cents, bought_on, sold_by, reference)
   select d.uuid, 100 * (600 + 0.8 * coalesce(d.price, a.starting_price, 20000))::bigint,
     (clock_timestamp() - interval '4 months')::date, 'PRIVATE', 'Achat ' || left(d.uuid::text, 8)
   from ads d left join lateral (select starting_price from auctions where ad_uuid = d.uuid limit 1) a on true
   where d.owner_id is null and not exists (select from car_purchases c where c.ad_uuid = d.uuid)`,
);
const runningSql = statement(
  'demo.countRunning',
  `select count(*)::int as count from auctions where status = 'open' and start_at <= clock_timestamp()
   and end_at > clock_timestamp() + interval '2 minutes'`,
);

/**
 * Fills an empty house, and sees to it that some auctions always run. Its reviews come last, in one transaction, and
 * nobody deletes them: a demo without was cut off. @throws StartError for such a one
 */
export async function openDemo(rooms: HouseRooms, database: Database): Promise<void> {
  const [row] = await database.query<{ isEmpty: boolean; isBegun: boolean }>(filledSql);
  if (row?.isBegun)
    throw new StartError(
      'The demo was not filled to its end: that was cut off, or failed. Empty its folder (DATA_DIR) or database, and start again.',
    );
  if (row?.isEmpty) await fill(rooms, database);
  else await renew(rooms, database);
}

async function fill(rooms: HouseRooms, database: Database): Promise<void> {
  const people = await addPeople(database);
  const uuids = new Map<string, string>();
  for (const car of demoCars) uuids.set(car.slug, await addCar(rooms, database, people, car));
  const lots = await addHistory(rooms, database, people);
  await addBelongings(rooms, database, people);
  await addSaleMandates(rooms, database, people);
  const coming = await addSales(rooms, database, { people, lots });
  await addConsignments(rooms, database, people);
  await database.transaction(writes => writes.query(purchasesSql));
  await addTeam(rooms, people.get('staff') ?? '');
  await illustrateTexts(rooms, people.get('staff') ?? '', { cars: uuids, lots: coming });
  await database.transaction(async writes => {
    for (const { name, title, date, message, note = 'star_5' } of demoReviews) {
      await writes.query(reviewSql, [name, title, date, message, note]);
    }
  });
}

async function addCar(rooms: HouseRooms, database: Database, people: People, car: DemoCar): Promise<string> {
  const photos = await addPhotos(database, rooms.files, car);
  const uuid = await rooms.ads.create({ ...toAdInput(car), photos });
  await database.transaction(writes => writes.query(publishSql, [uuid, car.slug.length % 30]));
  if (car.sold) await rooms.ads.update(uuid, { sold: true });
  if (car.auction) await addAuction(rooms, database, { uuid, car, auction: car.auction, people });
  return uuid;
}

/** The demo was shut while its auctions ended: those cars come under the hammer again. */
async function renew(rooms: HouseRooms, database: Database): Promise<void> {
  const [running] = await database.query<{ count: number }>(runningSql);
  let missing = RUNNING_MIN - (running?.count ?? 0);
  if (missing <= 0) return;
  const people = await addPeople(database);
  const uuids = new Map(
    (await database.query<{ uuid: string; reference: string }>(keysSql)).map(row => [
      row.reference,
      row.uuid,
    ]),
  );
  for (const car of demoCars.filter(({ auction }) => auction && RENEWED.has(auction.phase))) {
    const uuid = uuids.get(car.sfInternalOpportunityId);
    const newest = uuid === undefined ? null : await rooms.auctions.findByAd(uuid);
    if (missing <= 0 || !uuid || !newest || !car.auction || newest.status === 'open') continue;
    await database.transaction(writes => writes.query(publishSql, [uuid, 1]));
    await addAuction(rooms, database, { uuid, car, auction: { ...car.auction, phase: 'running' }, people });
    missing -= 1;
  }
}

const RENEWED: ReadonlySet<AuctionPhase> = new Set(['running', 'endingSoon', 'lastMinutes', 'startingSoon']);
