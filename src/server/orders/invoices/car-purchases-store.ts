import type { CarPurchase } from '#shared/fields/index.ts';
import type { Cents, OrderState, VatRegime } from '#shared/sale/index.ts';
import { inOrderOf, statement } from '../../database/index.ts';
import { orderBy } from '../../paging.ts';

const PURCHASE = (
  car: string,
) => `(select json_build_object('costCents', c.cost_cents, 'boughtOn', c.bought_on,
    'soldBy', c.sold_by, 'reference', c.reference)
  from car_purchases c where c.ad_uuid = ${car} order by c.id desc limit 1)`;

/** The latest purchase data of a car; null where there is none. */
export const findPurchase = statement(
  'carPurchases.find',
  `select ${PURCHASE('$1::uuid')} as purchase`,
).value<{ purchase: CarPurchase | null }, [adUuid: string]>('purchase');

export const addPurchase = statement(
  'carPurchases.add',
  `insert into car_purchases (ad_uuid, cost_cents, bought_on, sold_by, reference)
   values ($1, $2, $3::text::date, $4, $5)`,
).run<[purchase: CarPurchase & { readonly adUuid: string }]>(
  inOrderOf('adUuid', 'costCents', 'boughtOn', 'soldBy', 'reference'),
);

/** A car's name, and whether it belongs to the house; null where there is no such car. */
export const findCar = statement(
  'carPurchases.findCar',
  `select d.owner_id is null as "isHouses", concat_ws(' ', d.brand, d.model, d.year) as name
   from ads d where d.uuid = $1`,
).one<{ isHouses: boolean; name: string }, [adUuid: string]>();

/** The orders of a house car, including failed ones. */
export const ordersOfCar = statement(
  'carPurchases.ordersOf',
  `select id from orders where ad_uuid = $1 and seller_id is null order by number`,
).column<{ id: string }, [adUuid: string]>('id');

/** A house car with its cost and its sale. */
export type HouseCar = {
  readonly adUuid: string;
  readonly name: string;
  readonly purchase: CarPurchase | null;
  /** The active or latest order; null while the car is unsold. */
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly orderState: OrderState | null;
  readonly priceCents: Cents | null;
  readonly vat: VatRegime | null;
  /** The booked VAT on its margin. */
  readonly marginVatCents: Cents;
};

/** The sortable columns of the list. */
export const HOUSE_CAR_ORDERS = { NAME: 'c.name', BOUGHT: `c.purchase ->> 'boughtOn'` } as const;

/** The house's own cars; `isUnknown`: only those whose cost is unknown. */
export const listHouseCars = statement(
  'carPurchases.list',
  `select c.*, count(*) over ()::int as "totalCount" from (
     select d.uuid as "adUuid", concat_ws(' ', d.brand, d.model, d.year) as name,
       ${PURCHASE('d.uuid')} as purchase, o.id as "orderId", o.number as "orderNumber", o.state as "orderState",
       100 * o.hammer_price as "priceCents", o.vat,
       coalesce((select -sum(p.cents) from postings p where p.order_id = o.id and p.account = 'MARGIN_VAT'), 0)::bigint
         as "marginVatCents", d.created_at
     from ads d left join lateral (
       select o.id, o.number, o.state, o.hammer_price,
         (select f.particulars #>> '{sale,vat,car}' from order_particulars f where f.order_id = o.id) as vat
       from orders o where o.ad_uuid = d.uuid and o.seller_id is null
       order by o.state = 'CANCELLED', o.number desc limit 1) o on true
     where d.owner_id is null and ($1::text is null or folded(concat_ws(' ', d.brand, d.model, d.year, d.uuid)) like $1)
   ) c where not $2::boolean or c.purchase is null
   order by ${orderBy('$5', HOUSE_CAR_ORDERS)}, c."orderNumber" desc nulls last, c.created_at desc, c."adUuid"
   limit $3 offset $4`,
).page<HouseCar, { readonly pattern: string | null; readonly isUnknown: boolean }>(
  inOrderOf('pattern', 'isUnknown'),
);
