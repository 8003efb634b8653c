-- what is invoiced to an owner who takes their car back: of a mandate, and of no order
alter table invoices alter column order_id drop not null;
alter table invoices add column mandate_id uuid references sale_mandates;
-- the entry that it was made out with; null of what was before this column
alter table invoices add column entry_id bigint references journal_entries;
alter table invoices add constraint invoice_of_one check ((order_id is null) = (mandate_id is not null));
alter table invoices drop constraint invoices_item_check,
  add constraint invoices_item_check check (item in ('FEE', 'CAR', 'COMMISSION', 'WITHDRAWAL'));
create index invoices_mandate on invoices (mandate_id) where mandate_id is not null;
create index invoices_entry on invoices (entry_id);
