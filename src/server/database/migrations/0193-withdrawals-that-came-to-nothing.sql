-- A withdrawal may come to nothing: the buyer keeps the car after all, or it was booked on the wrong order. Then the sale
-- stands, and whoever has the right to go back on it still has it.
alter table order_steps drop constraint order_steps_kind_check;
alter table order_steps add constraint order_steps_kind_check check (kind in ('OPENED', 'CONTRACT_SIGNED', 'FEE_PAID',
  'FEE_REVERSED', 'PRICE_RECEIVED', 'PRICE_REVERSED', 'REPORT_WRITTEN', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED',
  'REMINDED', 'CANCELLED', 'WITHDRAWN', 'CAR_RETURNED', 'REFUNDED', 'MONEY_RETURNED', 'EXPORT_PROVEN', 'PAPERS_WAIVED',
  'SALE_UPHELD'));
drop index order_steps_once;
create unique index order_steps_once on order_steps (order_id, kind, party) where kind in
  ('OPENED', 'CONTRACT_SIGNED', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED', 'CANCELLED', 'CAR_RETURNED');
