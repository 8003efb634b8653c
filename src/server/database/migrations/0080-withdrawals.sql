-- a consumer goes back on what a trader sold: declared, then the car is back, which ends the sale
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check
  check (state in ('CREATED', 'SIGNED', 'PAID', 'HANDED_OVER', 'CLOSED', 'WITHDRAWN', 'CANCELLED'));
-- by when the car is to be back, then by when the buyer is to have their money; null while nothing is taken back
alter table orders add column unwind_by timestamptz(3);
grant update (unwind_by) on orders to calandre_app;

alter table order_steps drop constraint order_steps_kind_check;
alter table order_steps add constraint order_steps_kind_check check (kind in ('OPENED', 'CONTRACT_SIGNED', 'FEE_PAID',
  'FEE_REVERSED', 'PRICE_RECEIVED', 'PRICE_REVERSED', 'REPORT_WRITTEN', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED',
  'REMINDED', 'CANCELLED', 'WITHDRAWN', 'CAR_RETURNED', 'REFUNDED', 'MONEY_RETURNED'));
drop index order_steps_once;
create unique index order_steps_once on order_steps (order_id, kind, party) where kind in
  ('OPENED', 'CONTRACT_SIGNED', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED', 'CANCELLED', 'WITHDRAWN', 'CAR_RETURNED');

-- what a car of the house's own lost in the hands of a buyer who gave it back: damages, which no VAT is in
alter table journal_entries drop constraint journal_entries_accounts_check;
alter table journal_entries add constraint journal_entries_accounts_check
  check (accounts <@ array['BANK', 'CARDS', 'UNALLOCATED', 'ADVANCES', 'ESCROW', 'BUYERS', 'SELLERS', 'FEES', 'VAT',
    'CAR_SALES', 'INDEMNITIES']);
