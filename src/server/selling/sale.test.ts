import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction } from '#test/kit/sales.ts';

let house: TestHouse;
let seller: Guest;
let bidder: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  seller = await house.guest({ firstName: 'Marc' });
  bidder = await house.guest({ firstName: 'Zoé' });
});
afterAll(() => house[Symbol.asyncDispose]());

const SALE = `query($u: ID!) { myCar(uuid: $u) { figures { views favorites questions openQuestions bids }
  sale { reserve reserveDistance cardBidders auction { currentBid reservePriceReached } } } }`;
const LOWER =
  'mutation($u: ID!, $r: Int) { lowerMyReserve(uuid: $u, reservePrice: $r) { sale { reserve } } }';
const BID = `mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }`;

async function running(reserve: number | null): Promise<TestCar> {
  const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
  const values = [car.auctionId, reserve];
  await house.db.owner(
    'update auctions set reserve = $2::bigint, reserve_reached = case when $2::bigint is null then null else false end where id = $1',
    values,
  );
  return car;
}

describe('the seller’s side of a running auction', () => {
  it('tells views, favourites, bids, bidders with a card and the distance to the reserve', async () => {
    const car = await running(20_000);
    const view = 'mutation($id: ID!) { registerView(id: $id) }';
    // Twice the same visitor within the hour is one view, and a crawler is none, by whichever of the two ids.
    for (const agent of ['Mozilla/5.0 (one)', 'Mozilla/5.0 (two)', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])
      for (const id of [car.uuid, car.auctionId]) await house.visitor(agent).ask(view, { id });
    await bidder.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: car.uuid });
    await bidder.ask(
      'mutation($i: CreateQuestionInput!) { createQuestion(createQuestionInput: $i) { id } }',
      {
        i: { uuid: car.uuid, question: 'Où est-elle ?' },
      },
    );
    const i = { auctionId: car.auctionId, bid: 12_000, isAuctionCGVAccepted: true };
    expect(await bidder.codeOf(BID, { i })).toBeNull();
    expect((await seller.ask(SALE, { u: car.uuid })).data).toEqual({
      myCar: {
        figures: { views: 2, favorites: 1, questions: 1, openQuestions: 1, bids: 1 },
        sale: {
          ...{ reserve: 20_000, reserveDistance: 8_000, cardBidders: 1 },
          auction: { currentBid: 12_000, reservePriceReached: false },
        },
      },
    });
    for (const guest of [bidder, house.visitor()]) {
      expect((await guest.ask(SALE, { u: car.uuid })).data).toEqual({ myCar: null });
    }
  });

  it('counts who looks at a car that has no auction, once an hour, and no machine', async () => {
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const view = 'mutation($id: ID!) { registerView(id: $id) }';
    for (const agent of ['Mozilla/5.0 (one)', 'Mozilla/5.0 (one)', 'Mozilla/5.0 (two)', 'Googlebot/2.1']) {
      await house.visitor(agent).ask(view, { id: uuid });
    }
    expect((await seller.ask(SALE, { u: uuid })).data).toMatchObject({
      myCar: { figures: { views: 2 }, sale: null },
    });
    // Nor does it tell a draft from nothing.
    const draft = await addCar(house, { sellerEmail: seller.email, status: 'DRAFT' });
    expect(await house.visitor().codeOf(view, { id: draft.uuid })).toBe('NotFound');
  });

  it('lowers the reserve or drops it, and never raises it; nobody else may', async () => {
    const car = await running(20_000);
    expect(await house.visitor().codeOf(LOWER, { u: car.uuid })).toBe('Unauthenticated');
    expect(await bidder.codeOf(LOWER, { u: car.uuid, r: 1_000 })).toBe('NotFound');
    for (const r of [25_000, -1]) {
      const { errors } = await seller.ask(LOWER, { u: car.uuid, r });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'reservePrice' });
    }
    expect((await seller.ask(LOWER, { u: car.uuid, r: 15_000 })).data).toEqual({
      lowerMyReserve: { sale: { reserve: 15_000 } },
    });
    // Between the best bid and a secret maximum, each euro would ask how high that is.
    const i = { auctionId: car.auctionId, bid: 1_000, maxBid: 9_000, isAuctionCGVAccepted: true };
    expect(await bidder.codeOf(BID, { i })).toBeNull();
    expect((await seller.ask(LOWER, { u: car.uuid, r: 9_000 })).errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'BadInput', field: 'reservePrice' },
    });
    expect((await seller.ask(LOWER, { u: car.uuid, r: 1_000 })).data).toEqual({
      lowerMyReserve: { sale: { reserve: 1_000 } },
    });
    for (let tries = 0; tries < 2; tries += 1)
      expect((await seller.ask(LOWER, { u: car.uuid, r: null })).data).toEqual({
        lowerMyReserve: { sale: { reserve: null } },
      });
    const [change] = await house.db.owner<{ count: number }>(
      "select count(*)::int as count from auction_changes where auction_id = $1 and kind = 'RESERVE'",
      [car.auctionId],
    );
    expect(change?.count).toBe(3);
  });
});

