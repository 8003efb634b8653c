-- a car that the house sells on its owner's mandate is a public sale; whether that owner sells by trade is kept beside it
alter table auctions drop constraint auctions_regime_check;
alter table auctions add constraint auctions_regime_check
  check (regime in ('BROKERAGE', 'PROFESSIONAL', 'HOUSE', 'PUBLIC_SALE'));
alter table auctions add column is_trade_sale boolean not null default false;
-- what has begun stays what its bidders were told
update auctions a set regime = 'PUBLIC_SALE', is_trade_sale = coalesce(p.is_professional, false)
from ads d left join accounts p on p.id = d.owner_id
where d.uuid = a.ad_uuid and d.handle_by_calandre and not d.calandre_collection
  and a.status = 'open' and a.start_at > now();
