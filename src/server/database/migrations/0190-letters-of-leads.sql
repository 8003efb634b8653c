-- a letter that tells the house what somebody sent by a form goes with it, whoever erases it
alter table mails add column lead_id uuid references leads on delete cascade;
create index mails_lead on mails (lead_id) where lead_id is not null;
