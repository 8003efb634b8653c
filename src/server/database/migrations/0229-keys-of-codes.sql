-- the passkey that recovery codes came with, while nobody had shown a second factor yet: they end with it
alter table recovery_codes add column passkey_id text references passkeys on delete cascade;
