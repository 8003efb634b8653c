import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { codeOf, entrustCar, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ MANDATES: 'on' });
  staff = await house.guest({ permissions: ['Ads:update', 'Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const TERMS = {
  ...{ reserve: 40_000, estimateLow: 42_000, estimateHigh: 48_000 },
  ...{ fromOn: dayIn(-2), untilOn: dayIn(30), withdrawalFeeCents: 50_000 },
  ...{ commissionBp: 600, commissionMinCents: 100_000 },
};
const propose = async (uuid: string, terms: object = {}) =>
  house.rooms.orders.proposeMandate(uuid, await idOf(house, staff), { ...TERMS, ...terms });
const sign = async (seller: Guest) => {
  const { data } = await seller.ask('{ mySaleMandates { id } }');
  const [{ id = '' } = {}] = (data?.mySaleMandates ?? []) as { id?: string }[];
  expect(
    await seller.codeOf('mutation($id: ID!) { sendSaleMandateCode(id: $id, language: FR) }', { id }),
  ).toBeNull();
  const signing = 'mutation($id: ID!, $code: String!) { signSaleMandate(id: $id, code: $code) { state } }';
  expect(await seller.codeOf(signing, { id, code: await codeOf(house, seller) })).toBeNull();
};

it('says what an owner has yet to give before they sign, and nothing once it is given', async () => {
  const { uuid, seller } = await entrustCar(house);
  const missing = async () => (await seller.ask('{ mySaleMandates { missing } }')).data?.mySaleMandates;
  await house.db.owner(
    `with gone as (delete from addresses using accounts a where a.id = account_id and a.email = $1)
     update accounts set phone = null where email = $1`,
    [seller.email],
  );
  await propose(uuid);
  expect(await missing()).toEqual([{ missing: ['address', 'phone'] }]);
  await house.db.owner("update accounts set phone = '+33600000000' where email = $1", [seller.email]);
  await house.rooms.accounts.addAddress(await idOf(house, seller), {
    ...{ label: 'Maison', street: '1 rue Royale', zipCode: '75008', city: 'Paris', country: 'FR' },
  });
  expect(await missing()).toEqual([{ missing: [] }]);
  await sign(seller);
  expect(await missing()).toEqual([{ missing: [] }]);
});

it('is proposed with the estimate that owner and house agreed to in the file of the car, and with none before', async () => {
  const { uuid, seller } = await entrustCar(house);
  const usual = async () => {
    const asked = 'query($u: ID!) { usualSaleMandate(uuid: $u) { estimateLow estimateHigh } }';
    return (await staff.ask(asked, { u: uuid })).data?.usualSaleMandate;
  };
  expect(await usual()).toEqual({ estimateLow: null, estimateHigh: null });
  const { consignments } = house.rooms;
  const [actor, ownerId] = [await idOf(house, staff), await idOf(house, seller)];
  const { id } = await consignments.open({ leadId: null, adUuid: uuid }, actor);
  const give = async (low: number, high: number) => {
    await consignments.giveEstimate(id, { party: 'HOUSE', low, high, note: '' }, actor);
    return (await consignments.estimates(id))[0]?.id ?? '';
  };
  await consignments.answerEstimate(ownerId, await give(40_000, 45_000), null);
  expect(await usual()).toEqual({ estimateLow: 40_000, estimateHigh: 45_000 });
  // Another that is not agreed to takes its place.
  const second = await give(42_000, 48_000);
  expect(await usual()).toEqual({ estimateLow: null, estimateHigh: null });
  await consignments.answerEstimate(ownerId, second, null);
  expect(await usual()).toEqual({ estimateLow: 42_000, estimateHigh: 48_000 });
  // A tab of the release before asks of no car.
  const { data } = await staff.ask('{ usualSaleMandate { estimateLow mandateDays } }');
  expect(data?.usualSaleMandate).toEqual({ estimateLow: null, mandateDays: expect.any(Number) });
});

const NEWS = '{ myNotifications { nodes { kind mandateNews mandateId isSeller ad { uuid } start end } } }';
const newsOf = async (guest: Guest) => {
  const { data } = await guest.ask(NEWS);
  return (data as unknown as { myNotifications: { nodes: Record<string, unknown>[] } }).myNotifications.nodes;
};
const letterTo = async ({ email }: Guest) => {
  await house.rooms.jobs.drain();
  const [letter] = await house.rooms.mail.list(email);
  return `${letter?.subject}\n${letter?.text}`;
};

it('tells an owner of a mandate in the page and by a letter, with what the house keeps', async () => {
  const { uuid, seller } = await entrustCar(house);
  await propose(uuid);
  const [{ id = '' } = {}] = await house.rooms.orders.listMandatesOf(uuid);
  expect(await newsOf(seller)).toMatchObject([
    { kind: 'SALE_MANDATE', mandateNews: 'PROPOSED', mandateId: id, ad: { uuid } },
  ]);
  const letter = await letterTo(seller);
  expect(letter).toMatch(/mandat n°\u00a0M-\d+-1/);
  expect(letter).toContain('6\u00a0% du prix, au moins 1\u00a0000,00\u00a0€');
  expect(letter).toContain('500,00\u00a0€');
  expect(letter).toContain(`/user/mandates/${id}`);
  // The reserve is theirs to read on its page: letters are kept, and staff help with them.
  expect(letter).not.toContain('40\u00a0000');
  await propose(uuid, { commissionBp: 0, commissionMinCents: 0 });
  expect(await letterTo(seller)).toContain('aucune commission');
});

it('writes to an owner that their mandate is signed, with what the house keeps and the way to it', async () => {
  const { uuid, seller } = await entrustCar(house);
  await propose(uuid);
  await sign(seller);
  const [{ id = '', number = '' } = {}] = await house.rooms.orders.listMandatesOf(uuid);
  expect(await newsOf(seller)).toMatchObject([
    { mandateNews: 'SIGNED', mandateId: id, ad: { uuid } },
    { mandateNews: 'PROPOSED' },
  ]);
  const letter = await letterTo(seller);
  expect(letter).toContain(`Vous avez signé le mandat n°\u00a0${number}`);
  for (const said of ['6\u00a0% du prix', `/user/mandates/${id}`]) expect(letter).toContain(said);
  expect(letter).not.toContain('40\u00a0000');
});

it('writes of no proposal that is replaced before its letter is written', async () => {
  const { uuid, seller } = await entrustCar(house);
  await propose(uuid);
  await propose(uuid, { commissionBp: 700 });
  await house.rooms.jobs.drain();
  const letters = (await house.rooms.mail.list(seller.email)).filter(({ text }) =>
    text.includes('mandat n°'),
  );
  expect(letters.map(({ text }) => /(\d)\u00a0% du prix/.exec(text)?.[1])).toEqual(['7']);
});

const schedule = async (
  uuid: string,
  end: string,
  startingPrice = 1_000,
  start = `${dayIn(2)}T18:00:00Z`,
) => {
  const d = { start, end, reservePrice: 40_000, startingPrice };
  const scheduling =
    'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { id } }';
  expect(await staff.codeOf(scheduling, { u: uuid, d })).toBeNull();
};
const french = (days: number) => dayIn(days).split('-').reverse().join('/');
const parisDate = (at: number) =>
  new Date(at).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short' });

it('tells an owner when their car is to be under the hammer, and anew when that day moves', async () => {
  const { uuid, seller } = await entrustCar(house);
  await propose(uuid);
  await sign(seller);
  const plan = (end: string, startingPrice?: number) => schedule(uuid, end, startingPrice);
  const planned = async () => (await newsOf(seller)).filter(({ kind }) => kind === 'AUCTION_PLANNED');
  await plan(`${dayIn(5)}T18:00:00Z`);
  expect(await planned()).toMatchObject([{ ad: { uuid }, end: `${dayIn(5)}T18:00:00.000Z` }]);
  const letter = await letterTo(seller);
  for (const said of [french(2), french(5), '1\u00a0000\u00a0€']) expect(letter).toContain(said);
  expect(letter).not.toContain('40\u00a0000');
  expect(letter).toContain(`/user/cars/edit/${uuid}`);
  await plan(`${dayIn(5)}T18:00:00Z`, 2_000);
  expect(await planned()).toHaveLength(1);
  await plan(`${dayIn(6)}T18:00:00Z`, 2_000);
  expect(await planned()).toHaveLength(2);
  expect(await letterTo(seller)).toContain(french(6));
});

it('tells an owner of the auction of a car that comes before the public with it', async () => {
  const { uuid, seller } = await entrustCar(house, { status: 'DRAFT' });
  await propose(uuid);
  await sign(seller);
  const [startAt, endAt] = [Date.now() + 86_400_000, Date.now() + 3 * 86_400_000];
  const rules = {
    tieRule: 'REFUSE',
    asksForCard: false,
    extensionWindowMs: 120_000,
    startingPrice: 0,
    reserve: 40_000,
  } as const;
  const { ads, auctions } = house.rooms;
  await auctions.schedule(uuid, { startAt, endAt, ...rules }, await idOf(house, staff));
  const kinds = async () => (await newsOf(seller)).map(({ kind }) => kind);
  expect(await kinds()).not.toContain('AUCTION_PLANNED');
  const begin = 'update auctions set start_at = $2 where ad_uuid = $1';
  await house.db.owner(begin, [uuid, new Date(Date.now() - 60_000)]);
  await ads.publish(uuid, { actorId: await idOf(house, staff) });
  const told = async () => (await kinds()).filter(kind => kind === 'AUCTION_PLANNED').length;
  expect(await told()).toBe(1);
  expect(await letterTo(seller)).toContain(`Les enchères sont ouvertes jusqu’au ${parisDate(endAt)}`);
  // That it runs was said, however its page comes back; another start is news.
  const hide = "update ads set status = 'DRAFT' where uuid = $1";
  await house.db.owner(hide, [uuid]);
  await house.db.owner('update auctions set version = version + 1 where ad_uuid = $1', [uuid]);
  await ads.publish(uuid, { actorId: await idOf(house, staff) });
  expect(await told()).toBe(1);
  await house.db.owner(hide, [uuid]);
  await house.db.owner(begin, [uuid, new Date(startAt)]);
  await ads.publish(uuid, { actorId: await idOf(house, staff) });
  expect(await told()).toBe(2);
});

it('tells an owner once that the auction of their car runs and until when, where it begins at once', async () => {
  const { uuid, seller } = await entrustCar(house);
  await propose(uuid);
  await sign(seller);
  const [now, end, later] = [new Date().toISOString(), `${dayIn(5)}T18:00:00Z`, `${dayIn(6)}T18:00:00Z`];
  await schedule(uuid, end, 1_000, now);
  const planned = async () => (await newsOf(seller)).filter(({ kind }) => kind === 'AUCTION_PLANNED');
  const [told] = await planned();
  expect(told).toMatchObject({ isSeller: true, end: end.replace('Z', '.000Z') });
  expect(new Date(String(told?.start)).getTime()).toBeLessThanOrEqual(Date.now());
  // What is moved before the letter is written stands in it as it holds by then.
  await schedule(uuid, later, 1_000, now);
  const letter = await letterTo(seller);
  expect(letter).toContain(`Les enchères sont ouvertes jusqu’au ${french(6)}`);
  expect(letter).not.toContain('prévues');
  expect(letter).toContain(`/user/cars/edit/${uuid}`);
  expect(letter).not.toContain('40\u00a0000');
  await schedule(uuid, later, 1_000, now);
  expect(await planned()).toHaveLength(1);
});

it('says of an auction whose start was moved to now that it runs', async () => {
  const { uuid, seller } = await entrustCar(house);
  await propose(uuid);
  await sign(seller);
  await schedule(uuid, `${dayIn(5)}T18:00:00Z`);
  await schedule(uuid, `${dayIn(5)}T18:00:00Z`, 1_000, new Date().toISOString());
  await house.rooms.jobs.drain();
  const all = await house.rooms.mail.list(seller.email);
  const letters = all.filter(({ text }) => text.includes('Les enchères'));
  expect(letters.map(({ text }) => /Les enchères sont \S+/.exec(text)?.[0])).toEqual([
    'Les enchères sont ouvertes',
  ]);
});

it('writes of no plan that was moved or called off before its letter is written', async () => {
  const { uuid, seller } = await entrustCar(house);
  await propose(uuid);
  await sign(seller);
  const letters = async () => {
    await house.rooms.jobs.drain();
    const all = await house.rooms.mail.list(seller.email);
    return all.map(({ text }) => text).filter(text => text.includes('Les enchères sont prévues'));
  };
  // What may be bid first is what is said, where nothing is asked to begin with.
  for (const days of [5, 6]) await schedule(uuid, `${dayIn(days)}T18:00:00Z`, 0);
  const told = await letters();
  expect(told).toEqual([expect.stringContaining(french(6))]);
  expect(told[0]).toContain('à partir de 100\u00a0€');
  await schedule(uuid, `${dayIn(7)}T18:00:00Z`);
  const off = 'mutation($u: ID!) { cancelAuction(uuid: $u, reason: "Reportée") { id } }';
  expect(await staff.codeOf(off, { u: uuid })).toBeNull();
  expect(await letters()).toEqual(told);
});

it('tells of a proposal once, though it is sent again because its answer was lost', async () => {
  const { uuid, seller } = await entrustCar(house);
  for (const terms of [{}, {}, { reserve: 39_000 }]) await propose(uuid, terms);
  const mandates = await house.rooms.orders.listMandatesOf(uuid);
  expect(mandates.map(({ ending }) => ending)).toEqual([null, 'REPLACED']);
  expect(await newsOf(seller)).toHaveLength(2);
});
