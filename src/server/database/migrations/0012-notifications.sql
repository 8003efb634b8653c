-- what people were told; one event is one row a person, however often it is found out
create table notifications (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  kind text not null,
  -- names the event among those of its kind
  event_key text not null,
  ad_uuid uuid references ads,
  data jsonb not null default '{}',
  -- false: the person wants none of this kind in the page
  is_in_page boolean not null default true,
  created_at timestamptz(3) not null default clock_timestamp(),
  read_at timestamptz(3),
  unique (account_id, kind, event_key)
);
create index notifications_newest on notifications (account_id, created_at desc, id desc) where is_in_page;
create index notifications_unread on notifications (account_id) where is_in_page and read_at is null;

create table notification_settings (
  account_id uuid primary key references accounts,
  -- kind → channels, where they are not the house's own choice
  channels jsonb not null default '{}',
  -- hours of Paris; both or none
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  -- minutes before an end at which the person is reminded
  ending_offsets smallint[] not null default '{1440,60}',
  constraint quiet_hours_are_a_span check ((quiet_from is null) = (quiet_until is null))
);

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null default now()
);
create index push_subscriptions_account on push_subscriptions (account_id);

-- how far people were told about each auction: its ledger and its state are themselves the outbox
create table told_auctions (
  auction_id uuid primary key references auctions,
  bid_version bigint not null default 0,
  is_start_told boolean not null default false,
  is_end_told boolean not null default false
);
-- what happened before anyone was told of anything stays untold
insert into told_auctions (auction_id, bid_version, is_start_told, is_end_told)
select id, coalesce((select max(version) from bids where auction_id = a.id), 0), is_start_announced, status <> 'open'
from auctions a;

-- searches that are kept, and tell when a car is published that they would find
create table alerts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  name text not null,
  -- the search's filter, as it was asked
  filter jsonb not null,
  frequency text not null default 'IMMEDIATE' check (frequency in ('IMMEDIATE', 'DAILY', 'WEEKLY')),
  paused_at timestamptz(3),
  -- up to when a daily or weekly alert has told what it found
  told_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index alerts_account on alerts (account_id, created_at desc);

-- an ad is found once by an alert, however often it is published
create table alert_matches (
  alert_id uuid not null references alerts on delete cascade,
  ad_uuid uuid not null references ads,
  found_at timestamptz(3) not null default clock_timestamp(),
  -- null: waits for the day's or the week's letter
  told_at timestamptz(3),
  primary key (alert_id, ad_uuid)
);
create index alert_matches_waiting on alert_matches (alert_id) where told_at is null;
