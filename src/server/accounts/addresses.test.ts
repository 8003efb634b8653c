import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { sellCar } from '#test/kit/sales.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

type Address = { id: string; label: string | null; zipCode: string; city: string; isDefault: boolean };
const FIELDS = '{ id label zipCode city isDefault }';
const ADD = `mutation($d: AddressInput!) { addAddress(data: $d) ${FIELDS} }`;
const UPDATE = `mutation($i: ID!, $d: AddressInput!) { updateAddress(id: $i, data: $d) ${FIELDS} }`;
const REMOVE = `mutation($i: ID!) { removeAddress(id: $i) ${FIELDS} }`;
const CHOOSE = `mutation($i: ID!) { chooseAddress(id: $i) ${FIELDS} }`;
const home = { label: 'Maison', country: 'FR', zipCode: '75008', city: 'Paris', street: '1 rue Royale' };

async function list(guest: Guest): Promise<Address[]> {
  const { data } = await guest.ask(`{ me { addresses ${FIELDS} } }`);
  return (data as unknown as { me: { addresses: Address[] } }).me.addresses;
}

describe('an address', () => {
  it('needs somebody signed in, a country of ISO 3166 and a postal code of that country', async () => {
    expect(await house.visitor().codeOf(ADD, { d: home })).toBe('Unauthenticated');
    const guest = await house.guest();
    const fieldOf = async (change: object) =>
      (await guest.ask(ADD, { d: { ...home, ...change } })).errors?.[0]?.extensions.field;
    expect(await fieldOf({ country: 'XX' })).toBe('country');
    expect(await fieldOf({ zipCode: '7500' })).toBe('zipCode');
    expect(await fieldOf({ city: ' ' })).toBe('city');
    expect(await fieldOf({ street: 'x'.repeat(121) })).toBe('street');
    expect(await list(guest)).toEqual([]);
  });

  it('is the default one when it is the first, and there is always exactly one', async () => {
    const guest = await house.guest();
    await guest.ask(ADD, { d: home });
    await guest.ask(ADD, { d: { ...home, label: 'Garage', city: 'Lyon', zipCode: '69001' } });
    const [first, second] = await list(guest);
    expect([first, second]).toMatchObject([{ label: 'Maison', isDefault: true }, { isDefault: false }]);
    await guest.ask(CHOOSE, { i: second?.id });
    expect(await list(guest)).toMatchObject([{ label: 'Garage', isDefault: true }, { isDefault: false }]);
    await guest.ask(REMOVE, { i: second?.id });
    expect(await list(guest)).toMatchObject([{ label: 'Maison', isDefault: true }]);
  });

  it('is added once, though it is sent again because its answer was lost', async () => {
    const guest = await house.guest();
    for (const change of [{}, {}, { label: null }]) await guest.ask(ADD, { d: { ...home, ...change } });
    expect(await list(guest)).toHaveLength(2);
  });

  it('that is there already is the default one where it is wished to be', async () => {
    const guest = await house.guest();
    for (const label of ['Maison', 'Garage']) await guest.ask(ADD, { d: { ...home, label } });
    const added = await guest.ask(ADD, { d: { ...home, label: 'Garage', isDefault: true } });
    expect(added.errors).toBeUndefined();
    const chosen = (await list(guest)).filter(({ isDefault }) => isDefault);
    expect(chosen).toMatchObject([{ label: 'Garage' }]);
    expect(await list(guest)).toHaveLength(2);
  });

  it('is the default one once, however many are added at a time', async () => {
    const guest = await house.guest();
    await Promise.all(
      Array.from({ length: 6 }, () => guest.codeOf(ADD, { d: { ...home, isDefault: true } })),
    );
    expect((await list(guest)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('is changed and removed by nobody but its owner', async () => {
    const [guest, stranger] = [await house.guest(), await house.guest()];
    await guest.ask(ADD, { d: home });
    const [address] = await list(guest);
    for (const i of [address?.id, 'x']) {
      expect(await stranger.codeOf(UPDATE, { i, d: home })).toBe('NotFound');
      expect(await stranger.codeOf(REMOVE, { i })).toBe('NotFound');
      expect(await stranger.codeOf(CHOOSE, { i })).toBe('NotFound');
    }
    await guest.ask(UPDATE, {
      i: address?.id,
      d: { ...home, label: null, city: ' Versailles ', zipCode: '78000' },
    });
    expect(await list(guest)).toMatchObject([{ label: null, city: 'Versailles', zipCode: '78000' }]);
  });

  it('stays as long as an open order names it (IMP-22)', async () => {
    const { buyer, orderId } = await sellCar(house);
    await buyer.ask(ADD, { d: home });
    const [used, spare] = (await list(buyer)).sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
    expect(await buyer.codeOf(REMOVE, { i: used?.id })).toBe('OrderOpen');
    expect(await list(buyer)).toHaveLength(2);
    expect(await buyer.codeOf(REMOVE, { i: spare?.id })).toBeNull();
    await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [orderId]);
    expect(await buyer.codeOf(REMOVE, { i: used?.id })).toBeNull();
  });
});
