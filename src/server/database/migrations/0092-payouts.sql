-- the account that a seller wants their price on; whole, for the bank is told all of it
create table payout_accounts (
  account_id uuid primary key references accounts on delete cascade,
  holder text not null,
  iban text not null check (iban ~ '^[A-Z]{2}\d{2}[A-Z\d]{11,30}$'),
  -- a new one is waited with: who has stolen somebody's access would name their own
  changed_at timestamptz(3) not null default clock_timestamp()
);

-- prices that are passed on together: one file for the bank
create table payout_batches (
  -- the caller's, so that a batch that is asked for twice is one
  id uuid primary key,
  number int generated always as identity unique,
  payer text not null,
  iban text not null,
  bic text not null,
  execute_on date not null,
  created_by uuid not null references accounts,
  created_at timestamptz(3) not null default clock_timestamp()
);
create table payouts (
  batch_id uuid not null references payout_batches,
  order_id uuid not null references orders,
  amount_cents bigint not null check (amount_cents > 0),
  holder text not null,
  -- whole while its file may be taken; then its end alone stays
  iban text,
  iban_end text not null,
  state text not null default 'SENT' check (state in ('SENT', 'BOOKED', 'RELEASED')),
  primary key (batch_id, order_id),
  constraint account_while_sent check ((state = 'SENT') = (iban is not null))
);
-- a price is on its way once at a time
create unique index payouts_once on payouts (order_id) where state = 'SENT';
