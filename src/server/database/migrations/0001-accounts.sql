create table accounts (
  id uuid primary key default gen_random_uuid(),
  -- null once the person is erased; their bids stay, nameless
  email text,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  pseudo text,
  language text not null default 'FR' check (language in ('FR', 'EN', 'ES')),
  is_professional boolean not null default false,
  added_permissions text[] not null default '{}',
  terms_accepted_at timestamptz(3),
  blocked_at timestamptz(3),
  erased_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index accounts_email on accounts (lower(email));
create unique index accounts_pseudo on accounts (lower(pseudo));

create table groups (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  permissions text[] not null default '{}'
);

create table group_members (
  account_id uuid not null references accounts,
  group_id uuid not null references groups,
  primary key (account_id, group_id)
);

create table addresses (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  country text not null,
  city text not null,
  zip_code text not null,
  street text,
  created_at timestamptz(3) not null default now()
);
create index addresses_account on addresses (account_id);

-- the cookie holds the token, the database only its hash
create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index sessions_account on sessions (account_id);

create table password_resets (
  token_hash bytea primary key,
  account_id uuid not null references accounts,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create table cards (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  brand text not null,
  last_four text not null,
  -- the first instant at which the card is no longer good
  expires_at timestamptz(3) not null,
  provider_ref text not null,
  created_at timestamptz(3) not null default now(),
  removed_at timestamptz(3)
);
create index cards_account on cards (account_id) where removed_at is null;

create table card_checkouts (
  secret_hash bytea primary key,
  account_id uuid not null references accounts,
  subject_id uuid not null,
  state text not null default 'open' check (state in ('open', 'challenged', 'complete')),
  card jsonb,
  created_at timestamptz(3) not null default now()
);

create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- what would be, or was, mailed; kept until it is handed over
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  sent_at timestamptz(3)
);
create index mails_recipient on mails (recipient, id desc);
