-- the journal: double entry in cents, a debit above zero and a credit below. An entry is one row, so it is written
-- whole or not at all; the row itself refuses to be out of balance, and no row is ever changed
create function cents_sum(cents bigint[]) returns numeric language sql immutable parallel safe as $$
  select coalesce(sum(one), 0) from unnest(cents) one
$$;

create table journal_entries (
  -- without a gap, in the order of booking; given by the trigger below
  id bigint primary key,
  kind text not null check (kind in
    ('RECEIPT', 'ALLOCATION', 'TRANSFER', 'CREDIT', 'REFUND', 'PAYOUT', 'REVERSAL')),
  -- null: money that nobody knows yet what it is for
  order_id uuid references orders,
  -- the receipt that an allocation or a return is of
  receipt_id bigint references journal_entries,
  -- the entry that this one undoes
  reverses bigint unique references journal_entries,
  source text check (source in ('CARD', 'FILE', 'HAND')),
  value_on date not null,
  payer text not null default '',
  reference text not null default '',
  -- the last four characters of the account that money went to
  iban_end text not null default '',
  reason text not null default '',
  -- what the bank or the provider knows a line by: the same one counts once
  line_key text unique,
  -- null: the house itself
  actor_id uuid references accounts,
  accounts text[] not null check (accounts <@ array['BANK', 'CARDS', 'UNALLOCATED', 'ADVANCES', 'ESCROW', 'BUYERS',
    'SELLERS', 'FEES', 'VAT', 'CAR_SALES']),
  purposes text[] not null check (array_remove(purposes, null) <@ array['PRICE', 'FEE']),
  cents bigint[] not null,
  booked_at timestamptz(3) not null default clock_timestamp(),
  hash bytea,
  constraint entry_balances check (cents_sum(cents) = 0 and not 0 = any (cents) and cardinality(cents) >= 2),
  constraint lines_are_whole
    check (cardinality(accounts) = cardinality(cents) and cardinality(purposes) = cardinality(cents)),
  constraint reversal_of_one check ((kind = 'REVERSAL') = (reverses is not null)),
  constraint receipt_has_source check ((kind = 'RECEIPT') = (source is not null))
);
create index journal_entries_order on journal_entries (order_id, id);
create index journal_entries_receipt on journal_entries (receipt_id);
create index journal_entries_value on journal_entries (value_on);

-- its newest row, held by whoever books: entries stand in one order
create table journal_head (
  is_one boolean primary key default true check (is_one),
  id bigint not null default 0,
  hash bytea
);
insert into journal_head default values;

create function journal_text(e journal_entries) returns text language sql stable parallel safe as $$
  select json_build_array(e.id, e.kind, e.order_id, e.receipt_id, e.reverses, e.source, e.value_on, e.payer, e.reference,
    e.iban_end, e.reason, e.line_key, e.actor_id, e.accounts, e.purposes, e.cents, instant_text(e.booked_at))::text
$$;

create function seal_entry() returns trigger language plpgsql as $$
declare
  head journal_head;
begin
  select * into head from journal_head for update;
  new.id := head.id + 1;
  new.hash := sealed(head.hash, journal_text(new));
  update journal_head set id = new.id, hash = new.hash;
  return new;
end $$;
create trigger journal_entries_seal before insert on journal_entries for each row execute function seal_entry();
create trigger journal_entries_never_change before update or delete on journal_entries
  for each row execute function refuse_change();
create trigger journal_entries_never_vanish before truncate on journal_entries
  for each statement execute function refuse_change();
revoke update, delete on journal_entries from calandre_app;

create view postings as
  select e.id as entry_id, e.order_id, e.value_on, p.account, p.purpose, p.cents
  from journal_entries e, unnest(e.accounts, e.purposes, e.cents) as p(account, purpose, cents);

-- money may be seen to be missing again, come again and go back in parts
alter table order_steps drop constraint order_steps_kind_check;
alter table order_steps add constraint order_steps_kind_check check (kind in ('OPENED', 'CONTRACT_SIGNED', 'FEE_PAID',
  'FEE_REVERSED', 'PRICE_RECEIVED', 'PRICE_REVERSED', 'REPORT_WRITTEN', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED',
  'REMINDED', 'CANCELLED', 'REFUNDED', 'MONEY_RETURNED'));
