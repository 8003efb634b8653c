-- a file may change the ads that it knows by a key, and may leave the lines that are wrong
alter table ad_imports
  add column updates_by text check (updates_by in ('UUID', 'REFERENCE', 'CHASSIS')),
  add column takes_good boolean not null default false;
create index ads_reference on ads ((details ->> 'sfInternalOpportunityId'));
create index ads_chassis on ads (upper(details -> 'optionalData' ->> 'vin'));
