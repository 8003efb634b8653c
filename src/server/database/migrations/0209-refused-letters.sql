-- When a mailbox refused a letter for good: whoever keeps an order is told that its formal notice has to be given another
-- way. Of those before it is told when they were written. What a restore held back was refused by nobody.
alter table mails add column refused_at timestamptz;
update mails set refused_at = created_at
where refusal is not null and refusal <> 'It waited when the backup was made.';
