-- what a seller is asked for the yearly report on sellers of a platform (directive 2021/514, annex V): asked once,
-- reminded twice; kept as long as the books where a sale stands on it
create table seller_details (
  account_id uuid primary key references accounts,
  asked_at timestamptz(3) not null default clock_timestamp(),
  reminders int not null default 0 check (reminders between 0 and 2),
  answered_at timestamptz(3),
  born_on date,
  birth_place text,
  birth_country text,
  tin text,
  tin_country text,
  -- as they were when their person left: the account's own are gone by then
  first_name text,
  last_name text,
  constraint number_and_state check ((tin is null) = (tin_country is null)),
  constraint place_and_state check ((birth_place is null) = (birth_country is null))
);

-- who was told what is reported of them, and of which year
create table seller_reports (
  account_id uuid not null references accounts,
  year int not null,
  told_at timestamptz(3) not null default clock_timestamp(),
  primary key (account_id, year)
);
