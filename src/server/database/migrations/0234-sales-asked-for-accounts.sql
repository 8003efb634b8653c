-- sellers of sales that were under way are asked where their price should go, as those whose sale steps on are: in a few
-- minutes, when the release before is gone. Whose chain runs is not asked beside it; who owes no account is written nothing.
insert into jobs (kind, data, run_at)
select 'orders.askAccount', jsonb_build_object('orderId', o.id, 'state', o.state, 'times', 0),
  clock_timestamp() + interval '5 minutes'
from orders o
where o.seller_id is not null
  and (o.state = 'PAID' and o.escrow is not null
    or o.state in ('HANDED_OVER', 'CANCELLED')
      and (select sum(cents) from postings where order_id = o.id and account = 'SELLERS') < 0)
  and not exists (select from escrow_payees where account_id = o.seller_id and provider = o.escrow and is_ready)
  and not (o.escrow is null and exists (select from payout_accounts where account_id = o.seller_id))
  and not exists (select from jobs where kind = 'orders.askAccount' and died_at is null
    and data ->> 'orderId' = o.id::text and data ->> 'state' = o.state);
