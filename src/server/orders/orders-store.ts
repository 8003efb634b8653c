import type {
  Cents,
  Euros,
  Instant,
  InvoiceItem,
  OrderCause,
  OrderDeadlines,
  OrderState,
  SaleRegime,
  VatRegime,
} from '#shared/sale/index.ts';
import { inOrderOf, instant, type Reads, statement, timestamp, type Writes } from '../database/index.ts';
import { orderBy, patternOf } from '../paging.ts';
import type { EscrowName } from '../payments/index.ts';

export type Order = OrderDeadlines & {
  readonly id: string;
  readonly number: number;
  readonly auctionId: string;
  readonly adUuid: string;
  readonly buyerId: string;
  /** null: the house's own car. */
  readonly sellerId: string | null;
  readonly cause: OrderCause;
  /** The auction's sale regime, fixed at its start. */
  readonly regime: SaleRegime;
  readonly isTradeSale: boolean;
  /** VAT of the fee and of a house car: as decided when it fell due, else as in the contract. */
  readonly feeVat: VatRegime;
  readonly carVat: VatRegime;
  /** The commission the seller owes by their mandate, tax included. For seller and staff only. */
  readonly commissionCents: Cents;
  readonly commissionVat: VatRegime;
  /** Purchase cost of a house car; null where unknown, and for a seller's car. For staff only. */
  readonly carCostCents: Cents | null;
  readonly hammerPrice: Euros;
  readonly feeCents: Cents;
  readonly totalCents: Cents;
  readonly state: OrderState;
  /** Of an unwound sale: by when the car is to be returned, then the buyer's money; null else. */
  readonly unwindBy: Instant | null;
  /** By when the export from the EU is to be proven; null: no proof is needed, or it is there. */
  readonly exportBy: Instant | null;
  /** The VAT of the price that the buyer gets back for a proven export. */
  readonly exportReliefCents: Cents;
  /** The escrow provider that holds the price until the handover; null: the house, on its own account. */
  readonly escrow: EscrowName | null;
  /** Whether the buyer bought as a trader: by the contract, else by the staff's check of the registers. */
  readonly isTradeBuyer: boolean;
  readonly createdAt: Instant;
};

export type NewOrder = Pick<Order, 'auctionId' | 'adUuid' | 'buyerId' | 'sellerId' | 'cause' | 'escrow'> &
  Pick<Order, 'hammerPrice' | 'feeCents' | 'commissionCents'> & { readonly now: Instant };

