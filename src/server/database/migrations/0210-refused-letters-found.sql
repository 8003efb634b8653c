-- The refused letter of a piece of news is found by it. Alone here: letters are read while it is made.
create index mails_refused on mails (notification_id) where refusal is not null;
