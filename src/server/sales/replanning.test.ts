import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo } from '#shared/paths/links.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction, idOf } from '#test/kit/sales.ts';

const HOUR = 3_600_000;
let house: TestHouse;
let staff: Guest;
let cars: string[];
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(async () => {
  cars = [];
  for (let count = 0; count < 3; count += 1) cars.push((await addCar(house)).uuid);
});

const at = (hours: number) => new Date(Math.round(Date.now() / HOUR + hours) * HOUR).toISOString();
const AUCTION =
  'start end startingPrice reservePrice askForCardDetails extensionWindowSeconds changes { id }';
const SALE = `id version lots { adUuid startingPrice reservePrice auction { ${AUCTION} } }`;
const SAVE = `mutation($id: ID, $version: Int, $data: SaveSaleInput!) {
  saveSale(id: $id, version: $version, data: $data) { ${SALE} } }`;
const SCHEDULE = `mutation($id: ID!, $version: Int!) { scheduleSale(id: $id, version: $version) {
  faults { number code field } sale { ${SALE} } } }`;

type Auction = {
  start: string;
  end: string;
  startingPrice: number;
  reservePrice: number | null;
  askForCardDetails: boolean;
  extensionWindowSeconds: number;
  changes: { id: string }[];
};
type Sale = {
  id: string;
  version: number;
  lots: { adUuid: string; startingPrice: number; reservePrice: number | null; auction: Auction | null }[];
};
type Lot = { uuid: string; startingPrice: number; reservePrice: number | null };

const lots = (): Lot[] => cars.map(uuid => ({ uuid, startingPrice: 1_000, reservePrice: 30_000 }));
const dataOf = (more: object = {}) => ({
  ...{ title: { fr: 'Printemps' }, story: {}, terms: {}, place: null, stagger: 'INTERVAL' },
  ...{ intervalMinutes: 5, hotFrom: 50_000, hotGapMinutes: 15, extensionWindowSeconds: 120 },
  ...{ askForCardDetails: true, start: at(2), firstEnd: at(50), lots: lots(), ...more },
});
const known = ({ id, version }: Sale) => ({ id, version });
const errorOf = async (document: string, values: object, who = staff) =>
  (await who.ask(document, values)).errors?.[0]?.extensions;
async function save(more: object = {}, sale: object = {}): Promise<Sale> {
  const { data, errors } = await staff.ask(SAVE, { data: dataOf(more), ...sale });
  expect(errors).toBeUndefined();
  return (data as unknown as { saveSale: Sale }).saveSale;
}
async function schedule(sale: Sale): Promise<Sale> {
  const { data } = await staff.ask(SCHEDULE, known(sale));
  const done = (data as unknown as { scheduleSale: { faults: object[]; sale: Sale } }).scheduleSale;
  expect(done.faults).toEqual([]);
  return done.sale;
}
const auctionsOf = (sale: Sale) => sale.lots.map(({ auction }) => auction as Auction);
/** What a colleague does to one lot's auction by itself. */
async function changeAlone(uuid: string, part: object): Promise<void> {
  const plan = {
    startAt: Date.parse(at(2)),
    endAt: Date.parse(at(50)),
    startingPrice: 1_000,
    reserve: 30_000,
  };
  const rest = { asksForCard: true, extensionWindowMs: 120_000, tieRule: 'REFUSE' as const };
  await house.rooms.auctions.schedule(uuid, { ...plan, ...rest, ...part }, await idOf(house, staff));
}

