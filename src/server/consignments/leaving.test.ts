import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';
import { bid } from '#test/kit/notifications.ts';
import { endAuction, entrust, entrustCar, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let staffId: string;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Leads:read', 'Auctions:update'] });
  staffId = await idOf(house, staff);
});
afterAll(() => house[Symbol.asyncDispose]());

const LEAVE =
  'mutation($u: ID!, $r: String!) { leaveHouse(uuid: $u, reason: $r) { state isHouseSale isPublic } }';
const CALL_OFF = `mutation($id: ID!, $r: String!) {
  callOffMyAppointment(id: $id, reason: $r) { appointments { state } } }`;
const CALL_OFF_SEEN =
  'mutation($id: ID!, $v: Int!) { callOffMyAppointment(id: $id, seenVersion: $v, reason: "Pas mercredi.") { stage } }';
const SCHEDULE =
  'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { id } }';
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const houseMail = () => house.rooms.settings.read('house').email;
const toHouse = () => house.rooms.mail.list(houseMail());
const fileOf = async (id: string) => house.rooms.consignments.find(id);

/** A car with a file, and an appointment that is to come. */
async function planned(status: 'DRAFT' | 'PUBLISHED') {
  const { uuid, seller } = await entrustCar(house, { status });
  const { consignments } = house.rooms;
  const { id } = await consignments.open({ leadId: null, adUuid: uuid }, staffId);
  await consignments.noteApproval(uuid, 'Par téléphone.', staffId);
  const given = { kind: 'PHOTOS', at: Date.parse(at(48)), place: 'Lyon', staffId, note: '' };
  await consignments.saveAppointment({ id, appointmentId: null, given }, staffId);
  const [meeting] = await consignments.appointments(id);
  const states = async () => (await consignments.appointments(id)).map(({ state }) => state);
  const letters = async () => (await house.rooms.mail.list(seller.email)).map(({ subject }) => subject);
  return { uuid, seller, id, meetingId: meeting?.id ?? '', states, letters };
}

it('a car that has no file is taken back as well, of which the house is written', async () => {
  const { uuid, seller } = await entrustCar(house, { status: 'PUBLISHED' });
  expect(await seller.codeOf(LEAVE, { u: uuid, r: 'Mon neveu la reprend.' })).toBeNull();
  const letter = await openLetter(house, houseMail());
  expect(letter.subject).toContain('reprend sa voiture');
  for (const said of ['Mon neveu la reprend.', `/admin/ads/edit/${uuid}`])
    expect(letter.text).toContain(said);
});

it('an owner calls off the date they have read, which whoever was to go is written', async () => {
  const { seller, id, meetingId, states } = await planned('DRAFT');
  const given = { kind: 'PHOTOS', at: Date.parse(at(72)), place: 'Annecy', staffId, note: '' };
  await house.rooms.consignments.saveAppointment({ id, appointmentId: meetingId, given }, staffId);
  const version = (await house.rooms.consignments.appointments(id))[0]?.version ?? 0;
  const callOff = (v: number) => seller.codeOf(CALL_OFF_SEEN, { id: meetingId, v });
  expect(await callOff(version - 1)).toBe('StaleVersion');
  expect(await states()).toEqual(['PLANNED']);
  expect(await callOff(version)).toBeNull();
  for (const to of [houseMail(), staff.email])
    expect((await openLetter(house, to)).text).toContain('Pas mercredi.');
});

it('an owner’s reason is read by nobody who has left the house', async () => {
  const { seller, id, meetingId } = await planned('DRAFT');
  const gone = await house.guest({ permissions: ['Leads:read'] });
  const meeting = { kind: 'PHOTOS', at: Date.parse(at(72)), place: 'Annecy', note: '' };
  const given = { ...meeting, staffId: await idOf(house, gone) };
  await house.rooms.consignments.saveAppointment({ id, appointmentId: meetingId, given }, staffId);
  await house.db.owner(`update accounts set added_permissions = '{}' where id = $1`, [given.staffId]);
  const before = (await toHouse()).length;
  expect(await seller.codeOf(CALL_OFF, { id: meetingId, r: 'Hospitalisée.' })).toBeNull();
  expect(await house.rooms.mail.list(gone.email)).toEqual([]);
  expect(await toHouse()).toHaveLength(before + 1);
});

it('one whose mandate has a fee tells the house what is to be received', async () => {
  const { uuid, seller } = await entrustCar(house, { status: 'PUBLISHED' });
  await entrust(house, uuid, seller, { commissionBp: 800, commissionMinCents: 0 });
  await house.db.owner('update sale_mandates set withdrawal_fee_cents = 90000 where ad_uuid = $1', [uuid]);
  expect(await seller.codeOf(LEAVE, { u: uuid, r: 'Mon neveu la reprend.' })).toBeNull();
  const letters = await house.rooms.mail.list(houseMail());
  const ofFee = letters.find(({ subject }) => subject.includes('900,00'));
  for (const said of ['frais de retrait', 'Mon neveu la reprend.', '#mandates'])
    expect(ofFee?.text).toContain(said);
});

