-- reminders to pay and to hand over are promised once both have signed (0168): those that came with an older opening go
-- where they will be, or have been, promised anew
delete from jobs j using orders o
where j.kind = 'orders.remind' and j.data ->> 'what' in ('PAY', 'COLLECT') and j.died_at is null
  and o.id = (j.data ->> 'orderId')::uuid
  and (o.state = 'CREATED' or exists (
    select from jobs n where n.kind = j.kind and n.data = j.data and n.created_at > j.created_at + interval '1 minute'));
