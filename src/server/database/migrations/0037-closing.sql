-- a silence of the house: nobody could bid after the first instant and up to the second. An end that lies in
-- one is not awarded, however late whoever closes it comes
create table outages (
  seen_at timestamptz(3) primary key,
  back_at timestamptz(3) not null check (back_at > seen_at)
);
create index outages_by_end on outages (back_at);

-- auctions past their end that could not be closed, and when that is tried again. No foreign key: it would wait
-- for the row that may be what is locked
create table closing_failures (
  auction_id uuid primary key,
  attempts integer not null check (attempts > 0),
  since timestamptz(3) not null,
  retry_at timestamptz(3) not null,
  reason text not null check (reason in ('REFUSED', 'LATE', 'FAULT')),
  -- what it stands under in the log
  error_id text not null
);
