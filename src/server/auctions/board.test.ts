import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { entrust, idOf } from '#test/kit/sales.ts';
import { takeSheet } from '#test/kit/sheet.ts';
import { quietEvents } from '#test/kit/world.ts';
import { openWatchers } from './watchers.ts';

let house: TestHouse;
let staff: Guest;
let buyer: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update'] });
  buyer = await house.guest({ firstName: 'Élodie' });
});
afterAll(() => house[Symbol.asyncDispose]());

const BOARD = `query($search: String, $filter: BoardFilter, $regime: SaleRegime, $from: DateTime, $until: DateTime,
  $page: Int, $first: Int) {
  auctionBoard(search: $search, filter: $filter, regime: $regime, from: $from, until: $until, page: $page, first: $first) {
    totalCount auctions { adUuid adTitle state price reservePrice watcherCount } } }`;
const ROOM = `query($u: ID!) { boardAuction(uuid: $u) {
  price bidCount bidderCount extensionCount leader { firstName lastName email }
  bids { amount leadSource placedBy bidder { firstName } } changes { kind actorName reason endAfter } } }`;
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { bid } }';
const CALLER = 'query($e: String!) { callingBidders(search: $e) { firstName isCardValid } }';

type Line = { adUuid: string; adTitle: string; state: string };
async function board(variables: object): Promise<{ totalCount: number; auctions: Line[] }> {
  const { data } = await staff.ask(BOARD, variables);
  return (data as unknown as { auctionBoard: { totalCount: number; auctions: Line[] } }).auctionBoard;
}

type Room = {
  price: number;
  bidCount: number;
  bidderCount: number;
  extensionCount: number;
  leader: { firstName: string; email: string } | null;
  bids: { amount: number; leadSource: string | null; placedBy: string | null }[];
  changes: { kind: string; actorName: string; reason: string | null }[];
};
async function roomOf({ uuid }: TestCar): Promise<Room> {
  const { data } = await staff.ask(ROOM, { u: uuid });
  return (data as unknown as { boardAuction: Room }).boardAuction;
}

const bidOn = ({ auctionId }: TestCar, bid: number, more: object = {}) => ({
  i: { auctionId, bid, isAuctionCGVAccepted: true, ...more },
});

describe('an auction that could not be closed', () => {
  it('is on the board with its reason, and counted in the overview', async () => {
    const car = await addCar(house, { auction: {} });
    await house.db.owner(
      "update auctions set start_at = now() - interval '1 hour', end_at = clock_timestamp() - interval '1 second' where id = $1",
      [car.auctionId],
    );
    const name = `no_change_${car.auctionId.replaceAll('-', '')}`;
    const refuse = `check (auction_id <> '${car.auctionId}') not valid`;
    await house.db.owner(`alter table auction_changes add constraint ${name} ${refuse}`);
    await house.rooms.auctions.closing.tick();
    const STUCK = `query($u: ID!) {
      staffOverview { closingsFailed }
      boardAuction(uuid: $u) { closingFailure { attempts reason errorId since nextTry } } }`;
    const { data } = await staff.ask(STUCK, { u: car.uuid });
    expect(data).toMatchObject({
      staffOverview: { closingsFailed: 1 },
      boardAuction: { closingFailure: { attempts: 1, reason: 'REFUSED' } },
    });
    expect((await board({ filter: 'STUCK' })).auctions).toMatchObject([{ adUuid: car.uuid }]);
    expect(await (await fetch(`${house.url}/metrics`)).text()).toContain('calandre_auctions_unclosed 1');

    await house.db.owner(`alter table auction_changes drop constraint ${name}`);
    await house.db.owner('update closing_failures set retry_at = clock_timestamp()');
    await house.rooms.auctions.closing.tick();
    expect((await staff.ask(STUCK, { u: car.uuid })).data).toMatchObject({
      staffOverview: { closingsFailed: 0 },
      boardAuction: { closingFailure: null },
    });
  });
});

