-- what the house asked of a side of a sale under the rules against money laundering, and what they said
create table vigilance_files (
  order_id uuid not null references orders,
  party text not null check (party in ('BUYER', 'SELLER')),
  account_id uuid not null references accounts,
  asked_at timestamptz(3) not null,
  answers jsonb,
  answered_at timestamptz(3),
  primary key (order_id, party),
  check ((answers is null) = (answered_at is null))
);
create index vigilance_files_account on vigilance_files (account_id);

-- what they handed in: of each kind the last row is the one that stands
create table vigilance_pieces (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  order_id uuid not null,
  party text not null,
  kind text not null check (kind in ('IDENTITY', 'REGISTER', 'OWNERS', 'FUNDS')),
  file_key text not null,
  handed_in_by uuid not null references accounts,
  handed_in_at timestamptz(3) not null,
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'ACCEPTED', 'REFUSED')),
  reason text check (length(reason) <= 500),
  decided_by uuid references accounts,
  decided_at timestamptz(3),
  check ((state = 'REFUSED') = (reason is not null)),
  foreign key (order_id, party) references vigilance_files on delete cascade
);
create index vigilance_pieces_file on vigilance_pieces (order_id, party, kind, place);

-- what staff write down: the last verdict is the one that stands; of a declaration made elsewhere its day, and no more
create table vigilance_entries (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  party text not null,
  kind text not null check (kind in ('CLEARED', 'REFUSED', 'WAIVED', 'NOTE', 'DECLARED')),
  text text check (length(text) <= 2000),
  declared_on date,
  actor_id uuid not null references accounts,
  at timestamptz(3) not null,
  check ((kind = 'DECLARED') = (declared_on is not null) and (kind <> 'DECLARED' or text is null)),
  foreign key (order_id, party) references vigilance_files on delete cascade
);
create index vigilance_entries_file on vigilance_entries (order_id, party, id);

-- nothing of a file changes but what stands here, and it goes as a whole once the law has it kept no more
revoke update on vigilance_files from calandre_app;
grant update (answers, answered_at) on vigilance_files to calandre_app;
revoke update, delete on vigilance_pieces from calandre_app;
grant update (state, reason, decided_by, decided_at) on vigilance_pieces to calandre_app;
revoke update, delete on vigilance_entries from calandre_app;

-- a new permission that nobody holds could be given by nobody: those who give permissions begin with it
update accounts set added_permissions = array_append(added_permissions, 'Vigilance:update')
  where 'Users:update' = any(added_permissions);
update groups set permissions = array_append(permissions, 'Vigilance:update') where 'Users:update' = any(permissions);
