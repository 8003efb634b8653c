-- sales whose car is late are looked at from now on, for who could not hand it over for others' sake: the release before
-- looked at them no more. In a few minutes, when it is gone; whose look is promised is not looked at beside it.
insert into jobs (kind, data, run_at)
select 'orders.remind', jsonb_build_object('orderId', o.id, 'what', 'COLLECT', 'heldUp', '[]'::jsonb),
  clock_timestamp() + interval '5 minutes'
from orders o
where o.state = 'PAID' and o.collect_by < clock_timestamp()
  and not exists (select from jobs where kind = 'orders.remind' and died_at is null and data ? 'heldUp'
    and data ->> 'orderId' = o.id::text and data ->> 'what' = 'COLLECT');
