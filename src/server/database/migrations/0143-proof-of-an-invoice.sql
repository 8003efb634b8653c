-- The answer of VIES that an invoice without an order rests on: kept as long as the invoice. What an order's rests on is in order_vat.
alter table invoices add column finding_id bigint references vat_findings;
create index invoices_finding on invoices (finding_id) where finding_id is not null;

-- whether an invoice rests on an answer of VIES
create function is_proof(finding bigint) returns boolean language sql stable as $$
  select exists (select from order_vat where finding_id = finding) or exists (select from invoices where finding_id = finding)
$$;
