-- papers a person hands in; the bytes lie in the private files under their key
create table person_documents (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  kind text not null check (kind in ('IDENTITY', 'ADDRESS_PROOF', 'COMPANY')),
  file_name text not null,
  file_key text not null,
  media_type text not null,
  byte_count integer not null,
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'ACCEPTED', 'REFUSED')),
  reason text,
  expires_at timestamptz(3),
  decided_by uuid references accounts,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp()
);
create index person_documents_account on person_documents (account_id, created_at desc);
create index person_documents_waiting on person_documents (created_at) where state = 'RECEIVED';
