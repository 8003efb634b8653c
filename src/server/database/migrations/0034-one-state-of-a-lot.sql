-- lots that were withdrawn or sold another way while their auction was open: nobody wins them
with ended as (
  update auctions a set status = 'cancelled', closed_at = clock_timestamp(), version = a.version + 1,
    notice_kind = 'CANCELLED', notice_reason = null, notice_at = clock_timestamp()
  from ads d where d.uuid = a.ad_uuid and a.status = 'open' and d.status in ('WITHDRAWN', 'SOLD')
  returning a.id, a.version, a.closed_at
)
insert into auction_changes (auction_id, version, kind, before, after, request_position, changed_at)
select id, version, 'CANCELLED', '{"status": "open"}', '{"status": "cancelled"}',
  coalesce((select max(position) from bid_requests where auction_id = ended.id), 0), closed_at from ended;

-- a car is sold once, and only while it is offered; whoever writes an order holds the ad until the end
create function keep_one_sale() returns trigger language plpgsql as $$
declare
  ad_status text;
begin
  select status into ad_status from ads where uuid = new.ad_uuid for no key update;
  if ad_status in ('DRAFT', 'WITHDRAWN') then
    raise exception 'ad % is % and is sold to nobody', new.ad_uuid, ad_status using errcode = '23514';
  end if;
  if exists (select from orders where ad_uuid = new.ad_uuid and state <> 'CANCELLED') then
    raise exception 'ad % is sold already', new.ad_uuid using errcode = '23505';
  end if;
  return new;
end $$;
create trigger orders_keep_one_sale before insert on orders for each row execute function keep_one_sale();
create index orders_ad on orders (ad_uuid) where state <> 'CANCELLED';
