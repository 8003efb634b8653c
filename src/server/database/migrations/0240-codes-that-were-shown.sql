-- codes of the key that was shown first: they end with it where its person removes it, and not by a new password by letter
alter table recovery_codes add column is_kept boolean not null default false;
