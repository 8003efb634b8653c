-- files that staff bring in, line by line: tried first, then taken. The table ad_imports is what the last release writes;
-- it goes with the next one.
create table imports (
  id uuid primary key default gen_random_uuid(),
  author_id uuid references accounts,
  kind text not null check (kind in ('ADS', 'RESULTS')),
  file_name text not null,
  -- the headings as they stand in the file, in its order
  columns text[] not null default '{}',
  -- by what the file's numbers were taken to be written, until somebody says otherwise
  separator text,
  -- what its author chose: the field of each column, how days and numbers are written, what is known by which key
  wish jsonb,
  state text not null default 'WAITING'
    check (state in ('WAITING', 'TRYING', 'TRIED', 'RUNNING', 'DONE', 'STOPPED')),
  -- how many lines came to what, once they are gone
  counts jsonb,
  created_at timestamptz(3) not null default clock_timestamp(),
  ended_at timestamptz(3)
);
create index imports_author on imports (author_id, created_at desc);
create index imports_columns on imports (kind, created_at desc) where wish is not null;

-- a line waits while it has no outcome; its cells are kept for thirty days, so that its faults can be mended
create table import_lines (
  import_id uuid not null references imports on delete cascade,
  line integer not null,
  cells jsonb not null,
  outcome text check (outcome in ('CREATED', 'UPDATED', 'UNCHANGED', 'REFUSED')),
  name text,
  -- what its car is known by, folded: no two lines of a file are about the same
  key text,
  subject_id uuid,
  -- each with a code of the table of errors, the field it speaks of, and what is wrong with it
  faults jsonb,
  primary key (import_id, line)
);
create index import_lines_waiting on import_lines (import_id, line) where outcome is null;
create index import_lines_key on import_lines (import_id, key) where key is not null;
create index import_lines_refused on import_lines (import_id, line) where outcome = 'REFUSED';
