-- whose a file, or a note of a car, was when the car was given to another seller: it is no word of the next one's
alter table consignments add column seller_id uuid references accounts;
alter table staff_notes add column seller_id uuid references accounts;