it('a file that staff have given up before keeps their reason', async () => {
  const { uuid, seller, id } = await planned('PUBLISHED');
  await house.rooms.consignments.lose(id, 'Vendue à un voisin.', staffId);
  expect(await seller.codeOf(LEAVE, { u: uuid, r: 'Mon fils la garde.' })).toBeNull();
  expect(await fileOf(id)).toMatchObject({ stage: 'LOST', lostReason: 'Vendue à un voisin.' });
});

it.each(['DRAFT', 'PUBLISHED'] as const)(
  'an owner takes their car back from the house, with all that was signed and planned: %s',
  async status => {
    const { uuid, seller, id, states, letters } = await planned(status);
    await entrust(house, uuid, seller, { commissionBp: 800, commissionMinCents: 0 });
    const other = await house.guest();
    const known = (await toHouse()).length;
    expect(await other.codeOf(LEAVE, { u: uuid, r: 'Pas à moi.' })).toBe('NotFound');
    expect(await seller.codeOf(LEAVE, { u: uuid, r: ' ' })).toBe('BadInput');
    const state = status === 'DRAFT' ? 'DRAFT' : 'WITHDRAWN';
    // Sent again, since its answer was lost, it is done already.
    for (let sent = 0; sent < 2; sent += 1) {
      const { data } = await seller.ask(LEAVE, { u: uuid, r: 'Mon fils la garde.' });
      expect(data?.leaveHouse).toEqual({ state, isHouseSale: false, isPublic: false });
      expect((await toHouse()).length).toBe(known + 1);
    }
    const { data: mine } = await seller.ask('{ mySaleMandates { state reason } }');
    expect(mine?.mySaleMandates).toEqual([{ state: 'WITHDRAWN', reason: 'Mon fils la garde.' }]);
    expect(await fileOf(id)).toMatchObject({ stage: 'LOST', lostReason: 'Mon fils la garde.' });
    expect(await states()).toEqual(['CALLED_OFF']);
    const letter = await openLetter(house, houseMail());
    expect(letter.subject).toContain('reprend sa voiture');
    expect(letter.text).toContain('Mon fils la garde.');
    // They know of their appointments, and are told of their mandate.
    expect((await letters()).filter(subject => subject.includes('annulé'))).toEqual([]);
    expect(await seller.codeOf(LEAVE, { u: uuid, r: 'Encore.' })).toBe('BadInput');
    // Where the house takes it on again it is theirs to take back again.
    await house.rooms.ads.update(uuid, { handleByCalandre: true });
    expect(await seller.codeOf(LEAVE, { u: uuid, r: 'Mon fils la garde.' })).toBeNull();
    expect((await house.rooms.ads.find(uuid))?.handleByCalandre).toBe(false);
  },
);

it('takes none back that is under the hammer', async () => {
  const { uuid, seller, id, states } = await planned('PUBLISHED');
  const d = { start: at(24), end: at(72), startingPrice: 1_000 };
  expect(await staff.codeOf(SCHEDULE, { u: uuid, d })).toBeNull();
  expect(await seller.codeOf(LEAVE, { u: uuid, r: 'Mon fils la garde.' })).toBe('CarUnderHammer');
  expect(await states()).toEqual(['PLANNED']);
  expect(await fileOf(id)).toMatchObject({ stage: 'SALE' });
});

/** A car that the house sells, whose auction is over with a bid of 20,000. */
async function ended(reserve: number | null) {
  const [seller, buyer] = [await house.guest(), await house.guest()];
  const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
  const flag = 'update auctions set reserve = $2::bigint, reserve_reached = $3 where id = $1';
  await house.db.owner(flag, [car.auctionId, reserve, reserve === null ? null : false]);
  await house.db.owner('update ads set handle_by_calandre = true where uuid = $1', [car.uuid]);
  expect(await bid(buyer, car, 20_000)).toBeNull();
  await endAuction(house, car.uuid);
  return { uuid: car.uuid, seller };
}

it('takes none back while somebody is asked whether they take it, whatever its ad says', async () => {
  const { uuid, seller } = await ended(30_000);
  expect(await staff.codeOf('mutation($u: ID!) { openOffer(uuid: $u) { id } }', { u: uuid })).toBeNull();
  for (const status of ['PUBLISHED', 'WITHDRAWN']) {
    await house.db.owner('update ads set status = $2 where uuid = $1', [uuid, status]);
    expect(await seller.codeOf(LEAVE, { u: uuid, r: 'Mon fils la garde.' })).toBe('OfferOpen');
  }
  expect((await house.rooms.ads.find(uuid))?.handleByCalandre).toBe(true);
});

it('takes none back that somebody is buying, whatever its ad says', async () => {
  const { uuid, seller } = await ended(null);
  await house.db.owner("update ads set status = 'PUBLISHED' where uuid = $1", [uuid]);
  expect(await seller.codeOf(LEAVE, { u: uuid, r: 'Mon fils la garde.' })).toBe('CarUnderHammer');
  expect((await house.rooms.ads.find(uuid))?.handleByCalandre).toBe(true);
});

