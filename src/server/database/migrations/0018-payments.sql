-- money taken by card for something of ours: one payment alive a subject, so nothing is ever paid twice
create table payments (
  id uuid primary key default gen_random_uuid(),
  subject_id uuid not null,
  account_id uuid not null references accounts,
  amount_cents bigint not null check (amount_cents > 0),
  provider text not null,
  -- the card on file, or another one given for this
  source text not null check (source in ('ON_FILE', 'OTHER')),
  -- the provider's name for it; null until it has answered
  provider_ref text,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACTION', 'SUCCEEDED', 'FAILED')),
  failure text,
  brand text,
  last_four text,
  is_refunded boolean not null default false,
  created_at timestamptz(3) not null default clock_timestamp()
);
create unique index payments_one_alive on payments (subject_id) where state <> 'FAILED' and not is_refunded;
create unique index payments_ref on payments (provider, provider_ref) where provider_ref is not null;
create index payments_subject on payments (subject_id, created_at desc);
create index payments_account on payments (account_id);

-- what a provider has told us, once each
create table provider_events (
  provider text not null,
  event_id text not null,
  heard_at timestamptz(3) not null default clock_timestamp(),
  primary key (provider, event_id)
);

-- whom a provider knows a person as
create table payment_customers (
  account_id uuid not null references accounts,
  provider text not null,
  customer_ref text not null,
  primary key (account_id, provider)
);

-- a check of the sandbox may be for a payment instead of a card to keep
alter table card_checkouts add column payment_id uuid references payments;
create index card_checkouts_payment on card_checkouts (payment_id) where payment_id is not null;
