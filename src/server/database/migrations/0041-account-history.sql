-- what happened to the ways into an account, as its person reads it: when, and roughly from where
create table account_events (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  kind text not null,
  way text,
  browser text,
  system text,
  -- the network of the visitor's address, without its last part
  network text,
  happened_at timestamptz(3) not null default clock_timestamp()
);
create index account_events_account on account_events (account_id, id desc);
create index account_events_age on account_events (happened_at);

-- the code by which who has no password shows that they still sit at this session
alter table sessions
  add column proof_code_hash bytea,
  add column proof_code_sent_at timestamptz(3),
  add column proof_code_tries integer not null default 0,
  add column network text;
