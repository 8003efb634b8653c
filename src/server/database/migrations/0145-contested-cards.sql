-- what the bank of whoever paid by card contests; null: nothing of it. Of several the newest stands here, and the journal
-- has the money of each
alter table payments add column dispute_ref text,
  add column dispute_state text check (dispute_state in ('INQUIRY', 'NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST')),
  add column dispute_cents bigint,
  add column dispute_fee_cents bigint,
  add column dispute_reason text,
  add column disputed_at timestamptz(3),
  add column evidence_by timestamptz(3),
  add constraint dispute_is_whole check (num_nonnulls(dispute_ref, dispute_state, dispute_cents, dispute_fee_cents,
    dispute_reason, disputed_at) in (0, 6));
create index payments_contested on payments (subject_id)
  where dispute_state in ('INQUIRY', 'NEEDS_RESPONSE', 'UNDER_REVIEW');

-- what a bank took back of a fee that stays the house's: owed by the buyer
alter table journal_entries drop constraint journal_entries_accounts_check,
  add constraint journal_entries_accounts_check check (accounts <@ array['BANK', 'CARDS', 'PROVIDER', 'UNALLOCATED',
    'ADVANCES', 'ESCROW', 'BUYERS', 'SELLERS', 'FEES', 'COMMISSIONS', 'VAT', 'CAR_SALES', 'MARGIN_VAT', 'INDEMNITIES',
    'DISPUTES']);
alter table journal_entries drop constraint journal_entries_kind_check,
  add constraint journal_entries_kind_check check (kind in
    ('RECEIPT', 'ALLOCATION', 'TRANSFER', 'CREDIT', 'REFUND', 'PAYOUT', 'REVERSAL', 'DISPUTE'));
