-- What the ledger names exists, asked once a statement: the desk writes a whole batch in one, and a foreign key asks for,
-- and locks, every row by itself, which was half the time of a crowd's batch. What is named is never taken away.
create function refuse_vanishing() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: bids name its rows', tg_op, tg_table_name using errcode = '42501';
end $$;
create trigger accounts_never_vanish before delete on accounts for each row execute function refuse_vanishing();
create trigger auctions_never_vanish before delete on auctions for each row execute function refuse_vanishing();
create trigger bid_requests_never_vanish before truncate on bid_requests
  for each statement execute function refuse_change();

-- Each is looked for by itself ("offset 0"): as a set, the planner may read every account to find a few.
create function keep_references_of_requests() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a
    where not exists (select from auctions where id = a.auction_id offset 0)
      or not exists (select from accounts where id = a.bidder_id offset 0)
      or a.placed_by is not null and not exists (select from accounts where id = a.placed_by offset 0)
  ) then
    raise exception 'a request names nothing that exists' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger bid_requests_keep_references after insert on bid_requests referencing new table as added
  for each statement execute function keep_references_of_requests();
alter table bid_requests
  drop constraint bid_requests_auction_id_fkey,
  drop constraint bid_requests_bidder_id_fkey,
  drop constraint bid_requests_placed_by_fkey;

create function keep_references_of_bids() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a
    where not exists (select from auctions where id = a.auction_id offset 0)
      or not exists (select from accounts where id = a.bidder_id offset 0)
      or a.request_id is not null and not exists (select from bid_requests where id = a.request_id offset 0)
  ) then
    raise exception 'a bid names nothing that exists' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger bids_keep_references after insert on bids referencing new table as added
  for each statement execute function keep_references_of_bids();
alter table bids
  drop constraint bids_auction_id_fkey,
  drop constraint bids_bidder_id_fkey,
  drop constraint bids_request_id_fkey;

create function keep_references_of_outcomes() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a where not exists (select from accounts where id = a.bidder_id offset 0)
  ) then
    raise exception 'an outcome names nobody who exists' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger bid_outcomes_keep_references after insert on bid_outcomes referencing new table as added
  for each statement execute function keep_references_of_outcomes();
alter table bid_outcomes drop constraint bid_outcomes_bidder_id_fkey;
