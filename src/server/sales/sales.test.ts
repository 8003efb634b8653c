import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Answer, type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { entrust, entrustCar, idOf, sellCar } from '#test/kit/sales.ts';

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

const inHours = (hours: number) => new Date(Math.round(Date.now() / HOUR + hours) * HOUR).toISOString();
const DATA = {
  ...{
    title: { fr: 'Vente d’hiver', en: 'Winter sale', es: null },
    story: { fr: 'Dix voitures.' },
    terms: {},
  },
  ...{ place: 'Paris', intervalMinutes: 5, stagger: 'VALUE', hotFrom: 50_000, hotGapMinutes: 15 },
  ...{ extensionWindowSeconds: 120, askForCardDetails: true },
};
const SALE = `id version slug state isAnnounced hasBegun lots { number adUuid reservePrice plannedEnd
  auction { id end startingPrice reservePrice nextBids } }`;
const SAVE = `mutation($id: ID, $version: Int, $data: SaveSaleInput!) {
  saveSale(id: $id, version: $version, data: $data) { ${SALE} } }`;
const SCHEDULE = `mutation($id: ID!, $version: Int!) { scheduleSale(id: $id, version: $version) {
  faults { number code field } sale { ${SALE} } } }`;
const ANNOUNCE = `mutation($id: ID!, $isAnnounced: Boolean!) { announceSale(id: $id, isAnnounced: $isAnnounced) {
  faults { number code field } sale { ${SALE} } } }`;
const PUBLIC = `query($slug: String!) { sale(slug: $slug) { title(locale: EN) story(locale: EN) state lotCount
  lots { number estimateLow hammerPrice car { uuid saleLot { number previous { number } next { number } } } } } }`;

type Auction = { id: string; end: string; startingPrice: number; reservePrice: number; nextBids: number[] };
type Lot = {
  number: number;
  adUuid: string;
  reservePrice: number | null;
  plannedEnd: string;
  auction: Auction | null;
};
type Sale = { id: string; version: number; slug: string; state: string; lots: Lot[]; hasBegun: boolean };
type Done = { faults: { number: number; code: string; field: string | null }[]; sale: Sale };

const read = <Value>({ data, errors }: Answer, name: string): Value => {
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as Record<string, Value>)[name] as Value;
};
const lotsOf = (uuids: readonly string[]) =>
  uuids.map((uuid, at) => ({
    ...{ uuid, estimateLow: 40_000, estimateHigh: at === 1 ? 50_000 : 80_000 },
    ...{ startingPrice: 1_000 * (at + 1), reservePrice: at === 0 ? 30_000 : null },
  }));
const dataOf = (more: object = {}) => ({
  ...{ ...DATA, start: inHours(2), firstEnd: inHours(50), lots: lotsOf(cars) },
  ...more,
});
const save = async (more: object = {}, known: object = {}) =>
  read<Sale>(await staff.ask(SAVE, { data: dataOf(more), ...known }), 'saveSale');
const schedule = async ({ id, version }: Sale) =>
  read<Done>(await staff.ask(SCHEDULE, { id, version }), 'scheduleSale');
const announce = async ({ id }: Sale, isAnnounced = true) =>
  read<Done>(await staff.ask(ANNOUNCE, { id, isAnnounced }), 'announceSale');
const endsOf = (sale: Sale) => sale.lots.map(({ auction }) => auction && Date.parse(auction.end));
const minutes = (sale: Sale) =>
  endsOf(sale).map(end => ((end ?? 0) - Date.parse(sale.lots[0]?.plannedEnd ?? '')) / 60_000);

