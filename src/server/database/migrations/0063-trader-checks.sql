-- what the registers say of what a trader declared; it confirms nobody: staff do
create table trader_checks (
  account_id uuid not null references traders on delete cascade,
  kind text not null check (kind in ('VAT', 'COMPANY')),
  -- as it was asked for: what is answered of another number came too late
  number text not null,
  asked_at timestamptz(3) not null default clock_timestamp(),
  answered_at timestamptz(3),
  state text check (state in ('KNOWN', 'CLOSED', 'UNKNOWN')),
  -- as registered; null where the register does not tell
  name text,
  primary key (account_id, kind),
  constraint answered_whole check ((state is null) = (answered_at is null))
);
