import { randomUUID } from 'node:crypto';
import { type Database, statement } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import type { GivenSale } from '#shared/fields/index.ts';
import { fromParisWall, parisTime } from '#shared/words/paris.ts';
import { slugify } from '#shared/words/text.ts';
import { findSources } from './history/index.ts';
import type { PastLot, Source } from './history/lots.ts';
import { findMasters } from './masters.ts';
import type { People } from './people.ts';
import { addMandate, HOME } from './sale-mandates.ts';

const DAY = 86_400_000;
const LOTS = 10;

const WINTER = {
  title: { fr: 'La vente d’hiver', en: 'The winter sale', es: 'La venta de invierno' },
  story: {
    fr: 'Dix voitures sorties de leur garage avant les premières neiges, toutes vues par nos spécialistes et prêtes à reprendre la route au printemps.\n\nLes deux lots phares ne se disputent pas le même quart d’heure : chacun a le temps de bien enchérir.',
    en: 'Ten cars brought out of their garages before the first snow, each seen by our specialists and ready for the road in spring.\n\nNo two star lots share the same quarter of an hour: everybody has time to bid well.',
    es: 'Diez coches sacados de su garaje antes de las primeras nieves, todos vistos por nuestros especialistas y listos para volver a la carretera en primavera.\n\nDos lotes estrella nunca comparten el mismo cuarto de hora: cada cual tiene tiempo de pujar bien.',
  },
  terms: {
    fr: 'Les voitures sont visibles sur rendez-vous jusqu’à la veille de la vente. Enlèvement sous vingt et un jours.',
    en: 'The cars can be seen by appointment until the day before the sale. Collection within twenty-one days.',
    es: 'Los coches se pueden ver con cita previa hasta la víspera de la venta. Recogida en veintiún días.',
  },
};
const PAST = {
  title: { fr: 'Garages de province', en: 'Country garages', es: 'Garajes de provincia' },
  story: {
    fr: 'Douze voitures venues de granges et de garages de famille, vendues comme elles ont été trouvées.',
    en: 'Twelve cars from barns and family garages, sold as they were found.',
    es: 'Doce coches llegados de graneros y garajes de familia, vendidos tal como se encontraron.',
  },
  terms: { fr: '', en: '', es: '' },
};

const sisterSql = statement(
  'demo.addSister',
  `insert into ads (uuid, slug, status, owner_id, handle_by_calandre, brand, model, version, year, car_type, body,
     transmission, fuel, mileage, country, city, zip_code, details, published_at)
   select h.uuid, h.slug, h.status, h.owner, true, d.brand, d.model, d.version, h.year, d.car_type, d.body,
     d.transmission, d.fuel, h.mileage, d.country, d.city, d.zip_code,
     (d.details - '{sfInternalOpportunityId,documents,customDocs,works,carVerticalUrl,optionReportUrl}'::text[])
       || jsonb_build_object('optionalData', coalesce(d.details -> 'optionalData', '{}') - 'vin'),
     case when h.status = 'PUBLISHED' then clock_timestamp() end
   from jsonb_to_recordset($1::jsonb) as h (uuid uuid, source uuid, slug text, year int, mileage int, owner uuid, status text)
   join ads d on d.uuid = h.source`,
);
const photosSql = statement(
  'demo.addSisterPhotos',
  `insert into ad_photos (ad_uuid, photo_id, role, position)
   select h.uuid, p.photo_id,
     case when p.photo_id = last.photo_id then 'FRONT' when p.role = 'FRONT' and last.photo_id is not null then 'EXTERIOR'
       else p.role end,
     case when p.photo_id = last.photo_id or p.role = 'FRONT' then 0
       else p.position + (p.role = 'EXTERIOR' and last.photo_id is not null)::int end
   from jsonb_to_recordset($1::jsonb) as h (uuid uuid, source uuid, "isLastPhotoFirst" boolean)
   join ad_photos p on p.ad_uuid = h.source
   left join lateral (select photo_id from ad_photos where ad_uuid = h.source and h."isLastPhotoFirst"
     and role = 'EXTERIOR' order by position desc limit 1) last on true`,
);
const pastSaleSql = statement(
  'demo.addPastSale',
  `insert into sales (slug, title, story, terms, place, start_at, first_end_at, interval_minutes, stagger, hot_from,
     hot_gap_minutes, extension_window_ms, asks_for_card, announced_at, created_at)
   values ($1, $2, $3, $4, 'Montlhéry', $5, $6, 5, 'INTERVAL', 50000, 15, 120000, false, $5, $5) returning id`,
);
const pastLotsSql = statement(
  'demo.addPastSaleLots',
  `insert into sale_lots (sale_id, ad_uuid, number, estimate_low, estimate_high, starting_price, reserve, auction_id)
   select $1, ad, number, low, high, starting, reserve, auction
   from jsonb_to_recordset($2::jsonb) as h (ad uuid, number int, low bigint, high bigint, starting bigint,
     reserve bigint, auction uuid)`,
);

const round = (amount: number) => Math.max(500, Math.round(amount / 500) * 500);

/**
 * A sale of ten lots in the coming week, made as staff would make it, and one of the past.
 * @returns the lots to come, by the slug of the car that each is like
 */
