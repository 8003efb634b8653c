-- the passkey that recovery codes came with, while nobody had shown a second factor yet: they end with it
-- nobody knows which key those of before came with
delete from recovery_codes c where not exists (
  select from second_factors where account_id = c.account_id and enrolled_at is not null);
alter table recovery_codes add column passkey_id text references passkeys on delete cascade;
