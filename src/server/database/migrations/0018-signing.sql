-- what a contract says of car, parties and sale: fixed when the first side sets about signing
create table order_particulars (
  order_id uuid primary key references orders,
  particulars jsonb not null,
  fixed_at timestamptz(3) not null
);
create trigger order_particulars_never_change before update or delete on order_particulars
  for each row execute function refuse_change();

-- the state of the car at the handover; the newest counts until it is signed
create table order_reports (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  odometer integer not null check (odometer between 0 and 10000000),
  key_count integer not null check (key_count between 0 and 20),
  remarks text not null default '',
  photo_ids uuid[] not null default '{}',
  written_by uuid not null references accounts,
  written_at timestamptz(3) not null
);
create index order_reports_order on order_reports (order_id, id desc);
create trigger order_reports_never_change before update or delete on order_reports
  for each row execute function refuse_change();

-- a code on its way to a mailbox, for one paper as it then reads
create table signing_codes (
  order_id uuid not null references orders,
  paper text not null check (paper in ('CONTRACT', 'REPORT')),
  account_id uuid not null references accounts,
  code_hash bytea not null,
  language text not null,
  file_key text not null,
  sha256 text not null,
  attempts integer not null default 0,
  sent_to text not null,
  sent_at timestamptz(3) not null,
  primary key (order_id, paper, account_id)
);

create table order_signatures (
  order_id uuid not null references orders,
  paper text not null check (paper in ('CONTRACT', 'REPORT')),
  party text not null check (party in ('BUYER', 'SELLER')),
  account_id uuid not null references accounts,
  signer text not null,
  language text not null,
  -- the bytes that were read and signed, and their hash
  file_key text not null,
  sha256 text not null,
  evidence jsonb not null,
  signed_at timestamptz(3) not null,
  primary key (order_id, paper, party)
);
create trigger order_signatures_never_change before update or delete on order_signatures
  for each row execute function refuse_change();
revoke update, delete on order_particulars, order_reports, order_signatures from calandre_app;
