-- why somebody may not come in any more, and who decided it
alter table accounts
  add column blocked_by uuid references accounts,
  add column block_reason text;
create index accounts_newest on accounts (created_at desc, id) where erased_at is null;

-- what staff did to somebody's account; added to, and gone with the person
create table account_changes (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  actor_id uuid not null references accounts,
  kind text not null check (kind in ('PERMISSIONS', 'BLOCKED', 'UNBLOCKED', 'SIGNED_OUT', 'CONFIRMATION_SENT', 'VIEWED')),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  reason text,
  changed_at timestamptz(3) not null default clock_timestamp()
);
create index account_changes_account on account_changes (account_id, id desc);
revoke update on account_changes from calandre_app;

-- a question that the house took away from the page, and why
alter table questions
  add column hidden_at timestamptz(3),
  add column hidden_by uuid references accounts,
  add column hidden_reason text;
create index questions_waiting on questions (created_at) where answer is null and hidden_at is null;

-- a lead may come by telephone: nobody filled in anything, and the caller may have no address
alter table leads
  alter column inquiry_id drop not null,
  alter column email drop not null,
  add column added_by uuid references accounts,
  add constraint lead_can_be_answered check (email is not null or phone is not null);

alter table reviews
  add column state text not null default 'PUBLISHED' check (state in ('DRAFT', 'PUBLISHED', 'HIDDEN'));
drop index reviews_newest;
create index reviews_newest on reviews (state, reviewed_at desc, uuid);

-- what customers say of us in sum, where it stands, and as of when
create table review_figures (
  name text primary key check (name in ('google', 'trustpilot', 'own', 'customers')),
  -- tenths of a star; of the customers, how many there are at least
  figure integer not null check (figure >= 0),
  source_url text not null default '',
  as_of date not null,
  constraint stars_are_five check (name = 'customers' or figure <= 50)
);
insert into review_figures (name, figure, as_of) values
  ('google', 48, '2026-01-01'), ('trustpilot', 49, '2026-01-01'), ('own', 49, '2026-01-01'),
  ('customers', 1300, '2026-01-01');

-- who watches an auction now, as each process last counted its own sockets
create unlogged table auction_watchers (
  process_id uuid not null,
  ad_uuid uuid not null,
  watchers integer not null,
  counted_at timestamptz(3) not null default clock_timestamp(),
  primary key (process_id, ad_uuid)
);
create index auction_watchers_ad on auction_watchers (ad_uuid);
