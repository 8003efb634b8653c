-- 0254 left an old alert beside the one that the same search had kept since, and a process of before wrote more of them.
-- What is the same is one: the oldest that tells, of all that the others told and tell of.
with twins as (
  select id, kept.filter, tells_drops, tells_edits, created_at, first_value(id) over (
      partition by account_id, kept.filter, query order by paused_at is not null, created_at, id) as kept_id
  from alerts a, lateral (select case
    when a.filter ? 'forSale' then a.filter
    when a.filter -> 'sold' = 'false' then a.filter || '{"sold": null, "forSale": true}'
    else a.filter || '{"forSale": false}' end as filter) kept
), matches as (
  insert into alert_matches as m (alert_id, ad_uuid, found_at, told_at)
  select kept_id, ad_uuid, min(found_at), min(told_at) from alert_matches join twins on id = alert_id
  where id <> kept_id group by 1, 2
  on conflict (alert_id, ad_uuid) do update set told_at = coalesce(m.told_at, excluded.told_at)
), news as (
  insert into alert_news as n (alert_id, ad_uuid, revision, price_was, found_at, told_at)
  select kept_id, ad_uuid, revision, max(price_was), min(found_at), min(told_at)
  from alert_news join twins on id = alert_id
  where id <> kept_id group by 1, 2, 3
  on conflict (alert_id, ad_uuid, revision) do update set told_at = coalesce(n.told_at, excluded.told_at)
), letters as (
  -- Nobody promised a letter of what it takes over; where nothing waits it tells nothing.
  insert into jobs (kind, data)
  select distinct 'alerts.tellCollected', jsonb_build_object('id', kept_id) from twins where id <> kept_id
), gone as (
  delete from alerts a using twins t where a.id = t.id and t.id <> t.kept_id
)
update alerts a set (filter, tells_drops, tells_edits, created_at) = (o.filter, o.drops, o.edits, o.since)
from (
  select kept_id, filter, bool_or(tells_drops) as drops, bool_or(tells_edits) as edits, min(created_at) as since
  from twins group by 1, 2
) o
where a.id = o.kept_id
  and (a.filter, a.tells_drops, a.tells_edits, a.created_at) is distinct from (o.filter, o.drops, o.edits, o.since);
