-- an archive of photos beside a file that is brought in: it waits as it came, and goes once its photos are done
alter table files drop constraint files_purpose_check, add constraint files_purpose_check
  check (purpose in ('PHOTO', 'AD_PAPER', 'PERSON_PAPER', 'ORDER_PAPER', 'IMPORT_ARCHIVE'));
alter table files drop constraint files_key_check, add constraint files_key_check
  check (key ~ '^(originals|private|archives)/.');

create table import_archives (
  import_id uuid primary key references imports on delete cascade,
  file_key text not null unique,
  file_name text not null,
  byte_count integer not null
);

-- the pictures in it: read one at a time, when the turn of their car comes
create table import_entries (
  import_id uuid not null references import_archives on delete cascade,
  path text not null,
  -- its path from its end, folded: front.jpg/lot 12/photos/; what begins as a name does is meant by it
  tail text collate "C" not null,
  starts_at bigint not null,
  packed_bytes bigint not null,
  byte_count bigint not null,
  is_deflated boolean not null,
  crc bigint not null,
  primary key (import_id, starts_at)
);
create index import_entries_tail on import_entries (import_id, tail);

-- two archives may have a file of one name: a photo of an archive is known again by what is in it
alter table import_photos add column content text;
create unique index import_photos_known on import_photos (ad_uuid, coalesce(content, address)) where state = 'TAKEN';
drop index import_photos_once;
