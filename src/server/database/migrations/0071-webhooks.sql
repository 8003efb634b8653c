-- where programs of people are told of what happens; its secret is made from the house's and this, and kept nowhere
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  serial uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default clock_timestamp()
);
create index webhook_endpoints_account on webhook_endpoints (account_id);

-- what is told, in the order it happened in to each lot or order; a dead one was tried to its last attempt
create table webhook_messages (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  -- the auction or the order that it is of: what is told of one is told in order
  subject_id uuid not null,
  kind text not null,
  payload text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  attempts integer not null default 0,
  next_at timestamptz(3) not null default clock_timestamp(),
  delivered_at timestamptz(3),
  died_at timestamptz(3),
  last_status integer,
  last_error text
);
create index webhook_messages_waiting on webhook_messages (endpoint_id, subject_id, position)
  where delivered_at is null and died_at is null;
create index webhook_messages_log on webhook_messages (endpoint_id, position desc);
create index webhook_messages_age on webhook_messages (created_at);

-- how far programs were told of an auction
create table webhook_told (
  auction_id uuid primary key references auctions,
  bid_version bigint not null default 0,
  end_at timestamptz(3),
  is_reserve_told boolean not null default false,
  is_scheduled_told boolean not null default false,
  is_start_told boolean not null default false,
  is_end_told boolean not null default false
);
