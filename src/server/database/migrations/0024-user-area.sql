-- minutes before the end at which this favourite is reminded of; null: as the person's settings say
alter table favorites add column ending_offsets smallint[];

-- the address at which a person's calendar reads their favourites; a new serial ends the old address
create table calendar_feeds (
  account_id uuid primary key references accounts,
  serial uuid not null unique default gen_random_uuid(),
  created_at timestamptz(3) not null default now()
);

-- cars that the house proposes to somebody it searches for
create table mandate_proposals (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads on delete cascade,
  ad_uuid uuid not null references ads,
  note text not null default '',
  proposed_by uuid references accounts,
  proposed_at timestamptz(3) not null default clock_timestamp(),
  answer text check (answer in ('ACCEPTED', 'REFUSED')),
  -- why not, in the person's words
  reason text not null default '',
  answered_at timestamptz(3),
  constraint answered_whole check ((answer is null) = (answered_at is null)),
  unique (lead_id, ad_uuid)
);
create index mandate_proposals_ad on mandate_proposals (ad_uuid);
create index leads_mandates on leads (created_at desc)
  where form in ('carHunter', 'carHunterLead') and state in ('NEW', 'IN_PROGRESS');
