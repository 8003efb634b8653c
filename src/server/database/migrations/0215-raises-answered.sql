-- whether what was accepted raised the maximum of whoever leads, and was no bid: said again under the same key
alter table bid_outcomes add column if not exists is_raise boolean not null default false;
