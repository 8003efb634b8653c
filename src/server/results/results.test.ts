import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction, sellCar } from '#test/kit/sales.ts';
import { bid, newAuction, openWatcher } from '#test/outside/api.ts';

let open: TestHouse;
let discreet: TestHouse;
beforeAll(async () => {
  [open, discreet] = await Promise.all([openTestHouse(), openTestHouse({ RESULT_PRICES: 'off' })]);
  for (const house of [open, discreet]) await house.db.owner(PAST);
});
afterAll(async () => {
  await open[Symbol.asyncDispose]();
  await discreet[Symbol.asyncDispose]();
});

/** Five auctions that are over, one that is not, one of a car nobody may see any more, and one of a car nobody ever saw. */
const PAST = `
  with person as (
    insert into accounts (email, first_name, last_name) values ('b@x.test', 'B', 'B') returning id),
  cars as (
    insert into ads (slug, brand, model, car_type, status, published_at)
    select 'past-' || n, case when n < 4 then 'Porsche' else 'Alpine' end, 'A' || n % 2, 'CLASSIC',
      case n when 7 then 'WITHDRAWN' when 8 then 'DRAFT' else 'PUBLISHED' end, case when n < 8 then now() end
    from generate_series(1, 8) n
    returning uuid, slug)
  insert into auctions (ad_uuid, status, start_at, end_at, scheduled_end_at, closed_at, price, leader_id,
    leader_ceiling, bid_count)
  select uuid, status, at - interval '8 days', at, at, case when status <> 'open' then at end, price,
    case when price is not null then person.id end, price + 999, 3
  from person, cars join (values
    ('past-1', 'sold', timestamptz '2025-05-01 12:00Z', 40000), ('past-2', 'sold', '2026-03-01 12:00Z', 50001),
    ('past-3', 'unsold', '2026-04-01 12:00Z', 77777), ('past-4', 'cancelled', '2026-05-01 12:00Z', null),
    ('past-5', 'sold', '2026-06-01 12:00Z', 20000), ('past-6', 'open', '2027-01-01 12:00Z', 88888),
    ('past-7', 'sold', '2026-07-01 12:00Z', 99999), ('past-8', 'cancelled', '2026-07-01 12:00Z', null)) as sale (slug, status, at, price) using (slug)`;

const ASK = `query($brand: String, $year: Int) { auctionResults(brand: $brand, year: $year) {
  totalCount results { verdict hammerPrice ad { brand } } choices { name value count }
  comparables { count lowest highest median sales { price } } } }`;
const OF_AUCTION = 'auction { state currentBid minimumBid bids { bid } }';
type Row = { verdict: string; hammerPrice: number | null; ad: { brand: string } };
type Settled = { verdict: string; hammerPrice: number | null; isSettled: boolean };
type Outcome = { results: Settled[]; comparables: object; byYear: object[] };
type Page = { totalCount: number; results: Row[]; choices: object[]; comparables: object | null };

async function ask(house: TestHouse, variables: object = {}): Promise<Page> {
  const { data } = await house.visitor().ask(ASK, variables);
  return (data as unknown as { auctionResults: Page }).auctionResults;
}

