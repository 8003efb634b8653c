import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, type TestCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';
import { reviewsPersonalData } from './personal-data.ts';
import { saveBuyersReview } from './reviews-store.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Content:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const MINE = 'query($id: ID!) { orderReview(orderId: $id) { note message isPublic } }';
const WRITE =
  'mutation($id: ID!, $n: String!, $m: String!) { reviewOrder(orderId: $id, note: $n, message: $m) { message isPublic } }';
const PUBLIC = '{ reviews(first: 5) { edges { node { name title message note purchase { slug } } } } }';

const LINES = 'query($id: ID!) { listAct(id: $id) { lines { name outcome code } } }';
type Read = { readonly uuid: string; readonly version?: string; readonly name?: string | null };
/** A review as staff's list has it. */
const readBy = async (search: string): Promise<Read> => {
  const list = 'query($s: String) { staffReviews(search: $s) { reviews { uuid version name } } }';
  const { data } = await staff.ask(list, { s: search });
  return (data as unknown as { staffReviews: { reviews: [Read] } }).staffReviews.reviews[0];
};
const PUBLISH =
  'mutation($u: ID!, $v: String) { setReviewState(uuid: $u, state: PUBLISHED, seenVersion: $v) { state } }';
const publish = ({ uuid, version }: Read) => staff.codeOf(PUBLISH, { u: uuid, v: version });
const EDIT =
  'mutation($u: ID, $v: String, $d: SaveReviewInput!) { saveReview(uuid: $u, seenVersion: $v, data: $d) { message } }';
/** Saves it with what the window says; answers why not. */
const edit = async ({ uuid, version }: Read, more: object) => {
  const said = { name: 'Marguerite', title: 'A', message: 'Restée ouverte.', note: 'star_4' };
  const d = { ...said, date: '2026-03-01T12:00:00Z', state: 'PUBLISHED', ...more };
  return (await staff.ask(EDIT, { u: uuid, v: version, d })).errors?.[0]?.extensions;
};

type Bought = { readonly buyer: Guest; readonly buyerId: string; readonly car: TestCar; readonly id: string };
async function buy(state = 'HANDED_OVER'): Promise<Bought> {
  const buyer = await house.guest({ firstName: 'Marguerite' });
  const car = await addCar(house, { auction: {} });
  const [account] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
    buyer.email,
  ]);
  const sale = {
    auctionId: car.auctionId,
    adUuid: car.uuid,
    sellerId: null,
    hammerPrice: 25_000,
    feeCents: 120_000,
  };
  const sold = { ...sale, buyerId: account?.id ?? '', now: Date.now(), cause: 'OFFER' as const };
  await house.db.database.transaction(writes => house.rooms.domain.tell(writes, 'auction.sold', sold));
  const [order] = await house.db.owner<{ id: string }>(
    'update orders set state = $2 where ad_uuid = $1 returning id',
    [car.uuid, state],
  );
  return { buyer, buyerId: account?.id ?? '', car, id: order?.id ?? '' };
}
const write = ({ buyer, id }: Pick<Bought, 'buyer' | 'id'>, more: object = {}) =>
  buyer.ask(WRITE, { id, n: 'star_4', m: 'Une belle remise, rien à redire.', ...more });
const mine = async ({ buyer, id }: Bought) => (await buyer.ask(MINE, { id })).data?.orderReview;

