import type { TestHouse } from './house.ts';

export type CarWish = {
  /** Whose car it is; nobody's when not said. */
  sellerEmail?: string;
  status?: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  /** An auction, its times in milliseconds from now on the database's clock. */
  auction?: { startsInMs?: number; endsInMs?: number };
};

export type TestCar = { readonly uuid: string; readonly auctionId: string };

/** What the house paid for a car of its own, so that it may be handed over. */
export async function addPurchase({ db }: TestHouse, uuid: string, costCents: number): Promise<void> {
  await db.owner(
    `insert into car_purchases (ad_uuid, cost_cents, bought_on, sold_by, reference)
     values ($1, $2, '2026-01-02', 'PRIVATE', 'Achat')`,
    [uuid, costCents],
  );
}

/** A car written by the ads room; its auction, which may lie in the past, by the database's owner. */
export async function addCar({ rooms, db }: TestHouse, wish: CarWish = {}): Promise<TestCar> {
  const { sellerEmail, status = 'PUBLISHED', auction } = wish;
  const car = { brand: 'Alpine', model: 'A110', carType: 'CLASSIC' } as const;
  const uuid = await rooms.ads.create({ ...car, ...(sellerEmail ? { sellerEmail } : {}) });
  if (status !== 'DRAFT') await rooms.ads.publish(uuid);
  if (status === 'WITHDRAWN') await rooms.ads.withdraw(uuid);
  if (!auction) return { uuid, auctionId: '' };
  const { startsInMs = -3_600_000, endsInMs = 3_600_000 } = auction;
  const [row] = await db.owner<{ id: string }>(
    `insert into auctions (ad_uuid, start_at, end_at, starting_price, scheduled_end_at)
     select $1, now() + $2 * interval '1 ms', t.end_at, 1000, t.end_at
     from (select now() + $3 * interval '1 ms' as end_at) t returning id`,
    [uuid, startsInMs, endsInMs],
  );
  return { uuid, auctionId: row?.id ?? '' };
}
