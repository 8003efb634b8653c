import { afterAll, beforeAll, expect, it } from 'vitest';
import { askApi, makeKey } from '#test/kit/api.ts';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const said = (email: string, message = 'Je cherche une Alpine A110.') =>
  Object.entries({
    subject: 'buying',
    message,
    firstName: 'Ada',
    lastName: 'Roy',
    email,
    phone: '+33612345678',
  }).map(([name, value]) => ({ name, values: [value] }));
const leads = () => house.db.owner('select inquiry_id from leads');

it('a lead that a program sends again is the one that it has sent, and is told of once', async () => {
  const person = await house.guest();
  const key = await makeKey(person, { scopes: ['read', 'leads'] });
  const email = 'again@leads.test';
  const send = async (body: object = {}, by = key) => {
    const lead = { form: 'contact', language: 'FR', answers: said(email), ...body };
    const sent = await askApi(house, by, '/leads', { method: 'POST', body: lead });
    expect(sent.status).toBe(200);
    return ((await sent.json()) as { id: string }).id;
  };
  const [first, second] = await Promise.all([send(), send()]);
  expect([second, await send()]).toEqual([first, first]);
  expect(await leads()).toEqual([{ inquiry_id: first }]);
  expect(await house.rooms.mail.list(email)).toHaveLength(1);
  // No draft of it is left behind.
  expect((await person.ask('{ myInquiries { id } }')).data).toEqual({ myInquiries: [{ id: first }] });

  const { uuid } = await addCar(house);
  const other = await makeKey(await house.guest(), { scopes: ['read', 'leads'] });
  const others = [
    await send({ answers: said(email, 'Une autre.') }),
    await send({ carUuid: uuid }),
    await send({}, other),
  ];
  await house.db.owner("update inquiries set sent_at = sent_at - interval '11 minutes'");
  others.push(await send());
  expect(new Set([first, ...others]).size).toBe(5);
  expect(await leads()).toHaveLength(5);
  // What staff have ended is said anew by whoever says it again.
  await house.db.owner("update leads set state = 'DROPPED'");
  expect(others).not.toContain(await send());
  expect(await leads()).toHaveLength(6);
});