export async function addSales(
  rooms: HouseRooms,
  database: Database,
  { people, lots }: { readonly people: People; readonly lots: readonly PastLot[] },
): Promise<ReadonlyMap<string, string>> {
  const coming = await addComing(rooms, database, people);
  await addPast(database, lots);
  return coming;
}

/** Cars whose sisters make the sale: those at a price that the studio took on a road at dusk. */
async function chosen(sources: readonly Source[]): Promise<Source[]> {
  const found: Source[] = [];
  for (const source of sources) {
    if (found.length === LOTS) break;
    if (source.car.price !== null && (await findMasters(source.car.slug)).has('road')) found.push(source);
  }
  return found;
}

/** Cars like these, a year apart from them. */
export const sistersOf = (sources: readonly Source[]) =>
  sources.map(({ car, uuid: source }, index) => {
    const [uuid, year] = [randomUUID(), car.year + (index % 2 === 0 ? 1 : -1)];
    const slug = `${slugify([car.brand, car.model, car.version, year].filter(Boolean).join(' '))}-${uuid.slice(0, 8)}`;
    return { uuid, source, slug, year, mileage: Math.round(car.mileage * 0.9), price: car.price ?? 10_000 };
  });

type Sister = ReturnType<typeof sistersOf>[number] & {
  readonly owner: string | null | undefined;
  readonly status: string;
  /** The last photo of the car that it is like comes first: its picture on the road. */
  readonly isLastPhotoFirst?: boolean;
};

/** Writes their ads, which the house handles, with the photos of those that they are like. */
export async function addSisters(database: Database, cars: readonly Sister[]): Promise<void> {
  await database.transaction(async writes => {
    await writes.query(sisterSql, [JSON.stringify(cars)]);
    await writes.query(photosSql, [JSON.stringify(cars)]);
  });
}

async function addComing(
  rooms: HouseRooms,
  database: Database,
  people: People,
): Promise<ReadonlyMap<string, string>> {
  const staffId = people.get('staff') ?? '';
  // Two of them, for nobody is sent more codes to sign with in an hour than a house needs.
  const owners = [people.get('seller') ?? '', people.get('newcomer') ?? ''];
  const isMandated = rooms.settings.read('mandates').areAsked;
  const now = rooms.auctions.clock();
  const sources = await chosen(await findSources(database));
  const cars = sistersOf(sources);
  await addSisters(
    database,
    cars.map((car, index) => ({
      ...car,
      owner: isMandated ? owners[index % 2] : null,
      status: 'PUBLISHED',
      isLastPhotoFirst: true,
    })),
  );
  const evening = (days: number, hour: number) =>
    fromParisWall(Date.parse(`${parisTime(now + days * DAY).slice(0, 10)}T${hour}:00:00Z`));
  const sale: GivenSale = {
    ...WINTER,
    ...{ place: 'Montlhéry', start: evening(1, 18), firstEnd: evening(6, 19), intervalMinutes: 5 },
    ...{ stagger: 'VALUE', hotFrom: 40_000, hotGapMinutes: 15, extensionWindowSeconds: 120 },
    askForCardDetails: true,
    lots: cars.map(({ uuid, price }, index) => ({
      ...{ uuid, estimateLow: round(price * 0.85), estimateHigh: round(price * 1.05) },
      ...{ startingPrice: round(price * 0.4), reservePrice: index % 3 === 2 ? null : round(price * 0.8) },
    })),
  };
  if (isMandated) await rooms.accounts.addAddress(owners[1] ?? '', HOME);
  for (const [index, lot] of (isMandated ? sale.lots : []).entries()) {
    const { uuid, estimateLow, estimateHigh, reservePrice: reserve } = lot;
    const terms = { reserve, estimateLow, estimateHigh };
    const of = { uuid, seller: owners[index % 2] ?? '', staff: staffId };
    await addMandate(rooms, of, { terms, isSigned: true });
  }
  const id = await rooms.sales.staff.save(null, sale, staffId);
  const faults = [
    ...(await rooms.sales.staff.schedule({ id, version: 1 }, staffId)),
    ...(await rooms.sales.staff.announce({ id, isAnnounced: true }, staffId)),
  ];
  if (faults.length > 0) throw new Error(`the demo's sale has faults: ${JSON.stringify(faults)}`);
  return new Map(cars.map(({ uuid }, index) => [sources[index]?.car.slug ?? '', uuid]));
}

async function addPast(database: Database, lots: readonly PastLot[]): Promise<void> {
  const own = lots.filter(({ status }) => status !== 'cancelled').slice(-26, -14);
  const [first] = own;
  if (!first) return;
  const words = [PAST.title, PAST.story, PAST.terms].map(each => JSON.stringify(each));
  const times = [new Date(Math.min(...own.map(lot => lot.startAt))), new Date(first.endAt)];
  await database.transaction(async writes => {
    const [row] = await writes.query<{ id: string }>(pastSaleSql, [
      slugify(PAST.title.fr),
      ...words,
      ...times,
    ]);
    const rows = own.map(({ uuid: ad, auctionId: auction, state, reserve }, index) => {
      const price = state.price ?? 10_000;
      const amounts = { low: round(price * 0.85), high: round(price * 1.1), starting: state.startingPrice };
      return { ad, auction, number: index + 1, ...amounts, reserve };
    });
    await writes.query(pastLotsSql, [row?.id, JSON.stringify(rows)]);
  });
}
