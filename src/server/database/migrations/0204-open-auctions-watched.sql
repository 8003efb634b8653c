-- An alert for auctions watches those that one can still bid in, said in one form: kept from two pages it was two.
update alerts set filter = '{"auctionStates": [], "withdrawal": false}'::jsonb || filter
where filter -> 'auctionsOnly' = 'true';
update alerts set filter = jsonb_set(filter, '{auctionStates}', '["NOT_STARTED", "RUNNING"]')
where filter -> 'auctionsOnly' = 'true'
  and filter -> 'auctionStates' in ('[]', '["RUNNING", "NOT_STARTED"]');

-- What became the same is one: the oldest that tells, of all that the others told and tell of.
create temp table kept_alerts on commit drop as
select id, first_value(id) over same as kept_id
from alerts where filter -> 'auctionsOnly' = 'true'
window same as (partition by account_id, filter, query order by paused_at is not null, created_at, id);

insert into alert_matches as m (alert_id, ad_uuid, found_at, told_at)
select kept_id, ad_uuid, min(found_at), min(told_at)
from alert_matches join kept_alerts on id = alert_id
where id <> kept_id group by 1, 2
on conflict (alert_id, ad_uuid) do update set told_at = coalesce(m.told_at, excluded.told_at);
insert into alert_news as n (alert_id, ad_uuid, revision, price_was, found_at, told_at)
select kept_id, ad_uuid, revision, max(price_was), min(found_at), min(told_at)
from alert_news join kept_alerts on id = alert_id
where id <> kept_id group by 1, 2, 3
on conflict (alert_id, ad_uuid, revision) do update set told_at = coalesce(n.told_at, excluded.told_at);

update alerts a set tells_drops = o.tells_drops, tells_edits = o.tells_edits, created_at = o.created_at
from (
  select kept_id, bool_or(tells_drops) as tells_drops, bool_or(tells_edits) as tells_edits,
    min(created_at) as created_at
  from alerts join kept_alerts using (id) group by kept_id having count(*) > 1
) o where a.id = o.kept_id;
delete from alerts using kept_alerts k where alerts.id = k.id and k.id <> k.kept_id;
