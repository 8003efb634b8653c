import { statement } from '../database/index.ts';
import type { Holding } from '../holding.ts';

const collectSql = statement(
  'orders.collect',
  `select auction_id as auction, ad_uuid as ad, hammer_price as "hammerPrice", fee_cents as "feeCents", state,
     to_json(created_at) as at, case when buyer_id = $1 then 'buyer' else 'seller' end as role,
     (select coalesce(json_agg(json_build_object('kind', s.kind, 'at', s.at) order by s.id), '[]')
      from order_steps s where s.order_id = orders.id) as steps
   from orders where $1 in (buyer_id, seller_id) order by created_at`,
);

/** What a person has bought and sold; the law has it kept. */
export const ordersHolding: Holding = {
  name: 'orders',
  collect: (reads, accountId) => reads.query(collectSql, [accountId]),
};
