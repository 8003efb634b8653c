-- the papers of a sold car, as its seller or staff handed them in: of each kind the last row is the one that stands
create table order_car_papers (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  order_id uuid not null references orders,
  kind text not null check (kind in ('REGISTRATION', 'TRANSFER', 'STATUS', 'INSPECTION')),
  -- the day that stands on it
  dated_on date not null,
  file_key text not null,
  handed_in_by uuid not null references accounts,
  handed_in_at timestamptz(3) not null,
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'ACCEPTED', 'REFUSED')),
  reason text check (length(reason) <= 500),
  decided_by uuid references accounts,
  decided_at timestamptz(3),
  check ((state = 'REFUSED') = (reason is not null))
);
create index order_car_papers_order on order_car_papers (order_id, kind, place);
create index order_car_papers_waiting on order_car_papers (order_id) where state = 'RECEIVED';
create trigger order_car_papers_never_vanish before truncate on order_car_papers
  for each statement execute function refuse_change();
revoke update, delete on order_car_papers from calandre_app;
grant update (state, reason, decided_by, decided_at) on order_car_papers to calandre_app;

alter table order_steps drop constraint order_steps_kind_check;
alter table order_steps add constraint order_steps_kind_check check (kind in ('OPENED', 'CONTRACT_SIGNED', 'FEE_PAID',
  'FEE_REVERSED', 'PRICE_RECEIVED', 'PRICE_REVERSED', 'REPORT_WRITTEN', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED',
  'REMINDED', 'CANCELLED', 'WITHDRAWN', 'CAR_RETURNED', 'REFUNDED', 'MONEY_RETURNED', 'EXPORT_PROVEN', 'PAPERS_WAIVED'));
