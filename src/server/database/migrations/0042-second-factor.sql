-- what staff show besides their password: the secret their telephone makes codes of, or keys (passkeys) alone
create table second_factors (
  account_id uuid primary key references accounts,
  secret text,
  -- being set up: it counts once its first code is given
  pending_secret text,
  -- a code is good once: the thirty seconds of the last one, and none before
  last_step bigint not null default 0,
  -- from then on nobody adds another without showing one
  enrolled_at timestamptz(3)
);

-- for the day the telephone is lost; each is good once
create table recovery_codes (
  account_id uuid not null references accounts,
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (account_id, code_hash)
);

alter table sessions add column second_factor_at timestamptz(3);

alter table account_changes drop constraint account_changes_kind_check;
alter table account_changes add constraint account_changes_kind_check check (kind in (
  'PERMISSIONS', 'BLOCKED', 'UNBLOCKED', 'SIGNED_OUT', 'CONFIRMATION_SENT', 'SECOND_FACTOR_ENDED', 'VIEWED'));
