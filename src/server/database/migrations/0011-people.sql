alter table accounts
  -- null: nobody has followed the letter's link yet
  add column email_confirmed_at timestamptz(3),
  -- null: never asked; what was chosen, and when
  add column takes_marketing boolean,
  add column marketing_chosen_at timestamptz(3);

alter table sessions
  -- what a session is called in lists: the token's hash stays inside
  add column id uuid not null default gen_random_uuid() unique,
  -- words, not the browser's whole description of itself
  add column browser text,
  add column system text,
  add column seen_at timestamptz(3) not null default now();
create index sessions_expiry on sessions (expires_at);
create index password_resets_expiry on password_resets (expires_at);
create index card_checkouts_age on card_checkouts (created_at);

-- letters that prove an address: the account's own, or the one it wants instead
create table email_confirmations (
  token_hash bytea primary key,
  account_id uuid not null references accounts,
  email text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index email_confirmations_account on email_confirmations (account_id);
create index email_confirmations_expiry on email_confirmations (expires_at);

alter table addresses
  add column label text,
  add column is_default boolean not null default false;
update addresses a set is_default = true
where id = (select b.id from addresses b where b.account_id = a.account_id order by created_at, id limit 1);
create unique index addresses_default on addresses (account_id) where is_default;

-- who somebody is at another house that signs them in
create table account_identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  account_id uuid not null references accounts,
  linked_at timestamptz(3) not null default now(),
  primary key (provider, subject),
  unique (account_id, provider)
);

-- a visitor on the way to another house and back; used once
create table social_attempts (
  state_hash bytea primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  language text not null check (language in ('FR', 'EN', 'ES')),
  -- who was signed in when leaving: the way to link another house to one's account
  account_id uuid references accounts,
  created_at timestamptz(3) not null default now()
);
create index social_attempts_age on social_attempts (created_at);

-- somebody another house vouches for, whose address has an account here: its password is asked for once
create table social_links (
  token_hash bytea primary key,
  provider text not null,
  subject text not null,
  account_id uuid not null references accounts,
  created_at timestamptz(3) not null default now()
);
create index social_links_age on social_links (created_at);

create table passkeys (
  id text primary key,
  account_id uuid not null references accounts,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  label text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
create index passkeys_account on passkeys (account_id);

-- what an authenticator has to sign; used once
create table passkey_challenges (
  challenge text primary key,
  -- null: signing in, when nobody is known yet
  account_id uuid references accounts,
  created_at timestamptz(3) not null default now()
);
create index passkey_challenges_age on passkey_challenges (created_at);
