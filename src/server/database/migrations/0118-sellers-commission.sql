-- what a seller owes the house of the price by their mandate: fixed with the order, kept at the handover, and invoiced
alter table orders add column commission_cents bigint not null default 0 check (commission_cents between 0 and 100 * hammer_price);
alter table invoices drop constraint invoices_item_check,
  add constraint invoices_item_check check (item in ('FEE', 'CAR', 'COMMISSION'));
alter table order_vat drop constraint order_vat_item_check,
  add constraint order_vat_item_check check (item in ('FEE', 'CAR', 'COMMISSION'));
alter table journal_entries drop constraint journal_entries_accounts_check,
  add constraint journal_entries_accounts_check check (accounts <@ array['BANK', 'CARDS', 'PROVIDER', 'UNALLOCATED',
    'ADVANCES', 'ESCROW', 'BUYERS', 'SELLERS', 'FEES', 'COMMISSIONS', 'VAT', 'CAR_SALES', 'MARGIN_VAT', 'INDEMNITIES']);
