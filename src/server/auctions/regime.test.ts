import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualSetting } from '#shared/fields/index.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let pro: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({
    permissions: ['Ads:update', 'Ads:publish', 'Auctions:update', 'Users:update'],
  });
  pro = await house.guest({ email: 'pro@calandre.test' });
  await pro.ask(SAVE_TRADER);
  await house.db.owner("update accounts set is_professional = true where email = 'pro@calandre.test'");
});
afterAll(() => house[Symbol.asyncDispose]());

const SAVE_TRADER = `mutation { saveTrader(data: { company: "Marchand", registerNumber: "1", vatNumber: "FR25812345678",
  street: "1 rue Royale", zipCode: "75008", city: "Paris", country: "FR" }) { company } }`;
const SCHEDULE =
  'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { saleRegime hasWithdrawal } }';
const AD =
  'query($u: ID!) { publicCarAd(uuid: $u) { saleRegime hasWithdrawal auction { saleRegime hasWithdrawal } } }';
const SELLER = 'query($u: ID!) { publicCarAd(uuid: $u) { kind saleRegime hasWithdrawal owner { isPro } } }';
const LISTED = `query($kind: AdKind!, $owner: ID!) {
  searchCarAds(filter: { kinds: [$kind] }, first: 100) { edges { node { uuid } } }
  staffCarAds(filter: { kind: $kind, ownerId: $owner }) { ads { uuid } }
}`;
const KIND = 'mutation($i: ID!, $is: Boolean!) { setProfessional(id: $i, isProfessional: $is) { id } }';
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

  const shown = async (uuid: string) => (await house.visitor().ask(AD, { u: uuid })).data?.publicCarAd;

  it('follows each change of seller before the start, at once', async () => {
    const { uuid } = await addCar(house);
    expect(await scheduled(uuid)).toMatchObject({ saleRegime: 'BROKERAGE' });
    for (const [change, saleRegime, hasWithdrawal] of [
      [{ sellerEmail: pro.email }, 'PROFESSIONAL', true],
      [{ handleByCalandre: true }, 'PUBLIC_SALE', true],
      [{ sellerEmail: null }, 'PUBLIC_SALE', false],
      [{ calandreCollection: true }, 'HOUSE', true],
      [{ calandreCollection: false, handleByCalandre: false }, 'BROKERAGE', false],
    ] as const) {
      await house.rooms.ads.update(uuid, change);
      const terms = { saleRegime, hasWithdrawal };
      expect(await shown(uuid)).toEqual({ ...terms, auction: terms });
    }
  });

  it('follows one also later while nobody can see it', async () => {
    const { uuid } = await addCar(house, { status: 'DRAFT' });
    await scheduled(uuid, 0);
    await house.rooms.ads.update(uuid, { sellerEmail: pro.email });
    expect((await house.rooms.auctions.findByAd(uuid))?.regime).toBe('PROFESSIONAL');
  });

  it('stands once it has begun, as its seller does', async () => {
    const { uuid } = await addCar(house, { sellerEmail: pro.email });
    await scheduled(uuid, 0);
    for (const [field, change] of [
      ['sellerEmail', { sellerEmail: null }],
      ['handleByCalandre', { handleByCalandre: true }],
      ['calandreCollection', { calandreCollection: true }],
    ] as const)
      await expect(house.rooms.ads.update(uuid, change)).rejects.toMatchObject({
        code: 'CarUnderHammer',
        details: { field },
      });
    const terms = { saleRegime: 'PROFESSIONAL', hasWithdrawal: true };
    expect(await shown(uuid)).toEqual({ ...terms, auction: terms });
  });

  it('follows its seller’s kind while it is planned, of all their cars, and not once it has begun', async () => {
    const seller = await house.guest();
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const [handled, running] = [
      await addCar(house, { sellerEmail: seller.email }),
      await addCar(house, { sellerEmail: seller.email }),
    ];
    await house.rooms.ads.update(handled.uuid, { handleByCalandre: true });
    for (const [each, start] of [
      [uuid, 1],
      [handled.uuid, 1],
      [running.uuid, 0],
    ] as const)
      await scheduled(each, start);
    const termsOf = async (of: string) => ((await shown(of)) as unknown as { auction: object }).auction;
    const sellerOf = async (of: string) => (await house.visitor().ask(SELLER, { u: of })).data?.publicCarAd;
    const become = async (is: boolean) =>
      expect(await staff.codeOf(KIND, { i: await idOf(house, seller), is })).toBeNull();
    await become(true);
    expect(await termsOf(uuid)).toEqual({ saleRegime: 'PROFESSIONAL', hasWithdrawal: true });
    expect(await termsOf(handled.uuid)).toEqual({ saleRegime: 'PUBLIC_SALE', hasWithdrawal: true });
    expect(await termsOf(running.uuid)).toEqual({ saleRegime: 'BROKERAGE', hasWithdrawal: false });
    // The ad says of its seller what its auction says, of one that runs what it began with.
    expect([await sellerOf(uuid), await sellerOf(running.uuid)]).toEqual([
      {
        ...{ kind: 'PROFESSIONAL', saleRegime: 'PROFESSIONAL', hasWithdrawal: true },
        owner: { isPro: true },
      },
      { ...{ kind: 'INDIVIDUAL', saleRegime: 'BROKERAGE', hasWithdrawal: false }, owner: { isPro: false } },
    ]);
    // So do the lists that it is found in.
    const found = async (kind: string) => {
      const { data } = await staff.ask(LISTED, { kind, owner: await idOf(house, seller) });
      const { searchCarAds, staffCarAds } = data as unknown as {
        searchCarAds: { edges: { node: { uuid: string } }[] };
        staffCarAds: { ads: { uuid: string }[] };
      };
      return [searchCarAds.edges.map(edge => edge.node), staffCarAds.ads].map(list =>
        list.map(ad => ad.uuid).filter(each => [uuid, running.uuid].includes(each)),
      );
    };
    await expect.poll(() => found('PROFESSIONAL')).toEqual([[uuid], [uuid]]);
    await expect.poll(() => found('INDIVIDUAL')).toEqual([[running.uuid], [running.uuid]]);
    // Once it is sold, both go on saying who sold it.
    const bid = { bid: 25_000, maxBid: null, clientBidId: null, termsAccepted: true, leadSource: 'website' };
    const bidderId = await idOf(house, await house.guest());
    const auctionId = (await house.rooms.auctions.findByAd(running.uuid))?.id ?? '';
    await house.rooms.auctions.place({ ...bid, auctionId, bidderId });
    await endAuction(house, running.uuid);
    expect(await house.rooms.ads.find(running.uuid)).toMatchObject({ status: 'SOLD' });
    expect(await sellerOf(running.uuid)).toMatchObject({ kind: 'INDIVIDUAL', hasWithdrawal: false });
    await expect.poll(() => found('INDIVIDUAL')).toEqual([[running.uuid], [running.uuid]]);
    await become(false);
    expect(await termsOf(uuid)).toEqual({ saleRegime: 'BROKERAGE', hasWithdrawal: false });
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
