import { afterAll, beforeAll, expect, it } from 'vitest';
import { parisDay } from '#shared/words/paris.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, endAuction, sellCar, sellSigned } from '#test/kit/sales.ts';
import { takeSheet } from '#test/kit/sheet.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const ASK = `query($months: Int) { staffFigures(months: $months) {
  total { ended sold hammer feeCents commissionCents ofReserve ofEstimate } months { name ended sold } makes { name ended sold hammer }
  sellers { name ended } channels { name ended sold } bidders buyers daysToPay withinWeek withinMonth older } }`;
type Answer = { staffFigures: Record<string, unknown> & { months: { name: string }[] } };
const figures = async (months = 12) =>
  ((await staff.ask(ASK, { months })).data as unknown as Answer).staffFigures;
const monthsAgo = (count: number) => {
  const [year = 0, month = 0] = parisDay(Date.now()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count)).toISOString().slice(0, 7);
};

it('count what ended, what was sold and what it brought, by month, make and seller', async () => {
  const none = await figures(3);
  expect(none.total).toEqual({
    ...{ ended: 0, sold: 0, hammer: 0, feeCents: 0, commissionCents: 0 },
    ...{ ofReserve: null, ofEstimate: null },
  });
  expect(none.months.map(({ name }) => name)).toEqual([monthsAgo(2), monthsAgo(1), monthsAgo(0)]);

  const paid = await sellSigned(house, { price: 25_000 });
  expect(await book(staff, paid.orderId, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  await house.db.owner("update orders set created_at = created_at - interval '3 days' where id = $1", [
    paid.orderId,
  ]);
  // The house's own car, sold for a third more than its reserve two months ago; its order is the oldest.
  const older = await sellCar(house, { price: 40_000, hasSeller: false });
  await house.db.owner("update orders set created_at = created_at - interval '40 days' where id = $1", [
    older.orderId,
  ]);
  const unsold = await addCar(house, { auction: {} });
  await endAuction(house, unsold.uuid);
  // Its owner took it away afterwards.
  await house.db.owner("update ads set status = 'WITHDRAWN' where uuid = $1", [unsold.uuid]);
  // Sold and given up: it ended, and was not sold.
  const fallen = await sellCar(house, { price: 99_000 });
  await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [fallen.orderId]);

  const { months, ...all } = await figures();
  expect(all.total).toMatchObject({ ended: 4, sold: 2, hammer: 65_000, feeCents: expect.any(Number) });
  expect(months.at(-1)).toMatchObject({ ended: 4, sold: 2 });
  // A month in which nothing ended is one of the twelve.
  expect(months.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, at) => monthsAgo(11 - at)));
  expect(months[0]).toMatchObject({ ended: 0, sold: 0 });
  expect(all.makes).toEqual([expect.objectContaining({ ended: 4, sold: 2, hammer: 65_000 })]);
  expect(all.sellers).toEqual([{ name: 'BROKERAGE', ended: 4 }]);
  expect(all).toMatchObject({ bidders: 3, buyers: 2, withinWeek: 1, withinMonth: 0, older: 1 });
  expect(all.daysToPay).toBeCloseTo(3, 1);
  expect(all.channels).toEqual([{ name: 'SITE', ended: 2, sold: 2 }]);
});

it('count what sellers owe, where the buyer was, and the price against a lot’s estimate', async () => {
  const before = await figures();
  const car = await sellCar(house, { price: 30_000 });
  await house.db.owner('update orders set commission_cents = 150000 where id = $1', [car.orderId]);
  const [order] = await house.db.owner<{ auction: string; ad: string }>(
    'select auction_id as auction, ad_uuid as ad from orders where id = $1',
    [car.orderId],
  );
  await house.db.owner(
    `with s as (insert into sales (title, slug, start_at, first_end_at, interval_minutes, stagger, hot_from,
         hot_gap_minutes, extension_window_ms, asks_for_card)
       select '{"fr":"Une vente"}', 'une-vente', now() - interval '2 days', now() - interval '1 day', 2, 'INTERVAL', 100000,
         0, 120000, true returning id)
     insert into sale_lots (sale_id, ad_uuid, number, estimate_low, estimate_high, auction_id)
     select s.id, $1, 1, 20000, 30000, $2 from s`,
    [order?.ad, order?.auction],
  );
  // What was taken down is never changed: but for here, where it stands for a call that was taken.
  await house.db.owner('alter table bid_requests disable trigger user');
  await house.db.owner(
    'update bid_requests set placed_by = (select id from accounts where email = $2) where auction_id = $1',
    [order?.auction, staff.email],
  );
  await house.db.owner('alter table bid_requests enable trigger user');
  const after = await figures();
  const total = after.total as { commissionCents: number; ofEstimate: number };
  expect([total.commissionCents, total.ofEstimate]).toEqual([150_000, 1.2]);
  expect(after.channels).toEqual([
    ...(before.channels as object[]),
    { name: 'TELEPHONE', ended: 1, sold: 1 },
  ]);
});

it('leave as a table, a line a group, in the words of whoever reads it', async () => {
  const { text } = await takeSheet(house, staff, 'figures', { months: 3 }, 'FR');
  const [head, all, month, ...rest] = text.trim().split('\r\n');
  expect(head).toBe(
    'Selon;Nom;Terminées;Vendus;Adjugé (€);Frais TTC;Commission TTC;De la réserve (%);De l’estimation (%)',
  );
  expect(all).toMatch(/^Ensemble;;5;3;95000;/);
  expect(month).toMatch(/^Mois;\d{4}-\d\d;/);
  expect(rest.some(line => line.startsWith('Acheteur;Par téléphone;1;1;'))).toBe(true);
  expect((await takeSheet(house, staff, 'figures', { months: 37 })).code).toBe('BadInput');
});

it('are for those alone who see the money of the house', async () => {
  const other = await house.guest({ permissions: ['Ads:update'] });
  expect(await other.codeOf(ASK)).toBe('Forbidden');
  expect(await house.visitor().codeOf(ASK)).toBe('Unauthenticated');
  expect(await staff.codeOf(ASK, { months: 37 })).toBe('BadInput');
});
