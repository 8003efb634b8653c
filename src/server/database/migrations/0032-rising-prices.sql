-- the price of an auction never falls, asked once a statement: the desk writes a whole batch in one
drop trigger bids_keep_price_rising on bids;
create or replace function keep_price_rising() returns trigger language plpgsql as $$
declare
  fault record;
begin
  with lots as (
    select auction_id, min(version) as first, count(*) as added_count from added group by auction_id
  ), before as materialized (
    select auction_id,
      (select amount from bids b where b.auction_id = lots.auction_id and b.version < lots.first
        order by b.version desc limit 1) as amount,
      -- an older row that stands after the first new one: the new one came too late
      added_count <> (select count(*) from bids b where b.auction_id = lots.auction_id and b.version >= lots.first)
        as is_late
    from lots
  ), rows as (
    select a.auction_id, a.amount, before.is_late,
      lag(a.amount, 1, before.amount) over (partition by a.auction_id order by a.version) as last_amount
    from added a join before using (auction_id)
  )
  select * into fault from rows where amount < last_amount or is_late limit 1;
  if found then
    raise exception 'a bid of % after one of % on auction %', fault.amount, fault.last_amount, fault.auction_id
      using errcode = '23514';
  end if;
  return null;
end $$;
create trigger bids_keep_price_rising after insert on bids referencing new table as added
  for each statement execute function keep_price_rising();

-- the desk brings the hashes with its rows (auctions/seal.ts); who writes without the desk is sealed here
create function seal_bid() returns trigger language plpgsql as $$
begin
  new.hash := sealed(
    (select hash from bids where auction_id = new.auction_id order by version desc limit 1), bid_text(new));
  update auctions set bid_hash = new.hash where id = new.auction_id;
  return new;
end $$;
create trigger bids_seal before insert on bids for each row when (new.hash is null) execute function seal_bid();
