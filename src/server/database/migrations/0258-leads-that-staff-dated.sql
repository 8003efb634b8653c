-- a day that staff gave a lead binds, also where its seller has an ad to complete first
alter table leads add column if not exists is_dated boolean not null default false;
