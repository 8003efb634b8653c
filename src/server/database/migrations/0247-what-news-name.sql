-- what the car was called when its news was told: whatever is written of it later, or becomes of its ad
alter table notifications add column car text;
update notifications n set car = concat_ws(' ', nullif(d.brand, ''), nullif(d.model, ''), nullif(d.version, ''))
from ads d where d.uuid = n.ad_uuid
  and (d.status in ('PUBLISHED', 'SOLD') and d.hidden_at is null or d.owner_id = n.account_id);
