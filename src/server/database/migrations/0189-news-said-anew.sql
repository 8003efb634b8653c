-- What a letter tells somebody of: it is written anew as it goes, for an auction's end, its leader or a person's address
-- may have changed while it waited. No reference: news that is forgotten leaves its letter as it was sent.
alter table mails add column notification_id uuid;
