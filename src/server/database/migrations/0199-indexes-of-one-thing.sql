-- What is asked of one car, person, file or invoice is found by it, however many there are of the others.
create index offers_ad on offers (ad_uuid, opened_at desc);
create index questions_author on questions (author_id);
create index consignment_appointments_file on consignment_appointments (consignment_id);
create index invoices_credited on invoices (invoice_id) where invoice_id is not null;
create index leads_owner on leads (owner_id) where owner_id is not null;
create index cards_person on cards (account_id);
