create table ads (
  uuid uuid primary key default gen_random_uuid(),
  id bigint generated always as identity unique,
  slug text not null unique,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'SOLD', 'WITHDRAWN')),
  owner_id uuid references accounts,
  is_retromobile boolean not null default false,
  calandre_collection boolean not null default false,
  handle_by_calandre boolean not null default false,
  brand text not null,
  model text not null,
  version text,
  year integer,
  car_type text not null check (car_type in ('CLASSIC', 'YOUNGTIMER', 'GT', 'OTHER')),
  body text,
  transmission text,
  fuel text,
  mileage integer check (mileage >= 0),
  price bigint check (price between 1 and 1000000000),
  reduced_price bigint check (reduced_price between 1 and 1000000000),
  is_price_hidden boolean not null default false,
  country text,
  city text,
  zip_code text,
  -- the fields nobody filters by, checked at the door (ads/ad-details.ts)
  details jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  constraint reduced_below_price check (reduced_price is null or (price is not null and reduced_price < price))
);
create index ads_public on ads (published_at desc, uuid) where status in ('PUBLISHED', 'SOLD');
create index ads_brand on ads (lower(brand), lower(model)) where status in ('PUBLISHED', 'SOLD');
create index ads_owner on ads (owner_id);

-- addresses an ad once had: they redirect for ever
create table ad_slugs (
  slug text primary key,
  ad_uuid uuid not null references ads
);

create table photos (
  id uuid primary key default gen_random_uuid(),
  -- names the original among the stored files
  file_key text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text,
  created_at timestamptz(3) not null default now()
);

create table ad_photos (
  ad_uuid uuid not null references ads,
  photo_id uuid not null references photos,
  role text not null check (role in ('FRONT', 'EXTERIOR', 'INTERIOR', 'MECHANICS')),
  position integer not null,
  primary key (ad_uuid, role, position)
);

create table favorites (
  account_id uuid not null references accounts,
  ad_uuid uuid not null references ads,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, ad_uuid)
);
create index favorites_ad on favorites (ad_uuid);

create table owner_contact_reveals (
  id bigint generated always as identity primary key,
  ad_uuid uuid not null references ads,
  account_id uuid references accounts,
  visitor_hash bytea not null,
  revealed_at timestamptz(3) not null default now()
);

create table reviews (
  uuid uuid primary key default gen_random_uuid(),
  name text,
  title text,
  reviewed_at timestamptz(3) not null,
  image_url text,
  image_alt text,
  message text not null,
  note text,
  source text not null default 'calandre',
  created_at timestamptz(3) not null default now()
);
create index reviews_newest on reviews (reviewed_at desc, uuid);
