import { type Database, statement } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import { parisDay } from '#shared/words/paris.ts';
import type { People } from './people.ts';

const DAY_MS = 86_400_000;
const handledSql = statement(
  'demo.handledCars',
  `select d.uuid, a.reserve from ads d left join auctions a on a.ad_uuid = d.uuid and a.status = 'open'
   where d.owner_id = $1 and d.handle_by_calandre and not d.calandre_collection and d.status = 'PUBLISHED'
   order by a.id is null, d.slug limit 3`,
);

const HOME = {
  label: 'Maison',
  street: '3 place des Halles',
  zipCode: '21200',
  city: 'Beaune',
  country: 'FR',
};

/** Two cars that the house sells on a signed mandate, and one of which the mandate waits for its owner. */
export async function addSaleMandates(rooms: HouseRooms, database: Database, people: People): Promise<void> {
  const [seller, staff] = [people.get('seller') ?? '', people.get('staff') ?? ''];
  await rooms.accounts.addAddress(seller, HOME);
  const cars = await database.query<{ uuid: string; reserve: number | null }>(handledSql, [seller]);
  const [fromOn, untilOn] = [parisDay(Date.now()), parisDay(Date.now() + 90 * DAY_MS)];
  for (const [at, { uuid, reserve }] of cars.entries()) {
    const estimate = { estimateLow: null, estimateHigh: null };
    const terms = { reserve, ...estimate, fromOn, untilOn, withdrawalFeeCents: 50_000 };
    await rooms.orders.proposeMandate(uuid, staff, terms);
    const [mandate] = await rooms.orders.listMandatesOf(uuid);
    if (!mandate || at === cars.length - 1) continue;
    await rooms.orders.sendMandateCode(mandate.id, { accountId: seller, language: 'FR' });
    const signer = { accountId: seller, origin: 'demo', agent: 'demo' };
    await rooms.orders.signMandate(mandate.id, signer, { factor: 'PASSKEY' });
  }
}
