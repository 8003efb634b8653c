-- who holds the price of an order between the buyer's transfer and the handover, where it is not the house: what its
-- contract says, so it stands from the sale on
alter table orders add column escrow text check (escrow in ('sandbox', 'stripe'));

-- what was asked for at that provider, and where the buyer sends it
create table escrows (
  order_id uuid primary key references orders,
  provider_ref text not null unique,
  payee text not null,
  iban text not null,
  bic text not null,
  reference text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- what has come of it while it is not whole, as the provider last said
  part_cents bigint not null default 0,
  asked_at timestamptz(3) not null default clock_timestamp(),
  -- when it was last held against the journal, and how they differed; null: they did not
  checked_at timestamptz(3),
  difference jsonb
);

-- what leaves the provider: written before it is asked for, under the id by which it counts once
create table escrow_moves (
  id uuid primary key,
  order_id uuid not null references escrows,
  kind text not null check (kind in ('RELEASE', 'RETURN')),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null default '',
  payee_ref text,
  state text not null default 'PROMISED' check (state in ('PROMISED', 'DONE', 'REFUSED')),
  failure text,
  actor_id uuid not null references accounts,
  promised_at timestamptz(3) not null default clock_timestamp(),
  ended_at timestamptz(3),
  constraint ended_once check ((state = 'PROMISED') = (ended_at is null)),
  constraint release_has_payee check ((kind = 'RELEASE') = (payee_ref is not null))
);
create index escrow_moves_order on escrow_moves (order_id);
-- a price is on its way to its seller once at a time
create unique index escrow_moves_one_release on escrow_moves (order_id) where kind = 'RELEASE' and state = 'PROMISED';

-- a seller as the provider knows them
create table escrow_payees (
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  provider_ref text not null,
  is_ready boolean not null default false,
  primary key (account_id, provider)
);

-- the sandbox's own books: what a provider would keep
create table sandbox_escrows (
  order_id uuid primary key,
  amount_cents bigint not null,
  came_cents bigint not null default 0,
  is_closed boolean not null default false
);
create table sandbox_escrow_moves (
  id uuid primary key,
  order_id uuid not null references sandbox_escrows,
  kind text not null,
  amount_cents bigint not null
);

alter table journal_entries drop constraint journal_entries_accounts_check;
alter table journal_entries add constraint journal_entries_accounts_check
  check (accounts <@ array['BANK', 'CARDS', 'PROVIDER', 'UNALLOCATED', 'ADVANCES', 'ESCROW', 'BUYERS', 'SELLERS', 'FEES',
    'VAT', 'MARGIN_VAT', 'CAR_SALES', 'INDEMNITIES']);
alter table journal_entries drop constraint journal_entries_source_check;
alter table journal_entries add constraint journal_entries_source_check
  check (source in ('CARD', 'FILE', 'HAND', 'ESCROW'));