describe('the board', () => {
  it('is for Auctions:update, and shows nobody else a reserve or a leader', async () => {
    const car = await addCar(house, { auction: {} });
    for (const [query, variables] of [
      [BOARD, {}],
      [ROOM, { u: car.uuid }],
      [CALLER, { e: buyer.email }],
      ['{ deskPace { medianMs } }', {}],
    ] as const) {
      expect(await house.visitor().codeOf(query, variables)).toBe('Unauthenticated');
      expect(await buyer.codeOf(query, variables)).toBe('Forbidden');
      expect(await staff.codeOf(query, variables)).toBeNull();
    }
  });

  it('finds by words and by state, and refuses pages there are not', async () => {
    const planned = await addCar(house, { auction: { startsInMs: 3_600_000, endsInMs: 7_200_000 } });
    const found = await board({ search: 'alp', filter: 'PLANNED' });
    expect(found.auctions.map(each => each.adUuid)).toEqual([planned.uuid]);
    expect(found.auctions[0]).toMatchObject({ state: 'NOT_STARTED', adTitle: 'Alpine A110' });
    const [regime] = await house.db.owner<{ regime: string }>(
      'select regime from auctions where ad_uuid = $1',
      [planned.uuid],
    );
    const ofRegime = async (asked: string) =>
      (await board({ search: 'alp', filter: 'PLANNED', regime: asked })).totalCount;
    expect(regime?.regime).toBe('BROKERAGE');
    expect([await ofRegime('BROKERAGE'), await ofRegime('HOUSE')]).toEqual([1, 0]);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect((await board({ search: 'alp', filter: 'PLANNED', until })).totalCount).toBe(0);
    expect((await board({ search: 'alp', filter: 'PLANNED', from: until })).totalCount).toBe(1);
    expect(await board({ search: '100%' })).toEqual({ totalCount: 0, auctions: [] });
    for (const [variables, field] of [
      [{ page: 0 }, 'page'],
      [{ first: 101 }, 'first'],
      [{ search: 'x'.repeat(201) }, 'search'],
    ] as const) {
      const { errors } = await staff.ask(BOARD, variables);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field });
    }
  });

  it('shows who leads, how a bid came and how often the end moved', async () => {
    const car = await addCar(house, { auction: { endsInMs: 60_000 } });
    expect(await roomOf(car)).toMatchObject({ price: null, leader: null, extensionCount: 0 });
    expect(await buyer.codeOf(BID, bidOn(car, 1_000))).toBeNull();
    const caller = await house.guest({ firstName: 'Marc' });
    const taken = bidOn(car, 1_100, { bidderEmail: caller.email, leadSource: 'chat' });
    expect(await staff.codeOf(BID, taken)).toBeNull();
    const room = await roomOf(car);
    expect(room).toMatchObject({ price: 1_100, bidCount: 2, bidderCount: 2, extensionCount: 2 });
    expect(room.leader).toMatchObject({ firstName: 'Marc', email: caller.email });
    expect(room.bids.map(({ amount, leadSource, placedBy }) => [amount, leadSource, placedBy])).toEqual([
      [1_100, 'chat', 'Alain Mercier'],
      [1_000, 'website', null],
    ]);
  });

  it('is saved as a sheet, a line an auction with its result', async () => {
    const car = await addCar(house, { auction: {} });
    await house.db.owner("update ads set model = 'Tagora' where uuid = $1", [car.uuid]);
    await buyer.ask(BID, bidOn(car, 1_300));
    const { text } = await takeSheet(house, staff, 'auctions', { search: 'tagora' });
    const [head = '', line = '', ...rest] = text.replace('\uFEFF', '').trim().split('\r\n');
    const cells = new Map(head.split(',').map((name, index) => [name, line.split(',')[index]]));
    expect(rest).toEqual([]);
    expect(['ad', 'car', 'state', 'price', 'leaderEmail', 'bids'].map(name => cells.get(name))).toEqual([
      ...[car.uuid, 'Alpine Tagora', 'open', '1300', buyer.email, '1'],
    ]);
  });

  it('is moved by a year at most: a slip of a key would keep it open for ever', async () => {
    const car = await addCar(house, { auction: {} });
    const move = 'mutation($u: ID!, $e: DateTime!) { moveAuctionEnd(uuid: $u, end: $e) { id } }';
    const to = (days: number) => ({
      u: car.uuid,
      e: new Date(house.rooms.auctions.clock() + days * 86_400_000).toISOString(),
    });
    const { errors } = await staff.ask(move, to(400));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'end' });
    expect(await staff.codeOf(move, to(360))).toBeNull();
  });

  it('keeps who changed what, and why', async () => {
    const car = await addCar(house, { auction: {} });
    await staff.ask('mutation($u: ID!, $e: DateTime!) { moveAuctionEnd(uuid: $u, end: $e) { id } }', {
      u: car.uuid,
      e: new Date(house.rooms.auctions.clock() + 86_400_000).toISOString(),
    });
    await staff.ask('mutation($u: ID!) { cancelAuction(uuid: $u, reason: "Papers missing") { id } }', {
      u: car.uuid,
    });
    const { changes } = await roomOf(car);
    expect(changes.map(({ kind, actorName, reason }) => [kind, actorName, reason])).toEqual([
      ['CANCELLED', 'Alain Mercier', 'Papers missing'],
      ['END', 'Alain Mercier', null],
    ]);
  });

  it('knows nobody under an address without an account, or who is blocked', async () => {
    expect((await staff.ask(CALLER, { e: buyer.email.toUpperCase() })).data).toEqual({
      callingBidders: [{ firstName: 'Élodie', isCardValid: true }],
    });
    const blocked = await house.guest();
    await house.db.owner('update accounts set blocked_at = now() where email = $1', [blocked.email]);
    for (const e of ['nobody@calandre.test', blocked.email]) {
      expect((await staff.ask(CALLER, { e })).data).toEqual({ callingBidders: [] });
      const car = await addCar(house, { auction: {} });
      const taken = bidOn(car, 1_000, { bidderEmail: e, leadSource: 'email' });
      expect(await staff.codeOf(BID, taken)).toBe('NotFound');
    }
  });

  it('tells how long an acknowledgement took', async () => {
    const { data } = await staff.ask('{ deskPace { medianMs slowestMs } }');
    const { deskPace } = data as unknown as { deskPace: { medianMs: number; slowestMs: number } };
    expect(deskPace.medianMs).toBeGreaterThan(0);
    expect(deskPace.slowestMs).toBeGreaterThanOrEqual(deskPace.medianMs);
  });
});

