-- the secret before this one, which signs beside it for a day after it was renewed
alter table webhook_endpoints
  add column old_serial uuid,
  add column rotated_at timestamptz(3),
  add constraint webhook_endpoints_rotated check ((old_serial is null) = (rotated_at is null));
