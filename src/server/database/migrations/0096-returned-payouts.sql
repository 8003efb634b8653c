-- a transfer that the bank gave back: booked back, with what the bank says of it
alter table payouts drop constraint payouts_state_check;
alter table payouts add constraint payouts_state_check check (state in ('SENT', 'BOOKED', 'RELEASED', 'RETURNED'));
alter table payouts add column return_reason text;
alter table payouts add constraint reason_where_returned check ((state = 'RETURNED') = (return_reason is not null));
create index payouts_order on payouts (order_id);
