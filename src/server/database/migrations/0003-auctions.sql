create table auctions (
  id uuid primary key default gen_random_uuid(),
  ad_uuid uuid not null references ads,
  status text not null default 'open' check (status in ('open', 'sold', 'unsold', 'cancelled')),
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  starting_price bigint not null default 0 check (starting_price between 0 and 1000000000),
  reserve bigint check (reserve between 1 and 1000000000),
  reserve_reached boolean,
  asks_for_card boolean not null default true,
  extension_window_ms integer not null default 120000 check (extension_window_ms between 0 and 86400000),
  tie_rule text not null default 'REFUSE' check (tie_rule in ('REFUSE', 'EARLIEST_WINS')),
  price bigint check (price between 1 and 1000000000),
  leader_id uuid references accounts,
  -- secret: the most the leader has authorised
  leader_ceiling bigint check (leader_ceiling between 1 and 1000000000),
  version bigint not null default 0 check (version >= 0),
  bid_count integer not null default 0,
  view_count integer not null default 0,
  favorite_count integer not null default 0,
  is_start_announced boolean not null default false,
  notice_kind text check (notice_kind in ('OUTAGE', 'END_MOVED', 'CANCELLED', 'RESERVE_CHANGED')),
  notice_reason text,
  notice_at timestamptz(3),
  closed_at timestamptz(3),
  -- secret: what a bidder is called in this auction is made from it
  bidder_salt uuid not null default gen_random_uuid(),
  -- the auction as it was scheduled, for audits that replay the ledger
  scheduled_end_at timestamptz(3) not null,
  scheduled_reserve bigint,
  created_at timestamptz(3) not null default now(),
  constraint ends_after_start check (end_at > start_at),
  constraint leader_has_price check ((leader_id is null) = (price is null)),
  constraint leader_has_ceiling check ((leader_id is null) = (leader_ceiling is null)),
  constraint ceiling_covers_price check (leader_ceiling >= price),
  constraint reserve_flag check ((reserve is null) = (reserve_reached is null)),
  constraint closed_once check ((status = 'open') = (closed_at is null))
);
-- an ad may be offered again, but never twice at a time
create unique index auctions_one_open on auctions (ad_uuid) where status = 'open';
create index auctions_ad on auctions (ad_uuid, created_at desc);
create index auctions_due on auctions (end_at) where status = 'open';
create index auctions_starting on auctions (start_at) where status = 'open' and not is_start_announced;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: its rows are never changed', tg_op, tg_table_name using errcode = '42501';
end $$;

-- a hammer that has fallen stays fallen
create function keep_closed() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' and (new.status, new.price, new.leader_id, new.end_at, new.reserve)
      is distinct from (old.status, old.price, old.leader_id, old.end_at, old.reserve) then
    raise exception 'auction % is closed', old.id using errcode = '42501';
  end if;
  if new.version < old.version then
    raise exception 'the version of auction % never falls', old.id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger auctions_keep_closed before update on auctions for each row execute function keep_closed();

-- every accepted request, with what is secret of it
create table bid_requests (
  id uuid primary key,
  auction_id uuid not null references auctions,
  bidder_id uuid not null references accounts,
  bid bigint not null check (bid between 1 and 1000000000),
  max_bid bigint check (max_bid > bid and max_bid <= 1000000000),
  lead_source text,
  placed_by uuid references accounts,
  -- the order of the lock; versions are no order, for a silent raise has none
  position bigint generated always as identity,
  decided_at timestamptz(3) not null
);
create index bid_requests_auction on bid_requests (auction_id, position);
create index bid_requests_bidder on bid_requests (bidder_id, auction_id);

-- the public history
create table bids (
  auction_id uuid not null references auctions,
  version bigint not null check (version > 0),
  -- null: a row that a lowered reserve added
  request_id uuid references bid_requests,
  bidder_id uuid not null references accounts,
  amount bigint not null check (amount between 1 and 1000000000),
  is_immediate boolean not null,
  is_reserve_reached boolean,
  leads boolean not null,
  end_at timestamptz(3) not null,
  placed_at timestamptz(3) not null,
  primary key (auction_id, version)
);
create index bids_bidder on bids (bidder_id, auction_id);

create function keep_price_rising() returns trigger language plpgsql as $$
declare
  last_amount bigint;
  last_version bigint;
begin
  select amount, version into last_amount, last_version
    from bids where auction_id = new.auction_id order by version desc limit 1;
  if new.amount < last_amount or new.version <= last_version then
    raise exception 'a bid of % after one of % on auction %', new.amount, last_amount, new.auction_id
      using errcode = '23514';
  end if;
  return new;
end $$;
create trigger bids_keep_price_rising before insert on bids for each row execute function keep_price_rising();
create trigger bids_never_change before update or delete on bids for each row execute function refuse_change();
create trigger bids_never_vanish before truncate on bids for each statement execute function refuse_change();
create trigger bid_requests_never_change before update or delete on bid_requests
  for each row execute function refuse_change();

-- the first outcome of a person's key, given again for a day
create table bid_outcomes (
  bidder_id uuid not null references accounts,
  client_bid_id text not null,
  auction_id uuid not null,
  fingerprint text not null,
  -- null: accepted
  refusal jsonb,
  -- the row that answers an accepted request
  answer_version bigint,
  decided_at timestamptz(3) not null,
  primary key (bidder_id, client_bid_id)
);
create index bid_outcomes_age on bid_outcomes (decided_at);

-- what staff and the house did to an auction; never changed
create table auction_changes (
  id bigint generated always as identity primary key,
  auction_id uuid not null references auctions,
  version bigint not null,
  kind text not null check (kind in ('SCHEDULED', 'RESERVE', 'END', 'OUTAGE', 'CANCELLED', 'CLOSED')),
  actor_id uuid references accounts,
  before jsonb not null,
  after jsonb not null,
  reason text,
  -- stands between the requests it came between
  request_position bigint not null default 0,
  changed_at timestamptz(3) not null
);
create index auction_changes_auction on auction_changes (auction_id, id);
create trigger auction_changes_never_change before update or delete on auction_changes
  for each row execute function refuse_change();

create table auction_views (
  auction_id uuid not null references auctions,
  visitor_hash bytea not null,
  seen_at timestamptz(3) not null,
  primary key (auction_id, visitor_hash)
);

create table orders (
  id uuid primary key default gen_random_uuid(),
  auction_id uuid not null unique references auctions,
  ad_uuid uuid not null references ads,
  buyer_id uuid not null references accounts,
  seller_id uuid references accounts,
  hammer_price bigint not null check (hammer_price > 0),
  fee_cents bigint not null check (fee_cents > 0),
  total_cents bigint not null,
  state text not null default 'CREATED' check (state in ('CREATED', 'SIGNED', 'PAID', 'HANDED_OVER', 'CLOSED', 'CANCELLED')),
  created_at timestamptz(3) not null,
  constraint total_adds_up check (total_cents = hammer_price * 100 + fee_cents)
);
create index orders_buyer on orders (buyer_id);

-- one row: when the house was last known to be up
create table heartbeats (
  id boolean primary key default true check (id),
  seen_at timestamptz(3) not null
);

create table questions (
  id uuid primary key default gen_random_uuid(),
  ad_uuid uuid not null references ads,
  auction_id uuid references auctions,
  author_id uuid not null references accounts,
  question text not null,
  answer text,
  answered_by uuid references accounts,
  answer_date timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index questions_ad on questions (ad_uuid, created_at desc);

create table question_photos (
  question_id uuid not null references questions,
  photo_id uuid not null references photos,
  position integer not null,
  primary key (question_id, position)
);
