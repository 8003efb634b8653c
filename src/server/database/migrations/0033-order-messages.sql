-- what the two sides of an order and the house write to each other: what was said of a sale is never changed
create table order_messages (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  party text not null check (party in ('BUYER', 'SELLER', 'HOUSE')),
  author_id uuid not null references accounts,
  -- names the sending: the same one twice is one message
  key uuid not null,
  text text not null check (char_length(text) between 1 and 2000),
  at timestamptz(3) not null,
  unique (author_id, key)
);
create index order_messages_order on order_messages (order_id, id);
create trigger order_messages_never_change before update or delete on order_messages
  for each row execute function refuse_change();
create trigger order_messages_never_vanish before truncate on order_messages
  for each statement execute function refuse_change();
revoke update, delete on order_messages from calandre_app;

-- how far each side has read; the house reads as one
create table order_message_reads (
  order_id uuid not null references orders,
  party text not null check (party in ('BUYER', 'SELLER', 'HOUSE')),
  read_to bigint not null,
  primary key (order_id, party)
);
