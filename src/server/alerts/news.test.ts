import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const CREATE = 'mutation($d: CreateAlertInput!) { createAlert(data: $d) { id } }';
const UPDATE =
  'mutation($id: ID!, $d: UpdateAlertInput!) { updateAlert(id: $id, data: $d) { tellsDrops tellsEdits } }';
const NEWS = `{ myNotifications(first: 20) { nodes {
  amount amountWas count dropCount editCount ad { uuid } } } }`;

let brandCount = 0;
/** A guest whose alert asks for a brand nobody else's does, and a car of that brand. */
async function watching(wish: object, price = 50_000) {
  brandCount += 1;
  const brand = `Marque${brandCount}`;
  const guest = await house.guest();
  const { uuid } = await addCar(house, { status: 'DRAFT' });
  await house.rooms.ads.update(uuid, { brand, price });
  await house.rooms.ads.publish(uuid);
  await house.rooms.jobs.drain();
  const { data } = await guest.ask(CREATE, { d: { name: brand, filter: { brands: [brand] }, ...wish } });
  const { id } = (data as unknown as { createAlert: { id: string } }).createAlert;
  return { guest, uuid, brand, id };
}
const edit = (uuid: string, input: object) => house.rooms.ads.update(uuid, { ...input });
const ask = async (guest: Guest, price: number) => {
  await house.rooms.jobs.drain();
  return { guest, price };
};
async function lettersTo(guest: Guest): Promise<string[]> {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(guest.email)).map(letter => letter.subject).reverse();
}
/** As if the day or the week were over. */
async function passTime(id: string): Promise<void> {
  await house.rooms.jobs.drain();
  await house.db.owner("update alerts set told_at = told_at - interval '8 days' where id = $1", [id]);
  await house.db.owner("update jobs set run_at = now() where kind = 'alerts.tellCollected'");
}

