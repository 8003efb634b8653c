-- under which name the books have the sides of an order: as at its first entry, for the file of a year that is over is
-- the same whenever it is asked for, whoever has another name or has left since
create table order_names (
  order_id uuid primary key references orders,
  buyer text not null,
  seller text not null
);
create function keep_order_names(orders_id uuid) returns void language sql as $$
  insert into order_names (order_id, buyer, seller)
  select o.id, coalesce(f.particulars #>> '{buyer,name}', concat_ws(' ', b.first_name, b.last_name)),
    coalesce(f.particulars #>> '{seller,name}', concat_ws(' ', s.first_name, s.last_name))
  from orders o left join order_particulars f on f.order_id = o.id
    left join accounts b on b.id = o.buyer_id left join accounts s on s.id = o.seller_id
  where o.id = orders_id on conflict do nothing
$$;
create function name_order() returns trigger language plpgsql as $$
begin
  perform keep_order_names(new.order_id);
  return new;
end $$;
create trigger journal_entries_name_order after insert on journal_entries
  for each row when (new.order_id is not null) execute function name_order();
-- what was booked before is named as it is now; the trigger stands by then, so nothing is booked in between unnamed
select keep_order_names(e.order_id) from (select distinct order_id from journal_entries where order_id is not null) e;
create trigger order_names_never_change before update or delete on order_names
  for each row execute function refuse_change();
create trigger order_names_never_vanish before truncate on order_names
  for each statement execute function refuse_change();
revoke update, delete on order_names from calandre_app;
