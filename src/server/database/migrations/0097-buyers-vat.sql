-- each answer of VIES about a number that somebody gave, as it came: the proof that it was asked, on that day
create table vat_findings (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  number text not null,
  state text not null check (state in ('KNOWN', 'UNKNOWN')),
  -- as VIES has them; null where the member state does not tell
  name text,
  address text,
  -- what VIES calls the consultation; null where it was not told who asks
  consultation text,
  answered_at timestamptz(3) not null default clock_timestamp()
);
create index vat_findings_account on vat_findings (account_id, id desc);
create trigger vat_findings_never_change before update on vat_findings
  for each row execute function refuse_change();
create trigger vat_findings_never_vanish before truncate on vat_findings
  for each statement execute function refuse_change();
revoke update on vat_findings from calandre_app;

-- under which VAT a thing was sold, said when its tax fell due: of what depends on more than the contract. The newest counts
create table order_vat (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  item text not null check (item in ('FEE', 'CAR')),
  vat text not null check (vat in ('STANDARD', 'MARGIN', 'REVERSE_CHARGE', 'OUTSIDE', 'INTRA_EU', 'EXPORT')),
  -- the answer that it rests on, which is kept with it; null where there was none
  finding_id bigint references vat_findings,
  ruled_at timestamptz(3) not null
);
create index order_vat_order on order_vat (order_id, item, id desc);
create index order_vat_finding on order_vat (finding_id);
create trigger order_vat_never_changes before update or delete on order_vat
  for each row execute function refuse_change();
create trigger order_vat_never_vanishes before truncate on order_vat
  for each statement execute function refuse_change();
revoke update, delete on order_vat from calandre_app;