describe('a sale that is scheduled', () => {
  it('has its planned auctions follow what is saved of it, in the same act', async () => {
    const sale = await schedule(await save());
    const dearer = lots().map((lot, index) =>
      index === 2 ? { ...lot, reservePrice: 40_000, startingPrice: 5_000 } : lot,
    );
    const saved = await save({ lots: dearer }, known(sale));
    expect(auctionsOf(saved).map(each => each.reservePrice)).toEqual([30_000, 30_000, 40_000]);
    expect(auctionsOf(saved).map(each => each.startingPrice)).toEqual([1_000, 1_000, 5_000]);
    // Of those that nothing was changed of nothing was written.
    expect(auctionsOf(saved).map(({ changes }) => changes.length)).toEqual([1, 1, 2]);
    const rules = { start: at(3), askForCardDetails: false, extensionWindowSeconds: 300 };
    const ruled = await save({ lots: dearer, ...rules, firstEnd: at(51) }, known(saved));
    for (const [index, { start, end, ...auction }] of auctionsOf(ruled).entries()) {
      expect(auction).toMatchObject({ askForCardDetails: false, extensionWindowSeconds: 300 });
      expect([Date.parse(start), Date.parse(end)]).toEqual([
        Date.parse(at(3)),
        Date.parse(at(51)) + index * 300_000,
      ]);
    }
  });

  it('is not saved at all where one of them cannot follow, and its lot is named', async () => {
    const sale = await schedule(await save());
    await house.db.owner("update ads set status = 'WITHDRAWN' where uuid = $1", [cars[2]]);
    const dearer = lots().map(lot => ({ ...lot, reservePrice: 40_000 }));
    const refusal = await errorOf(SAVE, { ...known(sale), data: dataOf({ lots: dearer }) });
    expect(refusal).toMatchObject({ code: 'CarNotOffered', field: 'lots.2' });
    const stands = await save({ title: { fr: 'Été' } }, known(sale));
    expect(auctionsOf(stands).map(each => each.reservePrice)).toEqual([30_000, 30_000, 30_000]);
  });

  it('stays open to other words where a reserve was above its estimate before that was refused', async () => {
    const at1 = (more: object) =>
      lots().map((lot, at) =>
        at === 1 ? { ...lot, estimateLow: 40_000, estimateHigh: 50_000, ...more } : lot,
      );
    const sale = await save({ lots: at1({}) });
    await house.db.owner('update sale_lots set reserve = 90000 where ad_uuid = $1', [cars[1]]);
    const moved = await save({ lots: at1({ reservePrice: 90_000 }), place: 'Lyon' }, known(sale));
    for (const more of [{ reservePrice: 95_000 }, { reservePrice: 90_000, estimateLow: 39_000 }])
      expect(await errorOf(SAVE, { ...known(moved), data: dataOf({ lots: at1(more) }) })).toMatchObject({
        ...{ code: 'BadInput', field: 'lots.1.reservePrice' },
      });
  });

  it('asks who takes the last reserve off its auctions to have just signed in', async () => {
    const sale = await schedule(await save());
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    const free = lots().map(lot => ({ ...lot, reservePrice: null }));
    expect(await errorOf(SAVE, { ...known(sale), data: dataOf({ lots: free }) })).toMatchObject({
      code: 'PasswordNeeded',
    });
    await house.db.owner('update sessions set proven_at = now()');
  });
});

