import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { entrust, entrustCar, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Leads:read'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const OPEN = 'mutation($leadId: ID) { openConsignment(leadId: $leadId) { id } }';
const LINK = 'mutation($id: ID!, $adUuid: ID!) { linkConsignment(id: $id, adUuid: $adUuid) { adUuid } }';
const MEET = 'mutation($id: ID!, $data: AppointmentInput!) { saveAppointment(id: $id, data: $data) { id } }';

/** The file of a wish that came by telephone, of an account where one is named. */
async function fileOf(email: string, account = ''): Promise<string> {
  const [lead] = await house.db.owner<{ id: string }>(
    `insert into leads (form, name, email, lead_source, account_id, due_at)
     values ('managedSale', 'Rosa Martín', $1, 'phone_call', (select id from accounts where email = $2), now())
     returning id`,
    [email, account],
  );
  const { data } = await staff.ask(OPEN, { leadId: lead?.id });
  return (data as unknown as { openConsignment: { id: string } }).openConsignment.id;
}

it('a file is given an ad that the house handles, and of its own seller alone', async () => {
  const { uuid, seller } = await entrustCar(house);
  const id = await fileOf('x@calandre.test', seller.email);
  const unhandled = await addCar(house, { sellerEmail: seller.email });
  const foreign = await entrustCar(house);
  for (const adUuid of [unhandled.uuid, foreign.uuid])
    expect(await staff.codeOf(LINK, { id, adUuid })).toBe('BadInput');
  expect(await staff.codeOf(LINK, { id, adUuid: uuid })).toBeNull();
});

it('another ad takes the place of a wrong one until something is signed of it', async () => {
  const [wrong, right] = [await entrustCar(house), await entrustCar(house)];
  const id = await fileOf('rosa@calandre.test');
  expect(await staff.codeOf(LINK, { id, adUuid: wrong.uuid })).toBeNull();
  expect(await staff.codeOf(LINK, { id, adUuid: right.uuid })).toBeNull();
  const takesAd = async () =>
    (await staff.ask('query($id: ID!) { consignment(id: $id) { takesAd } }', { id })).data;
  expect(await takesAd()).toEqual({ consignment: { takesAd: true } });
  await entrust(house, right.uuid, right.seller, { commissionBp: 800, commissionMinCents: 0 });
  expect(await staff.codeOf(LINK, { id, adUuid: wrong.uuid })).toBe('BadInput');
  expect(await takesAd()).toEqual({ consignment: { takesAd: false } });
});

it('a file and what staff noted of the car stay their former seller’s when it is given to another', async () => {
  const [{ uuid, seller }, next] = [await entrustCar(house), await house.guest()];
  const { data } = await staff.ask('mutation($u: ID) { openConsignment(adUuid: $u) { id } }', { u: uuid });
  const { id } = (data as unknown as { openConsignment: { id: string } }).openConsignment;
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const where = { kind: 'PHOTOS', at, place: '3 quai Saint-Antoine, Lyon', note: '' };
  const staffId = await idOf(house, staff);
  expect(await staff.codeOf(MEET, { id, data: { ...where, staffId } })).toBeNull();
  await house.rooms.notes.add('CAR', uuid, 'Refuse toute baisse.', staffId);
  await house.rooms.ads.update(uuid, { sellerEmail: next.email });

  const [formerId, nextId] = [await idOf(house, seller), await idOf(house, next)];
  const copyOf = async (accountId: string) => JSON.stringify(await house.rooms.accounts.copy(accountId));
  for (const said of [where.place, 'Refuse toute baisse.']) {
    expect(await copyOf(formerId)).toContain(said);
    expect(await copyOf(nextId)).not.toContain(said);
  }
  const mine = 'query($u: ID!) { myConsignment(adUuid: $u) { stage } }';
  expect((await next.ask(mine, { u: uuid })).data).toEqual({ myConsignment: null });
  const file = `query($id: ID!) { consignment(id: $id) { adUuid sellerId appointments { state } } }`;
  expect((await staff.ask(file, { id })).data).toEqual({
    consignment: { adUuid: null, sellerId: formerId, appointments: [{ state: 'CALLED_OFF' }] },
  });
  const letters = async (to: string) => (await house.rooms.mail.list(to)).map(({ text }) => text).join('\n');
  expect(await letters(seller.email)).toContain(where.place);
  expect(await letters(next.email)).not.toContain(where.place);
  await house.rooms.accounts.erase({ id: formerId, isFresh: true }, PASSWORD);
  expect(await house.db.owner('select from consignments where id = $1', [id])).toEqual([]);
  expect(await house.db.owner('select from staff_notes where ad_uuid = $1', [uuid])).toEqual([]);
});

it('a file is late at once where who goes to its appointment is staff no more', async () => {
  const [{ uuid, seller }, leaving] = [
    await entrustCar(house, { status: 'DRAFT' }),
    await house.guest({ permissions: ['Leads:read'] }),
  ];
  const id = await fileOf('late@calandre.test');
  expect(await staff.codeOf(LINK, { id, adUuid: uuid })).toBeNull();
  const [sellerId, staffId] = [await idOf(house, seller), await idOf(house, leaving)];
  await house.db.owner(
    `insert into consignment_estimates (consignment_id, party, low, high, note, given_by, agreed_at, agreed_by)
     values ($1, 'HOUSE', 1, 2, '', $2, now(), $2)`,
    [id, staffId],
  );
  await entrust(house, uuid, seller, { commissionBp: 800, commissionMinCents: 0 });
  await house.db.owner(
    `insert into person_documents (account_id, kind, file_name, file_key, media_type, byte_count, state, decided_at)
     values ($1, 'IDENTITY', 'x', 'x', 'application/pdf', 1, 'ACCEPTED', now())`,
    [sellerId],
  );
  const at = new Date(Date.now() + 9 * 86_400_000).toISOString();
  const data = { kind: 'INSPECTION', at, place: 'Lyon', note: '', staffId };
  expect(await staff.codeOf(MEET, { id, data })).toBeNull();
  const file = 'query($id: ID!) { consignment(id: $id) { stage isLate } }';
  const asked = async () => (await staff.ask(file, { id })).data?.consignment;
  expect(await asked()).toEqual({ stage: 'INSPECTION', isLate: false });
  await house.db.owner("update accounts set added_permissions = '{}' where id = $1", [staffId]);
  expect(await asked()).toEqual({ stage: 'INSPECTION', isLate: true });
});

it('a file is theirs who called before they had an account, and goes with them', async () => {
  const seller = await house.guest();
  const id = await fileOf(seller.email.toUpperCase());
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const where = { kind: 'INSPECTION', at, place: '8 rue du Faubourg, Lyon', note: '' };
  const data = { ...where, staffId: await idOf(house, staff) };
  expect(await staff.codeOf(MEET, { id, data })).toBeNull();
  const sellerId = await idOf(house, seller);
  expect(JSON.stringify(await house.rooms.accounts.copy(sellerId))).toContain(where.place);
  await house.rooms.accounts.erase({ id: sellerId, isFresh: true }, PASSWORD);
  expect(await house.db.owner('select from consignments where id = $1', [id])).toEqual([]);
});
