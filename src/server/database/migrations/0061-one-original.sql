-- what is signed: drawn once, before the first signature, and the same bytes for both sides
create table order_originals (
  order_id uuid not null references orders,
  paper text not null check (paper in ('CONTRACT', 'REPORT')),
  file_key text not null,
  sha256 text not null,
  drawn_at timestamptz(3) not null,
  primary key (order_id, paper)
);
-- what the first side signed is what the second is asked to sign
insert into order_originals
  select distinct on (order_id, paper) order_id, paper, file_key, sha256, signed_at
  from order_signatures order by order_id, paper, signed_at;

create function refuse_change_of_signed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (
    select from order_signatures s where s.order_id = old.order_id and s.paper = old.paper
  ) then
    raise exception '% of % is refused: it is signed', tg_op, tg_table_name using errcode = '42501';
  end if;
  return old;
end $$;
create trigger order_originals_never_change before update or delete on order_originals
  for each row execute function refuse_change_of_signed();

-- a code is for the original: it names no file of its own
delete from signing_codes;
alter table signing_codes drop column file_key, drop column sha256;

-- what one side told after the other had set about signing joins the rest; what nobody signed is fixed anew
alter table order_particulars disable trigger order_particulars_never_change;
update order_particulars p set particulars = p.particulars || o.told
  from (
    select order_id, jsonb_object_agg(lower(party), particulars) as told from order_party_particulars group by order_id
  ) o
  where o.order_id = p.order_id;
delete from order_particulars p where not exists (
  select from order_signatures s where s.order_id = p.order_id
);
alter table order_particulars enable trigger order_particulars_never_change;
drop table order_party_particulars;
revoke update on order_originals from calandre_app;
