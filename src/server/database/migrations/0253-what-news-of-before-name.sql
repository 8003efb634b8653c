-- news of before name their car to who bought, sold or entrusted it, or bid on it, though nobody sees its ad by now
update notifications n set car = nullif(concat_ws(' ', nullif(d.brand, ''), nullif(d.model, ''), nullif(d.version, '')), '')
from ads d where d.uuid = n.ad_uuid and n.car is null and (
  d.owner_id = n.account_id
  or exists (select from orders o where o.ad_uuid = d.uuid and n.account_id in (o.buyer_id, o.seller_id))
  or exists (select from consignments c where c.ad_uuid = d.uuid and c.seller_id = n.account_id)
  or exists (select from bids b join auctions a on a.id = b.auction_id
    where a.ad_uuid = d.uuid and b.bidder_id = n.account_id));
