-- the last number given in each series; a number is taken in the transaction that writes its invoice
create table invoice_series (
  series text primary key,
  last_number integer not null
);
create table invoices (
  id uuid primary key default gen_random_uuid(),
  series text not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  order_id uuid not null references orders,
  account_id uuid not null references accounts,
  -- what a credit note takes back
  invoice_id uuid references invoices,
  net_cents bigint not null check (net_cents > 0),
  vat_cents bigint not null check (vat_cents >= 0),
  total_cents bigint not null,
  -- whom it was made out to, as it was then
  buyer jsonb not null,
  subject text not null,
  reason text,
  issued_at timestamptz(3) not null,
  unique (series, number),
  constraint vat_adds_up check (total_cents = net_cents + vat_cents),
  constraint credit_has_invoice check ((kind = 'CREDIT_NOTE') = (invoice_id is not null))
);
create unique index invoices_one_an_order on invoices (order_id) where kind = 'INVOICE';
create unique index invoices_one_credit on invoices (invoice_id) where kind = 'CREDIT_NOTE';
create index invoices_account on invoices (account_id, issued_at desc);
create trigger invoices_never_change before update or delete on invoices
  for each row execute function refuse_change();
revoke update, delete on invoices from calandre_app;
