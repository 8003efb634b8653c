-- letters to many leave last: what is due is read in that order, and not sorted anew each time
create index jobs_due_in_turn on jobs (kind, is_for_many, run_at, id) where died_at is null;
-- a process of the release before, which is still at work, would tell of these once more without noting that it did
update jobs set run_at = clock_timestamp() + interval '1 hour'
where kind = 'orders.remind' and died_at is null and run_at <= clock_timestamp();
-- what an alert took over from another that became the same is told with its next letter, which nobody had promised
insert into jobs (kind, data, run_at)
select 'alerts.tellCollected', jsonb_build_object('id', a.id), clock_timestamp() + interval '1 hour'
from alerts a
where a.paused_at is null
  and (exists (select from alert_matches where alert_id = a.id and told_at is null)
    or exists (select from alert_news where alert_id = a.id and told_at is null))
  and not exists (select from jobs where kind = 'alerts.tellCollected' and data ->> 'id' = a.id::text and died_at is null);
