import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { entrustCar, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let seller: Guest;
let id: string;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Leads:read'] });
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(async () => {
  const entrusted = await entrustCar(house);
  seller = entrusted.seller;
  const open = 'mutation($adUuid: ID) { openConsignment(adUuid: $adUuid) { id } }';
  const { data } = await staff.ask(open, { adUuid: entrusted.uuid });
  id = (data as unknown as { openConsignment: { id: string } }).openConsignment.id;
});

const FILE = 'estimates { id party low agreedAt } appointments { id state }';
const ESTIMATE = `mutation($id: ID!, $data: EstimateInput!) { giveEstimate(id: $id, data: $data) { ${FILE} } }`;
const AGREE = `mutation($id: ID!) { agreeToEstimate(id: $id) { ${FILE} } }`;
const ANSWER = `mutation($id: ID!, $low: Int, $high: Int) { answerMyEstimate(id: $id, low: $low, high: $high) {
  estimate { party low high agreedAt } } }`;
const MEET = `mutation($id: ID!, $data: AppointmentInput!) { saveAppointment(id: $id, data: $data) { ${FILE} } }`;
const SETTLE = `mutation($id: ID!, $isDone: Boolean!) { settleAppointment(id: $id, isDone: $isDone) { ${FILE} } }`;

type File = { estimates: { id: string; agreedAt: string | null }[]; appointments: { id: string }[] };
const fileIn = ({ data, errors }: Answer): File => {
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0] as unknown as File;
};
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions;
const letters = async (email = seller.email) => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).length;
};
const estimate = async (more: object = {}) =>
  fileIn(
    await staff.ask(ESTIMATE, { id, data: { party: 'HOUSE', low: 40_000, high: 50_000, note: '', ...more } }),
  );

describe('an estimate whose answer was lost', () => {
  it('is given once, told once, and stays agreed to', async () => {
    const [given] = (await estimate()).estimates;
    const told = await letters();
    expect((await estimate()).estimates).toHaveLength(1);
    fileIn(await staff.ask(AGREE, { id: given?.id }));
    expect((await estimate()).estimates).toEqual([{ ...given, agreedAt: expect.any(String) }]);
    expect(await letters()).toBe(told);
    expect((await estimate({ note: 'Vue sur place.' })).estimates).toHaveLength(2);
  });

  it('is agreed to once: what stands already is no wrong value', async () => {
    const [given] = (await estimate()).estimates;
    fileIn(await staff.ask(AGREE, { id: given?.id }));
    expect(refusal(await staff.ask(AGREE, { id: given?.id }))).toMatchObject({
      code: 'BadInput',
      field: 'state',
    });
  });

  it('is answered once by its seller, with a yes or with another one', async () => {
    const [first] = (await estimate()).estimates;
    const say = async (low: number | null, high: number | null, of = first?.id) =>
      seller.ask(ANSWER, { id: of, low, high });
    const counter = (await say(60_000, 70_000)).data;
    expect(counter).toMatchObject({ answerMyEstimate: { estimate: { party: 'SELLER', low: 60_000 } } });
    expect((await say(60_000, 70_000)).data).toEqual(counter);
    expect(refusal(await say(61_000, 70_000))).toMatchObject({ code: 'NotFound' });
    expect(refusal(await say(null, null))).toMatchObject({ code: 'NotFound' });
    const [second] = (await estimate({ low: 55_000, high: 65_000 })).estimates;
    const yes = (await say(null, null, second?.id)).data;
    expect(yes).toMatchObject({ answerMyEstimate: { estimate: { agreedAt: expect.any(String) } } });
    expect((await say(null, null, second?.id)).data).toEqual(yes);
    expect(refusal(await say(60_000, 70_000, second?.id))).toMatchObject({ code: 'NotFound' });
    const { estimates } = await estimate({ low: 55_000, high: 65_000 });
    expect(estimates).toHaveLength(3);
  });
});

it('an answer is written to the house where its seller gives it, and not what staff note of a call', async () => {
  const ours = house.rooms.settings.read('house').email;
  const before = await letters(ours);
  await estimate({ party: 'SELLER', low: 60_000, high: 70_000 });
  expect(await letters(ours)).toBe(before);
  const [again] = (await estimate({ low: 58_000, high: 66_000 })).estimates;
  expect(refusal(await seller.ask(ANSWER, { id: again?.id, low: 60_000, high: 70_000 }))).toBeUndefined();
  expect(await letters(ours)).toBe(before + 1);
});

describe('an appointment whose answer was lost', () => {
  it('is made once and told once; another one of its kind is refused', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const data = { kind: 'PHOTOS', at, place: 'Lyon', staffId: await idOf(house, staff), note: '' };
    const made = fileIn(await staff.ask(MEET, { id, data }));
    const told = await letters();
    expect(fileIn(await staff.ask(MEET, { id, data }))).toEqual(made);
    expect(await letters()).toBe(told);
    const other = await staff.ask(MEET, { id, data: { ...data, place: 'Bron' } });
    expect(refusal(other)).toMatchObject({ code: 'BadInput', field: 'kind' });
    const [kept] = made.appointments;
    fileIn(await staff.ask(SETTLE, { id: kept?.id, isDone: true }));
    for (const isDone of [true, false])
      expect(refusal(await staff.ask(SETTLE, { id: kept?.id, isDone }))).toMatchObject({ field: 'state' });
  });
});
