-- what staff do to many rows of a list at once: tried first, each row by itself, then done
create table list_acts (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references accounts,
  -- as the list's sheet is called: ads, leads
  list text not null,
  act text not null,
  -- what was chosen with it: a state, a reason
  value text,
  state text not null default 'TRYING' check (state in ('TRYING', 'TRIED', 'RUNNING', 'DONE', 'STOPPED')),
  created_at timestamptz(3) not null default clock_timestamp(),
  ended_at timestamptz(3)
);
create index list_acts_author on list_acts (author_id, created_at desc);

create table list_act_lines (
  act_id uuid not null references list_acts on delete cascade,
  position integer not null,
  subject_id text not null,
  -- null: not looked at yet; WOULD: the trial says that it would be done
  outcome text check (outcome in ('WOULD', 'DONE', 'UNCHANGED', 'REFUSED')),
  -- a code of the table of errors, and the field it speaks of
  code text,
  field text,
  primary key (act_id, position),
  unique (act_id, subject_id)
);
create index list_act_lines_waiting on list_act_lines (act_id, position) where outcome is null;

-- how somebody looks at a list: what its address says behind the question mark
create table list_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references accounts,
  -- the page of the list, as the table of routes calls it
  page text not null,
  name text not null,
  query text not null,
  is_shared boolean not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  unique (owner_id, page, name)
);
create index list_views_page on list_views (page, name);
