-- that what was signed was there at a time, as an authority says that is not the house
create table order_stamps (
  order_id uuid not null references orders,
  paper text not null check (paper in ('CONTRACT', 'REPORT')),
  -- of the bytes that all have signed
  sha256 text not null,
  stamped_at timestamptz(3) not null,
  authority text not null,
  -- the answer as it came (RFC 3161), which anybody's tools check
  response bytea not null,
  primary key (order_id, paper)
);
create trigger order_stamps_never_change before update or delete on order_stamps
  for each row execute function refuse_change();
create trigger order_stamps_never_vanish before truncate on order_stamps
  for each statement execute function refuse_change();
revoke update, delete on order_stamps from calandre_app;
