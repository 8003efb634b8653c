-- a sale that was taken back and whose last money went to a card was left late: nothing of it is owed any more
update orders o set unwind_by = null
where o.state = 'CANCELLED' and o.unwind_by is not null and not exists (
  select from postings p where p.order_id = o.id and p.account in ('ADVANCES', 'BUYERS')
  group by p.purpose having sum(p.cents) < 0);