it('an owner calls off an appointment that is to come, and says why; nobody else does', async () => {
  const { seller, meetingId, states, letters } = await planned('DRAFT');
  const other = await house.guest();
  expect(await other.codeOf(CALL_OFF, { id: meetingId, r: 'Non.' })).toBe('NotFound');
  const before = await letters();
  const known = (await toHouse()).length;
  for (let sent = 0; sent < 2; sent += 1) {
    const { data } = await seller.ask(CALL_OFF, { id: meetingId, r: 'Je suis en voyage.' });
    expect(data?.callOffMyAppointment).toEqual({ appointments: [{ state: 'CALLED_OFF' }] });
    expect((await toHouse()).length).toBe(known + 1);
  }
  const letter = await openLetter(house, houseMail());
  for (const said of ['Je suis en voyage.', 'Lyon']) expect(letter.text).toContain(said);
  expect(await letters()).toEqual(before);
  expect(await seller.codeOf(CALL_OFF, { id: meetingId, r: 'Encore.' })).toBe('BadInput');
  expect(await states()).toEqual(['CALLED_OFF']);
});

it('an owner calls off nothing that the house has called off, nor what is over', async () => {
  const called = await planned('DRAFT');
  await house.rooms.consignments.settle(called.meetingId, false, staffId);
  expect(await called.seller.codeOf(CALL_OFF, { id: called.meetingId, r: 'Moi aussi.' })).toBe('BadInput');
  const { seller, meetingId: id, states } = await planned('DRAFT');
  const past = "update consignment_appointments set at = now() - interval '1 hour' where id = $1";
  await house.db.owner(past, [id]);
  const { errors } = await seller.ask(CALL_OFF, { id, r: 'Trop tard.' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'state' });
  expect(await states()).toEqual(['PLANNED']);
});

it.each([
  ['it is sold', (uuid: string) => house.rooms.ads.update(uuid, { sold: true })],
  [
    'it is its owner’s again',
    async (uuid: string) => {
      await house.rooms.ads.update(uuid, { handleByCalandre: false });
    },
  ],
] as const)('what was planned for a car is called off, and told once, when %s', async (_when, act) => {
  const { uuid, id, states, letters } = await planned('PUBLISHED');
  await act(uuid);
  expect(await states()).toEqual(['CALLED_OFF']);
  const { consignments } = house.rooms;
  await consignments.lose(id, 'Vendue.', staffId);
  expect((await letters()).filter(subject => subject.includes('annulé'))).toHaveLength(1);
});

it('what was planned for a car is called off at the hammer', async () => {
  const { uuid, seller, states } = await planned('PUBLISHED');
  const d = { start: at(0.01), end: at(1), startingPrice: 1_000 };
  expect(await staff.codeOf(SCHEDULE, { u: uuid, d })).toBeNull();
  const [auction] = await house.db.owner<{ id: string }>(
    `update auctions set start_at = now() - interval '1 minute' where ad_uuid = $1 returning id`,
    [uuid],
  );
  const buyer = await house.guest();
  expect(await bid(buyer, { uuid, auctionId: auction?.id ?? '' }, 2_000)).toBeNull();
  await endAuction(house, uuid);
  expect(await states()).toEqual(['CALLED_OFF']);
  expect((await openLetter(house, seller.email)).text).not.toContain('Nous vous en proposerons');
});

it('what was to be before a car is sold may still be noted as kept', async () => {
  const { uuid, meetingId, states } = await planned('PUBLISHED');
  await house.db.owner(`update consignment_appointments set at = now() - interval '20 days' where id = $1`, [
    meetingId,
  ]);
  await house.rooms.ads.update(uuid, { sold: true });
  expect(await states()).toEqual(['PLANNED']);
  await house.rooms.consignments.settle(meetingId, true, staffId);
  expect(await states()).toEqual(['DONE']);
});

it('is no word of an owner’s in the log, which outlives what is theirs', async () => {
  const { uuid, seller, meetingId } = await planned('DRAFT');
  await entrust(house, uuid, seller, { commissionBp: 800, commissionMinCents: 0 });
  expect(await seller.codeOf(CALL_OFF, { id: meetingId, r: 'Hospitalisée à Lyon.' })).toBeNull();
  expect(await seller.codeOf(LEAVE, { u: uuid, r: 'Hospitalisée à Lyon.' })).toBeNull();
  const said = await house.db.owner(
    `select from audit_entries where to_jsonb(audit_entries)::text like '%Hospital%'`,
  );
  expect(said).toEqual([]);
});

it('a car that staff sell elsewhere is taken back by nobody', async () => {
  const { uuid } = await entrustCar(house, { status: 'PUBLISHED' });
  const toHouse = async () => (await house.rooms.mail.list(houseMail())).length;
  const before = await toHouse();
  const UPDATE =
    'mutation($u: ID!) { updateCarAd(uuid: $u, data: { handleByCalandre: false, sold: true }, reason: "Chez un confrère.") { uuid } }';
  const clerk = await house.guest({ permissions: ['Ads:update', 'Ads:publish', 'Auctions:update'] });
  expect((await clerk.ask(UPDATE, { u: uuid })).errors).toBeUndefined();
  expect(await toHouse()).toBe(before);
});
