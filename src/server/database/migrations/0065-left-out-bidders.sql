-- whose bids a second chance was worked out without, as it was when it was opened
alter table offers add column left_out uuid[] not null default '{}';
update offers f set left_out = array(
  select distinct b.bidder_id from bids b where b.auction_id = f.auction_id and b.bidder_id <> f.bidder_id and (
    exists (select from orders o where o.auction_id = f.auction_id and o.buyer_id = b.bidder_id
      and o.created_at < f.opened_at)
    or exists (select from offers e where e.auction_id = f.auction_id and e.bidder_id = b.bidder_id
      and e.kind = 'SECOND_CHANCE' and e.opened_at < f.opened_at)))
where kind = 'SECOND_CHANCE';
