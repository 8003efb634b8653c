-- a sale that was cancelled and owes its buyer what they paid had no day, so it was late in no list
update orders o set unwind_by = date_trunc('day', clock_timestamp(), 'UTC') + interval '15 days'
where o.state = 'CANCELLED' and o.unwind_by is null and exists (
  select from postings p where p.order_id = o.id and p.account = 'BUYERS' group by p.purpose having sum(p.cents) < 0);
