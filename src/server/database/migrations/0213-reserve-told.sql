-- whether people were told that the reserve is reached: lowered to the price it is, and no row says so
alter table told_auctions add column is_reserve_told boolean not null default false;
-- until now a row alone told of it
update told_auctions t set is_reserve_told = true
where not is_end_told and exists (
  select from bids b where b.auction_id = t.auction_id and b.version <= t.bid_version and b.is_reserve_reached);
