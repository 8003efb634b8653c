-- Whom letters went to is looked up by address in any case, and what waits by its age: of years of letters both are few.
create index mails_address on mails (lower(recipient));
create index mails_open on mails (created_at) where sent_at is null;
create index mails_sent on mails (sent_at) where sent_at is not null;
