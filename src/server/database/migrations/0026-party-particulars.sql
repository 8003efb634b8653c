-- what one side had not told yet when the other set about signing: fixed when that side does
create table order_party_particulars (
  order_id uuid not null references orders,
  party text not null check (party in ('BUYER', 'SELLER')),
  particulars jsonb not null,
  fixed_at timestamptz(3) not null,
  primary key (order_id, party)
);
create trigger order_party_particulars_never_change before update or delete on order_party_particulars
  for each row execute function refuse_change();
revoke update, delete on order_party_particulars from calandre_app;
