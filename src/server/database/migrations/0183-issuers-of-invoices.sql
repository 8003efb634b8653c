-- who the house was when it made an invoice out, as `buyer` is who it was made out to; null for those made before
alter table invoices add column issuer jsonb;
