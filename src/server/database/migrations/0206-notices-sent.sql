-- When the letter of an order's news left the house: a formal notice counts from then, and letters are forgotten after a
-- month.
alter table notifications add column mailed_at timestamptz;
update notifications n set mailed_at = m.sent_at
from mails m where m.notification_id = n.id and m.sent_at is not null and n.kind = 'ORDER_STEP';
-- A notice of which no letter is known to have left, or to wait, is given anew where it is still so: it counts no more.
with unproven as (
  update notifications n set event_key = n.event_key || ':unproven'
  where n.kind = 'ORDER_STEP' and n.mailed_at is null and not coalesce((n.data ->> 'isSeller')::boolean, false)
    and n.data ->> 'step' in ('SIGN_LATE', 'PAY_LATE', 'COLLECT_LATE', 'RETURN_LATE')
    and not exists (select from mails where notification_id = n.id)
    and exists (select from orders where id = (n.data ->> 'orderId')::uuid
      and state in ('CREATED', 'SIGNED', 'PAID', 'WITHDRAWN'))
  returning n.data
)
insert into jobs (kind, data, run_at)
select distinct 'orders.remind',
  jsonb_build_object('orderId', data ->> 'orderId', 'what', split_part(data ->> 'step', '_', 1)), now()
from unproven;
