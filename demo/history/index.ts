/**
 * Two years of the demo's house: some four hundred lots sold, not sold and called off, the orders that followed with
 * their money and their invoices, what people asked and wrote. All of it is dated from today, decided by the rules and
 * reckoned by the accounts of the house itself, and written a table at a time.
 */
import { type Database, statement } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import { demoCars } from '../cars/index.ts';
import type { People } from '../people.ts';
import { chanceFrom } from './chance.ts';
import { type PastLot, pastLots, type Source } from './lots.ts';
import { pastOrders, statusOfCar } from './orders.ts';
import { addHistoryPeople } from './people.ts';
import { writeTalk } from './talk.ts';
import { writeLots, writeOrders, writeStatuses } from './write.ts';

const SEED = 20_261_125;
const LOTS_AT_ONCE = 50;

const sourcesSql = statement(
  'demo.historySources',
  `select uuid, details ->> 'sfInternalOpportunityId' as reference from ads where details ? 'sfInternalOpportunityId'`,
);

/** The demo's cars as they stand in the house. */
export async function findSources(database: Database): Promise<Source[]> {
  const rows = await database.query<{ uuid: string; reference: string }>(sourcesSql);
  const uuids = new Map(rows.map(({ uuid, reference }) => [reference, uuid]));
  return demoCars.flatMap(car => {
    const uuid = uuids.get(car.sfInternalOpportunityId);
    return uuid === undefined ? [] : [{ car, uuid, isHouse: car.calandreCollection }];
  });
}

/** Writes the past of the house; answers its lots, the oldest first. */
export async function addHistory(rooms: HouseRooms, database: Database, people: People): Promise<PastLot[]> {
  const now = rooms.auctions.clock();
  const chance = chanceFrom(SEED);
  const known = await addHistoryPeople(database, now);
  const lots = pastLots(await findSources(database), known, chance, now);
  // Every statement has an end, which a slow machine would reach with all of them in one.
  for (let from = 0; from < lots.length; from += LOTS_AT_ONCE)
    await writeLots(database, lots.slice(from, from + LOTS_AT_ONCE));
  const orders = pastOrders(lots, chance, now);
  await writeOrders(database, orders);
  await writeStatuses(database, lots, lot => statusOfCar(lot, orders, now));
  await writeTalk(database, lots, known, { staff: people.get('staff') ?? '', chance, now });
  return lots;
}
