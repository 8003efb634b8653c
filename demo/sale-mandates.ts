import { type Database, statement } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import { parisDay } from '#shared/words/paris.ts';
import type { People } from './people.ts';

const DAY_MS = 86_400_000;
const handledSql = statement(
  'demo.handledCars',
  `select d.uuid, a.reserve, a.start_at as "startAt" from ads d left join auctions a on a.ad_uuid = d.uuid and a.status = 'open'
   where d.owner_id = $1 and d.handle_by_calandre and not d.calandre_collection and d.status = 'PUBLISHED'
   order by a.id is null, d.slug limit 3`,
);

/** Who signs says where they live. */
export const HOME = {
  label: 'Maison',
  street: '3 place des Halles',
  zipCode: '21200',
  city: 'Beaune',
  country: 'FR',
};

type Of = { readonly uuid: string; readonly seller: string; readonly staff: string };
type Terms = Parameters<HouseRooms['orders']['proposeMandate']>[2];

/** Proposes what the house would sell a car for; its owner signs it as with a passkey, or has yet to. */
export async function addMandate(
  { orders }: HouseRooms,
  { uuid, seller, staff }: Of,
  { terms, isSigned }: { readonly terms: Terms; readonly isSigned: boolean },
): Promise<void> {
  const untilOn = parisDay(Date.now() + 90 * DAY_MS);
  const usual = { commissionBp: 600, commissionMinCents: 100_000, withdrawalFeeCents: 50_000 };
  await orders.proposeMandate(uuid, staff, { fromOn: parisDay(Date.now()), untilOn, ...usual, ...terms });
  const [mandate] = await orders.listMandatesOf(uuid);
  if (!mandate || !isSigned) return;
  await orders.sendMandateCode(mandate.id, { accountId: seller, language: 'FR' }, null);
  const signer = { accountId: seller, origin: 'demo', agent: 'demo' };
  await orders.signMandate(mandate.id, signer, { factor: 'PASSKEY' });
}

/** Two cars that the house sells on a signed mandate, and one of which the mandate waits for its owner. */
export async function addSaleMandates(rooms: HouseRooms, database: Database, people: People): Promise<void> {
  const [seller, staff] = [people.get('seller') ?? '', people.get('staff') ?? ''];
  await rooms.accounts.addAddress(seller, HOME);
  const cars = await database.query<{ uuid: string; reserve: number | null; startAt: number | null }>(
    handledSql,
    [seller],
  );
  for (const [at, { uuid, reserve, startAt }] of cars.entries()) {
    // What runs was signed for before it began.
    const fromOn = parisDay(Math.min(startAt ?? Date.now(), Date.now()));
    const terms = { reserve, fromOn, estimateLow: null, estimateHigh: null };
    await addMandate(rooms, { uuid, seller, staff }, { terms, isSigned: at < cars.length - 1 });
  }
}