describe('watchers', () => {
  it('are added up over all processes, each once its own last word', async () => {
    const { watchers } = house.rooms.auctions;
    const car = await addCar(house, { auction: {} });
    await house.db.owner(
      `insert into auction_watchers (process_id, ad_uuid, watchers, counted_at) values
         (gen_random_uuid(), $1, 3, now()), (gen_random_uuid(), $1, 9, now() - interval '1 minute')`,
      [car.uuid],
    );
    expect(await watchers.count(car.uuid)).toBe(3);
    let here = new Map([
      [car.uuid, 2],
      ['not an id', 1],
    ]);
    watchers.follow(() => here);
    await watchers.tick();
    expect(await watchers.count(car.uuid)).toBe(5);
    here = new Map();
    await watchers.tick();
    expect(await watchers.count(car.uuid)).toBe(3);
  });

  it('are counted once for all who ask at the same time', async () => {
    const asked: unknown[] = [];
    const database = {
      query: async (_sql: unknown, [uuid]: unknown[]) => asked.push(uuid) && [{ count: 4 }],
    };
    using watchers = openWatchers({ database: database as never, events: quietEvents() });
    const readers = Array.from({ length: 50 }, () => watchers.counts('a'));
    const first = await Promise.all(readers.map(reader => reader.next()));
    expect(first.map(({ value }) => value)).toEqual(Array.from({ length: 50 }, () => 4));
    expect(asked).toEqual(['a']);
    for (const reader of readers) await reader.return?.();
  });

  it('are told at first and as their number changes, until nobody asks any more', async () => {
    const { watchers } = house.rooms.auctions;
    const { uuid } = await addCar(house, { auction: {} });
    const counts = watchers.counts(uuid);
    expect(await counts.next()).toEqual({ value: 0, done: false });
    watchers.follow(() => new Map([[uuid, 2]]));
    await watchers.tick();
    expect(await counts.next()).toEqual({ value: 2, done: false });
    // Nothing changes any more: what waits for it ends with the last who asked.
    const waiting = counts.next();
    await counts.return?.();
    expect((await waiting).done).toBe(true);
  }, 20_000);
});

describe('a plan', () => {
  const PLAN = `mutation($u: ID!, $d: ScheduleAuctionInput!, $seen: ID) {
    scheduleAuction(uuid: $u, data: $d, seenChangeId: $seen) { id } }`;
  const SEEN = 'query($u: ID!) { boardAuction(uuid: $u) { reservePrice changes { id } } }';
  type Seen = { boardAuction: { reservePrice: number; changes: { id: string }[] } };

  it('is never written over by who has not read it, however often the car was looked at', async () => {
    const { uuid } = await addCar(house);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const plan = (reservePrice: number, seen?: string | null) =>
      staff.codeOf(PLAN, {
        ...{ u: uuid, d: { start: hours(1), end: hours(2), reservePrice } },
        ...(seen === undefined ? {} : { seen }),
      });
    const read = async () => (await staff.ask(SEEN, { u: uuid })).data as unknown as Seen;
    expect(await plan(20_000, null)).toBeNull();
    expect(await plan(10_000, null)).toBe('StaleVersion');
    const seen = (await read()).boardAuction.changes[0]?.id ?? '';
    const { id } = (await house.rooms.auctions.findByAd(uuid)) ?? { id: '' };
    expect(await house.rooms.auctions.addView(id, 'visitor')).toBe(true);
    expect(await plan(21_000, seen)).toBeNull();
    expect(await plan(9_000, seen)).toBe('StaleVersion');
    expect(await plan(9_000, 'x')).toBe('StaleVersion');
    expect((await read()).boardAuction.reservePrice).toBe(21_000);
    // Programs that do not say what they have read are believed.
    expect(await plan(22_000)).toBeNull();
  });
});

