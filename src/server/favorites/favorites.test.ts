import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const ADD = 'mutation($u: ID!) { addFavorite(uuid: $u) }';
const REMOVE = 'mutation($u: ID!) { removeFavorite(uuid: $u) }';
const MINE = '{ myFavorites }';
const COUNT = 'query($u: ID!) { publicCarAd(uuid: $u) { auction { nbFav } } }';

async function countOf({ uuid }: TestCar): Promise<number> {
  const { data } = await house.visitor().ask(COUNT, { u: uuid });
  return (data as unknown as { publicCarAd: { auction: { nbFav: number } } }).publicCarAd.auction.nbFav;
}

describe('a favourite', () => {
  it('is for somebody signed in, and of a public car', async () => {
    const guest = await house.guest();
    const car = await addCar(house);
    const draft = await addCar(house, { status: 'DRAFT' });
    for (const change of [ADD, REMOVE]) {
      expect(await house.visitor().codeOf(change, { u: car.uuid })).toBe('Unauthenticated');
      for (const u of ['x', '00000000-0000-4000-8000-000000000000', draft.uuid]) {
        expect(await guest.codeOf(change, { u })).toBe('NotFound');
      }
      expect(await guest.codeOf(change)).toBe('BadInput');
    }
    expect((await house.visitor().ask(MINE)).data).toEqual({ myFavorites: [] });
  });

  it('counts once a person, however often and however fast it is set or taken back', async () => {
    const [one, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    const set = { u: car.uuid };
    await Promise.all([one, one, one, one, other].map(guest => guest.ask(ADD, set)));
    expect(await countOf(car)).toBe(2);
    expect((await one.ask(MINE)).data).toEqual({ myFavorites: [car.uuid] });
    await Promise.all([one, one, one].map(guest => guest.ask(REMOVE, set)));
    expect(await countOf(car)).toBe(1);
    expect((await one.ask(MINE)).data).toEqual({ myFavorites: [] });
    expect((await other.ask(MINE)).data).toEqual({ myFavorites: [car.uuid] });
  });

  it('can be set on a car without an auction', async () => {
    const guest = await house.guest();
    const car = await addCar(house);
    expect((await guest.ask(ADD, { u: car.uuid })).data).toEqual({ addFavorite: true });
    expect((await guest.ask(MINE)).data).toEqual({ myFavorites: [car.uuid] });
  });

  it('can be taken back when the car is public no more', async () => {
    const guest = await house.guest();
    const car = await addCar(house);
    await guest.ask(ADD, { u: car.uuid });
    await house.rooms.ads.withdraw(car.uuid);
    expect((await guest.ask(REMOVE, { u: car.uuid })).data).toEqual({ removeFavorite: true });
    expect((await guest.ask(MINE)).data).toEqual({ myFavorites: [] });
  });
});
