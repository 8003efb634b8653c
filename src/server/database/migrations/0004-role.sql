-- the application acts as this role: it may add to what is never changed, and nothing more
do $$
begin
  if not exists (select from pg_roles where rolname = 'calandre_app') then
    create role calandre_app nologin;
  end if;
  execute format('grant calandre_app to %I', current_user);
exception when unique_violation or duplicate_object then
  execute format('grant calandre_app to %I', current_user);
end $$;

grant usage on schema public to calandre_app;
grant select, insert, update, delete on all tables in schema public to calandre_app;
grant usage on all sequences in schema public to calandre_app;
revoke update, delete on bids, bid_requests, auction_changes, orders from calandre_app;
grant update (state) on orders to calandre_app;
revoke insert, update, delete on migrations from calandre_app;

-- the same for the tables that later migrations add
alter default privileges in schema public grant select, insert, update, delete on tables to calandre_app;
alter default privileges in schema public grant usage on sequences to calandre_app;
