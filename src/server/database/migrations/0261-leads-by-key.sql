-- A key for programs sends in its person's name, which does not prove that they declare a withdrawal.
alter table leads add column by_key boolean not null default false;
