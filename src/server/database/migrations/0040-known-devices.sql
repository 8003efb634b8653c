-- a browser in which somebody has come in before: its cookie names it under the house's seal
create table known_devices (
  account_id uuid not null references accounts,
  device text not null,
  browser text,
  system text,
  known_at timestamptz(3) not null default clock_timestamp(),
  seen_at timestamptz(3) not null default clock_timestamp(),
  primary key (account_id, device)
);
create index known_devices_seen on known_devices (seen_at);
