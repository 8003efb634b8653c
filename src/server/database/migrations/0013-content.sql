-- what staff write: pages, articles, events and the questions people always ask
create table content (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('PAGE', 'ARTICLE', 'EVENT', 'FAQ')),
  -- a page's is the name of its route, a list of questions' the place it is shown at
  slug text not null check (slug ~ '^[a-zA-Z0-9]+([/-][a-zA-Z0-9]+)*$'),
  -- an article's day: before it, nobody sees the article
  dated_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  unique (kind, slug)
);
create index content_by_date on content (kind, dated_at desc);

-- addresses that content once had
create table content_slugs (
  kind text not null,
  slug text not null,
  content_id uuid not null references content on delete cascade,
  primary key (kind, slug)
);

-- every text that ever was, language by language; the newest published one is shown
create table content_versions (
  content_id uuid not null references content on delete cascade,
  locale text not null check (locale in ('fr', 'en', 'es')),
  number int not null check (number > 0),
  title text not null,
  description text not null,
  body text not null,
  tags text[] not null default '{}',
  details jsonb not null default '{}',
  -- the text came with the house and may be replaced by its next release
  is_of_house boolean not null default false,
  author_id uuid references accounts on delete set null,
  saved_at timestamptz not null default clock_timestamp(),
  published_at timestamptz,
  publisher_id uuid references accounts on delete set null,
  primary key (content_id, locale, number)
);

-- a version is written once; only its publication comes later
revoke update, delete on content_versions from calandre_app;
grant update (published_at, publisher_id) on content_versions to calandre_app;
