-- the link by which somebody who cannot come in reads a copy of their data: at the address that was theirs and proven
-- when it was sent, and one at a time
create table data_copies (
  account_id uuid primary key references accounts,
  token_hash bytea not null unique,
  email text not null,
  expires_at timestamptz(3) not null
);

alter table account_changes drop constraint account_changes_kind_check;
alter table account_changes add constraint account_changes_kind_check check (kind in (
  'PERMISSIONS', 'BLOCKED', 'UNBLOCKED', 'SIGNED_OUT', 'CONFIRMATION_SENT', 'SECOND_FACTOR_ENDED', 'VIEWED',
  'PROFESSIONAL', 'PRIVATE', 'COPY_SENT'));
