import { statement } from '../database/index.ts';
import type { Holding } from '../holding.ts';

const bidsSql = statement(
  'bids.collect',
  `select auction_id as auction, bid, max_bid as "maxBid", terms_locale as "termsLocale",
     terms_version as "termsVersion", to_json(decided_at) as at
   from bid_requests where bidder_id = $1 order by position`,
);
const ordersSql = statement(
  'orders.collect',
  `select auction_id as auction, ad_uuid as ad, hammer_price as "hammerPrice", fee_cents as "feeCents", state,
     to_json(created_at) as at, case when buyer_id = $1 then 'buyer' else 'seller' end as role
   from orders where $1 in (buyer_id, seller_id) order by created_at`,
);

/** What a person has bid, their own maximums included. The ledger is never changed: it stays, nameless. */
export const bidsHolding: Holding = {
  name: 'bids',
  collect: (reads, accountId) => reads.query(bidsSql, [accountId]),
};

/** What a person has bought and sold under the hammer; the law has it kept. */
export const ordersHolding: Holding = {
  name: 'orders',
  collect: (reads, accountId) => reads.query(ordersSql, [accountId]),
};
