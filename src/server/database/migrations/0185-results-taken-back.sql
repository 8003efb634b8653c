-- what a file of past results brought is taken back as a whole: when, and by whom of the house
alter table imports drop constraint imports_state_check, add constraint imports_state_check
  check (state in ('WAITING', 'TRYING', 'TRIED', 'RUNNING', 'DONE', 'STOPPED', 'TAKEN_BACK'));
alter table imports add column taken_back_at timestamptz(3), add column taken_back_by uuid references accounts;
