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

const CARS = '{ myFavoriteCars { uuid name endingOffsets car { uuid } } }';
const REMIND = 'mutation($u: ID!, $m: [Int!]) { remindFavorite(uuid: $u, minutes: $m) }';

describe('the list of favourites', () => {
  it('keeps what is sold or withdrawn: with its car as long as that is public, then with its name', async () => {
    const guest = await house.guest();
    const [sold, gone] = [await addCar(house), await addCar(house)];
    for (const { uuid } of [sold, gone]) await guest.ask(ADD, { u: uuid });
    await house.db.owner("update ads set status = 'SOLD' where uuid = $1", [sold.uuid]);
    await house.rooms.ads.withdraw(gone.uuid);
    const name = 'Alpine A110';
    expect((await guest.ask(CARS)).data).toEqual({
      myFavoriteCars: [
        { uuid: gone.uuid, name, endingOffsets: null, car: null },
        { uuid: sold.uuid, name, endingOffsets: null, car: { uuid: sold.uuid } },
      ],
    });
    expect((await house.visitor().ask(CARS)).data).toEqual({ myFavoriteCars: [] });
  });

  it('reminds of one car as is said for it: one’s own favourite, in minutes that make sense', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const { uuid } = await addCar(house, { auction: { endsInMs: 5 * 60_000 } });
    await guest.ask(ADD, { u: uuid });
    expect(await house.visitor().codeOf(REMIND, { u: uuid, m: [10] })).toBe('Unauthenticated');
    expect(await other.codeOf(REMIND, { u: uuid, m: [10] })).toBe('NotFound');
    expect(await guest.codeOf(REMIND, { u: 'x', m: [10] })).toBe('NotFound');
    for (const m of [[0], [-1], [20_000], [1, 2, 3, 4, 5, 6]]) {
      expect(await guest.codeOf(REMIND, { u: uuid, m })).toBe('BadInput');
    }
    expect((await guest.ask(REMIND, { u: uuid, m: [10] })).data).toEqual({ remindFavorite: true });
    const shown = (await guest.ask(CARS)).data as unknown as {
      myFavoriteCars: { endingOffsets: number[] }[];
    };
    expect(shown.myFavoriteCars[0]?.endingOffsets).toEqual([10]);
  });

  it('reminds at the time said for the car, not at that of the settings', async () => {
    const [asked, never] = [await house.guest(), await house.guest()];
    const { uuid } = await addCar(house, { auction: { endsInMs: 30 * 60_000 } });
    for (const guest of [asked, never]) await guest.ask(ADD, { u: uuid });
    await house.db.owner("update favorites set created_at = now() - interval '1 day' where ad_uuid = $1", [
      uuid,
    ]);
    await asked.ask(REMIND, { u: uuid, m: [45] });
    await never.ask(REMIND, { u: uuid, m: [] });
    await house.rooms.notifications.follower.catchUp();
    const told = '{ myNotifications(first: 9) { nodes { kind } } }';
    expect((await asked.ask(told)).data).toEqual({ myNotifications: { nodes: [{ kind: 'ENDING_SOON' }] } });
    expect((await never.ask(told)).data).toEqual({ myNotifications: { nodes: [] } });
  });
});