describe('a reserve above what the owner of the car has signed since', () => {
  const ABOVE = `{ staffOverview { reservesAboveMandate } auctionBoard(filter: ABOVE_MANDATE) { totalCount
    auctions { adUuid signedBelow { reservePrice signedAt } } } }`;
  type Told = {
    staffOverview: { reservesAboveMandate: number | null };
    auctionBoard: { totalCount: number; auctions: { adUuid: string; signedBelow: object | null }[] };
  };
  const told = async () => (await staff.ask(ABOVE)).data as unknown as Told;

  it('is counted in the overview, listed and said, until staff have lowered it, and told to nobody else', async () => {
    const seller = await house.guest();
    const [runs, planned, fits] = [
      await addCar(house, { sellerEmail: seller.email, auction: { endsInMs: 3_600_000 } }),
      await addCar(house, {
        sellerEmail: seller.email,
        auction: { startsInMs: 1_000_000, endsInMs: 7_200_000 },
      }),
      await addCar(house, { sellerEmail: seller.email, auction: {} }),
    ];
    const cars = [runs, planned, fits];
    await house.db.owner(
      "update auctions set reserve = 40000, reserve_reached = false, regime = 'PUBLIC_SALE' where id = any($1)",
      [cars.map(({ auctionId }) => auctionId)],
    );
    expect((await told()).staffOverview.reservesAboveMandate).toBe(0);
    const terms = { commissionBp: 0, commissionMinCents: 0 };
    for (const [car, reserve] of [
      [runs, 35_000],
      [planned, null],
      // Just what was signed is nothing to be told.
      [fits, 40_000],
    ] as const)
      await entrust(house, car.uuid, seller, terms, { reserve });
    const { staffOverview, auctionBoard } = await told();
    expect([staffOverview.reservesAboveMandate, auctionBoard.totalCount]).toEqual([2, 2]);
    const signedAt = expect.any(String);
    expect(auctionBoard.auctions).toEqual([
      { adUuid: runs.uuid, signedBelow: { reservePrice: 35_000, signedAt } },
      { adUuid: planned.uuid, signedBelow: { reservePrice: null, signedAt } },
    ]);
    const clerk = await house.guest({ permissions: ['Orders:update'] });
    const { data } = await clerk.ask('{ staffOverview { reservesAboveMandate } }');
    expect(data).toEqual({ staffOverview: { reservesAboveMandate: null } });
    for (const other of [clerk, seller]) expect(await other.codeOf(ABOVE)).toBe('Forbidden');

    await house.rooms.auctions.lowerReserve(runs.auctionId, 35_000, await idOf(house, staff));
    await house.db.owner('update ads set owner_id = null where uuid = $1', [planned.uuid]);
    expect(await told()).toEqual({
      staffOverview: { reservesAboveMandate: 0 },
      auctionBoard: { totalCount: 0, auctions: [] },
    });
  });
});

it('finds cars for an auction as any list writes them, and tells those apart that read alike', async () => {
  const cars = [await addCar(house), await addCar(house)];
  const { uuid } = cars[0] as { uuid: string };
  await house.db.owner(
    "update ads set brand = 'Mazda', model = 'MX-5', version = '1.6 NA', year = 1991 where uuid = any($1)",
    [cars.map(car => car.uuid)],
  );
  await house.rooms.ads.update(uuid, { sellerEmail: (await house.guest({ firstName: 'Odile' })).email });
  const ask = 'query($s: String) { auctionCandidates(search: $s) { uuid title seller slug } }';
  type Found = { uuid: string; seller: string | null; slug: string }[];
  const find = async (s: string) =>
    ((await staff.ask(ask, { s })).data as unknown as { auctionCandidates: Found }).auctionCandidates;
  for (const s of ['Mazda MX-5 1.6 NA 1991', 'mx-5']) expect(await find(s)).toHaveLength(2);
  const found = await find('Mazda MX-5 1991');
  expect(found.find(car => car.uuid === uuid)?.seller).toMatch(/^Odile/);
  expect(new Set(found.map(({ slug }) => slug)).size).toBe(2);
});