describe('a lot by its number', () => {
  const FIND = 'query($s: String!) { lotsByNumber(search: $s) { number adUuid adTitle hasAuction saleId } }';
  type Found = { number: number; adUuid: string; hasAuction: boolean; saleId: string };
  const find = async (search: string) =>
    read<Found[]>(await staff.ask(FIND, { s: search }), 'lotsByNumber').map(({ saleId }) => saleId);

  it('is found in the sales that run or come, the soonest first, and then in those that are over', async () => {
    const over = (await schedule(await save())).sale;
    await house.db.owner(
      `update auctions set status = 'unsold', closed_at = now(), start_at = now() - interval '2 hours', end_at = now()
       where id = any($1)`,
      [over.lots.map(({ auction }) => auction?.id)],
    );
    await house.db.owner("update sales set start_at = now() - interval '2 hours' where id = $1", [over.id]);
    cars = [(await addCar(house)).uuid, (await addCar(house)).uuid];
    const later = await save({ start: inHours(30) });
    const soon = await save({ start: inHours(1) });
    for (const search of ['2', 'lot 2', 'Lot n° 2', '#2', 'no. 2', 'lote 2'])
      expect(await find(search), search).toEqual([soon.id, later.id, over.id]);
    expect(await find('3')).toEqual([over.id]);
    for (const search of ['2 CV', '2000', '0', 'lot', 'A110', ''])
      expect(await find(search), search).toEqual([]);
    const [first] = read<Found[]>(await staff.ask(FIND, { s: 'lot 2' }), 'lotsByNumber');
    expect(first).toEqual({
      ...{ number: 2, adUuid: cars[1], adTitle: 'Alpine A110', hasAuction: false, saleId: soon.id },
    });
    const guest = await house.guest({ permissions: ['Ads:update'] });
    expect(await guest.codeOf(FIND, { s: '2' })).toBe('Forbidden');
  });
});

describe('cars that may be lots', () => {
  const CANDIDATES = `query($s: String, $first: Int) { auctionCandidates(search: $s, first: $first) {
    uuid estimateLow estimateHigh wishedReserve } }`;
  type Candidate = { uuid: string; wishedReserve: number | null };
  const candidates = async (first?: number) =>
    read<Candidate[]>(await staff.ask(CANDIDATES, { s: 'Alpine', first }), 'auctionCandidates');

  it('come with what their seller has signed, whatever was wished before, and as lots are told of it later', async () => {
    const { uuid, seller } = await entrustCar(house);
    const none = { uuid, estimateLow: null, estimateHigh: null, wishedReserve: null };
    const { id } = await save({ lots: lotsOf([uuid]) });
    const lots = async () => {
      const terms = 'lots { mandate { reserve estimateLow estimateHigh } }';
      return read<object>(await staff.ask(`{ staffSale(id: "${id}") { ${terms} } }`), 'staffSale');
    };
    expect(await lots()).toEqual({ lots: [{ mandate: null }] });
    expect(await candidates()).toContainEqual(none);
    const terms = { commissionBp: 600, commissionMinCents: 0 };
    await entrust(house, uuid, seller, terms, { reserve: 40_000, low: 42_000, high: 48_000 });
    const signed = { uuid, estimateLow: 42_000, estimateHigh: 48_000, wishedReserve: 40_000 };
    expect(await candidates()).toContainEqual(signed);
    const mandate = { reserve: 40_000, estimateLow: 42_000, estimateHigh: 48_000 };
    expect(await lots()).toEqual({ lots: [{ mandate }] });
    // Of whoever sold it before, nothing.
    await house.rooms.ads.update(uuid, { sellerEmail: (await house.guest()).email });
    expect(await candidates()).toContainEqual(none);
    expect(await lots()).toEqual({ lots: [{ mandate: null }] });
  });

  it('are as many as one asks for, and no more than a sale has lots', async () => {
    for (let count = 0; count < 9; count += 1) await addCar(house);
    expect(await candidates()).toHaveLength(10);
    expect(await candidates(11)).toHaveLength(11);
    for (const first of [0, 201])
      expect(await staff.codeOf(CANDIDATES, { s: '', first }), `${first}`).toBe('BadInput');
  });
});

