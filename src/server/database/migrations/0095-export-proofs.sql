-- by when it is to be proven that a car of the house's own has left the Union; null while nothing is to be
alter table orders add column export_by timestamptz(3);
grant update (export_by) on orders to calandre_app;
create index orders_export_by on orders (export_by) where export_by is not null;

-- that it has left: what customs certify of it, and what of its price went back to the buyer for that
create table order_exports (
  order_id uuid primary key references orders,
  -- customs' number of the declaration
  mrn text not null check (mrn ~ '^[0-9]{2}[A-Z]{2}[0-9A-Z]{13}[0-9]$'),
  left_on date not null,
  relief_cents bigint not null check (relief_cents >= 0),
  -- the certificate itself
  file_key text not null,
  proven_at timestamptz(3) not null
);
create trigger order_exports_never_change before update or delete on order_exports
  for each row execute function refuse_change();
create trigger order_exports_never_vanish before truncate on order_exports
  for each statement execute function refuse_change();
revoke update, delete on order_exports from calandre_app;

alter table order_steps drop constraint order_steps_kind_check;
alter table order_steps add constraint order_steps_kind_check check (kind in ('OPENED', 'CONTRACT_SIGNED', 'FEE_PAID',
  'FEE_REVERSED', 'PRICE_RECEIVED', 'PRICE_REVERSED', 'REPORT_WRITTEN', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED',
  'REMINDED', 'CANCELLED', 'WITHDRAWN', 'CAR_RETURNED', 'REFUNDED', 'MONEY_RETURNED', 'EXPORT_PROVEN'));
