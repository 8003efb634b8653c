-- What is written to many at once waits behind what somebody waits for, among the work of its kind that is due.
alter table jobs add column is_for_many boolean not null default false;
