-- orders of their own: what made them, by when each thing is due, and one alive an auction at a time
alter table orders drop constraint orders_auction_id_key;
create unique index orders_one_alive on orders (auction_id) where state <> 'CANCELLED';
alter table orders
  -- what a transfer is known by; given in the order in which orders were opened
  add column number bigint generated always as identity unique,
  add column cause text not null default 'HAMMER' check (cause in ('HAMMER', 'OFFER', 'SECOND_CHANCE')),
  add column sign_by timestamptz(3) not null default now() + interval '48 hours',
  add column pay_by timestamptz(3) not null default now() + interval '7 days',
  add column collect_by timestamptz(3) not null default now() + interval '21 days';
create index orders_seller on orders (seller_id);
create index orders_state on orders (state, created_at desc);

-- everything that happened to an order, dated; never changed
create table order_steps (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  kind text not null check (kind in ('OPENED', 'CONTRACT_SIGNED', 'FEE_PAID', 'PRICE_RECEIVED', 'REPORT_WRITTEN',
    'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED', 'REMINDED', 'CANCELLED', 'REFUNDED')),
  -- whose part it was; the house's when nobody's
  party text not null check (party in ('BUYER', 'SELLER', 'HOUSE')),
  -- null: the house itself
  actor_id uuid references accounts,
  data jsonb not null default '{}',
  at timestamptz(3) not null
);
create index order_steps_order on order_steps (order_id, id);
-- what happens once happens once
create unique index order_steps_once on order_steps (order_id, kind, party)
  where kind not in ('REMINDED', 'REPORT_WRITTEN');
create trigger order_steps_never_change before update or delete on order_steps
  for each row execute function refuse_change();
create trigger order_steps_never_vanish before truncate on order_steps
  for each statement execute function refuse_change();
revoke update, delete on order_steps from calandre_app;
