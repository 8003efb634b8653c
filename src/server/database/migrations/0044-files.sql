-- every stored file: whose it is, what it is for, and since when nothing names it
create table files (
  -- where its bytes lie in the store
  key text primary key check (key ~ '^(originals|private)/.'),
  purpose text not null check (purpose in ('PHOTO', 'AD_PAPER', 'PERSON_PAPER', 'ORDER_PAPER')),
  -- who sent it in; null: the house made it, a visitor sent it, or its person has left
  account_id uuid references accounts,
  -- null: not known
  byte_count integer check (byte_count >= 0),
  created_at timestamptz(3) not null default clock_timestamp(),
  -- null while a row names it (files/naming.ts); what is unnamed for a day is swept
  unnamed_since timestamptz(3) default clock_timestamp()
);
create index files_account on files (account_id) where account_id is not null;
create index files_unnamed on files (unnamed_since) where unnamed_since is not null;

-- what is stored already is taken for named until the first sweep has looked
insert into files (key, purpose, account_id, created_at, unnamed_since)
select 'originals/' || p.file_key, 'PHOTO', min(d.owner_id::text)::uuid, min(p.created_at), null
from photos p left join ad_photos ap on ap.photo_id = p.id left join ads d on d.uuid = ap.ad_uuid
group by p.file_key;
insert into files (key, purpose, created_at, unnamed_since)
select 'originals/' || file_key, 'AD_PAPER', min(created_at), null from documents group by file_key
on conflict do nothing;
insert into files (key, purpose, account_id, byte_count, created_at, unnamed_since)
select 'private/' || file_key, 'PERSON_PAPER', account_id, byte_count, created_at, null from person_documents
on conflict do nothing;
insert into files (key, purpose, unnamed_since)
select 'private/' || file_key, 'ORDER_PAPER', null::timestamptz from signing_codes
union select 'private/' || file_key, 'ORDER_PAPER', null::timestamptz from order_signatures
on conflict do nothing;

create index photos_file on photos (file_key);
create index documents_file on documents (file_key);
create index person_documents_file on person_documents (file_key);
-- whether anything names a photo is asked whenever one goes
create index ad_photos_photo on ad_photos (photo_id);
create index question_photos_photo on question_photos (photo_id);
