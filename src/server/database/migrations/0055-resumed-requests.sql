-- The one link by which a visitor goes on with a request elsewhere: kept as a hash, gone once it was used.
alter table inquiries
  add column link_hash bytea,
  add column link_until timestamptz(3),
  add constraint inquiries_link_check check ((link_hash is null) = (link_until is null));
create unique index inquiries_link on inquiries (link_hash) where link_hash is not null;

-- Sales that were left to the house before drafts could say so.
update ad_drafts d set wish = 'MANAGED'
  from inquiries i join ads a on a.uuid = i.ad_uuid
  where d.ad_uuid = i.ad_uuid and i.form = 'managedSale' and i.sent_at is not null and a.status = 'DRAFT';