describe('an alert (IMP-06)', () => {
  it('says nothing of edits and lower prices unless it is asked to', async () => {
    const { guest, uuid } = await watching({});
    await edit(uuid, { price: 45_000 });
    await edit(uuid, { city: 'Lyon' });
    expect(await lettersTo(guest)).toEqual([]);
  });

  it('tells once of each lower price, and of no higher one, when it is asked to', async () => {
    const { guest, uuid, brand } = await watching({ tellsDrops: true });
    await edit(uuid, { price: 45_000 });
    await edit(uuid, { city: 'Lyon' });
    await ask(guest, 45_000);
    await edit(uuid, { price: 48_000 });
    await edit(uuid, { reducedPrice: 44_000 });
    const drop = `${brand} : baisse de prix, ${brand} A110`;
    expect(await lettersTo(guest)).toEqual([drop, drop]);
    const { data } = await guest.ask(NEWS);
    expect(data).toMatchObject({
      myNotifications: {
        nodes: [
          { amount: 44_000, amountWas: 48_000, count: 0, dropCount: 1, editCount: 0, ad: { uuid } },
          { amount: 45_000, amountWas: 50_000 },
        ],
      },
    });
  });

  it('names of a trader’s car no price but the lowest of thirty days, and no drop to where it was', async () => {
    const { guest, uuid, brand } = await watching({ tellsDrops: true });
    const daily = await house.guest();
    const { data: made } = await daily.ask(CREATE, {
      d: { name: brand, filter: { brands: [brand] }, tellsDrops: true, frequency: 'DAILY' },
    });
    const { id } = (made as unknown as { createAlert: { id: string } }).createAlert;
    const pro = await house.guest();
    await house.db.owner('update accounts set is_professional = true where email = $1', [pro.email]);
    await edit(uuid, { sellerEmail: pro.email });
    await edit(uuid, { price: 60_000 });
    await edit(uuid, { price: 50_000 });
    await ask(guest, 50_000);
    await edit(uuid, { price: 60_000, reducedPrice: 55_000 });
    await edit(uuid, { reducedPrice: 50_000 });
    expect(await lettersTo(guest)).toEqual([]);
    await edit(uuid, { reducedPrice: 48_000 });
    await ask(guest, 48_000);
    await edit(uuid, { price: 60_000, reducedPrice: null });
    await ask(guest, 60_000);
    await edit(uuid, { reducedPrice: 47_000 });
    await passTime(id);
    expect(await lettersTo(guest)).toHaveLength(2);
    const pricesOf = async (of: Guest) => (await of.ask(NEWS)).data;
    const least = { amount: 47_000, amountWas: 48_000, dropCount: 1 };
    const nodes = [least, { amount: 48_000, amountWas: 50_000 }];
    expect(await pricesOf(guest)).toMatchObject({ myNotifications: { nodes } });
    // Who is told of both at once reads the lower of the two, too.
    expect(await pricesOf(daily)).toMatchObject({ myNotifications: { nodes: [least] } });
    // Nor one to where it has risen since.
    await edit(uuid, { reducedPrice: 46_000 });
    await edit(uuid, { reducedPrice: 46_500 });
    await passTime(id);
    await house.rooms.jobs.drain();
    expect(await pricesOf(daily)).toMatchObject({ myNotifications: { nodes: [least] } });
  });

  it('finds a car that its lower price brings into the search', async () => {
    const { guest, uuid, brand, id } = await watching({ tellsDrops: true }, 60_000);
    const filter = { brands: [brand], priceMax: 50_000 };
    await guest.ask('mutation($id: ID!) { removeAlert(id: $id) }', { id });
    await guest.ask(CREATE, { d: { name: 'Budget', filter, tellsDrops: true } });
    await edit(uuid, { price: 55_000 });
    expect(await lettersTo(guest)).toEqual([]);
    await edit(uuid, { price: 50_000 });
    expect(await lettersTo(guest)).toEqual([`Budget : baisse de prix, ${brand} A110`]);
  });

  it('tells of nothing hidden, sold, under the hammer, one’s own, or while it is paused', async () => {
    const { guest, uuid, id } = await watching({ tellsDrops: true, tellsEdits: true });
    await edit(uuid, { isPriceHidden: true, sellerEmail: guest.email });
    await edit(uuid, { price: 40_000 });
    await edit(uuid, { sellerEmail: null, isPriceHidden: true });
    await guest.ask(UPDATE, { id, d: { isPaused: true } });
    await edit(uuid, { price: 39_000, isPriceHidden: false });
    await ask(guest, 39_000);
    await guest.ask(UPDATE, { id, d: { isPaused: false, tellsEdits: false } });
    await house.db.owner(
      `insert into auctions (ad_uuid, start_at, end_at, starting_price, scheduled_end_at)
       values ($1, now(), now() + interval '1 day', 1000, now() + interval '1 day')`,
      [uuid],
    );
    await edit(uuid, { price: 38_000 });
    await ask(guest, 38_000);
    await house.db.owner("update auctions set status = 'unsold', closed_at = now() where ad_uuid = $1", [
      uuid,
    ]);
    await edit(uuid, { price: 37_000, sold: true });
    expect(await lettersTo(guest)).toEqual([]);
  });

  it('tells of edits too when it is asked to, of one car once a day', async () => {
    const { guest, uuid, brand, id } = await watching({});
    const { data } = await guest.ask(UPDATE, { id, d: { tellsEdits: true } });
    expect(data).toEqual({ updateAlert: { tellsDrops: false, tellsEdits: true } });
    await edit(uuid, { city: 'Lyon' });
    await edit(uuid, { city: 'Nîmes' });
    expect(await lettersTo(guest)).toEqual([`${brand} : annonce modifiée, ${brand} A110`]);
    await edit(uuid, { price: 45_000 });
    expect(await lettersTo(guest)).toHaveLength(2);
  });

  it('that collects tells of new cars, lower prices and edits in one letter', async () => {
    const { guest, uuid, brand, id } = await watching({
      frequency: 'DAILY',
      ...{ tellsDrops: true, tellsEdits: true },
    });
    await edit(uuid, { price: 45_000 });
    await edit(uuid, { price: 44_000 });
    expect(await lettersTo(guest)).toEqual([]);
    await passTime(id);
    expect(await lettersTo(guest)).toEqual([`${brand} : baisse de prix, ${brand} A110`]);
    const { data } = await guest.ask(NEWS);
    expect(data).toMatchObject({ myNotifications: { nodes: [{ amount: 44_000, amountWas: 50_000 }] } });

    const other = await addCar(house, { status: 'DRAFT' });
    await edit(other.uuid, { brand, price: 9_000 });
    await house.rooms.ads.publish(other.uuid);
    await house.rooms.jobs.drain();
    // The day's letter says its price as it is then: nothing to be told twice.
    await edit(other.uuid, { price: 8_000 });
    await edit(uuid, { price: 43_000 });
    await passTime(id);
    expect((await lettersTo(guest)).at(-1)).toBe(`${brand} : 1 nouvelle voiture, 1 baisse de prix`);
    const [letter] = await house.rooms.mail.list(guest.email);
    const lines = letter?.text.replaceAll(/\s/g, ' ') ?? '';
    for (const price of ['8 000 €', '43 000 €']) expect(lines).toContain(`${brand} A110 · ${price}`);
  });

  it('keeps both wishes in the copy a person may have', async () => {
    const { guest, brand } = await watching({ tellsDrops: true });
    const { data } = await guest.ask('{ myData }');
    const { alerts } = JSON.parse((data as unknown as { myData: string }).myData) as { alerts: object[] };
    expect(alerts).toMatchObject([{ name: brand, tellsDrops: true, tellsEdits: false }]);
  });
});
