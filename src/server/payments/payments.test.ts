import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let car: TestCar;
beforeAll(async () => {
  house = await openTestHouse();
  car = await addCar(house, { auction: {} });
});
afterAll(() => house[Symbol.asyncDispose]());

const OPEN = 'mutation($id: ID!) { createCardCheckoutSession(id: $id) }';
const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2099, cvc: '123' };
const DECLINED = { ...card, number: '4000 0000 0000 0002' };
const SECOND_STEP = { ...card, number: '4000 0027 6000 3184' };

async function openCheckout(guest: Guest): Promise<string> {
  const { data } = await guest.ask(OPEN, { id: car.uuid });
  return (data as unknown as { createCardCheckoutSession: string }).createCardCheckoutSession;
}

async function pay(secret: string, body: object): Promise<[number, Record<string, string>]> {
  const response = await fetch(`${house.url}/sandbox/card-checkouts/${secret}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return [response.status, (await response.json()) as Record<string, string>];
}

async function isCardValid(guest: Guest): Promise<boolean> {
  const { data } = await guest.ask('{ me { isCardValid } }');
  return (data as unknown as { me: { isCardValid: boolean } }).me.isCardValid;
}

const newcomer = () => house.guest({ hasCard: false });

describe('a card check', () => {
  it('opens for somebody signed in, on a public car or its auction', async () => {
    const guest = await newcomer();
    expect(await house.visitor().codeOf(OPEN, { id: car.uuid })).toBe('Unauthenticated');
    for (const id of [car.uuid, car.auctionId]) expect(await guest.codeOf(OPEN, { id })).toBeNull();
    const draft = await addCar(house, { status: 'DRAFT' });
    for (const id of ['x', '00000000-0000-4000-8000-000000000000', draft.uuid]) {
      expect(await guest.codeOf(OPEN, { id })).toBe('NotFound');
    }
  });

  it('that passes makes the card valid until the end of its last month', async () => {
    const guest = await newcomer();
    expect(await isCardValid(guest)).toBe(false);
    const secret = await openCheckout(guest);
    expect(await pay(secret, card)).toEqual([200, { state: 'complete' }]);
    expect(await isCardValid(guest)).toBe(true);
    await house.db.owner("update cards set expires_at = now() where provider_ref = 'sandbox'");
    expect(await isCardValid(guest)).toBe(false);
  });

  it('tells what is declined and what is wrong, and can be tried again', async () => {
    const guest = await newcomer();
    const secret = await openCheckout(guest);
    expect((await pay(secret, DECLINED))[0]).toBe(402);
    expect(await pay(secret, { ...card, cvc: '1' })).toMatchObject([422, { field: 'cvc' }]);
    expect(await pay(secret, { ...card, expYear: 2020 })).toMatchObject([422, { field: 'expYear' }]);
    expect(await isCardValid(guest)).toBe(false);
    expect(await pay(secret, card)).toEqual([200, { state: 'complete' }]);
  });

  it('with a second step passes only with the right code, after the card', async () => {
    const guest = await newcomer();
    const secret = await openCheckout(guest);
    expect(await pay(secret, { code: '123456' })).toMatchObject([422, { field: 'number' }]);
    expect(await pay(secret, SECOND_STEP)).toEqual([200, { state: 'challenged' }]);
    expect(await isCardValid(guest)).toBe(false);
    expect((await pay(secret, { code: '000000' }))[0]).toBe(402);
    expect(await pay(secret, { code: '123456' })).toEqual([200, { state: 'complete' }]);
    expect(await isCardValid(guest)).toBe(true);
  });

  it('forgets the card of a second step when another is declined', async () => {
    const guest = await newcomer();
    const secret = await openCheckout(guest);
    await pay(secret, SECOND_STEP);
    await pay(secret, DECLINED);
    expect(await pay(secret, { code: '123456' })).toMatchObject([422, { field: 'number' }]);
    expect(await isCardValid(guest)).toBe(false);
  });

  it('counts once, however often and however fast it is sent', async () => {
    const guest = await newcomer();
    const secret = await openCheckout(guest);
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(secret, card)));
    expect(answers).toEqual(Array(5).fill([200, { state: 'complete' }]));
    const kept = await house.db.owner(
      'select from cards c join accounts p on p.id = c.account_id where p.email = $1',
      [guest.email],
    );
    expect(kept).toHaveLength(1);
  });

  it('is for who has its secret, and for an hour', async () => {
    expect((await pay('sandbox_unknown', card))[0]).toBe(404);
    const secret = await openCheckout(await newcomer());
    await house.db.owner("update card_checkouts set created_at = created_at - interval '1 hour'");
    expect((await pay(secret, card))[0]).toBe(404);
  });

  it('forgets a card a month after it was taken off file or ran out, and none before', async () => {
    const lastFours = async () =>
      (await house.db.owner<{ four: string }>('select last_four as four from cards order by 1')).map(
        row => row.four,
      );
    await house.db.owner('delete from cards');
    const add = (four: string, expires: string, removed: string | null) =>
      house.db.owner(
        `insert into cards (account_id, brand, last_four, expires_at, removed_at, provider_ref)
         select id, 'visa', $1, now() + $2::interval, now() + $3::interval, 'x' from accounts limit 1`,
        [four, expires, removed],
      );
    await add('0001', '1 year', null);
    await add('0002', '1 year', '-29 days');
    await add('0003', '-29 days', null);
    await add('0004', '1 year', '-31 days');
    await add('0005', '-31 days', null);
    await house.rooms.payments.sweep();
    expect(await lastFours()).toEqual(['0001', '0002', '0003']);
  });

  it('leaves neither number, code nor secret in the database', async () => {
    const secret = await openCheckout(await newcomer());
    await pay(secret, SECOND_STEP);
    await pay(secret, { code: '123456' });
    const rows = await house.db.owner<{ row: string }>(
      `select c::text as row from cards c union all select c::text from card_checkouts c`,
    );
    const kept = rows.map(({ row }) => row).join('\n');
    expect(kept).toContain('3184');
    for (const hidden of ['4000002760003184', '4242424242424242', '123456', secret]) {
      expect(kept).not.toContain(hidden);
    }
  });
});
