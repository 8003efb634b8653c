-- a file that was not filed after all stays as what was thought to be: nothing else says what was in it
alter table seller_filings add column undone_at timestamptz(3), add column undone_by uuid references accounts;
