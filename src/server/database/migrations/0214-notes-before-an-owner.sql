-- a note of a car that nobody had: it may be of whoever called about it, and is no word of its first owner's
alter table staff_notes add column if not exists is_before_owner boolean not null default false;
