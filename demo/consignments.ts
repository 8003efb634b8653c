import { Readable } from 'node:stream';
import { type Database, statement } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import { conditionReports } from './cars/reports.ts';
import { drawPaper } from './documents.ts';
import { findSources } from './history/index.ts';
import type { People } from './people.ts';
import { addMandate, HOME } from './sale-mandates.ts';
import { addSisters, sistersOf } from './sales.ts';

type Plan = {
  /** What stands before the @ of who owns the car. */
  readonly seller: string;
  /** So many days ago. */
  readonly opened: number;
  readonly estimate?: 'given' | 'countered' | 'agreed';
  readonly isSigned?: boolean;
  readonly isKnown?: boolean;
  /** In so many days; one that lies behind was kept, unless it is forgotten. */
  readonly inspection?: number;
  readonly photos?: number;
  readonly isForgotten?: boolean;
  readonly hasReport?: boolean;
  /** Its seller is asked for their word on the ad. */
  readonly isAsked?: boolean;
};

const ON_THE_WAY = { estimate: 'agreed', isSigned: true, isKnown: true } as const;

/** Cars that are not before the public yet, one a stage and those that are late. */
const PLANS: readonly Plan[] = [
  { seller: 'vendeur2', opened: 4 },
  { seller: 'seller', opened: 2, estimate: 'given' },
  { seller: 'vendeur3', opened: 5, estimate: 'countered' },
  { seller: 'vendeur4', opened: 6, estimate: 'agreed' },
  { seller: 'vendeur5', opened: 9, estimate: 'agreed', isSigned: true },
  { ...ON_THE_WAY, seller: 'vendeur6', opened: 12, inspection: 2 },
  { ...ON_THE_WAY, seller: 'vendeur7', opened: 16, inspection: -2, isForgotten: true },
  { ...ON_THE_WAY, seller: 'seller', opened: 18, inspection: -3, photos: 1 },
  { ...ON_THE_WAY, seller: 'vendeur6', opened: 21, inspection: -6, photos: -4 },
  {
    ...ON_THE_WAY,
    seller: 'vendeur7',
    opened: 25,
    inspection: -9,
    photos: -7,
    hasReport: true,
    isAsked: true,
  },
];

const peopleSql = statement(
  'demo.consigners',
  `select split_part(email, '@', 1) as name, id from accounts where email like '%calandre.test'`,
);
const reportSql = statement(
  'demo.giveReport',
  `update ads set details = details - 'conditionReport' || $2::jsonb where uuid = $1`,
);
const ageSql = statement(
  'demo.ageConsignment',
  `update consignments set opened_at = clock_timestamp() - make_interval(days => $2) where id = $1`,
);
const meetSql = statement(
  'demo.meet',
  'update consignment_appointments set at = $2::timestamptz where id = $1',
);
/** A car under the hammer, one nobody has bought, one that is being paid and one that is settled. */
const soldSql = statement(
  'demo.carsToConsign',
  `select distinct on (kind) uuid from (
     select d.uuid, a.end_at, case when o.state = 'CLOSED' then 'DONE' when o.id is not null then 'SETTLEMENT'
       when a.status = 'open' then 'SALE' when a.status = 'unsold' and d.status <> 'SOLD' then 'UNSOLD' end as kind
     from ads d
       join lateral (select status, end_at from auctions where ad_uuid = d.uuid order by created_at desc limit 1) a on true
       left join lateral (select id, state from orders where ad_uuid = d.uuid and state <> 'CANCELLED' limit 1) o on true
     where d.owner_id is not null or (a.status = 'open' and d.handle_by_calandre) or d.status = 'PUBLISHED') c
   where kind is not null order by kind, end_at desc, uuid`,
);
const addSoldSql = statement(
  'demo.addSoldConsignments',
  `insert into consignments (ad_uuid, title, owner_id, opened_by, opened_at)
   select uuid, 'x', $2, $2, clock_timestamp() - (30 + 10 * nth) * interval '1 day'
   from unnest($1::uuid[]) with ordinality as car (uuid, nth)`,
);

const round = (amount: number) => Math.max(500, Math.round(amount / 500) * 500);

/** Files of cars at every stage, made as staff make them: some with an appointment this week, some late. */
export async function addConsignments(rooms: HouseRooms, database: Database, people: People): Promise<void> {
  const staff = people.get('staff') ?? '';
  const rows = await database.query<{ name: string; id: string }>(peopleSql);
  const idOf = new Map(rows.map(({ name, id }) => [name, id]));
  const sources = (await findSources(database)).filter(({ car, isHouse }) => !isHouse && car.price !== null);
  const cars = sistersOf(sources.slice(-PLANS.length));
  const owned = cars.map((car, index) => ({
    ...car,
    owner: idOf.get(PLANS[index]?.seller ?? ''),
    status: 'DRAFT',
  }));
  await addSisters(database, owned);
  const signers = owned.flatMap(({ owner }, index) => (PLANS[index]?.isSigned && owner ? [owner] : []));
  for (const signer of new Set(signers))
    if (signer !== idOf.get('seller')) await rooms.accounts.addAddress(signer, HOME);
  for (const [index, plan] of PLANS.entries()) {
    const car = owned[index];
    if (car?.owner)
      await addFile(rooms, database, { plan, staff, uuid: car.uuid, price: car.price, seller: car.owner });
  }
  await addSold(database, staff);
  await addCalls(rooms, database, staff);
}

