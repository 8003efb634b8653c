-- What was filed of a year's sellers: of each the record as it was sent, and what it is called there, which a later
-- correction refers to; of one that was taken back no record.
create table seller_filings (
  id bigint generated always as identity primary key,
  year int not null,
  filed_on date not null,
  filed_by uuid not null references accounts,
  filed_at timestamptz(3) not null default clock_timestamp(),
  records jsonb not null
);
create index seller_filings_year on seller_filings (year);
-- What the file that was taken last holds, until it is said to be filed.
alter table seller_files add column records jsonb;
