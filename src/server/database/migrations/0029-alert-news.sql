-- a kept search tells of lower prices and of edits to those who ask for it
alter table alerts
  add column tells_drops boolean not null default false,
  add column tells_edits boolean not null default false;

-- an edit of an ad is news to an alert once
create table alert_news (
  alert_id uuid not null references alerts on delete cascade,
  ad_uuid uuid not null references ads,
  -- the ad's, after the edit
  revision integer not null,
  -- the price shown before, where it shows a lower one now
  price_was bigint,
  found_at timestamptz(3) not null default clock_timestamp(),
  -- null: waits for the day's or the week's letter
  told_at timestamptz(3),
  primary key (alert_id, ad_uuid, revision)
);
create index alert_news_waiting on alert_news (alert_id) where told_at is null;
