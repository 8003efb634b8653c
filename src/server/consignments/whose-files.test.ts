import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';
import { entrust, entrustCar, idOf, sellCar } from '#test/kit/sales.ts';

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

/** The file of a wish that came by telephone, of an account where one is named, or of an ad that it made. */
async function fileOf(email: string, account = '', adUuid: string | null = null): Promise<string> {
  const [lead] = await house.db.owner<{ id: string }>(
    `insert into leads (form, name, email, lead_source, account_id, ad_uuid, due_at)
     values ('managedSale', 'Rosa Martín', $1, 'phone_call', (select id from accounts where email = $2), $3, now())
     returning id`,
    [email, account, adUuid],
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

it('a seller without an account is asked to write back, and sent to no page of theirs', async () => {
  const id = await fileOf('rosa@calandre.test');
  const { uuid } = await addCar(house, { status: 'DRAFT' });
  await house.db.owner('update consignments set ad_uuid = $2 where id = $1', [id, uuid]);
  const ask = `mutation { giveEstimate(id: "${id}", data: { party: HOUSE, low: 40000, high: 50000 }) { id } }`;
  expect(await staff.codeOf(ask)).toBeNull();
  const { text } = await openLetter(house, 'rosa@calandre.test');
  expect(text).toContain('Répondez-nous pour l’accepter');
  expect(text).not.toMatch(/la page de votre voiture|user\/cars/);
});

it('a draft left to the house, or given to its seller’s file, is with that a car that the house sells for them', async () => {
  const isOurs = async (uuid: string) => (await house.rooms.ads.find(uuid))?.handleByCalandre;
  const [seller, stranger] = [await house.guest(), await house.guest()];
  const draftOf = async ({ email }: Guest) =>
    (await addCar(house, { status: 'DRAFT', sellerEmail: email })).uuid;
  const [begun, given, foreign] = [await draftOf(seller), await draftOf(seller), await draftOf(stranger)];
  await house.db.owner("insert into ad_drafts (ad_uuid, wish) values ($1, 'MANAGED')", [begun]);
  await fileOf(seller.email, seller.email, begun);
  expect(await isOurs(begun)).toBe(true);
  const id = await fileOf(seller.email, seller.email);
  expect(await staff.codeOf(LINK, { id, adUuid: foreign })).toBe('BadInput');
  expect(await isOurs(foreign)).toBe(false);
  expect(await staff.codeOf(LINK, { id, adUuid: given })).toBeNull();
  expect(await isOurs(given)).toBe(true);
  // What is before the public is sold by whom its page says.
  const { uuid: shown } = await addCar(house, { sellerEmail: seller.email });
  await fileOf(seller.email, seller.email, shown);
  expect(await isOurs(shown)).toBe(false);
});

it('a car says to its seller what its file waits for, until they have done it', async () => {
  const { uuid, seller } = await entrustCar(house, { status: 'DRAFT' });
  const id = await openOf(uuid);
  const tasks = async () => (await seller.ask('{ myCars { uuid consignmentTasks } }')).data?.myCars;
  const awaits = (...consignmentTasks: string[]) => [{ uuid, consignmentTasks }];
  expect(await tasks()).toEqual(awaits());
  const { consignments } = house.rooms;
  const [actor, sellerId] = [await idOf(house, staff), await idOf(house, seller)];
  await consignments.giveEstimate(id, { party: 'HOUSE', low: 1_000, high: 2_000, note: '' }, actor);
  expect(await tasks()).toEqual(awaits('ANSWER_ESTIMATE'));
  await consignments.answerEstimate(sellerId, (await consignments.estimates(id))[0]?.id ?? '', null);
  await entrust(house, uuid, seller, { commissionBp: 800, commissionMinCents: 0 });
  expect(await tasks()).toEqual(awaits('HAND_IN_IDENTITY'));
  await house.db.owner(
    `insert into person_documents (account_id, kind, file_name, file_key, media_type, byte_count, state)
     values ($1, 'IDENTITY', 'x', 'x', 'application/pdf', 1, 'RECEIVED')`,
    [sellerId],
  );
  expect(await tasks()).toEqual(awaits());
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

const OPEN_OF_AD = 'mutation($u: ID) { openConsignment(adUuid: $u) { id } }';
const MINE = 'query($u: ID!) { myConsignment(adUuid: $u) { stage } }';
const SEE = 'query($id: ID!) { consignment(id: $id) { adUuid sellerId stage appointments { state } } }';
const see = async (id: string) => (await staff.ask(SEE, { id })).data?.consignment;
const mine = async (guest: Guest, u: string) => (await guest.ask(MINE, { u })).data?.myConsignment;
async function openOf(u: string): Promise<string> {
  const { data } = await staff.ask(OPEN_OF_AD, { u });
  return (data as unknown as { openConsignment: { id: string } }).openConsignment.id;
}
/** Somebody of the house comes to where the car stands. */
async function meetAt(id: string, place: string): Promise<void> {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const data = { kind: 'PHOTOS', at, place, note: '', staffId: await idOf(house, staff) };
  expect(await staff.codeOf(MEET, { id, data })).toBeNull();
}

it('a file of who called and has no account is not the first owner’s of its ad, unless they are who called', async () => {
  const ownerless = async () => {
    const { uuid } = await addCar(house);
    await house.rooms.ads.update(uuid, { handleByCalandre: true });
    return uuid;
  };
  const [next, caller] = [await house.guest(), await house.guest()];
  const [foreign, theirs, unknown] = [await ownerless(), await ownerless(), await ownerless()];
  const ids = [await fileOf('marta@calandre.test'), await fileOf(caller.email)];
  for (const [place, adUuid] of [foreign, theirs].entries())
    expect(await staff.codeOf(LINK, { id: ids[place], adUuid })).toBeNull();
  const files = [...ids, await openOf(unknown)];
  for (const id of files) await meetAt(id, '5 rue Mercière, Lyon');
  for (const [uuid, { email }] of [
    [foreign, next],
    [theirs, caller],
    [unknown, caller],
  ] as const)
    await house.rooms.ads.update(uuid, { sellerEmail: email });

  expect(await mine(next, foreign)).toBeNull();
  expect(JSON.stringify(await house.rooms.accounts.copy(await idOf(house, next)))).not.toContain(
    'rue Mercière',
  );
  const [left = '', ...kept] = files;
  expect(await see(left)).toMatchObject({ adUuid: null, appointments: [{ state: 'CALLED_OFF' }] });
  for (const [place, id] of kept.entries())
    expect(await see(id)).toMatchObject({
      adUuid: [theirs, unknown][place],
      appointments: [{ state: 'PLANNED' }],
    });
  expect(await mine(caller, theirs)).not.toBeNull();
});

it('a file whose car is sold stays as it is, and its former seller’s, when the car is given to another', async () => {
  const [{ car, orderId, seller }, next] = [await sellCar(house), await house.guest()];
  await house.rooms.ads.update(car.uuid, { handleByCalandre: true });
  const id = await openOf(car.uuid);
  // Of a visit from before the sale: nobody goes to see a car that is sold.
  await house.db.owner(
    `insert into consignment_appointments (consignment_id, kind, at, place, staff_id, note)
     values ($1, 'PHOTOS', now() - interval '1 day', '9 quai de Serbie, Lyon', $2, '')`,
    [id, await idOf(house, staff)],
  );
  await house.db.owner("update orders set state = 'CLOSED' where id = $1", [orderId]);
  await house.rooms.ads.update(car.uuid, { sellerEmail: next.email });
  const sellerId = await idOf(house, seller);
  expect(await see(id)).toMatchObject({ stage: 'DONE', adUuid: car.uuid, sellerId });
  expect(await mine(next, car.uuid)).toBeNull();
  const copyOf = async (guest: Guest) =>
    JSON.stringify(await house.rooms.accounts.copy(await idOf(house, guest)));
  expect(await copyOf(next)).not.toContain('quai de Serbie');
  expect(await copyOf(seller)).toContain('quai de Serbie');
});

it('a file is given back to the car that it left, where its first seller was a mistake', async () => {
  const [{ uuid, seller: mistaken }, right, foreign] = [
    await entrustCar(house),
    await house.guest(),
    await entrustCar(house),
  ];
  const id = await openOf(uuid);
  await house.rooms.ads.update(uuid, { sellerEmail: right.email });
  expect(await see(id)).toMatchObject({ adUuid: null, sellerId: await idOf(house, mistaken) });
  expect(await staff.codeOf(LINK, { id, adUuid: foreign.uuid })).toBe('BadInput');
  expect(await staff.codeOf(LINK, { id, adUuid: uuid })).toBeNull();
  expect(await see(id)).toMatchObject({ adUuid: uuid, sellerId: await idOf(house, right) });
  expect(await mine(right, uuid)).not.toBeNull();
});

it('a file that was given back is its next seller’s alone, whoever wished for it', async () => {
  const [{ uuid, seller: former }, next] = [await entrustCar(house), await house.guest()];
  const id = await fileOf(former.email, former.email);
  expect(await staff.codeOf(LINK, { id, adUuid: uuid })).toBeNull();
  await house.rooms.ads.update(uuid, { sellerEmail: next.email });
  expect(await staff.codeOf(LINK, { id, adUuid: uuid })).toBeNull();
  await meetAt(id, '2 rue Sala, Lyon');
  const copyOf = async (guest: Guest) =>
    JSON.stringify(await house.rooms.accounts.copy(await idOf(house, guest)));
  expect(await copyOf(former)).not.toContain('rue Sala');
  await house.rooms.accounts.erase({ id: await idOf(house, former), isFresh: true }, PASSWORD);
  expect(await see(id)).toMatchObject({ adUuid: uuid, sellerId: await idOf(house, next) });
  expect(await copyOf(next)).toContain('rue Sala');
  // Also once its car is somebody else's, or there is none.
  await house.rooms.ads.update(uuid, { sellerEmail: (await house.guest()).email });
  expect(await copyOf(next)).toContain('rue Sala');
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
  const file = 'query($id: ID!) { consignment(id: $id) { stage isLate appointments { hasNobody } } }';
  const asked = async () => (await staff.ask(file, { id })).data?.consignment;
  const is = (nobody: boolean) => ({
    ...{ stage: 'INSPECTION', isLate: nobody, appointments: [{ hasNobody: nobody }] },
  });
  expect(await asked()).toEqual(is(false));
  await house.db.owner("update accounts set added_permissions = '{}' where id = $1", [staffId]);
  expect(await asked()).toEqual(is(true));
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
