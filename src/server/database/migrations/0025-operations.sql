-- every row of the ledger is sealed with a hash of what it says and of the row before: whoever changed, took out
-- or slipped in a row would have to make every later hash anew
alter table bid_requests add column hash bytea;
alter table bids add column hash bytea;
-- the newest ones stand with the auction, whose lock says which is the newest
alter table auctions add column bid_hash bytea, add column request_hash bytea;

-- the words that are hashed, as docs/bid-log.md gives them to whoever wants to check
create function instant_text(at timestamptz) returns text language sql stable parallel safe as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function bid_text(b bids) returns text language sql stable parallel safe as $$
  select b.auction_id || ',' || b.version || ',' || coalesce(b.request_id::text, '') || ',' || b.bidder_id
    || ',' || b.amount || ',' || b.is_immediate::int || ',' || coalesce(b.is_reserve_reached::int::text, '')
    || ',' || b.leads::int || ',' || instant_text(b.end_at) || ',' || instant_text(b.placed_at)
$$;

create function bid_request_text(b bid_requests) returns text language sql stable parallel safe as $$
  select b.auction_id || ',' || b.id || ',' || b.bidder_id || ',' || b.bid || ','
    || coalesce(b.max_bid::text, '') || ',' || coalesce(b.lead_source, '') || ','
    || coalesce(b.placed_by::text, '') || ',' || coalesce(b.terms_locale, '') || ','
    || coalesce(b.terms_version::text, '') || ',' || instant_text(b.decided_at)
$$;

-- 64 zeros stand before the first row
create function sealed(previous bytea, words text) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(coalesce(encode(previous, 'hex'), repeat('0', 64)) || ',' || words, 'UTF8'))
$$;

-- the desk brings the hashes with its rows (auctions/seal.ts); who writes without the desk is sealed here
create or replace function keep_price_rising() returns trigger language plpgsql as $$
declare
  last_amount bigint;
  last_version bigint;
  last_hash bytea;
begin
  select amount, version, hash into last_amount, last_version, last_hash
    from bids where auction_id = new.auction_id order by version desc limit 1;
  if new.amount < last_amount or new.version <= last_version then
    raise exception 'a bid of % after one of % on auction %', new.amount, last_amount, new.auction_id
      using errcode = '23514';
  end if;
  if new.hash is null then
    new.hash := sealed(last_hash, bid_text(new));
    update auctions set bid_hash = new.hash where id = new.auction_id;
  end if;
  return new;
end $$;

create function seal_bid_request() returns trigger language plpgsql as $$
begin
  new.hash := sealed(
    (select hash from bid_requests where auction_id = new.auction_id order by position desc limit 1),
    bid_request_text(new));
  update auctions set request_hash = new.hash where id = new.auction_id;
  return new;
end $$;
create trigger bid_requests_seal before insert on bid_requests
  for each row when (new.hash is null) execute function seal_bid_request();

-- what is there already is sealed as it stands, once
alter table bids disable trigger bids_never_change;
alter table bid_requests disable trigger bid_requests_never_change;
do $$
declare
  bid bids;
  request bid_requests;
  last_auction uuid;
  last_hash bytea;
begin
  for bid in select * from bids order by auction_id, version loop
    last_hash := sealed(case when bid.auction_id = last_auction then last_hash end, bid_text(bid));
    last_auction := bid.auction_id;
    update bids set hash = last_hash where auction_id = bid.auction_id and version = bid.version;
  end loop;
  last_auction := null;
  for request in select * from bid_requests order by auction_id, position loop
    last_hash := sealed(case when request.auction_id = last_auction then last_hash end, bid_request_text(request));
    last_auction := request.auction_id;
    update bid_requests set hash = last_hash where id = request.id;
  end loop;
end $$;
update auctions a set
  bid_hash = (select hash from bids where auction_id = a.id order by version desc limit 1),
  request_hash = (select hash from bid_requests where auction_id = a.id order by position desc limit 1);
alter table bids enable trigger bids_never_change;
alter table bid_requests enable trigger bid_requests_never_change;
alter table bids alter column hash set not null;
alter table bid_requests alter column hash set not null;
