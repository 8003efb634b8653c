-- what a seller is writing of a car: how often it was saved, how it is to be sold, and of a car that is
-- public the changes that nobody has approved yet
create table ad_drafts (
  ad_uuid uuid primary key references ads,
  -- grows by one with every save: who saves upon an older one is told
  version integer not null default 0,
  wish text not null default 'AD' check (wish in ('AD', 'AUCTION')),
  -- secret: what the seller hopes for under the hammer
  wished_reserve bigint check (wished_reserve between 1 and 1000000000),
  -- null: the ad itself is written, for nobody sees it yet
  revision jsonb,
  saved_at timestamptz(3) not null default now()
);

-- a car handed to the house, and what the house said
create table ad_submissions (
  id uuid primary key default gen_random_uuid(),
  ad_uuid uuid not null references ads,
  state text not null default 'WAITING'
    check (state in ('WAITING', 'APPROVED', 'CHANGES_ASKED', 'REFUSED', 'TAKEN_BACK')),
  submitted_at timestamptz(3) not null default clock_timestamp(),
  decided_at timestamptz(3),
  decided_by uuid references accounts,
  reason text,
  -- [{ field, text }]
  comments jsonb not null default '[]',
  constraint decided_once check ((state = 'WAITING') = (decided_at is null))
);
create unique index ad_submissions_one_waiting on ad_submissions (ad_uuid) where state = 'WAITING';
create index ad_submissions_waiting on ad_submissions (submitted_at) where state = 'WAITING';
create index ad_submissions_ad on ad_submissions (ad_uuid, submitted_at desc);

-- who sells by trade says so before selling
create table traders (
  account_id uuid primary key references accounts,
  company text not null,
  register_number text not null,
  vat_number text not null,
  street text not null,
  zip_code text not null,
  city text not null,
  country text not null,
  updated_at timestamptz(3) not null default now()
);

-- papers that were sent in
create table documents (
  id uuid primary key default gen_random_uuid(),
  -- names the bytes among the stored files
  file_key text not null,
  extension text not null check (extension in ('pdf', 'webp')),
  created_at timestamptz(3) not null default now()
);

-- who has seen a car, once an hour; an auction counts its own
create table ad_views (
  ad_uuid uuid not null references ads,
  visitor_hash bytea not null,
  seen_at timestamptz(3) not null,
  primary key (ad_uuid, visitor_hash)
);
create table ad_view_counts (
  ad_uuid uuid primary key references ads,
  view_count integer not null
);

-- ways to reach somebody that were taken out of a question or an answer, for staff to judge
create table question_flags (
  question_id uuid not null references questions on delete cascade,
  part text not null check (part in ('QUESTION', 'ANSWER')),
  author_id uuid not null references accounts,
  found text[] not null,
  -- what was written, for staff alone
  original text not null,
  flagged_at timestamptz(3) not null default clock_timestamp(),
  settled_at timestamptz(3),
  settled_by uuid references accounts,
  primary key (question_id, part)
);
create index question_flags_open on question_flags (flagged_at) where settled_at is null;
create index questions_open on questions (ad_uuid) where answer is null;
