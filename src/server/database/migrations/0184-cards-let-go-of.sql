-- cards that were taken off file before the provider was told of it are let go of there too
insert into jobs (kind, data, run_at)
select 'payments.forget', jsonb_build_object('kind', 'CARD', 'accountId', c.account_id, 'ref', c.provider_ref), now()
from cards c join payment_customers p on p.account_id = c.account_id and p.provider = 'stripe'
where c.removed_at is not null and c.provider_ref <> 'sandbox'
  and not exists (select from cards k where k.provider_ref = c.provider_ref and k.removed_at is null);
