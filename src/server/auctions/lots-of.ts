import { statement } from '../database/index.ts';

/** A person's standing in an auction they have bid on. */
export const LOT_STANDINGS = ['LEADING', 'OUTBID', 'WON', 'LOST', 'UNSOLD', 'CANCELLED'] as const;
export type LotStanding = (typeof LOT_STANDINGS)[number];

/** An auction somebody has bid on and their maximum, disclosed to them only. */
export type OwnLot = {
  readonly auctionId: string;
  readonly adUuid: string;
  readonly maxBid: number;
  readonly standing: LotStanding;
  /** The price at which they buy the car, by the hammer or later; null where they do not. */
  readonly finalPrice: number | null;
};

const LIST_LENGTH_MAX = 50;

/**
 * Lists the auctions a person has bid on: open ones by their end, then closed ones, latest first. A buyer has WON, also
 * by an offer after the hammer; nobody has where all orders were cancelled. A sale older than the orders table is its
 * leader's. `isOver` filters closed or open ones; null: both.
 */
export const findLotsOf = statement(
  'auctions.lotsOf',
  `select a.id as "auctionId", a.ad_uuid as "adUuid", mine.ceiling as "maxBid",
     case
       when a.status = 'open' then case when a.leader_id = $1 then 'LEADING' else 'OUTBID' end
       when a.status = 'sold' and o.id is null and exists (select from orders where auction_id = a.id) then 'UNSOLD'
       when coalesce(o.buyer_id, case when a.status = 'sold' then a.leader_id end) = $1 then 'WON'
       when a.status = 'sold' or o.buyer_id is not null then 'LOST'
       when a.status = 'unsold' then 'UNSOLD' else 'CANCELLED' end as standing,
     case when o.buyer_id = $1 then o.hammer_price end as "finalPrice"
   from (select auction_id, max(coalesce(max_bid, bid)) as ceiling from bid_requests
         where bidder_id = $1 group by auction_id) mine
   join auctions a on a.id = mine.auction_id
     left join orders o on o.auction_id = a.id and o.state <> 'CANCELLED'
   where $2::boolean is null or $2 = (a.status <> 'open')
   order by a.status = 'open' desc, case when a.status = 'open' then a.end_at end, a.closed_at desc, a.id
   limit ${LIST_LENGTH_MAX}`,
).all<OwnLot, [accountId: string, isOver: boolean | null]>();

/** Returns buyer, seller and price of an auction's sale; null without a current order. */
export const findSale = statement(
  'auctions.findSale',
  `select buyer_id as "buyerId", seller_id as "sellerId", hammer_price as price
   from orders where auction_id = $1 and state <> 'CANCELLED'`,
).one<{ buyerId: string; sellerId: string | null; price: number }, [auctionId: string]>();
