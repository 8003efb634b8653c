import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';
import { entrust, entrustCar, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ MANDATES: 'on' });
  staff = await house.guest({ permissions: ['Auctions:update', 'Ads:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const LEAVE = 'mutation($u: ID!) { leaveHouse(uuid: $u, reason: "Mon fils la garde.") { state } }';
const SHEET = `{ title: { fr: "Vente d’été" }, story: {}, terms: {}, intervalMinutes: 5, stagger: INTERVAL,
  hotFrom: 50000, hotGapMinutes: 15, extensionWindowSeconds: 120, askForCardDetails: true, start: $start,
  firstEnd: $end, lots: $lots }`;
const SAVE = `mutation($lots: [SaleLotInput!]!, $start: DateTime!, $end: DateTime!, $id: ID, $version: Int) {
  saveSale(id: $id, version: $version, data: ${SHEET}) { id version } }`;
const SCHEDULE = `mutation($id: ID!, $version: Int!) { scheduleSale(id: $id, version: $version) {
  faults { code } sale { lots { adUuid number auction { id } } } } }`;
const ANNOUNCE =
  'mutation($id: ID!, $is: Boolean!) { announceSale(id: $id, isAnnounced: $is) { faults { code } } }';
const READ = '{ version lots { adUuid number } }';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
type Sale = { readonly id: string; readonly version: number };

/** A car that the house sells by what its owner has signed. */
async function signed(status: 'DRAFT' | 'PUBLISHED') {
  const { uuid, seller } = await entrustCar(house, { status });
  await entrust(house, uuid, seller, { commissionBp: 800, commissionMinCents: 0 });
  return { uuid, seller };
}
async function save(uuids: readonly string[], known: object = {}) {
  const lots = uuids.map(uuid => ({ uuid }));
  return staff.ask(SAVE, { lots, start: inHours(2), end: inHours(50), ...known });
}
const prepared = async (uuids: readonly string[]): Promise<Sale> => {
  const { data, errors } = await save(uuids);
  expect(errors).toBeUndefined();
  return (data as unknown as { saveSale: Sale }).saveSale;
};
const schedule = (sale: Sale) => staff.ask(SCHEDULE, { ...sale });
const now = async ({ id }: Sale) => {
  const { data } = await staff.ask(`query($id: ID!) { staffSale(id: $id) ${READ} }`, { id });
  return data?.staffSale as unknown as { version: number; lots: { adUuid: string; number: number }[] };
};
const auctionsOf = (uuid: string) => house.db.owner('select id from auctions where ad_uuid = $1', [uuid]);

it.each(['DRAFT', 'PUBLISHED'] as const)(
  'a car that its owner takes back is no lot of what is prepared any more, which staff read before they go on: %s',
  async status => {
    const [kept, gone] = [await signed(status), await signed(status)];
    const sale = await prepared([gone.uuid, kept.uuid]);
    expect(await gone.seller.codeOf(LEAVE, { u: gone.uuid })).toBeNull();
    if (status === 'PUBLISHED') await house.rooms.ads.publish(gone.uuid);
    expect((await schedule(sale)).errors?.[0]?.extensions.code).toBe('StaleVersion');
    const again = await save([gone.uuid, kept.uuid], sale);
    expect(again.errors?.[0]?.extensions.code).toBe('StaleVersion');
    const { version, lots } = await now(sale);
    expect(lots).toEqual([{ adUuid: kept.uuid, number: 2 }]);
    const { data } = await schedule({ id: sale.id, version });
    expect(data?.scheduleSale).toEqual({
      ...{
        faults: [],
        sale: { lots: [{ adUuid: kept.uuid, number: 1, auction: { id: expect.any(String) } }] },
      },
    });
    expect(await auctionsOf(gone.uuid)).toEqual([]);
    const log = `select actor_id as "by", subject_name as "of", before from audit_entries
      where subject_id = $1 and action = 'sale.lotLeft'`;
    expect(await house.db.owner(log, [sale.id])).toEqual([
      { by: await idOf(house, gone.seller), of: 'Vente d’été', before: { adUuid: gone.uuid } },
    ]);
  },
);

it.each(['announced', 'hidden since'])(
  'leaves the others their numbers, which were read: %s',
  async standing => {
    const [first, gone, last] = [
      await signed('PUBLISHED'),
      await signed('PUBLISHED'),
      await signed('PUBLISHED'),
    ];
    const sale = await prepared([first.uuid]);
    await schedule(sale);
    const announce = (is: boolean) => staff.codeOf(ANNOUNCE, { id: sale.id, is });
    expect(await announce(true)).toBeNull();
    const { version } = await now(sale);
    const more = await save([first.uuid, gone.uuid, last.uuid], { id: sale.id, version });
    expect(more.errors).toBeUndefined();
    if (standing !== 'announced') expect(await announce(false)).toBeNull();
    expect(await gone.seller.codeOf(LEAVE, { u: gone.uuid })).toBeNull();
    const { data } = await schedule({ id: sale.id, version: (await now(sale)).version });
    expect(data?.scheduleSale).toMatchObject({ faults: [] });
    expect((await now(sale)).lots).toEqual([
      { adUuid: first.uuid, number: 1 },
      { adUuid: last.uuid, number: 3 },
    ]);
  },
);

it('is none either once staff give it back, be it a draft or public', async () => {
  const [taken, given] = [await entrustCar(house, { status: 'DRAFT' }), await signed('PUBLISHED')];
  const sale = await prepared([taken.uuid, given.uuid]);
  await house.rooms.ads.update(taken.uuid, { handleByCalandre: false });
  expect(await now(sale)).toEqual({ version: sale.version + 1, lots: [{ adUuid: given.uuid, number: 2 }] });
  await house.rooms.ads.update(given.uuid, { handleByCalandre: false });
  expect(await now(sale)).toEqual({ version: sale.version + 2, lots: [] });
});

it('stays a lot where the house buys it', async () => {
  const { uuid } = await signed('PUBLISHED');
  const sale = await prepared([uuid]);
  await house.rooms.ads.update(uuid, { handleByCalandre: false, calandreCollection: true });
  expect(await now(sale)).toMatchObject({ version: sale.version, lots: [{ adUuid: uuid }] });
});

it('is taken back before its sale is scheduled at the same moment, which waits and reads that', async () => {
  const { uuid, seller } = await signed('DRAFT');
  const sale = await prepared([uuid]);
  await using held = await openTransaction(house.db);
  await held.query('select 1 from sale_lots where ad_uuid = $1 for update', [uuid]);
  const left = seller.codeOf(LEAVE, { u: uuid });
  await untilWaiting(house.db, 1);
  const scheduled = schedule(sale);
  await untilWaiting(house.db, 2);
  await held.query('commit');
  expect(await left).toBeNull();
  expect((await scheduled).errors?.[0]?.extensions.code).toBe('StaleVersion');
  expect(await auctionsOf(uuid)).toEqual([]);
});
