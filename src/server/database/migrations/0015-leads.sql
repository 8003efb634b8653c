-- what people fill in, step by step, until they send it
create table inquiries (
  id uuid primary key default gen_random_uuid(),
  form text not null,
  -- whoever has the key may go on; a browser keeps one for all its drafts
  key_hash bytea not null,
  account_id uuid references accounts,
  ad_uuid uuid references ads,
  language text not null check (language in ('FR', 'EN', 'ES')),
  -- field to values
  answers jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);
create index inquiries_account on inquiries (account_id, updated_at desc) where account_id is not null;
create index inquiries_key on inquiries (key_hash, updated_at desc);
create index inquiries_unsent on inquiries (updated_at) where sent_at is null;

-- what staff make of it: one lead an inquiry, whatever is sent twice
create table leads (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null unique references inquiries,
  form text not null,
  ad_uuid uuid references ads,
  account_id uuid references accounts,
  name text not null,
  email text not null,
  phone text,
  lead_source text not null,
  state text not null default 'NEW' check (state in ('NEW', 'IN_PROGRESS', 'DONE', 'DROPPED')),
  owner_id uuid references accounts,
  note text not null default '',
  due_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index leads_open on leads (due_at) where state in ('NEW', 'IN_PROGRESS');
create index leads_newest on leads (created_at desc, id);
create index leads_ad on leads (ad_uuid) where ad_uuid is not null;
create index leads_account on leads (account_id) where account_id is not null;