describe('what its seller would change of a car', () => {
  const APPROVE = 'mutation($id: ID!) { approveSubmission(id: $id) { id } }';
  const MINE = 'query($u: ID!) { myCar(uuid: $u) { hasChanges submission { state } } }';
  const mine = async (guest: Guest, uuid: string) => (await guest.ask(MINE, { u: uuid })).data?.myCar;
  let staff: Guest;
  beforeAll(async () => {
    staff = await house.guest({ permissions: ['Ads:publish', 'Ads:update'] });
  });

  /** Changes that wait for the house, of a public car that lacks nothing; answers the id that they wait under. */
  async function waiting(uuid: string): Promise<string> {
    const photos = await house.db.owner<{ id: string }>(
      "insert into photos (file_key, width, height) select 'k' || n, 3, 2 from generate_series(1, 3) n returning id",
    );
    const [front = '', ...exteriors] = photos.map(({ id }) => id);
    await house.rooms.ads.update(uuid, {
      ...{ year: 1969, mileage: 98_400, transmission: 'MANUAL', carState: 'GOOD', price: 48_900 },
      ...{
        country: 'FR',
        city: 'Dieppe',
        fuel: 'PETROL',
        photos: { front, exteriors, interiors: [], mechanics: [] },
      },
      history: { fr: 'Une seule famille depuis 1969, toutes les factures, aucune corrosion.' },
    });
    const keep = `insert into ad_drafts (ad_uuid, revision) values ($1, '{"year": 1900}')`;
    await house.db.owner(keep, [uuid]);
    const add = 'insert into ad_submissions (ad_uuid) values ($1) returning id';
    return (await house.db.owner<{ id: string }>(add, [uuid]))[0]?.id ?? '';
  }
  const ended = { hasChanges: false, submission: { state: 'TAKEN_BACK' } };

  it('ends with the hammer and with a sale elsewhere: nobody approves it from then on', async () => {
    const car = await running(null);
    const id = await waiting(car.uuid);
    const bid = { auctionId: car.auctionId, bid: 12_000, isAuctionCGVAccepted: true };
    expect(await bidder.codeOf(BID, { i: bid })).toBeNull();
    await endAuction(house, car.uuid);
    expect(await mine(seller, car.uuid)).toEqual(ended);
    expect(await staff.codeOf(APPROVE, { id })).toBe('BadInput');

    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const other = await waiting(uuid);
    await house.rooms.ads.update(uuid, { sold: true });
    expect(await mine(seller, uuid)).toEqual(ended);
    expect(await staff.codeOf(APPROVE, { id: other })).toBe('BadInput');
  });

  it('is nobody else’s when staff give the car to another seller: nor what they wished, nor what was said of it', async () => {
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const id = await waiting(uuid);
    await house.db.owner(
      `insert into ad_submissions (ad_uuid, state, decided_at, submitted_at, reason)
       values ($1, 'REFUSED', now(), now() - interval '1 day', 'Gagée.')`,
      [uuid],
    );
    await house.db.owner(
      `update ad_drafts set wish = 'AUCTION', wished_reserve = 41_234, wished_starting_price = 30_000,
         wished_start = '2100-01-01' where ad_uuid = $1`,
      [uuid],
    );
    const next = await house.guest({ firstName: 'Ida' });
    const CANDIDATES =
      'query($u: String) { auctionCandidates(search: $u) { wishedReserve wishedStartingPrice } }';
    const desk = await house.guest({ permissions: ['Auctions:update'] });
    const WISH = 'query($u: ID!) { myCar(uuid: $u) { wish { kind reserve startingPrice startDate } } }';
    // To say again whose it is changes nothing.
    await house.rooms.ads.update(uuid, { sellerEmail: seller.email });
    expect((await seller.ask(WISH, { u: uuid })).data?.myCar).toMatchObject({ wish: { reserve: 41_234 } });

    await house.rooms.ads.update(uuid, { sellerEmail: next.email });
    expect(await mine(seller, uuid)).toBeNull();
    expect(await mine(next, uuid)).toEqual({ hasChanges: false, submission: null });
    expect((await next.ask(WISH, { u: uuid })).data?.myCar).toEqual({
      wish: { kind: 'AD', reserve: null, startingPrice: null, startDate: null },
    });
    expect(JSON.stringify((await next.ask('{ myData }')).data)).not.toMatch(/41234|Gagée|1900/);
    expect((await desk.ask(CANDIDATES, { u: uuid })).data?.auctionCandidates).toEqual([
      { wishedReserve: null, wishedStartingPrice: null },
    ]);
    expect(await staff.codeOf(APPROVE, { id })).toBe('NotFound');
  });

  it('is not approved of a car that was sold while it waited, by whatever way', async () => {
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const id = await waiting(uuid);
    await house.db.owner("update ads set status = 'SOLD' where uuid = $1", [uuid]);
    const { errors } = await staff.ask(APPROVE, { id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'state' });
  });
});

