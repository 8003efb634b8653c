-- an application of somebody's, which acts for those who allow it; of its secret only the hash is kept
create table oauth_clients (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  name text not null check (name <> ''),
  home text not null,
  -- none: it cannot keep one, as in a browser or on a telephone
  secret_hash bytea,
  redirects text[] not null check (cardinality(redirects) > 0),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz(3) not null default clock_timestamp(),
  used_at timestamptz(3)
);
create index oauth_clients_account on oauth_clients (account_id);

-- what an application was allowed is a key of its person's: its access token, which is made anew again and again
alter table api_keys
  add column client_id uuid references oauth_clients on delete cascade,
  -- when the access token opens nothing more
  add column expires_at timestamptz(3),
  -- when the grant itself is over: of a code after a minute, of a refresh token that nobody uses after sixty days
  add column ends_at timestamptz(3),
  add column code_hash bytea unique,
  add column code_challenge text,
  add column redirect text,
  -- what all refresh tokens of a grant share, and what the one that is good has alone
  add column family_hash bytea unique,
  add column refresh_hash bytea,
  add check ((client_id is null) = (expires_at is null) and (client_id is null) = (ends_at is null));
create index api_keys_client on api_keys (client_id);
create index api_keys_ends on api_keys (ends_at);
