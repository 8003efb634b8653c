import { statement } from '../database/index.ts';
import type { Holding } from '../holding.ts';

const collectSql = statement(
  'offers.collect',
  `select kind, state, ad_uuid as ad, case when bidder_id = $1 then 'bidder' else 'seller' end as side,
     last_bid as "lastBid", amount, to_json(opened_at) as "openedAt", to_json(closed_at) as "closedAt"
   from offers where bidder_id = $1 or seller_id = $1 order by opened_at`,
);
const eraseSql = statement('offers.eraseWishes', 'delete from relist_wishes where account_id = $1');

/** What a person was asked and said after an auction; it stays, nameless, as their bids do. */
export const offersHolding: Holding = {
  name: 'offers',
  collect: (reads, accountId) => reads.query(collectSql, [accountId]),
  erase: async (writes, accountId) => {
    await writes.query(eraseSql, [accountId]);
  },
};