describe('who sells by trade', () => {
  const SAVE = 'mutation($d: TraderInput!) { saveTrader(data: $d) { company vatNumber country } }';
  const trader = {
    ...{
      company: 'Garage du Port',
      registerNumber: '552 100 554 R.C.S. Dieppe',
      vatNumber: 'fr 40 303 265 045',
    },
    ...{ street: '1 quai Henri IV', zipCode: '76200', city: 'Dieppe', country: 'FR' },
  };

  it('says who they are before their car is looked at', async () => {
    const pro = await house.guest();
    await house.db.owner('update accounts set is_professional = true where email = $1', [pro.email]);
    const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: pro.email });
    const missing = async () => {
      const { data } = await pro.ask('query($u: ID!) { myCar(uuid: $u) { missing } }', { u: uuid });
      return (data as unknown as { myCar: { missing: string[] } }).myCar.missing;
    };
    expect(await missing()).toContain('trader');
    expect(await house.visitor().codeOf(SAVE, { d: trader })).toBe('Unauthenticated');
    for (const [field, value] of [
      ...(['company', 'registerNumber', 'street', 'zipCode', 'city'] as const).map(
        name => [name, ' '] as const,
      ),
      ['vatNumber', '123'],
      ['vatNumber', 'DE811569869'],
      ['country', 'ZZZ'],
    ] as const) {
      const { errors } = await pro.ask(SAVE, { d: { ...trader, [field]: value } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field });
    }
    expect((await pro.ask(SAVE, { d: trader })).data).toEqual({
      saveTrader: { company: 'Garage du Port', vatNumber: 'FR40303265045', country: 'FR' },
    });
    expect(await missing()).not.toContain('trader');
  });

  const PROFESSIONAL =
    'mutation($i: ID!) { setProfessional(id: $i, isProfessional: true) { isProfessional } }';

  it('says so before the house knows it, which is written to once, and shown once it does', async () => {
    const dealer = await house.guest({ firstName: 'Odile' });
    await addCar(house, { sellerEmail: dealer.email });
    const { id } = ((await dealer.ask('{ me { id } }')).data as unknown as { me: { id: string } }).me;
    const page = async () => (await fetch(`${house.url}/u/${id}`)).text();
    const named = { ...trader, company: 'Garage des Dunes' };
    await dealer.ask(SAVE, { d: named });
    await dealer.ask(SAVE, { d: named });
    const letters = await house.db.owner<{ subject: string; text: string }>(
      "select subject, body_text as text from mails where subject like '%Garage des Dunes%'",
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('FR40303265045');
    expect(letters[0]?.text).toContain(`/admin/people/${id}`);
    expect(await page()).not.toContain('Garage des Dunes');

    const staff = await house.guest({ permissions: ['Users:update'] });
    await staff.ask(PROFESSIONAL, { i: id });
    const html = await page();
    for (const told of ['Garage des Dunes', '552 100 554 R.C.S. Dieppe', 'FR40303265045'])
      expect(html).toContain(told);
  });

  it('is a private person again once they say that they are another company, until staff confirm that one', async () => {
    const dealer = await house.guest();
    const staff = await house.guest({ permissions: ['Users:update'] });
    const { id } = ((await dealer.ask('{ me { id } }')).data as unknown as { me: { id: string } }).me;
    const car = await addCar(house, { sellerEmail: dealer.email });
    const SEEN =
      'mutation($i: ID!, $v: String) { setProfessional(id: $i, isProfessional: true, seenVersion: $v) { id } }';
    type File = { isProfessional: boolean; traderVersion: string; changes: { kind: string }[] };
    const file = async () => {
      const { data } = await staff.ask(
        'query($i: ID!) { person(id: $i) { isProfessional traderVersion changes { kind } } }',
        { i: id },
      );
      return (data as unknown as { person: File }).person;
    };
    const shown = async () =>
      (
        await house
          .visitor()
          .ask('query($u: ID!) { publicCarAd(uuid: $u) { saleRegime trader { company } } }', { u: car.uuid })
      ).data?.publicCarAd;
    const letters = async () =>
      (
        await house.db.owner(
          "select from mails where subject like '%Maison Bleue%' or subject like '%Autohaus%'",
        )
      ).length;
    const own = { ...trader, company: 'Maison Bleue' };
    await dealer.ask(SAVE, { d: own });
    const { traderVersion: v } = await file();
    expect(await staff.codeOf(SEEN, { i: id, v })).toBeNull();
    expect(await shown()).toEqual({ saleRegime: 'PROFESSIONAL', trader: { company: 'Maison Bleue' } });
    // Moving house is no other company.
    await dealer.ask(SAVE, { d: { ...own, street: '9 rue Neuve' } });
    expect([(await file()).isProfessional, await letters()]).toEqual([true, 1]);
    for (const change of [
      { company: 'Autohaus' },
      { vatNumber: 'FR83404833048' },
      { registerNumber: 'HRB 7' },
      { country: 'MC' },
    ]) {
      const before = await letters();
      await dealer.ask(SAVE, { d: { ...own, ...change } });
      expect([(await file()).isProfessional, (await letters()) - before]).toEqual([false, 1]);
      expect((await file()).changes[0]?.kind).toBe('PRIVATE');
      expect(await shown()).toEqual({ saleRegime: 'BROKERAGE', trader: null });
      // Whoever looked at the company of before does not confirm this one.
      expect(await staff.codeOf(SEEN, { i: id, v })).toBe('StaleVersion');
      await dealer.ask(SAVE, { d: own });
      expect(await staff.codeOf(SEEN, { i: id, v: (await file()).traderVersion })).toBeNull();
    }
  });
});
