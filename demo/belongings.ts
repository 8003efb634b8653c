import { type Database, statement } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import { IS_PUBLIC_AD } from '#server/public-ads.ts';
import { EMPTY_FILTER } from '#server/search/index.ts';
import type { People } from './people.ts';

const carsSql = statement(
  'demo.carsToFollow',
  `select d.uuid, coalesce(a.status, '') as status from ads d
     left join lateral (select status, end_at from auctions where ad_uuid = d.uuid
       order by created_at desc limit 1) a on true
   where ${IS_PUBLIC_AD} and (a.status is distinct from 'open' or a.end_at > clock_timestamp())
   order by a.status = 'open' desc nulls last, a.end_at, d.slug`,
);

const MANDATE = {
  car: { brand: 'Alpine', model: 'A110', yearFrom: '1969', yearTo: '1974' },
  criteria: { mileageMax: '90000', transmission: 'manual', countries: 'france' },
  budget: { budget: '95000', within: 'threeMonths', deposit: 'yes' },
  contact: {
    ...{ firstName: 'Alain', lastName: 'Mercier', email: 'buyer1@demo.calandre.test' },
    ...{ signature: 'Alain Mercier', mandate: 'yes' },
  },
} as const;

const HOME = {
  label: 'Maison',
  street: '8 rue de la Paroisse',
  zipCode: '78000',
  city: 'Versailles',
  country: 'FR',
};

/** What one of the buyers has of their own, so that every page of the user area has something to show. */
export async function addBelongings(rooms: HouseRooms, database: Database, people: People): Promise<void> {
  const [buyer, staff] = [people.get('buyer1') ?? '', people.get('staff') ?? ''];
  const cars = await database.query<{ uuid: string; status: string }>(carsSql);
  const open = cars.filter(({ status }) => status === 'open').slice(0, 4);
  const over = cars.filter(({ status }) => status === 'sold').slice(0, 1);
  const forSale = cars.filter(({ status }) => status === '').slice(0, 2);
  for (const { uuid } of [...open, ...over, ...forSale]) await rooms.favorites.add(buyer, uuid);
  for (const { uuid } of open.slice(0, 1)) {
    const question = 'La capote a-t-elle été changée, et par qui ?';
    await rooms.questions.ask(buyer, { uuid, auctionId: null, question });
  }
  await addMandate(rooms, { buyer, staff, carUuid: forSale[0]?.uuid ?? '' });
  await rooms.accounts.addAddress(buyer, HOME);
  const alert = { accountId: buyer, query: 'brand=alpine', tellsEdits: null, keepsName: false };
  const filter = { ...EMPTY_FILTER, brands: ['alpine'] };
  await rooms.alerts.create({ ...alert, name: 'Alpine', filter, frequency: 'IMMEDIATE', tellsDrops: true });
}

const MINUTE_MS = 60_000;

async function addMandate(
  rooms: HouseRooms,
  { buyer, staff, carUuid }: { buyer: string; staff: string; carUuid: string },
): Promise<void> {
  const keeper = { key: 'demo-key-of-a-demo-browser', accountId: buyer };
  let id: string | null = null;
  for (const [step, given] of Object.entries(MANDATE)) {
    const answers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value]]));
    const saved = { form: 'carHunter', id, step, answers, adUuid: null, language: 'FR' as const, lure: '' };
    const inquiry: { id: string } = await rooms.leads.save(keeper, 'demo', saved);
    id = inquiry.id;
  }
  const opening = await rooms.leads.sealOpening(MINUTE_MS);
  await rooms.leads.send(keeper, 'demo', id ?? '', { leadSource: 'website', opening, byKey: false });
  const [mandate] = await rooms.leads.listMandates(buyer);
  const note = 'Même époque, même esprit : nous l’avons vue la semaine dernière, elle roule comme il faut.';
  if (mandate) await rooms.leads.propose(mandate.id, { carUuid, note, staffId: staff });
}
