import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualSetting } from '#shared/fields/index.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let pro: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Ads:update', 'Ads:publish', 'Auctions:update'] });
  pro = await house.guest({ email: 'pro@calandre.test' });
  await house.db.owner("update accounts set is_professional = true where email = 'pro@calandre.test'");
  await pro.ask(SAVE_TRADER);
});
afterAll(() => house[Symbol.asyncDispose]());

const SAVE_TRADER = `mutation { saveTrader(data: { company: "Marchand", registerNumber: "1", vatNumber: "FR40812345678",
  street: "1 rue Royale", zipCode: "75008", city: "Paris", country: "FR" }) { company } }`;
const SCHEDULE =
  'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { saleRegime hasWithdrawal } }';
const AD = 'query($u: ID!) { publicCarAd(uuid: $u) { saleRegime hasWithdrawal auction { saleRegime } } }';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

async function scheduled(uuid: string, start = 1): Promise<unknown> {
  const { data } = await staff.ask(SCHEDULE, { u: uuid, d: { start: hours(start), end: hours(start + 1) } });
  return data?.scheduleAuction;
}

describe('the regime of an auction', () => {
  it('is that of its seller when it is scheduled', async () => {
    const [own, trade, stock, handled, handledTrade] = [
      await addCar(house),
      await addCar(house, { sellerEmail: pro.email }),
      await addCar(house),
      await addCar(house),
      await addCar(house, { sellerEmail: pro.email }),
    ];
    for (const { uuid } of [handled, handledTrade])
      await house.rooms.ads.update(uuid, { handleByCalandre: true });
    await house.rooms.ads.update(stock.uuid, { calandreCollection: true });
    expect(await scheduled(own.uuid)).toEqual({ saleRegime: 'BROKERAGE', hasWithdrawal: false });
    expect(await scheduled(trade.uuid)).toEqual({ saleRegime: 'PROFESSIONAL', hasWithdrawal: true });
    expect(await scheduled(stock.uuid)).toEqual({ saleRegime: 'HOUSE', hasWithdrawal: true });
    expect(await scheduled(handled.uuid)).toEqual({ saleRegime: 'PUBLIC_SALE', hasWithdrawal: false });
    expect(await scheduled(handledTrade.uuid)).toEqual({ saleRegime: 'PUBLIC_SALE', hasWithdrawal: true });
  });

  it('follows a change of seller before the start, and stands once it has begun', async () => {
    const { uuid } = await addCar(house);
    expect(await scheduled(uuid)).toMatchObject({ saleRegime: 'BROKERAGE' });
    await house.rooms.ads.update(uuid, { sellerEmail: pro.email });
    expect(await scheduled(uuid)).toMatchObject({ saleRegime: 'PROFESSIONAL' });
    await scheduled(uuid, 0);
    await house.rooms.ads.update(uuid, { sellerEmail: null });
    expect((await house.visitor().ask(AD, { u: uuid })).data?.publicCarAd).toEqual({
      saleRegime: 'BROKERAGE',
      hasWithdrawal: false,
      auction: { saleRegime: 'PROFESSIONAL' },
    });
  });
});

describe('a sale by public auction', () => {
  it('is planned by a house that has said under which declaration it sells, and by no other', async () => {
    const { uuid } = await addCar(house);
    await house.rooms.ads.update(uuid, { handleByCalandre: true });
    const plan = { u: uuid, d: { start: hours(1), end: hours(2) } };
    const usual = usualSetting('operator', { isProduction: false, isFixed: false });
    const none = { declaration: null, authority: null, auctioneer: null, insurer: null };
    const actorId = await idOf(house, staff);
    const decide = (value: object, seenId: number | null) =>
      house.rooms.settings.change({ name: 'operator', value, holdsFrom: null, seenId }, actorId);
    await decide(none, null);
    expect(await staff.ask(SCHEDULE, plan)).toMatchObject({
      errors: [{ extensions: { code: 'DeclarationMissing', field: 'operator' } }],
    });
    await decide(usual, (await house.rooms.settings.listChanges())[0]?.id ?? null);
    expect((await staff.ask(SCHEDULE, plan)).data?.scheduleAuction).toMatchObject({
      saleRegime: 'PUBLIC_SALE',
    });
  });
});

describe('a price struck through', () => {
  const PRICES = 'query($u: ID!) { publicCarAd(uuid: $u) { price reducedPrice canStrikePrice } }';
  const priceOf = async (uuid: string) =>
    (await house.visitor().ask(PRICES, { u: uuid })).data?.publicCarAd as unknown;
  const update = (uuid: string, prices: { price?: number; reducedPrice?: number }) =>
    house.rooms.ads.update(uuid, { ...prices });

  it('is free between private people', async () => {
    const { uuid } = await addCar(house);
    await update(uuid, { price: 50_000, reducedPrice: 45_000 });
    expect(await priceOf(uuid)).toEqual({ price: 50_000, reducedPrice: 45_000, canStrikePrice: true });
  });

  it('is a trader’s only where it was asked for before, as the kept history says', async () => {
    const { uuid } = await addCar(house, { sellerEmail: pro.email });
    await update(uuid, { price: 50_000, reducedPrice: 45_000 });
    expect(await priceOf(uuid)).toMatchObject({ canStrikePrice: false });

    const other = (await addCar(house, { sellerEmail: pro.email })).uuid;
    await update(other, { price: 50_000 });
    await update(other, { reducedPrice: 45_000 });
    expect(await priceOf(other)).toMatchObject({ canStrikePrice: true });
    const raised = (await addCar(house, { sellerEmail: pro.email })).uuid;
    await update(raised, { price: 50_000 });
    await update(raised, { price: 60_000, reducedPrice: 50_000 });
    expect(await priceOf(raised)).toMatchObject({ canStrikePrice: false });
  });

  it('rests on a history that nobody rewrites, and that forgets no change', async () => {
    const { uuid } = await addCar(house);
    await update(uuid, { price: 50_000 });
    await update(uuid, { price: 50_000 });
    await house.rooms.ads.update(uuid, { isPriceHidden: true });
    const rows = await house.db.owner<{ price: string | null }>(
      'select price from price_history where ad_uuid = $1 order by id',
      [uuid],
    );
    expect(rows.map(row => row.price && Number(row.price))).toEqual([null, 50_000, null]);
    await expect(house.db.owner('delete from price_history')).rejects.toThrow();
  });
});
