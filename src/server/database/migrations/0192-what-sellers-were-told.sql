-- What was told may be no longer so: a sale that was withdrawn from stands after all, or one that stood does not. What
-- each seller was told is kept as figures; whoever was told before is not told anew.
alter table seller_reports add column figures text;

-- With what the file of a year was taken last, and what it would have been when that was last looked at.
create table seller_files (
  year int primary key,
  taken_at timestamptz(3) not null default clock_timestamp(),
  digest text not null,
  seen text
);