type Of = { plan: Plan; staff: string; uuid: string; price: number; seller: string };

async function addFile(
  rooms: HouseRooms,
  database: Database,
  { plan, staff, uuid, price, seller }: Of,
): Promise<void> {
  const { consignments } = rooms;
  const { id } = await consignments.open({ leadId: null, adUuid: uuid }, staff);
  const [low, high] = [round(price * 0.85), round(price * 1.05)];
  const report = plan.hasReport ? { conditionReport: Object.values(conditionReports)[0] } : {};
  await database.transaction(async writes => {
    await writes.query(ageSql, [id, plan.opened]);
    await writes.query(reportSql, [uuid, JSON.stringify(report)]);
  });
  if (plan.estimate) {
    const note = 'D’après les dernières ventes de voitures comparables.';
    const { estimates: [last] = [] } = await given(rooms, id, { party: 'HOUSE', low, high, note }, staff);
    if (plan.estimate === 'countered') {
      await consignments.answerEstimate(seller, last?.id ?? '', { low: high, high: round(price * 1.25) });
    }
    if (plan.estimate === 'agreed') await consignments.answerEstimate(seller, last?.id ?? '', null);
  }
  if (plan.isSigned) {
    const terms = { reserve: low, estimateLow: low, estimateHigh: high };
    await addMandate(rooms, { uuid, seller, staff }, { terms, isSigned: true });
  }
  if (plan.isKnown) await handIn(rooms, seller, staff);
  for (const [kind, days] of [
    ['INSPECTION', plan.inspection],
    ['PHOTOS', plan.photos],
  ] as const) {
    if (days === undefined) continue;
    const at = Math.round(Date.now() / 3_600_000 + days * 24) * 3_600_000;
    const meeting = {
      kind,
      at,
      place: 'Chez le vendeur, 14 rue des Tanneurs, Tours',
      staffId: staff,
      note: '',
    };
    const given = { ...meeting, at: Math.max(at, Date.now()) };
    await consignments.saveAppointment({ id, appointmentId: null, given }, staff);
    const made = (await consignments.appointments(id)).find(each => each.state === 'PLANNED');
    await database.transaction(writes => writes.query(meetSql, [made?.id, new Date(at).toISOString()]));
    if (days < 0 && !plan.isForgotten) await consignments.settle(made?.id ?? '', true, staff);
  }
  if (plan.isAsked) await consignments.askApproval(id, staff);
}

async function given({ consignments }: HouseRooms, id: string, estimate: object, staff: string) {
  await consignments.giveEstimate(id, estimate, staff);
  return { estimates: await consignments.estimates(id) };
}

/** A seller's paper of identity, looked at and accepted. */
async function handIn({ documents, files }: HouseRooms, seller: string, staff: string): Promise<void> {
  if ((await documents.list(seller)).length > 0) return;
  await using file = await files.receive(Readable.from([await drawPaper('Carte d’identité', '', [])]));
  if (!file) return;
  const { id } = await (await documents.begin(seller, { kind: 'IDENTITY', name: 'Carte d’identité.pdf' }))(
    file,
  );
  await documents.decide(id, { decision: 'ACCEPTED', reason: null, expiresAt: null, actorId: staff });
}

async function addSold(database: Database, staff: string): Promise<void> {
  const uuids = (await database.query<{ uuid: string }>(soldSql)).map(({ uuid }) => uuid);
  await database.transaction(writes => writes.query(addSoldSql, [uuids, staff]));
}

/** What came by telephone: a car without an ad yet, and one that its owner kept. */
async function addCalls(
  { leads, consignments }: HouseRooms,
  database: Database,
  staff: string,
): Promise<void> {
  const call = { form: 'sellAuction', adUuid: null, phone: null, leadSource: 'phone_call', dueInHours: null };
  const names = ['Rosa Martín', 'Gilles Perrault'] as const;
  for (const [index, name] of names.entries()) {
    const email = `${['rosa.martin', 'gilles.perrault'][index]}@demo.calandre.test`;
    const note = 'Une Lancia Fulvia dans la famille depuis 1974.';
    const lead = await leads.staff.take({ ...call, name, email, note }, staff);
    const { id } = await consignments.open({ leadId: lead.id, adUuid: null }, staff);
    if (index === 0) continue;
    await consignments.lose(id, 'Le fils du vendeur garde la voiture.', staff);
    await database.transaction(writes => writes.query(ageSql, [id, 30]));
  }
  const [first] = (
    await consignments.page(
      { stage: 'PROPOSAL', ownerId: null, isLate: false, pattern: null },
      { limit: 1, offset: 0 },
    )
  ).rows;
  if (first) await consignments.assign(first.id, null, staff);
}
