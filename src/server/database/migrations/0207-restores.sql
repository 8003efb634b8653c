-- A house that was made again from a backup knows nothing of what was paid and sent after that was made: no money moves
-- before staff have compared. Written by who restores, who is the owner of the tables.
create table restores (
  restored_at timestamptz(3) primary key default clock_timestamp(),
  made_at timestamptz(3) not null,
  checked_at timestamptz(3),
  checked_by uuid references accounts,
  check ((checked_at is null) = (checked_by is null))
);
revoke insert, update, delete on restores from calandre_app;
grant update (checked_at, checked_by) on restores to calandre_app;
