-- nobody knows which key codes of before came with, where no second factor was shown yet
delete from recovery_codes c where passkey_id is null and not exists (
  select from second_factors where account_id = c.account_id and enrolled_at is not null);
