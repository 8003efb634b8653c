-- brands and models have texts of their own; a brand's address is its slug, a model's stands behind it
alter table content drop constraint content_kind_check;
alter table content add constraint content_kind_check
  check (kind in ('PAGE', 'ARTICLE', 'EVENT', 'FAQ', 'BRAND'));
-- the next day on which something begins to be public
create index content_versions_planned on content_versions (published_at) where published_at is not null;

-- the terms of sale a bidder accepted with a request: their language and version; null where staff took it
alter table bid_requests
  add terms_locale text check (terms_locale in ('fr', 'en', 'es')),
  add terms_version integer check (terms_version > 0);
