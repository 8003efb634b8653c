-- whose sale an auction is, kept as it was when it was scheduled: its buyers were told so
alter table auctions add column regime text not null default 'BROKERAGE'
  check (regime in ('BROKERAGE', 'PROFESSIONAL', 'HOUSE'));
update auctions a set regime = case when d.calandre_collection then 'HOUSE' else 'PROFESSIONAL' end
from ads d left join accounts p on p.id = d.owner_id
where d.uuid = a.ad_uuid and (d.calandre_collection or p.is_professional);

-- what an ad asked for, and since when: a price may only be struck through where it was asked for before
create table price_history (
  id bigint generated always as identity primary key,
  ad_uuid uuid not null references ads,
  -- null: no price was shown
  price bigint,
  reduced_price bigint,
  changed_at timestamptz(3) not null
);
create index price_history_ad on price_history (ad_uuid, id);
create trigger price_history_never_changes before update or delete on price_history
  for each row execute function refuse_change();
revoke update, delete on price_history from calandre_app;

create function keep_price_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.price, old.reduced_price, old.is_price_hidden)
      is not distinct from (new.price, new.reduced_price, new.is_price_hidden) then
    return null;
  end if;
  insert into price_history (ad_uuid, price, reduced_price, changed_at)
  values (new.uuid, case when not new.is_price_hidden then new.price end,
    case when not new.is_price_hidden then new.reduced_price end, clock_timestamp());
  return null;
end $$;
create trigger ads_keep_price_history after insert or update of price, reduced_price, is_price_hidden on ads
  for each row execute function keep_price_history();
insert into price_history (ad_uuid, price, reduced_price, changed_at)
select uuid, case when not is_price_hidden then price end, case when not is_price_hidden then reduced_price end,
  coalesce(published_at, created_at) from ads;

-- a private word after the hammer: the last bidder's best offer, or the next bidder's second chance
create table offers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('BEST_OFFER', 'SECOND_CHANCE')),
  auction_id uuid not null references auctions,
  ad_uuid uuid not null references ads,
  bidder_id uuid not null references accounts,
  -- null: the house sells for itself
  seller_id uuid references accounts,
  state text not null check (state in ('BIDDER_TURN', 'SELLER_TURN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CLOSED')),
  last_bid bigint not null check (last_bid between 1 and 1000000000),
  amount bigint check (amount >= last_bid and amount <= 1000000000),
  needs_seller boolean not null,
  turn_ends_at timestamptz(3) not null,
  opened_by uuid not null references accounts,
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3),
  reason text,
  constraint closed_once check ((state in ('BIDDER_TURN', 'SELLER_TURN')) = (closed_at is null)),
  constraint said_before_accepted check (state not in ('SELLER_TURN', 'ACCEPTED') or amount is not null),
  -- one word each: a bidder is asked once an auction
  unique (auction_id, bidder_id, kind)
);
create unique index offers_one_open on offers (ad_uuid) where closed_at is null;
create index offers_bidder on offers (bidder_id, opened_at desc);
create index offers_seller on offers (seller_id, opened_at desc);

-- what a seller would like after an auction that sold nothing
create table relist_wishes (
  auction_id uuid primary key references auctions,
  account_id uuid not null references accounts,
  note text not null,
  wished_at timestamptz(3) not null
);

-- what people report: an ad, a question, a member
create table reports (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 1001) unique,
  subject text not null check (subject in ('AD', 'QUESTION', 'MEMBER')),
  subject_id uuid not null,
  -- whose it is: they are given the reasons of a measure
  author_id uuid references accounts,
  -- what it was when it was reported
  excerpt text not null,
  reason text not null,
  text text not null,
  -- null: somebody without an account
  reporter_id uuid references accounts,
  email text,
  language text not null check (language in ('FR', 'EN', 'ES')),
  created_at timestamptz(3) not null,
  measure text check (measure in ('NONE', 'WARNED', 'REMOVED')),
  statement text,
  decided_by uuid references accounts,
  decided_at timestamptz(3),
  constraint decided_whole check ((measure is null) = (decided_at is null) and (measure is null) = (statement is null))
);
create index reports_open on reports (created_at) where decided_at is null;
create unique index reports_once on reports (subject, subject_id, reporter_id) where decided_at is null;
create index reports_reporter on reports (reporter_id);

create table report_appeals (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null references reports,
  side text not null check (side in ('REPORTER', 'AUTHOR')),
  text text not null,
  created_at timestamptz(3) not null,
  measure text check (measure in ('NONE', 'WARNED', 'REMOVED')),
  statement text,
  decided_by uuid references accounts,
  decided_at timestamptz(3),
  unique (report_id, side),
  constraint decided_whole check ((measure is null) = (decided_at is null) and (measure is null) = (statement is null))
);
create index report_appeals_open on report_appeals (created_at) where decided_at is null;
