import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';
import { entrustCar, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Leads:read'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const OPEN = 'mutation($adUuid: ID) { openConsignment(adUuid: $adUuid) { id } }';
const MEET = `mutation($id: ID!, $appointmentId: ID, $seenVersion: Int, $data: AppointmentInput!) {
  saveAppointment(id: $id, appointmentId: $appointmentId, seenVersion: $seenVersion, data: $data) {
    appointments { id version place } } }`;
type Kept = { id: string; version: number; place: string };

/** A car with one appointment that is to come. */
async function planned() {
  const { uuid, seller } = await entrustCar(house);
  const opened = await staff.ask(OPEN, { adUuid: uuid });
  const { id } = (opened.data as unknown as { openConsignment: { id: string } }).openConsignment;
  const staffId = await idOf(house, staff);
  const save = (at: string, place: string, more: object = {}) =>
    staff.ask(MEET, { id, data: { kind: 'PHOTOS', at, place, staffId, note: '' }, ...more });
  const { data } = await save(inHours(48), 'Lyon');
  const kept = (data as unknown as { saveAppointment: { appointments: Kept[] } }).saveAppointment
    .appointments;
  return { uuid, seller, save, appointment: kept[0] as Kept };
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('one that was to come is told as moved wherever it is moved to, with its hour in Paris', async () => {
  const { seller, save, appointment } = await planned();
  expect((await openLetter(house, seller.email)).text).toContain('(heure de Paris)');
  // Nobody is told of it once it is over, however long the letter waited.
  const until = () =>
    house.db.owner(
      `select round(extract(epoch from good_until - now()) / 3600)::int as hours from mails where recipient = $1
       order by id desc limit 1`,
      [seller.email],
    );
  expect(await until()).toEqual([{ hours: 48 }]);
  await save(inHours(-1), 'Villeurbanne', { appointmentId: appointment.id });
  expect(await until()).toEqual([{ hours: 48 }]);
  expect((await openLetter(house, seller.email)).text).toContain('Villeurbanne');
  // What was over and stays so is nobody's business.
  await save(inHours(-2), 'Bron', { appointmentId: appointment.id });
  expect((await openLetter(house, seller.email)).text).not.toContain('Bron');
});

it('one that changed since it was read is not overwritten', async () => {
  const { save, appointment } = await planned();
  const seen = { appointmentId: appointment.id, seenVersion: appointment.version };
  expect((await save(inHours(72), 'Villeurbanne', seen)).errors).toBeUndefined();
  const { errors } = await save(inHours(96), 'Bron', seen);
  expect(errors?.[0]?.extensions.code).toBe('StaleVersion');
});

it('a new one is of a day to come: what took place is written down by moving the one that was planned', async () => {
  const { uuid } = await entrustCar(house);
  const opened = await staff.ask(OPEN, { adUuid: uuid });
  const { id } = (opened.data as unknown as { openConsignment: { id: string } }).openConsignment;
  const data = { kind: 'PHOTOS', place: 'Lyon', staffId: await idOf(house, staff), note: '' };
  const { errors } = await staff.ask(MEET, { id, data: { ...data, at: inHours(-25) } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'at' });
  expect((await staff.ask(MEET, { id, data: { ...data, at: inHours(0) } })).errors).toBeUndefined();
});

it('none is made for a car that is sold, nor moved: nobody goes to see it', async () => {
  const { uuid, save, appointment } = await planned();
  await house.rooms.ads.update(uuid, { sold: true });
  for (const more of [{}, { appointmentId: appointment.id }]) {
    const { errors } = await save(inHours(72), 'Bron', more);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'state' });
  }
});
