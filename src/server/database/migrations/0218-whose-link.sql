-- whose link it was by which a declared withdrawal was proven: it holds the price of their orders alone
alter table leads add column if not exists proven_by uuid references accounts;
-- what was proven before is of whom its link went to: who has the address that was typed, and had a purchase, else the
-- buyer of the order that is named
update leads l set proven_by = coalesce(
  (select p.id from accounts p where lower(p.email) = lower(l.email) and exists (
     select from orders o where o.buyer_id = p.id and o.created_at <= l.created_at
       and not exists (select from order_steps s where s.order_id = o.id
         and s.kind in ('CANCELLED', 'WITHDRAWN', 'CLOSED') and s.at < l.created_at)) limit 1),
  (select o.buyer_id from orders o join inquiries i on i.id = l.inquiry_id where o.number = substring(
     ltrim(regexp_replace(i.answers->'order'->>0, '\D', '', 'g'), '0') from '^\d{1,12}$')::bigint))
where l.form = 'withdrawal' and l.state in ('NEW', 'IN_PROGRESS') and l.proven_at is not null and l.proven_by is null;
