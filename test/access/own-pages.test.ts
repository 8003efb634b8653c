import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { ROUTE_NAMES, ROUTES } from '#web/route-table.ts';

let house: TestHouse;
let mine: Guest;
let other: Guest;
const paths = new Map<string, string>();

beforeAll(async () => {
  house = await openTestHouse();
  [mine, other] = [await house.guest(), await house.guest()];
  const idOf = async (sql: string, values: unknown[]) =>
    (await house.db.owner<{ id: string }>(sql, values))[0]?.id ?? '';
  const [account] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
    mine.email,
  ]);
  const { uuid, auctionId } = await addCar(house, { auction: {} });
  const bid = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
  await mine.ask(bid, { i: { auctionId, bid: 1_000, isAuctionCGVAccepted: true } });
  await house.db.owner("update auctions set end_at = clock_timestamp() - interval '1 s' where id = $1", [
    auctionId,
  ]);
  await house.rooms.auctions.closing.tick();
  const order = await idOf('select id from orders where auction_id = $1', [auctionId]);
  const car = (await addCar(house, { sellerEmail: mine.email })).uuid;
  const offer = await idOf(
    `insert into offers (auction_id, ad_uuid, kind, state, bidder_id, last_bid, needs_seller, opened_by,
       opened_at, turn_ends_at)
     values ($1, $2, 'BEST_OFFER', 'BIDDER_TURN', $3, 1000, false, $3, now(), now() + interval '1 day')
     returning id`,
    [auctionId, uuid, account?.id],
  );
  const document = await idOf(
    `insert into person_documents (account_id, kind, file_name, file_key, media_type, byte_count)
     values ($1, 'IDENTITY', 'x.pdf', 'x', 'application/pdf', 1) returning id`,
    [account?.id],
  );
  const address = await idOf(
    `insert into addresses (account_id, country, city, zip_code, street)
     values ($1, 'FR', 'Lyon', '69002', '1 rue X') returning id`,
    [account?.id],
  );
  for (const name of ['user/orders/order', 'orders/pay', 'orders/end', 'orders/sign']) paths.set(name, order);
  for (const name of ['user/cars/edit', 'user/cars/create']) paths.set(name, car);
  paths.set('user/offers/offer', offer).set('user/documents/document', document);
  paths.set('user/addresses/edit', address);
});
afterAll(() => house[Symbol.asyncDispose]());

const statusOf = async (path: string, guest: Guest) =>
  (await fetch(house.url + path, { headers: { cookie: guest.cookie() }, redirect: 'manual' })).status;

const OWN = ROUTE_NAMES.filter(name => ROUTES[name].who === 'user');

describe('a page of one’s own', () => {
  it.each(OWN)(
    '%s is there for its person; for a visitor behind sign-in, for others not where it names a thing',
    async name => {
      const id = paths.get(name) ?? '';
      const path = ROUTES[name].words.en.replace(/:\w+/, id);
      expect(path).not.toContain(':');
      expect(name.includes('/') && ROUTES[name].words.en.includes(':')).toBe(paths.has(name));
      expect(await statusOf(path, mine)).toBe(200);
      expect(await statusOf(path, house.visitor())).toBe(302);
      expect(await statusOf(path, other)).toBe(paths.has(name) ? 404 : 200);
      if (!paths.has(name)) return;
      for (const nothing of ['x', '00000000-0000-4000-8000-000000000000'])
        expect(await statusOf(path.replace(id, nothing), mine)).toBe(404);
    },
  );
});
