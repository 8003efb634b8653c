-- whom a declared withdrawal's link went to where it does not say so itself: who has the address that was typed, and had a
-- purchase, else the buyer of the order that is named
create or replace function link_of(lead leads) returns uuid language sql stable as $$
  select coalesce(
    (select p.id from accounts p where lower(p.email) = lower(lead.email) and exists (
       select from orders o where o.buyer_id = p.id and o.created_at <= lead.created_at
         and not exists (select from order_steps s where s.order_id = o.id
           and s.kind in ('CANCELLED', 'WITHDRAWN', 'CLOSED') and s.at < lead.created_at)) limit 1),
    (select o.buyer_id from orders o join inquiries i on i.id = lead.inquiry_id where o.number = substring(
       ltrim(regexp_replace(i.answers->'order'->>0, '\D', '', 'g'), '0') from '^\d{1,12}$')::bigint))
$$;
-- a link of the release before named nobody, and a process of it writes of a proof its hour alone
create or replace function keep_whose_link() returns trigger language plpgsql as $$
begin
  new.proven_by := coalesce(new.proven_by, link_of(new));
  return new;
end $$;
create or replace trigger leads_proven before update of proven_at on leads
  for each row when (new.form = 'withdrawal' and new.proven_at is not null) execute function keep_whose_link();
-- and what such a process wrote since migration 0218
update leads set proven_at = proven_at
where form = 'withdrawal' and state in ('NEW', 'IN_PROGRESS') and proven_at is not null and proven_by is null;