describe('a sale of lots', () => {
  it('is scheduled in one act, its ends set apart by what the lots are worth', async () => {
    const sale = await save();
    expect(sale).toMatchObject({ state: 'DRAFT', hasBegun: false });
    const { faults, sale: done } = await schedule(sale);
    expect(faults).toEqual([]);
    // The second is worth 45,000 in the middle: only the first and the third draw a crowd.
    expect(minutes(done)).toEqual([0, 5, 15]);
    expect(done.lots.map(({ auction }) => auction?.startingPrice)).toEqual([1_000, 2_000, 3_000]);
    expect(done.lots[0]?.auction).toMatchObject({
      reservePrice: 30_000,
      nextBids: [1_000, 1_100, 1_200, 1_300],
    });
    expect(done.lots.map(({ plannedEnd }) => Date.parse(plannedEnd))).toEqual(endsOf(done));
  });

  it('leaves the rule for equal maximums to an auction that staff had planned alone', async () => {
    const rest = { startingPrice: 1_000, reserve: null, asksForCard: false, extensionWindowMs: 120_000 };
    const times = { startAt: Date.parse(inHours(5)), endAt: Date.parse(inHours(40)) };
    const plan = { ...times, ...rest, tieRule: 'EARLIEST_WINS' as const };
    await house.rooms.auctions.schedule(cars[1] ?? '', plan, await idOf(house, staff));
    const { faults } = await schedule(await save());
    expect(faults).toEqual([]);
    const rules = await Promise.all(cars.map(uuid => house.rooms.auctions.findByAd(uuid)));
    expect(rules.map(auction => auction?.tieRule)).toEqual(['REFUSE', 'EARLIEST_WINS', 'REFUSE']);
    expect(rules.map(auction => auction?.asksForCard)).toEqual([true, true, true]);
  });

  it('is moved whole, to another order and other ends, until its first lot begins', async () => {
    const { sale } = await schedule(await save());
    const known = { id: sale.id, version: sale.version };
    const moved = await save({ firstEnd: inHours(60), lots: lotsOf(cars).reverse() }, known);
    // Written, and done with it.
    expect(minutes(moved)).toEqual([0, 5, 15]);
    const { sale: done } = await schedule(moved);
    expect(done.lots.map(({ adUuid }) => adUuid)).toEqual([...cars].reverse());
    expect(new Set(done.lots.map(({ auction }) => auction?.id))).toEqual(
      new Set(sale.lots.map(({ auction }) => auction?.id)),
    );
    expect(minutes(done)).toEqual([0, 5, 15]);
    await house.db.owner('update auctions set start_at = clock_timestamp() where ad_uuid = $1', [cars[0]]);
    const at = { id: done.id, version: done.version };
    expect(await staff.codeOf(SCHEDULE, at)).toBe('CarUnderHammer');
    const later = dataOf({ firstEnd: inHours(70), lots: lotsOf(cars).reverse() });
    const { errors } = await staff.ask(SAVE, { ...at, data: later });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CarUnderHammer' });
    // Its words may still be mended.
    const words = dataOf({ firstEnd: inHours(60), start: inHours(2), lots: lotsOf(cars).reverse() });
    const mended = await staff.ask(SAVE, { ...at, data: { ...words, story: { fr: 'Trois voitures.' } } });
    expect(mended.errors).toBeUndefined();
  });

  it('is done for no lot where one cannot be, and tells each by its number', async () => {
    const running = (await addCar(house, { auction: {} })).uuid;
    const gone = (await addCar(house, { status: 'WITHDRAWN' })).uuid;
    const sale = await save({ lots: lotsOf([...cars, running, gone]) });
    const { faults, sale: after } = await schedule(sale);
    expect(faults).toEqual([
      { number: 4, code: 'CarUnderHammer', field: null },
      { number: 5, code: 'CarNotOffered', field: null },
    ]);
    expect(after.version).toBe(sale.version);
    expect(after.lots.every(({ auction }) => auction === null)).toBe(true);
    const open = await house.db.owner<{ count: number }>(
      'select count(*)::int as count from auctions where ad_uuid = any($1)',
      [cars],
    );
    expect(open[0]?.count).toBe(0);
  });

  it('takes no car that is a lot of another', async () => {
    await schedule(await save());
    const { faults } = await schedule(await save());
    expect(faults).toEqual(cars.map((_, at) => ({ number: at + 1, code: 'BadInput', field: 'sale' })));
  });

  it('lets go of no lot whose auction is planned, and closes ranks around one that was withdrawn', async () => {
    const { sale } = await schedule(await save({ stagger: 'INTERVAL' }));
    const known = { id: sale.id, version: sale.version };
    const { errors } = await staff.ask(SAVE, { ...known, data: dataOf({ lots: lotsOf(cars.slice(1)) }) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CarUnderHammer', field: 'lots' });
    await staff.ask('mutation($u: ID!) { cancelAuction(uuid: $u, reason: "Moteur") { id } }', { u: cars[0] });
    const { sale: done, faults } = await schedule(sale);
    expect(faults).toEqual([]);
    expect(done.lots[0]?.plannedEnd).toBeNull();
    const [, second = 0, third = 0] = endsOf(done).map(Number);
    expect([second - Date.parse(dataOf().firstEnd), third - second]).toEqual([0, 300_000]);
  });

  it('is refused whoever saw another version of it', async () => {
    const sale = await save();
    await save({}, { id: sale.id, version: sale.version });
    const stale = { id: sale.id, version: sale.version };
    expect(await staff.codeOf(SCHEDULE, stale)).toBe('StaleVersion');
    expect(await staff.codeOf(SAVE, { ...stale, data: dataOf() })).toBe('StaleVersion');
  });

  it('has an address of its own, though others are called alike and written at the same moment', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save({ title: { fr: 'Un même titre' }, hotGapMinutes: at })),
    );
    const slugs = made.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(8);
    for (const slug of slugs) expect(slug).toMatch(/^un-meme-titre(-\d)?$/);
  });

  it.each([
    ['title', { title: { fr: ' ' } }],
    ['firstEnd', { firstEnd: inHours(1) }],
    ['intervalMinutes', { intervalMinutes: 0 }],
    ['hotGapMinutes', { hotGapMinutes: 721 }],
    ['extensionWindowSeconds', { extensionWindowSeconds: -1 }],
    ['lots', { lots: [{ uuid: 'no-car' }] }],
    ['lots', { lots: [{ uuid: '00000000-0000-4000-8000-000000000000' }] }],
  ])('is refused for its %s: %j', async (field, more) => {
    const { errors } = await staff.ask(SAVE, { data: dataOf(more) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field });
  });

  it('is refused with a car twice in it, or an estimate that falls', async () => {
    const [lot] = lotsOf(cars);
    for (const lots of [[lot, lot], [{ ...lot, estimateHigh: 1 }], [{ ...lot, estimateHigh: null }]]) {
      const { errors } = await staff.ask(SAVE, { data: dataOf({ lots }) });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'lots' });
    }
  });
});

