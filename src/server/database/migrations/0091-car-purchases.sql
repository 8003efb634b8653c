-- what the house paid for a car of its own: the tax on its margin is worked out of it. Never changed: what is put
-- right is another row, and the newest counts
create table car_purchases (
  id bigint generated always as identity primary key,
  ad_uuid uuid not null references ads,
  cost_cents bigint not null check (cost_cents >= 0),
  bought_on date not null,
  -- whom it was bought of: who had no VAT to charge, a trader under the margin scheme, or one who charged it
  sold_by text not null check (sold_by in ('PRIVATE', 'MARGIN_TRADER', 'VAT_TRADER')),
  -- the paper that proves it, as the house files it
  reference text not null,
  booked_at timestamptz(3) not null default clock_timestamp()
);
create index car_purchases_ad on car_purchases (ad_uuid, id);
create trigger car_purchases_never_change before update or delete on car_purchases
  for each row execute function refuse_change();
create trigger car_purchases_never_vanish before truncate on car_purchases
  for each statement execute function refuse_change();
revoke update, delete on car_purchases from calandre_app;

alter table journal_entries drop constraint journal_entries_accounts_check;
alter table journal_entries add constraint journal_entries_accounts_check
  check (accounts <@ array['BANK', 'CARDS', 'UNALLOCATED', 'ADVANCES', 'ESCROW', 'BUYERS', 'SELLERS', 'FEES', 'VAT',
    'MARGIN_VAT', 'CAR_SALES', 'INDEMNITIES']);
