-- A letter may be worth nothing once its auction or its code is over; one that is not sent for that reason, or because
-- its reader is not written to any more, is kept with the reason. While it is being handed over it is nobody else's.
alter table mails add column good_until timestamptz(3);
alter table mails add column given_up text check (given_up in ('LATE', 'UNWANTED'));
alter table mails add column held_until timestamptz(3);
