-- the Mondays of whose week before the house was written to
create table week_letters (
  monday date primary key,
  told_at timestamptz(3) not null default clock_timestamp()
);
grant select, insert on week_letters to calandre_app;