describe('one of its auctions that a colleague changes alone', () => {
  it('is what the sale says of its lot, and is not undone by who had read it before', async () => {
    const sale = await schedule(await save());
    await changeAlone(cars[1] ?? '', { reserve: 20_000, startingPrice: 500, extensionWindowMs: 600_000 });
    expect(await errorOf(SAVE, { ...known(sale), data: dataOf({ firstEnd: at(60) }) })).toMatchObject({
      code: 'StaleVersion',
    });
    expect(await errorOf(SCHEDULE, known(sale))).toMatchObject({ code: 'StaleVersion' });
    const read = `query($id: ID!) { staffSale(id: $id) { ${SALE} } }`;
    const { staffSale: fresh } = (await staff.ask(read, { id: sale.id })).data as unknown as {
      staffSale: Sale;
    };
    expect(fresh.lots[1]).toMatchObject({ reservePrice: 20_000, startingPrice: 500 });
    const kept = fresh.lots.map(({ adUuid: uuid, startingPrice, reservePrice }) => ({
      ...{ uuid, startingPrice, reservePrice },
    }));
    const moved = await schedule(await save({ lots: kept, firstEnd: at(60) }, known(fresh)));
    expect(auctionsOf(moved)[1]).toMatchObject({ reservePrice: 20_000, startingPrice: 500 });
    expect(Date.parse(auctionsOf(moved)[0]?.end ?? '')).toBe(Date.parse(at(60)));
  });

  it('keeps what is its own where the sale changes something else', async () => {
    const sale = await schedule(await save());
    await changeAlone(cars[1] ?? '', { extensionWindowMs: 600_000 });
    const { version } = (await house.rooms.sales.staff.find(sale.id)) ?? { version: 0 };
    const saved = await save({ askForCardDetails: false }, { id: sale.id, version });
    const windows = auctionsOf(saved).map(each => each.extensionWindowSeconds);
    expect(windows).toEqual([120, 600, 120]);
    expect(auctionsOf(saved).every(each => !each.askForCardDetails)).toBe(true);
  });

  it('does not let a version come back that was read before, whatever leaves the sale', async () => {
    const sale = await schedule(await save());
    await changeAlone(cars[0] ?? '', { reserve: 20_000 });
    await staff.ask('mutation($u: ID!) { cancelAuction(uuid: $u, reason: "x") { id } }', { u: cars[0] });
    const versionOf = async () => (await house.rooms.sales.staff.find(sale.id))?.version ?? 0;
    const before = await versionOf();
    expect(before).toBeGreaterThan(sale.version);
    await save({ lots: lots().slice(1) }, { id: sale.id, version: before });
    expect(await versionOf()).toBeGreaterThan(before);
  });
});

describe('whether a sale has begun', () => {
  const ANNOUNCE =
    'mutation($id: ID!, $is: Boolean!) { announceSale(id: $id, isAnnounced: $is) { sale { id } } }';

  it.each([-24, 24])(
    'is told by the clock of the database, not by that of a process %i hours off',
    async off => {
      const sale = await schedule(await save());
      await staff.ask(ANNOUNCE, { id: sale.id, is: true });
      const hasBegun = off < 0;
      if (hasBegun)
        await house.db.owner('update auctions set start_at = clock_timestamp() where ad_uuid = $1', [
          cars[0],
        ]);
      const { auctions } = house.rooms;
      const now = auctions.clock();
      using _ = vi.spyOn(auctions, 'clock').mockReturnValue(now + off * HOUR);
      const version = async () => (await house.rooms.sales.staff.find(sale.id))?.version;
      const later = { id: sale.id, data: dataOf({ firstEnd: at(70) }) };
      const codes = [
        await errorOf(SAVE, { ...later, version: await version() }),
        await errorOf(SCHEDULE, { id: sale.id, version: await version() }),
        await errorOf(ANNOUNCE, { id: sale.id, is: false }),
      ].map(error => error?.code);
      expect(codes).toEqual(Array(3).fill(hasBegun ? 'CarUnderHammer' : undefined));
    },
  );
});

it('shows each lot of a sale as it ended there, also one whose car was put up again', async () => {
  const [uuid = ''] = cars;
  const { id } = await schedule(await save({ lots: lots().slice(0, 1) }));
  const staffId = await idOf(house, staff);
  await house.rooms.sales.staff.announce({ id, isAnnounced: true }, staffId);
  const earlier = "update auctions set start_at = start_at - interval '1 day' where ad_uuid = $1";
  await house.db.owner(earlier, [uuid]);
  await endAuction(house, uuid);
  const path = linkTo('sale', 'en', { slug: (await house.rooms.sales.staff.find(id))?.slug ?? '' });
  const card = async () => {
    const { document } = new JSDOM(await (await fetch(house.url + path)).text()).window;
    return document.querySelector('[data-lot] article')?.textContent;
  };
  expect(await card()).toMatch(/Lot 1.*Auction finished/);
  const now = Date.now();
  await house.rooms.auctions.relist(uuid, { startAt: now, endAt: now + HOUR, reserve: null }, staffId);
  expect(await card()).toMatch(/Lot 1.*Auction finished/);
});
