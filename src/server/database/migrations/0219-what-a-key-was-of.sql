-- what was asked under the key of an entry that was booked by hand: the key is of that alone. It is no part of the seal
alter table journal_entries add column asked_hash text;
