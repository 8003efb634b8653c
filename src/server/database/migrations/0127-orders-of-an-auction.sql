-- what became of an auction is looked for among its orders, called-off ones included: once an auction that is over
create index orders_auction on orders (auction_id, number desc);
