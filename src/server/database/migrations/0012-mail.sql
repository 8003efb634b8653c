-- work that was promised by a transaction and is done after it
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  data jsonb not null,
  attempts integer not null default 0,
  -- when it may be taken; taking it moves this on, so that a process that dies gives it back
  run_at timestamptz not null default clock_timestamp(),
  created_at timestamptz(3) not null default clock_timestamp(),
  last_error text,
  -- a dead letter: tried often enough, kept to be looked at
  died_at timestamptz(3)
);
create index jobs_due on jobs (kind, run_at, id) where died_at is null;
create index jobs_dead on jobs (kind) where died_at is not null;

-- keys the house makes once for itself
create table secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz(3) not null default now()
);

-- what unsubscribes from the letter's kind in one click; null where the letter can't be refused
alter table mails add column unsubscribe_url text;
alter table mails add column message_id uuid not null default gen_random_uuid();
-- why the mail server will never take it
alter table mails add column refusal text;
