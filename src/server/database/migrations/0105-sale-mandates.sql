-- what an owner has the house sell their car for, and until when: a row a version, and what was signed is never rewritten
create table sale_mandates (
  id uuid primary key default gen_random_uuid(),
  ad_uuid uuid not null references ads,
  seller_id uuid not null references accounts,
  version integer not null check (version >= 1),
  -- whole euros; null: the car is sold to whoever bids most
  reserve bigint check (reserve between 1 and 1000000000),
  estimate_low bigint check (estimate_low between 1 and 1000000000),
  estimate_high bigint check (estimate_high >= estimate_low and estimate_high <= 1000000000),
  -- of the price, in hundredths of a percent, VAT within; at least so much where the car is sold
  commission_bp integer not null check (commission_bp between 0 and 5000),
  commission_min_cents bigint not null check (commission_min_cents between 0 and 100000000),
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  -- what the seller owes who takes the car back before its end
  withdrawal_fee_cents bigint not null check (withdrawal_fee_cents between 0 and 100000000),
  proposed_by uuid not null references accounts,
  proposed_at timestamptz(3) not null,
  -- what the document says of house, seller and car: fixed when the seller sets about signing
  terms jsonb,
  fixed_at timestamptz(3),
  sha256 text,
  signed_at timestamptz(3),
  refused_at timestamptz(3),
  refusal text check (length(refusal) <= 500),
  ended_at timestamptz(3),
  ending text check (ending in ('REPLACED', 'WITHDRAWN', 'TAKEN_BACK')),
  ended_by uuid references accounts,
  end_reason text check (length(end_reason) <= 500),
  unique (ad_uuid, version),
  check ((terms is null) = (fixed_at is null)),
  check (signed_at is null or (terms is not null and sha256 is not null and refused_at is null)),
  check ((refused_at is null) = (refusal is null)),
  check ((ended_at is null) = (ending is null))
);
create unique index sale_mandates_one_proposed on sale_mandates (ad_uuid)
  where signed_at is null and refused_at is null and ended_at is null;
create unique index sale_mandates_one_in_force on sale_mandates (ad_uuid)
  where signed_at is not null and ended_at is null;
create index sale_mandates_seller on sale_mandates (seller_id, proposed_at desc);
create trigger sale_mandates_never_vanish before truncate on sale_mandates
  for each statement execute function refuse_change();

create function refuse_change_of_mandate() returns trigger language plpgsql as $$
begin
  if old.signed_at is not null and (old.terms, old.sha256, old.signed_at) is distinct from
      (new.terms, new.sha256, new.signed_at) or old.ended_at is not null or old.refused_at is not null then
    raise exception '% of % is refused: it is signed, or over', tg_op, tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;
create trigger sale_mandates_stand before update on sale_mandates
  for each row execute function refuse_change_of_mandate();
revoke update, delete on sale_mandates from calandre_app;
grant update (terms, fixed_at, sha256, signed_at, refused_at, refusal, ended_at, ending, ended_by, end_reason)
  on sale_mandates to calandre_app;

-- what is signed is an order's paper or a mandate: the same codes, originals, signatures and stamps
create function refuse_paper_of_nothing() returns trigger language plpgsql as $$
begin
  if not (case new.paper when 'MANDATE' then exists (select from sale_mandates where id = new.order_id)
          else exists (select from orders where id = new.order_id) end) then
    raise exception 'a paper in % of what is not there', tg_table_name using errcode = '23503';
  end if;
  return new;
end $$;
alter table signing_codes drop constraint signing_codes_order_id_fkey, drop constraint signing_codes_paper_check,
  add check (paper in ('CONTRACT', 'REPORT', 'MANDATE'));
alter table order_originals drop constraint order_originals_order_id_fkey, drop constraint order_originals_paper_check,
  add check (paper in ('CONTRACT', 'REPORT', 'MANDATE'));
alter table order_signatures drop constraint order_signatures_order_id_fkey, drop constraint order_signatures_paper_check,
  add check (paper in ('CONTRACT', 'REPORT', 'MANDATE'));
alter table order_stamps drop constraint order_stamps_order_id_fkey, drop constraint order_stamps_paper_check,
  add check (paper in ('CONTRACT', 'REPORT', 'MANDATE'));
create trigger signing_codes_of_what_stands before insert on signing_codes
  for each row execute function refuse_paper_of_nothing();
create trigger order_originals_of_what_stands before insert on order_originals
  for each row execute function refuse_paper_of_nothing();
create trigger order_signatures_of_what_stands before insert on order_signatures
  for each row execute function refuse_paper_of_nothing();
create trigger order_stamps_of_what_stands before insert on order_stamps
  for each row execute function refuse_paper_of_nothing();
comment on column signing_codes.order_id is 'the order, or the mandate to sell';
comment on column order_originals.order_id is 'the order, or the mandate to sell';
comment on column order_signatures.order_id is 'the order, or the mandate to sell';
comment on column order_stamps.order_id is 'the order, or the mandate to sell';
