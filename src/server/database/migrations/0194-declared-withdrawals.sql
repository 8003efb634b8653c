-- when whoever declared a withdrawal by the public form opened the link that was sent to the address of the order's buyer
alter table leads add column proven_at timestamptz(3);
-- what held a price before, by the number of its order alone, holds it on
update leads set proven_at = clock_timestamp() where form = 'withdrawal' and state in ('NEW', 'IN_PROGRESS');
