-- what an invoice is of: the house's fee, or a car of its own; and how that stands to VAT
alter table invoices
  add column item text not null default 'FEE' check (item in ('FEE', 'CAR')),
  add column vat text not null default 'STANDARD'
    check (vat in ('STANDARD', 'MARGIN', 'REVERSE_CHARGE', 'OUTSIDE', 'INTRA_EU', 'EXPORT')),
  add constraint vat_of_regime check (vat = 'STANDARD' or vat_cents = 0);
alter table invoices alter column item drop default, alter column vat drop default;