describe('a sale before the public', () => {
  it('is nobody’s before it is announced, then everybody’s, in their language', async () => {
    const sale = await save();
    const visitor = house.visitor();
    const ask = async (slug: string) =>
      (await visitor.ask(PUBLIC, { slug })).data as unknown as { sale: object };
    expect((await announce(sale)).faults).toEqual(
      [1, 2, 3].map(number => ({ number, code: 'AuctionNotStarted', field: 'auction' })),
    );
    const { sale: planned } = await schedule(sale);
    expect((await ask(planned.slug)).sale).toBeNull();
    expect((await announce(planned)).faults).toEqual([]);
    const lot = (number: number, previous: number | null, next: number | null) => ({
      ...{ number, estimateLow: 40_000, hammerPrice: null },
      car: {
        uuid: cars[number - 1],
        saleLot: { number, previous: previous && { number: previous }, next: next && { number: next } },
      },
    });
    expect((await ask(planned.slug)).sale).toEqual({
      ...{ title: 'Winter sale', story: 'Dix voitures.', state: 'ANNOUNCED', lotCount: 3 },
      lots: [lot(1, null, 2), lot(2, 1, 3), lot(3, 2, null)],
    });
    await announce(planned, false);
    expect((await ask(planned.slug)).sale).toBeNull();
  });

  it('says of each lot what it is sold at in the end, as the results do: nothing of what fell through', async () => {
    const [sold, fallen] = [await sellCar(house, { price: 25_000 }), await sellCar(house, { price: 31_000 })];
    await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [fallen.orderId]);
    const { sale } = await schedule(await save());
    for (const [at, { orderId }] of [sold, fallen].entries())
      await house.db.owner(
        `update sale_lots l set ad_uuid = o.ad_uuid, auction_id = o.auction_id from orders o
         where o.id = $1 and l.sale_id = $2 and l.number = $3`,
        [orderId, sale.id, at + 1],
      );
    expect((await announce(sale)).faults).toEqual([]);
    const { data } = await house.visitor().ask(PUBLIC, { slug: sale.slug });
    const { lots } = (data as unknown as { sale: { lots: { number: number; hammerPrice: number | null }[] } })
      .sale;
    expect(lots.map(({ number, hammerPrice }) => [number, hammerPrice])).toEqual([
      [1, 25_000],
      [2, null],
      [3, null],
    ]);
  });

  it('is not announced with a car that nobody may see, and passes over one that is taken off', async () => {
    const draft = (await addCar(house, { status: 'DRAFT' })).uuid;
    const { sale } = await schedule(await save({ lots: lotsOf([draft, ...cars]) }));
    expect((await announce(sale)).faults).toEqual([{ number: 1, code: 'CarNotOffered', field: null }]);
    await house.rooms.ads.publish(draft);
    expect((await announce(sale)).faults).toEqual([]);
    await house.rooms.ads.withdraw(cars[0] ?? '', { actorId: null, reason: 'x' } as never);
    const { data } = await house.visitor().ask(PUBLIC, { slug: sale.slug });
    const { lots } = (data as unknown as { sale: { lots: { number: number; car: object }[] } }).sale;
    expect(lots.map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(lots[0]?.car).toMatchObject({ saleLot: { next: { number: 3 } } });
  });

  it('once it is announced, gets no car that nobody may see, and begins when its lots do', async () => {
    const { sale } = await schedule(await save({ start: inHours(5) }));
    await announce(sale);
    const draft = (await addCar(house, { status: 'DRAFT' })).uuid;
    const { version } = (await house.rooms.sales.staff.find(sale.id)) ?? { version: 0 };
    const more = { start: inHours(1), lots: lotsOf([...cars, draft]) };
    const saved = await save(more, { id: sale.id, version });
    const start = async () =>
      (await house.visitor().ask('query($s: String!) { sale(slug: $s) { start } }', { s: sale.slug })).data;
    expect(await start()).toEqual({ sale: { start: inHours(1) } });
    expect((await schedule(saved)).faults).toEqual([{ number: 4, code: 'CarNotOffered', field: null }]);
    await house.rooms.ads.publish(draft);
    expect((await schedule(saved)).faults).toEqual([]);
  });

  it('is listed: what runs, then what is to come, then what is over', async () => {
    const { sale } = await schedule(await save());
    await announce(sale);
    const states = async () => {
      const { data } = await house.visitor().ask('{ sales { slug state } }');
      const { sales } = data as unknown as { sales: { slug: string; state: string }[] };
      return { own: sales.find(({ slug }) => slug === sale.slug)?.state, all: sales.map(each => each.state) };
    };
    expect((await states()).own).toBe('ANNOUNCED');
    await staff.ask('mutation($u: ID!) { cancelAuction(uuid: $u, reason: "x") { id } }', { u: cars[0] });
    await staff.ask('mutation($u: ID!) { cancelAuction(uuid: $u, reason: "x") { id } }', { u: cars[1] });
    await staff.ask('mutation($u: ID!) { cancelAuction(uuid: $u, reason: "x") { id } }', { u: cars[2] });
    const { own, all } = await states();
    expect(own).toBe('ENDED');
    const order = ['RUNNING', 'ANNOUNCED', 'ENDED'];
    expect(all).toEqual(all.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  });
});

describe('the telephone desk', () => {
  it('keeps whom to ring for which lot, and who did', async () => {
    const { sale } = await schedule(await save());
    const caller = await house.guest({ email: 'ring@calandre.test' });
    const personId = await idOf(house, caller);
    const add = `mutation($of: ID!, $ad: ID!, $p: ID!, $phone: String) { addSaleCall(saleId: $of, adUuid: $ad,
      personId: $p, phone: $phone, note: "Parle allemand") { calls { id adUuid email phone note doneAt doneBy } } }`;
    const at = { of: sale.id, ad: cars[1], p: personId };
    expect(await staff.codeOf(add, { ...at, phone: '12' })).toBe('BadInput');
    expect(await staff.codeOf(add, { ...at, ad: (await addCar(house)).uuid })).toBe('NotFound');
    type Calls = { calls: { id: string; doneAt: string | null }[] };
    const { calls } = read<Calls>(await staff.ask(add, at), 'addSaleCall');
    expect(calls).toEqual([
      {
        ...{ id: expect.any(String), adUuid: cars[1], email: caller.email, phone: '+33612345678' },
        ...{ note: 'Parle allemand', doneAt: null, doneBy: null },
      },
    ]);
    const settle = `mutation($id: ID!, $done: Boolean!) { settleSaleCall(id: $id, isDone: $done) {
      calls { id doneAt doneBy } } }`;
    const rung = read<Calls>(await staff.ask(settle, { id: calls[0]?.id, done: true }), 'settleSaleCall');
    expect(rung.calls[0]).toMatchObject({ doneAt: expect.any(String), doneBy: 'Alain Mercier' });
    const undone = read<Calls>(await staff.ask(settle, { id: calls[0]?.id, done: false }), 'settleSaleCall');
    expect(undone.calls[0]).toMatchObject({ doneAt: null, doneBy: null });
    const remove = 'mutation($id: ID!) { removeSaleCall(id: $id) { calls { id } } }';
    expect(read<Calls>(await staff.ask(remove, { id: calls[0]?.id }), 'removeSaleCall').calls).toEqual([]);
  });
});