drop index order_steps_once;
create unique index order_steps_once on order_steps (order_id, kind, party) where kind in
  ('OPENED', 'CONTRACT_SIGNED', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED', 'CANCELLED');

-- an invoice is taken back in parts, and made out anew where its money turned out not to have come
drop index invoices_one_an_order;
drop index invoices_one_credit;
create index invoices_order on invoices (order_id);

-- what the steps say of orders that are there already
do $$
declare
  o orders;
  invoice invoices;
  credit record;
  paid timestamptz;
  came timestamptz;
  handed timestamptz;
  closed timestamptz;
  cancelled timestamptz;
  payee text;
  price bigint;
begin
  for o in select * from orders order by number loop
    select max(at) filter (where kind = 'FEE_PAID'), max(at) filter (where kind = 'PRICE_RECEIVED'),
      max(at) filter (where kind = 'HANDED_OVER'), max(at) filter (where kind = 'CLOSED'),
      max(at) filter (where kind = 'CANCELLED')
    into paid, came, handed, closed, cancelled from order_steps where order_id = o.id;
    price := 100 * o.hammer_price;
    payee := case when o.seller_id is null then 'CAR_SALES' else 'SELLERS' end;
    if paid is not null then
      invoice := null;
      select * into invoice from invoices where order_id = o.id and kind = 'INVOICE';
      insert into journal_entries (kind, order_id, source, value_on, accounts, purposes, cents)
      values ('RECEIPT', o.id, 'CARD', paid::date, array['CARDS', 'ADVANCES'], array['FEE', 'FEE'],
        array[o.fee_cents, -o.fee_cents]);
      if invoice.id is null then
        insert into journal_entries (kind, order_id, value_on, accounts, purposes, cents)
        values ('REFUND', o.id, paid::date, array['ADVANCES', 'CARDS'], array['FEE', 'FEE'],
          array[o.fee_cents, -o.fee_cents]);
      else
        insert into journal_entries (kind, order_id, value_on, accounts, purposes, cents)
        values ('TRANSFER', o.id, paid::date, array_remove(array['ADVANCES', 'FEES',
            case when invoice.vat_cents > 0 then 'VAT' end], null),
          case when invoice.vat_cents > 0 then array['FEE', 'FEE', 'FEE'] else array['FEE', 'FEE'] end,
          array_remove(array[invoice.total_cents, -invoice.net_cents, -invoice.vat_cents], 0));
        for credit in select * from invoices where invoice_id = invoice.id loop
          insert into journal_entries (kind, order_id, value_on, reason, accounts, purposes, cents)
          values (case when cancelled is null then 'CREDIT' else 'TRANSFER' end, o.id, credit.issued_at::date,
            coalesce(credit.reason, ''), array_remove(array['BUYERS', 'FEES',
              case when credit.vat_cents > 0 then 'VAT' end], null),
            case when credit.vat_cents > 0 then array['FEE', 'FEE', 'FEE'] else array['FEE', 'FEE'] end,
            array_remove(array[-credit.total_cents, credit.net_cents, credit.vat_cents], 0));
          insert into journal_entries (kind, order_id, value_on, accounts, purposes, cents)
          values ('REFUND', o.id, credit.issued_at::date, array['BUYERS', 'CARDS'], array['FEE', 'FEE'],
            array[credit.total_cents, -credit.total_cents]);
        end loop;
      end if;
    end if;
    if came is not null and price > 0 then
      insert into journal_entries (kind, order_id, source, value_on, accounts, purposes, cents)
      values ('RECEIPT', o.id, 'HAND', came::date, array['BANK', 'ADVANCES'], array['PRICE', 'PRICE'],
        array[price, -price]);
      insert into journal_entries (kind, order_id, value_on, accounts, purposes, cents)
      values ('TRANSFER', o.id, came::date, array['ADVANCES', 'ESCROW'], array['PRICE', 'PRICE'], array[price, -price]);
      if cancelled is not null then
        insert into journal_entries (kind, order_id, value_on, accounts, purposes, cents)
        values ('TRANSFER', o.id, cancelled::date, array['ESCROW', 'BUYERS'], array['PRICE', 'PRICE'],
          array[price, -price]);
      elsif handed is not null then
        insert into journal_entries (kind, order_id, value_on, accounts, purposes, cents)
        values ('TRANSFER', o.id, handed::date, array['ESCROW', payee], array['PRICE', 'PRICE'], array[price, -price]);
        if closed is not null and payee = 'SELLERS' then
          insert into journal_entries (kind, order_id, value_on, accounts, purposes, cents)
          values ('PAYOUT', o.id, closed::date, array['SELLERS', 'BANK'], array['PRICE', 'PRICE'], array[price, -price]);
        end if;
      end if;
    end if;
  end loop;
end $$;
