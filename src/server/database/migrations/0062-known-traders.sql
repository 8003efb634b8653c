-- that somebody sells by trade is for staff to know, and stands among what they did to the account
alter table account_changes drop constraint account_changes_kind_check;
alter table account_changes add constraint account_changes_kind_check check (kind in (
  'PERMISSIONS', 'BLOCKED', 'UNBLOCKED', 'SIGNED_OUT', 'CONFIRMATION_SENT', 'SECOND_FACTOR_ENDED', 'VIEWED',
  'PROFESSIONAL', 'PRIVATE'));
