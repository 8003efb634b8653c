-- what a car's seller says to the ad that the house wrote of it, before everybody sees it: the last one stands
create table consignment_approvals (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  consignment_id uuid not null references consignments on delete cascade,
  ad_uuid uuid not null references ads,
  -- who of the house asked, or wrote down what was said elsewhere
  asked_by uuid not null references accounts,
  asked_at timestamptz(3) not null default clock_timestamp(),
  answer text check (answer in ('APPROVED', 'CHANGE')),
  -- what is to change, or how staff were told that the seller approves
  note text check (length(note) between 1 and 500),
  answered_by uuid references accounts,
  answered_at timestamptz(3),
  -- the ad was written otherwise since
  outdated_at timestamptz(3),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  check (answer is distinct from 'CHANGE' or note is not null)
);
create index consignment_approvals_of on consignment_approvals (consignment_id, place desc);
create index consignment_approvals_of_ad on consignment_approvals (ad_uuid);