describe('the archive of results', () => {
  it('lists what is over, the latest first, with a price only where the hammer fell', async () => {
    const { totalCount, results } = await ask(open);
    expect(totalCount).toBe(5);
    expect(results.map(result => [result.verdict, result.hammerPrice])).toEqual([
      ['SOLD', 20_000],
      ['WITHDRAWN', null],
      ['UNSOLD', null],
      ['SOLD', 50_001],
      ['SOLD', 40_000],
    ]);
  });

  it('says what became of a sale after the hammer, and counts what was handed over alone', async () => {
    await using house = await openTestHouse();
    const stateOf = async (sale: { orderId: string }, state: string) =>
      house.db.owner('update orders set state = $2 where id = $1', [sale.orderId, state]);
    const sell = (price: number) => sellCar(house, { price });
    await sell(10_000);
    const [fallen, done, late] = [await sell(20_000), await sell(30_000), await sell(40_000)];
    await stateOf(fallen, 'CANCELLED');
    await stateOf(done, 'HANDED_OVER');
    await stateOf(late, 'CANCELLED');
    await house.db.owner(
      `insert into orders (auction_id, ad_uuid, buyer_id, seller_id, cause, hammer_price, fee_cents, total_cents,
         created_at, sign_by, pay_by, collect_by, state)
       select auction_id, ad_uuid, buyer_id, seller_id, 'SECOND_CHANCE', 35000, fee_cents, 3500000 + fee_cents, now(), sign_by,
         pay_by, collect_by, 'CLOSED' from orders where id = $1`,
      [late.orderId],
    );
    await house.db.owner(
      `insert into order_steps (order_id, kind, party, data, at)
       values ($1, 'CANCELLED', 'HOUSE', '{"fault":"BUYER"}', now())`,
      [late.orderId],
    );
    await house.db.owner(
      `insert into questions (ad_uuid, author_id, question, answer, answer_date, created_at)
       select ad_uuid, buyer_id, 'q', 'a', now(), now() - interval '90 minutes' from orders where id = $1`,
      [late.orderId],
    );
    const { data } = await house.visitor().ask(`{ auctionResults { comparables { count lowest highest }
      byYear { ended sold settled fellThrough defaults answerHours } results { verdict hammerPrice isSettled } } }`);
    const { results, comparables, byYear } = (data as unknown as { auctionResults: Outcome }).auctionResults;
    const told = results.map(({ verdict, hammerPrice, isSettled }) => [verdict, hammerPrice, isSettled]);
    expect(told.toSorted()).toEqual([
      ['FELL_THROUGH', null, false],
      ['SOLD', 10_000, false],
      ['SOLD', 30_000, true],
      ['SOLD_TO_NEXT', 35_000, true],
    ]);
    expect(comparables).toEqual({ count: 2, lowest: 30_000, highest: 35_000 });
    expect(byYear).toEqual([
      { ended: 4, sold: 3, settled: 2, fellThrough: 1, defaults: 1, answerHours: 1.5 },
    ]);
  });

  it('counts in its years what was public then, withdrawn since or not', async () => {
    const { data } = await open.visitor().ask('{ auctionResults { byYear { year ended sold } } }');
    expect(data?.auctionResults).toEqual({
      byYear: [
        { year: 2026, ended: 5, sold: 3 },
        { year: 2025, ended: 1, sold: 1 },
      ],
    });
  });

  it('counts what is comparable, and says of how many sales its figures are made', async () => {
    const { comparables, totalCount } = await ask(open, { brand: 'porsche' });
    expect(totalCount).toBe(3);
    expect(comparables).toMatchObject({ count: 2, lowest: 40_000, highest: 50_001, median: 45_001 });
    expect((await ask(open, { brand: 'porsche', year: 2026 })).comparables).toMatchObject({ count: 1 });
    expect((await ask(open, { brand: 'trabant' })).comparables).toBeNull();
  });

  it('offers the brands and years that there are', async () => {
    const { choices } = await ask(open);
    expect(choices).toEqual([
      { name: 'brand', value: 'Alpine', count: 2 },
      { name: 'brand', value: 'Porsche', count: 3 },
      { name: 'year', value: '2025', count: 1 },
      { name: 'year', value: '2026', count: 4 },
    ]);
  });

  it('offers the models of the brand that is asked for', async () => {
    const { choices } = await ask(open, { brand: 'porsche' });
    expect(choices).toContainEqual({ name: 'model', value: 'A1', count: 2 });
  });

  it('tells no amount where the house keeps its prices to itself', async () => {
    const page = await ask(discreet);
    expect(page.totalCount).toBe(5);
    expect(page.comparables).toBeNull();
    expect(JSON.stringify(page)).not.toMatch(/20000|40000|50001/);
  });

  it('refuses more than fifty at a time', async () => {
    const refused = await open.visitor().ask('{ auctionResults(first: 51) { totalCount } }');
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'first' });
  });

  it('tells it by no other way where prices are kept, but to who took part, the seller and staff', async () => {
    const { car, buyer, seller } = await sellCar(discreet, { price: 41_500 });
    const read = `query($u: ID!, $a: ID!) { auctionResults { results { ad { price ${OF_AUCTION} } } }
      publicCarAd(uuid: $u) { price ${OF_AUCTION} } bids(auctionId: $a, sinceVersion: 0) { bid } }`;
    const told = async (guest: Guest) =>
      JSON.stringify(await guest.ask(read, { u: car.uuid, a: car.auctionId }));
    for (const stranger of [discreet.visitor(), await discreet.guest()])
      expect(await told(stranger)).not.toMatch(/errors|20000|20250|41500|41750/);
    const staff = await discreet.guest({ permissions: ['Auctions:update'] });
    for (const party of [buyer, seller, staff]) expect((await told(party)).match(/41500/g)).toHaveLength(5);
    const past = '{ publicCarAd(slug: "past-1") { price auction { currentBid } } }';
    expect((await open.visitor().ask(past)).data).toEqual({
      publicCarAd: { price: null, auction: { currentBid: 40_000 } },
    });
  });
});

describe('a house that keeps its results to itself', () => {
  it('tells no price of a sale that is over to who only followed it, live or by news', async () => {
    const staff = await discreet.guest({ permissions: ['Ads:create', 'Ads:publish', 'Auctions:update'] });
    const [fan, loser, buyer] = [await discreet.guest(), await discreet.guest(), await discreet.guest()];
    const sold = await newAuction(staff);
    const unsold = await newAuction(staff, { reservePrice: 9_000 });
    const WATCH = 'subscription($uuid: ID!) { lotNews(auctionIds: [$uuid]) { lotState currentBid } }';
    type News = { lotState: string; currentBid: number | null };
    using watcher = await openWatcher<News>(discreet, sold.auctionId, WATCH);
    for (const { uuid, auctionId } of [sold, unsold]) {
      await fan.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: uuid });
      await bid(loser, { auctionId, bid: 2_000 });
      await bid(buyer, { auctionId, bid: 3_210 });
    }
    await expect.poll(() => watcher.seen.at(-1)?.currentBid).toBe(3_210);
    for (const { uuid } of [sold, unsold]) await endAuction(discreet, uuid);
    await expect.poll(() => watcher.seen.at(-1)).toEqual({ lotState: 'SOLD', currentBid: null });
    await discreet.rooms.notifications.follower.catchUp();
    await discreet.rooms.jobs.drain();
    const toldTo = async (guest: Guest) =>
      (await guest.ask('{ myNotifications { nodes { kind amount isSold } } }')).data?.myNotifications;
    const lettersTo = async ({ email }: Guest) =>
      (await discreet.rooms.mail.list(email))
        .map(({ text }) => text)
        .join()
        .replace(/[\u00a0\u202f]/g, ' ');
    const over = { kind: 'LOST', amount: null, isSold: null };
    expect(await toldTo(fan)).toEqual({ nodes: [over, over] });
    expect(await lettersTo(fan)).not.toMatch(/3 210|réserve|Personne/);
    expect(await lettersTo(fan)).toContain('La vente est terminée.');
    expect(JSON.stringify(await toldTo(loser))).toContain('"amount":3210');
  });
});