/** Adds an order; the database refuses a second active one on the auction. */
export const addOrder = statement(
  'orders.add',
  `insert into orders (auction_id, ad_uuid, buyer_id, seller_id, cause, hammer_price, fee_cents, total_cents,
     commission_cents, escrow, created_at, sign_by, pay_by, collect_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
).onlyValue<{ id: string }, [order: NewOrder, due: OrderDeadlines], Writes>('id', (order, due) => {
  const { auctionId, adUuid, buyerId, sellerId, cause, hammerPrice, feeCents, escrow, now } = order;
  const amounts = [hammerPrice, feeCents, 100 * hammerPrice + feeCents, order.commissionCents];
  const times = [now, due.signBy, due.payBy, due.collectBy].map(timestamp);
  return [auctionId, adUuid, buyerId, sellerId, cause, ...amounts, escrow, ...times];
});

export const markAdSold = statement(
  'orders.markAdSold',
  `update ads set status = 'SOLD', updated_at = $2 where uuid = $1 and status = 'PUBLISHED'`,
).run<[adUuid: string, now: Instant]>((adUuid, now) => [adUuid, timestamp(now)]);

const vatSql = (item: Lowercase<InvoiceItem>, otherwise: VatRegime) =>
  `coalesce((select v.vat from order_vat v where v.order_id = o.id and v.item = upper('${item}') order by v.id desc limit 1),
     (select p.particulars #>> '{sale,vat,${item}}' from order_particulars p where p.order_id = o.id),
     '${otherwise}')`;
const COLUMNS = `o.id, o.number, o.auction_id as "auctionId", o.ad_uuid as "adUuid", o.buyer_id as "buyerId",
  o.seller_id as "sellerId", o.cause,
  (select a.regime from auctions a where a.id = o.auction_id) as regime,
  (select a.is_trade_sale from auctions a where a.id = o.auction_id) as "isTradeSale",
  ${vatSql('fee', 'STANDARD')} as "feeVat", ${vatSql('car', 'MARGIN')} as "carVat",
  o.commission_cents as "commissionCents", ${vatSql('commission', 'STANDARD')} as "commissionVat",
  (select c.cost_cents from car_purchases c where c.ad_uuid = o.ad_uuid and o.seller_id is null
   order by c.id desc limit 1) as "carCostCents", o.hammer_price as "hammerPrice", o.fee_cents as "feeCents",
  o.total_cents as "totalCents", o.state, o.created_at as "createdAt", o.sign_by as "signBy", o.pay_by as "payBy",
  o.collect_by as "collectBy", o.unwind_by as "unwindBy", o.export_by as "exportBy",
  coalesce((select e.relief_cents from order_exports e where e.order_id = o.id), 0) as "exportReliefCents", o.escrow,
  coalesce((select p.particulars #> '{buyer,trade}' is not null from order_particulars p where p.order_id = o.id),
    (select b.is_professional from accounts b where b.id = o.buyer_id)) as "isTradeBuyer"`;

const lockSql = statement(
  'orders.lock',
  `select ${COLUMNS}, clock_timestamp() as now from orders o where id = $1 for no key update`,
);

/** Returns an order with the instant of the lock, locked until the transaction ends. */
export async function lockOrder(writes: Writes, id: string): Promise<{ order: Order; now: Instant } | null> {
  const [row] = await writes.query<Order & { now: Instant }>(lockSql, [id]);
  if (!row) return null;
  const { now, ...order } = row;
  return { order, now };
}

export const setState = statement('orders.setState', 'update orders set state = $2 where id = $1').run<
  [id: string, state: OrderState]
>();

/** Sets the payment and collection deadlines once both have signed. */
export const setDeadlines = statement(
  'orders.setDeadlines',
  'update orders set pay_by = $2, collect_by = $3 where id = $1',
).run<[due: Pick<Order, 'id' | 'payBy' | 'collectBy'>]>(
  inOrderOf('id', instant('payBy'), instant('collectBy')),
);

/** Sets the deadline of the unwinding; null: everything is returned. */
export const setUnwindBy = statement(
  'orders.setUnwindBy',
  'update orders set unwind_by = $2 where id = $1',
).run<[id: string, by: Instant | null]>((id, by) => [id, by === null ? null : timestamp(by)]);

/** Sets the deadline of the proof of export; null: none is awaited any more. */
export const setExportBy = statement(
  'orders.setExportBy',
  'update orders set export_by = $2 where id = $1',
).run<[id: string, by: Instant | null]>((id, by) => [id, by === null ? null : timestamp(by)]);

export const findOrder = statement(
  'orders.find',
  `select ${COLUMNS} from orders o where id = $1`,
).byId<Order>();

/** The orders that an account bought and sold, newest first. */
export const listOwnOrders = statement(
  'orders.listOwn',
  `select ${COLUMNS} from orders o where $1 in (buyer_id, seller_id) order by created_at desc, number desc limit $2`,
).all<Order, [accountId: string, first: number]>();

/** Makes the ad of a failed sale available again, or withdrawn where it had been hidden from the public. */
export const markAdUnsold = statement(
  'orders.markAdUnsold',
  `update ads set status = case when hidden_at is null then 'PUBLISHED' else 'WITHDRAWN' end, hidden_at = null,
     updated_at = $2 where uuid = $1 and status = 'SOLD'`,
).run<[adUuid: string, now: Instant]>((adUuid, now) => [adUuid, timestamp(now)]);

/** The states of an order whose car is still to change hands. */
export const AHEAD: readonly OrderState[] = ['CREATED', 'SIGNED', 'PAID'];

export type OrderFilter = {
  readonly state: OrderState | null;
  readonly isOverdue: boolean;
  /** Part of the car's name, a person's name, an order or invoice number, or the id of the order or its ad. */
  readonly search: string;
  /** Only orders with messages that the house has not read. */
  readonly isUnread: boolean;
  /** Only orders that still wait for the proof of export. */
  readonly isExportOpen: boolean;
  /** Only orders with a car document that staff have not reviewed. */
  readonly isPaperWaiting: boolean;
  /** Only orders with an open identity check that is answered, or whose car is paid for. */
  readonly isVigilanceDue: boolean;
  /** Only orders whose fee is in an undecided bank dispute. */
  readonly isContested: boolean;
};

/** SQL: the order has messages that the house has not read. */
const HAS_UNREAD = `exists (select from order_messages m where m.order_id = o.id and m.party <> 'HOUSE' and m.id >
       coalesce((select read_to from order_message_reads r where r.order_id = o.id and r.party = 'HOUSE'), 0))`;

/** SQL of `isOrderOverdue`: the deadline of the current step, or of the unwinding, has passed. */
const IS_LATE = `clock_timestamp() > case o.state when 'CREATED' then o.sign_by when 'SIGNED' then o.pay_by
       when 'PAID' then o.collect_by when 'WITHDRAWN' then o.unwind_by when 'CANCELLED' then o.unwind_by end`;

/** SQL: an identity check is waiting for staff or late; counted alike on the staff's home page. */
const VIGILANCE_DUE = `o.state in ('CREATED', 'SIGNED', 'PAID', 'HANDED_OVER') and exists (select from vigilance_files f
     where f.order_id = o.id and (f.answered_at is not null or o.state not in ('CREATED', 'SIGNED'))
       and coalesce((select e.kind from vigilance_entries e where e.order_id = f.order_id and e.party = f.party
         and e.kind in ('CLEARED', 'REFUSED', 'WAIVED') order by e.id desc limit 1), 'REFUSED') = 'REFUSED')`;

const SELECTED = `from orders o join ads d on d.uuid = o.ad_uuid join accounts b on b.id = o.buyer_id
     left join accounts s on s.id = o.seller_id
   where ($1::text is null or o.state = $1)
     and (not $2 or ${IS_LATE})
     and ($3::text is null or folded(concat_ws(' ', d.brand, d.model, b.first_name, b.last_name, b.email, s.first_name, s.last_name,
       s.email, b.phone, s.phone, 'CAL-' || padded(o.number, 6), o.id, d.uuid,
       d.details ->> 'sfInternalOpportunityId', d.details -> 'optionalData' ->> 'vin')) like $3
       or exists (select from invoices i where i.order_id = o.id
         and lower(i.series || '-' || padded(i.number, 4)) like $3))
     and (not $4 or ${HAS_UNREAD})
     and (not $5 or o.export_by is not null and o.state in ('HANDED_OVER', 'CLOSED'))
     and (not $6 or exists (select from order_car_papers c where c.order_id = o.id and c.state = 'RECEIVED'
       and case c.kind when 'EXPORT' then o.export_by is not null and o.state in ('HANDED_OVER', 'CLOSED')
         else o.state not in ('WITHDRAWN', 'CANCELLED') end and c.place = (select max(l.place) from order_car_papers l
         where l.order_id = c.order_id and l.kind = c.kind)))
     and (not $7 or ${VIGILANCE_DUE})
     and (not $8 or exists (select from contested_fees f where f.order_id = o.id))`;

/** The sortable columns of the staff's list. */
export const ORDER_ORDERS = { CAR: "concat_ws(' ', d.brand, d.model)", TOTAL: 'o.hammer_price' } as const;

const staffSql = statement(
  'orders.listForStaff',
  `select ${COLUMNS} ${SELECTED} order by ${orderBy('$11', ORDER_ORDERS)}, o.number desc limit $9 offset $10`,
);
const countSql = statement('orders.countForStaff', `select count(*)::int as total ${SELECTED}`);

/** Returns the orders that match the staff's filter, newest first, and their total number. */
export async function listForStaff(
  reads: Reads,
  { state, isOverdue, search, isUnread, isExportOpen, isPaperWaiting, ...due }: OrderFilter,
  { first, offset, sort }: { first: number; offset: number; sort: string | null },
): Promise<{ rows: Order[]; total: number }> {
  const { isVigilanceDue, isContested } = due;
  const filter = [
    ...[state, isOverdue, patternOf(search), isUnread, isExportOpen, isPaperWaiting],
    ...[isVigilanceDue, isContested],
  ];
  const rows = await reads.query<Order>(staffSql, [...filter, first, offset, sort]);
  const [count] = await reads.query<{ total: number }>(countSql, filter);
  return { rows, total: count?.total ?? 0 };
}

/** Counts the late orders, for the staff's list, home page and weekly e-mail. */
export const countOverdue = statement(
  'orders.countOverdue',
  `select count(*)::int as count from orders o where ${IS_LATE}`,
).count();

/** Counts the purchases that a buyer did not go through with. */
export const countDefaults = statement(
  'orders.countDefaults',
  `select count(*)::int as count from orders o join order_steps t on t.order_id = o.id
   where o.buyer_id = $1 and t.kind = 'CANCELLED' and t.data ->> 'fault' = 'BUYER'`,
).count<[accountId: string]>();