describe('who bought a car', () => {
  it('says how it went once they have it, and staff publish it with its sale', async () => {
    const bought = await buy();
    expect(await mine(bought)).toEqual({ note: null, message: null, isPublic: false });
    expect((await write(bought)).data).toEqual({
      reviewOrder: { message: 'Une belle remise, rien à redire.', isPublic: false },
    });
    const others = async () => JSON.stringify((await house.visitor().ask(PUBLIC)).data);
    expect(await others()).not.toContain('belle remise');
    // Said otherwise, while nobody has read it.
    await write(bought, { m: 'Parfait.' });
    const [review] = await house.db.owner<{ uuid: string; count: number }>(
      'select uuid, count(*) over ()::int as count from reviews where order_id = $1',
      [bought.id],
    );
    expect(review?.count).toBe(1);
    expect(await publish(await readBy('Parfait.'))).toBeNull();
    const ad = await house.rooms.ads.find(bought.car.uuid);
    expect((await house.visitor().ask(PUBLIC)).data).toMatchObject({
      reviews: {
        edges: [
          {
            node: {
              ...{ name: 'Marguerite', title: 'Alpine A110', message: 'Parfait.', note: 'star_4' },
              purchase: { slug: ad?.slug },
            },
          },
        ],
      },
    });
    expect(await edit(await readBy('Parfait.'), { message: 'Splendide.' })).toMatchObject({
      ...{ code: 'BadInput', field: 'message' },
    });
    expect(await mine(bought)).toEqual({ note: 'star_4', message: 'Parfait.', isPublic: true });
    expect((await write(bought, { m: 'Non.' })).errors?.[0]?.extensions).toMatchObject({
      code: 'BadInput',
      field: 'message',
    });
  });

  it('is published as they were read: said otherwise since, alone or among many, it is not', async () => {
    const bought = await buy();
    await write(bought, { m: 'Lu par la maison.' });
    const read = await readBy('Lu par la maison.');
    await write(bought, { m: 'Lu par personne.' });
    const { uuid } = read;
    expect([await publish(read), await publish({ uuid })]).toEqual(['StaleVersion', 'StaleVersion']);
    const tried = async (id: string) => {
      const text = 'mutation($ids: [ID!]) { tryListAct(list: "reviews", act: "PUBLISH", ids: $ids) { id } }';
      const { data } = await staff.ask(text, { ids: [id] });
      await house.rooms.jobs.drain();
      const act = (data as unknown as { tryListAct: { id: string } }).tryListAct.id;
      return (await staff.ask(LINES, { id: act })).data?.listAct;
    };
    for (const id of [uuid, `${uuid}_${read.version}`])
      expect(await tried(id)).toEqual({
        lines: [{ name: 'Marguerite', outcome: 'REFUSED', code: 'StaleVersion' }],
      });
    const now = await readBy('Lu par personne.');
    expect(await tried(`${uuid}_${now.version}`)).toMatchObject({ lines: [{ outcome: 'WOULD' }] });
    expect(await publish(now)).toBeNull();
    // Read by its buyer as a draft, published before they were done.
    const late = { name: 'M', title: 'A', message: 'Trop tard.', note: 'star_1', date: Date.now() };
    const isSaved = house.db.database.transaction(writes => saveBuyersReview(writes, bought.id, late));
    expect([await isSaved, await mine(bought)]).toMatchObject([false, { message: 'Lu par personne.' }]);
  });

  it('stays hidden, and nameless, whatever a window that was left open still says', async () => {
    const bought = await buy();
    await write(bought, { m: 'Restée ouverte.' });
    const read = await readBy('Restée ouverte.');
    expect(await publish(read)).toBeNull();
    expect(await edit(read, {})).toMatchObject({ code: 'StaleVersion' });
    const shown = await readBy('Restée ouverte.');
    await staff.ask('mutation($u: ID!) { setReviewState(uuid: $u, state: HIDDEN) { state } }', {
      u: read.uuid,
    });
    expect(await edit(shown, { state: 'PUBLISHED' })).toMatchObject({ code: 'StaleVersion' });
    expect(await publish(await readBy('Restée ouverte.'))).toBeNull();
    const named = await readBy('Restée ouverte.');
    await house.db.database.transaction(async writes => reviewsPersonalData.erase?.(writes, bought.buyerId));
    expect(await edit(named, {})).toMatchObject({ code: 'StaleVersion' });
    const nameless = await readBy('Restée ouverte.');
    expect(await edit(nameless, {})).toMatchObject({ code: 'BadInput', field: 'name' });
    expect(await edit(nameless, { name: null, title: 'Berlinette' })).toBeUndefined();
    expect((await readBy('Restée ouverte.')).name).toBeNull();
  });

  it.each(['CREATED', 'PAID', 'CANCELLED', 'WITHDRAWN'])(
    'says nothing of an order that is %s',
    async state => {
      const bought = await buy(state);
      expect(await mine(bought)).toBeNull();
      expect((await write(bought)).errors?.[0]?.extensions).toMatchObject({ code: 'NotFound' });
    },
  );

  it('alone may, with stars and words', async () => {
    const bought = await buy();
    const codeOf = async (more: object) => (await write(bought, more)).errors?.[0]?.extensions;
    expect(await codeOf({ n: 'star_6' })).toMatchObject({ code: 'BadInput', field: 'note' });
    expect(await codeOf({ m: '  ' })).toMatchObject({ code: 'BadInput', field: 'message' });
    expect(await codeOf({ m: 'x'.repeat(5_001) })).toMatchObject({ code: 'BadInput', field: 'message' });
    expect(
      (await write({ buyer: await house.guest(), id: bought.id })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'NotFound' });
    expect(await mine({ ...bought, buyer: await house.guest() })).toBeNull();
    expect(
      (await house.visitor().ask(WRITE, { id: bought.id, n: 'star_4', m: 'x' })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'Unauthenticated' });
  });
});

describe('the letter that asks', () => {
  const handOver = async ({ id, car, buyer }: Bought) => {
    const [account] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      buyer.email,
    ]);
    const step = { kind: 'HANDED_OVER', party: 'HOUSE', state: 'HANDED_OVER', at: Date.now() };
    const who = { buyerId: account?.id ?? '', sellerId: null, adUuid: car.uuid, auctionId: car.auctionId };
    await house.db.database.transaction(writes =>
      house.rooms.domain.tell(writes, 'order.stepped', { orderId: id, ...who, ...step }),
    );
  };
  const pass = async () => {
    await house.rooms.jobs.drain();
    await house.db.owner("update jobs set run_at = now() - interval '1 second' where kind = 'reviews.ask'");
    await house.rooms.jobs.drain();
  };
  const letters = async ({ buyer }: Bought) =>
    (
      await house.db.owner<{ subject: string }>(
        'select subject from mails where recipient = $1 and subject like $2',
        [buyer.email, '%Alpine%passée%'],
      )
    ).length;

  it('comes once, a week after the handover', async () => {
    const bought = await buy();
    await handOver(bought);
    await house.rooms.jobs.drain();
    expect(await letters(bought)).toBe(0);
    await pass();
    expect(await letters(bought)).toBe(1);
    await pass();
    expect(await letters(bought)).toBe(1);
    const letter = await openLetter(house, bought.buyer.email);
    expect(JSON.stringify(letter)).toContain(`/user/orders/${bought.id}`);
  });

  it('does not come to whoever has said it already, or gave the car back', async () => {
    const [said, back] = [await buy(), await buy()];
    for (const each of [said, back]) await handOver(each);
    await write(said);
    await house.db.owner("update orders set state = 'WITHDRAWN' where id = $1", [back.id]);
    await pass();
    expect([await letters(said), await letters(back)]).toEqual([0, 0]);
  });
});
