-- a key for programs: it acts as its person, or as nobody where it is the house's own; only its hash is kept
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts,
  name text not null check (name <> ''),
  key_hash bytea not null unique,
  -- its first characters, by which its owner tells it from the others
  start text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- the sites whose pages may use it; of none, servers alone do
  origins text[] not null default '{}',
  -- what it may cost in a minute
  per_minute integer not null check (per_minute > 0),
  created_at timestamptz(3) not null default clock_timestamp(),
  used_at timestamptz(3)
);
create index api_keys_account on api_keys (account_id);
create index api_keys_origins on api_keys using gin (origins);
