-- buyers of sales that were cancelled before are asked where they want what they are owed back, as those of sales that
-- are cancelled now: in a few minutes, when the release before is gone. Who is owed nothing is written nothing.
insert into jobs (kind, data, run_at)
select 'orders.askBuyersAccount',
  jsonb_build_object('orderId', o.id, 'times', 0, 'since', floor(extract(epoch from o.unwind_by) * 1000)::bigint),
  clock_timestamp() + interval '5 minutes'
from orders o
where o.state = 'CANCELLED' and o.unwind_by is not null
  and (select sum(cents) from postings where order_id = o.id and account = 'BUYERS') < 0
  and not exists (select from payout_accounts where account_id = o.buyer_id);
