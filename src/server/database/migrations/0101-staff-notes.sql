-- what staff write down for one another, of one person, car or order
create table staff_notes (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references accounts,
  person_id uuid references accounts,
  ad_uuid uuid references ads,
  order_id uuid references orders,
  body text not null check (body <> '' and length(body) <= 4000),
  written_at timestamptz(3) not null default clock_timestamp(),
  constraint of_one_thing check (num_nonnulls(person_id, ad_uuid, order_id) = 1)
);
create index staff_notes_person on staff_notes (person_id, written_at desc) where person_id is not null;
create index staff_notes_ad on staff_notes (ad_uuid, written_at desc) where ad_uuid is not null;
create index staff_notes_order on staff_notes (order_id, written_at desc) where order_id is not null;
