-- when whoever sits at a session last proved to be its person: what cannot be taken back asks for it anew
alter table sessions add column proven_at timestamptz(3) not null default clock_timestamp();
update sessions set proven_at = created_at;

-- who did what to what, before and after; never changed
create table audit_entries (
  id bigint generated always as identity primary key,
  recorded_at timestamptz(3) not null default clock_timestamp(),
  -- null: the house itself
  actor_id uuid references accounts,
  -- what was done: ad.updated, order.cancelled
  action text not null check (action ~ '^[a-z]+(\.[a-zA-Z]+)+$'),
  subject_id text not null,
  -- what it was called then
  subject_name text not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  reason text
);
create index audit_entries_subject on audit_entries (subject_id, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_action on audit_entries (action, id desc);
create trigger audit_entries_never_change before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_never_vanish before truncate on audit_entries
  for each statement execute function refuse_change();
revoke update, delete on audit_entries from calandre_app;

-- grows by one with every edit: who edits what has changed meanwhile is told
alter table ads add column revision integer not null default 0;

-- files of ads that staff bring in; the report says line by line what is wrong or was done
create table ad_imports (
  id uuid primary key default gen_random_uuid(),
  author_id uuid references accounts,
  file_name text not null,
  -- CSV or JSON, as it came
  body text not null,
  is_trial boolean not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'REFUSED')),
  line_count integer not null default 0,
  done_count integer not null default 0,
  report jsonb not null default '[]',
  created_at timestamptz(3) not null default clock_timestamp(),
  ended_at timestamptz(3)
);
create index ad_imports_newest on ad_imports (created_at desc);
