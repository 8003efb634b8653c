-- a sale of lots: what it is called, how its lots' ends are set apart, and the cars in it in their order
create table sales (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  -- a text per language, as ads have them: { "fr": …, "en": …, "es": … }
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  story jsonb not null default '{}' check (jsonb_typeof(story) = 'object'),
  terms jsonb not null default '{}' check (jsonb_typeof(terms) = 'object'),
  place text,
  start_at timestamptz(3) not null,
  first_end_at timestamptz(3) not null,
  interval_minutes integer not null check (interval_minutes between 1 and 240),
  stagger text not null check (stagger in ('INTERVAL', 'VALUE')),
  hot_from bigint not null check (hot_from between 1 and 1000000000),
  hot_gap_minutes integer not null check (hot_gap_minutes between 0 and 720),
  extension_window_ms integer not null check (extension_window_ms between 0 and 86400000),
  asks_for_card boolean not null,
  -- null: before nobody but staff
  announced_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint ends_after_start check (first_end_at > start_at)
);
create index sales_start on sales (start_at desc);

create table sale_lots (
  sale_id uuid not null references sales,
  ad_uuid uuid not null references ads,
  number integer not null check (number between 1 and 500),
  -- what the lot is thought to bring, for everyone to read
  estimate_low bigint check (estimate_low between 1 and 1000000000),
  estimate_high bigint check (estimate_high between 1 and 1000000000),
  starting_price bigint not null default 0 check (starting_price between 0 and 1000000000),
  -- secret until it is the auction's, and then as well
  reserve bigint check (reserve between 1 and 1000000000),
  -- null until the sale is scheduled
  auction_id uuid unique references auctions,
  primary key (sale_id, ad_uuid),
  constraint sale_lots_number unique (sale_id, number) deferrable initially deferred,
  constraint estimate_is_whole check ((estimate_low is null) = (estimate_high is null)),
  constraint estimate_rises check (estimate_low <= estimate_high)
);
create index sale_lots_ad on sale_lots (ad_uuid);

-- whom to ring, for which lot, and whether that was done
create table sale_calls (
  id uuid primary key default gen_random_uuid(),
  sale_id uuid not null,
  ad_uuid uuid not null,
  person_id uuid not null references accounts,
  -- the number to ring, where it is another than the account's
  phone text,
  note text not null default '',
  added_by uuid references accounts,
  done_at timestamptz(3),
  done_by uuid references accounts,
  created_at timestamptz(3) not null default clock_timestamp(),
  foreign key (sale_id, ad_uuid) references sale_lots on delete cascade
);
create index sale_calls_lot on sale_calls (sale_id, ad_uuid);
create index sale_calls_person on sale_calls (person_id);
