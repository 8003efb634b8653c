-- photos that the lines of a file name by their addresses: fetched once a line is taken, each address once for a car
create table import_photos (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references imports on delete cascade,
  line integer not null,
  ad_uuid uuid not null references ads,
  -- where it stands among those of its line
  place integer not null,
  address text not null check (length(address) between 1 and 2000),
  state text not null default 'WAITING' check (state in ('WAITING', 'TAKEN', 'KNOWN', 'REFUSED', 'STOPPED')),
  -- why it could not be had
  fault text,
  check ((state = 'REFUSED') = (fault is not null)),
  unique (import_id, line, address)
);
create index import_photos_next on import_photos (import_id, line, place) where state = 'WAITING';
-- what a car has had once from an address it is not given again
create unique index import_photos_once on import_photos (ad_uuid, address) where state = 'TAKEN';
