import type { Cents, Euros, Instant, OrderCause, OrderDeadlines, OrderState } from '#sale/index.ts';
import { statement, timestamp, type Writes } from '../database/index.ts';

export type Order = OrderDeadlines & {
  readonly id: string;
  readonly number: number;
  readonly auctionId: string;
  readonly adUuid: string;
  readonly buyerId: string;
  /** null: the car is the house's own. */
  readonly sellerId: string | null;
  readonly cause: OrderCause;
  readonly hammerPrice: Euros;
  readonly feeCents: Cents;
  readonly totalCents: Cents;
  readonly state: OrderState;
  readonly createdAt: Instant;
};

export type NewOrder = {
  readonly auctionId: string;
  readonly adUuid: string;
  readonly buyerId: string;
  readonly sellerId: string | null;
  readonly hammerPrice: Euros;
  readonly feeCents: Cents;
  readonly now: Instant;
  readonly cause: OrderCause;
};

const addSql = statement(
  'orders.add',
  `insert into orders (auction_id, ad_uuid, buyer_id, seller_id, cause, hammer_price, fee_cents, total_cents,
     created_at, sign_by, pay_by, collect_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
);

/** Adds an order; the database refuses a second one that is alive on the auction. */
export async function addOrder(writes: Writes, order: NewOrder, due: OrderDeadlines): Promise<string> {
  const { auctionId, adUuid, buyerId, sellerId, cause, hammerPrice, feeCents, now } = order;
  const amounts = [hammerPrice, feeCents, 100 * hammerPrice + feeCents];
  const times = [now, due.signBy, due.payBy, due.collectBy].map(timestamp);
  const values = [auctionId, adUuid, buyerId, sellerId, cause, ...amounts, ...times];
  const [row] = await writes.query<{ id: string }>(addSql, values);
  if (!row) throw new Error('an order that was just added has an id');
  return row.id;
}

const markSoldSql = statement(
  'orders.markAdSold',
  `update ads set status = 'SOLD', updated_at = $2 where uuid = $1 and status = 'PUBLISHED'`,
);

export async function markAdSold(writes: Writes, adUuid: string, now: Instant): Promise<void> {
  await writes.query(markSoldSql, [adUuid, timestamp(now)]);
}

const COLUMNS = `o.id, o.number, o.auction_id as "auctionId", o.ad_uuid as "adUuid", o.buyer_id as "buyerId",
  o.seller_id as "sellerId", o.cause, o.hammer_price as "hammerPrice", o.fee_cents as "feeCents",
  o.total_cents as "totalCents", o.state, o.created_at as "createdAt", o.sign_by as "signBy", o.pay_by as "payBy",
  o.collect_by as "collectBy"`;

const lockSql = statement(
  'orders.lock',
  `select ${COLUMNS}, clock_timestamp() as now from orders o where id = $1 for no key update`,
);

/** An order as it stands, held until the transaction ends, and the instant of the lock. */
export async function lockOrder(writes: Writes, id: string): Promise<{ order: Order; now: Instant } | null> {
  const [row] = await writes.query<Order & { now: Instant }>(lockSql, [id]);
  if (!row) return null;
  const { now, ...order } = row;
  return { order, now };
}
