-- a car that somebody has the house sell: its file, from the proposal to the settlement; its stage follows from the rest
create table consignments (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  lead_id uuid unique references leads on delete set null,
  ad_uuid uuid unique references ads,
  -- what the car is called until it has an ad
  title text not null check (length(title) between 1 and 200),
  -- who of the house has it
  owner_id uuid references accounts,
  opened_by uuid not null references accounts,
  opened_at timestamptz(3) not null default clock_timestamp(),
  lost_at timestamptz(3),
  lost_reason text check (length(lost_reason) between 1 and 500),
  check ((lost_at is null) = (lost_reason is null))
);
create index consignments_owner on consignments (owner_id);

-- what the house, or the seller, thinks it will bring: the last one stands until the other side agrees, or says another
create table consignment_estimates (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  consignment_id uuid not null references consignments on delete cascade,
  party text not null check (party in ('HOUSE', 'SELLER')),
  -- whole euros
  low bigint not null check (low between 1 and 1000000000),
  high bigint not null check (high between low and 1000000000),
  note text not null default '' check (length(note) <= 1000),
  given_by uuid not null references accounts,
  given_at timestamptz(3) not null default clock_timestamp(),
  agreed_by uuid references accounts,
  agreed_at timestamptz(3),
  check ((agreed_at is null) = (agreed_by is null))
);
create index consignment_estimates_of on consignment_estimates (consignment_id, place desc);
revoke update on consignment_estimates from calandre_app;
grant update (agreed_by, agreed_at) on consignment_estimates to calandre_app;

create table consignment_appointments (
  id uuid primary key default gen_random_uuid(),
  consignment_id uuid not null references consignments on delete cascade,
  kind text not null check (kind in ('INSPECTION', 'PHOTOS')),
  at timestamptz(3) not null,
  place text not null check (length(place) between 1 and 200),
  -- with whom of the house
  staff_id uuid not null references accounts,
  note text not null default '' check (length(note) <= 1000),
  state text not null default 'PLANNED' check (state in ('PLANNED', 'DONE', 'CALLED_OFF')),
  settled_at timestamptz(3),
  -- grows each time it is moved, as calendars count
  version integer not null default 0,
  check ((state = 'PLANNED') = (settled_at is null))
);
create unique index consignment_appointments_one_planned on consignment_appointments (consignment_id, kind)
  where state = 'PLANNED';
create index consignment_appointments_staff on consignment_appointments (staff_id, at);
