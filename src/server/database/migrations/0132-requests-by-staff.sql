-- which bids staff took on the telephone: few among all requests, and asked of every auction that is over
create index bid_requests_by_staff on bid_requests (auction_id, bidder_id) where placed_by is not null;
