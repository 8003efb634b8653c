-- what a house decides for itself, and from when on: the last line of a name that holds at a moment is what it is then
create table settings (
  id bigint generated always as identity primary key,
  name text not null,
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  holds_from timestamptz(3) not null,
  author_id uuid not null references accounts,
  written_at timestamptz(3) not null,
  constraint never_in_the_past check (holds_from >= written_at)
);
create index settings_name on settings (name, holds_from, id);
create trigger settings_never_change before update or delete on settings for each row execute function refuse_change();
create trigger settings_never_vanish before truncate on settings for each statement execute function refuse_change();

-- what an auction was scheduled with, where the house had set something else than the specification; null: that of it
alter table auctions
  add column increments jsonb check (jsonb_typeof(increments) = 'array'),
  add column buyer_fee jsonb check (jsonb_typeof(buyer_fee) = 'object');

-- a new permission that nobody holds could be given by nobody: those who give permissions begin with it
update accounts set added_permissions = array_append(added_permissions, 'Settings:update')
  where 'Users:update' = any(added_permissions);
update groups set permissions = array_append(permissions, 'Settings:update') where 'Users:update' = any(permissions);
