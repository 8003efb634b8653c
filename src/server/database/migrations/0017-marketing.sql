-- what a browser chose: its cookie names the row, and only the row counts
create table consents (
  id uuid primary key default gen_random_uuid(),
  version int not null,
  allows_analytics boolean not null,
  allows_marketing boolean not null,
  account_id uuid references accounts,
  chosen_at timestamptz(3) not null default now()
);
create index consents_account on consents (account_id) where account_id is not null;
create index consents_chosen on consents (chosen_at);
