-- what held a price before, by the address of its buyer, holds it on
update leads l set proven_at = clock_timestamp()
from (select l.id, p.email, o.number, substring(
    ltrim(regexp_replace(i.answers->'order'->>0, '\D', '', 'g'), '0') from '^\d{1,12}$')::bigint as named
  from leads l join inquiries i on i.id = l.inquiry_id
  join accounts p on lower(p.email) = lower(l.email) and p.email_confirmed_at is not null
  join orders o on o.buyer_id = p.id) said
where said.id = l.id and l.form = 'withdrawal' and l.state in ('NEW', 'IN_PROGRESS')
  and l.proven_at is null and l.account_id is null and l.added_by is null
  and (said.named = said.number or not exists (select from orders n where n.number = said.named));

-- the ad that a file was of when its car was given to another seller: it may be given back to it
alter table consignments add column if not exists left_ad uuid references ads on delete set null;
