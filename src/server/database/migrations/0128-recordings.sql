-- films of a car, and the sound of its cold start: a condition report names them
alter table files drop constraint files_purpose_check, add constraint files_purpose_check
  check (purpose in ('PHOTO', 'AD_PAPER', 'PERSON_PAPER', 'ORDER_PAPER', 'IMPORT_ARCHIVE', 'RECORDING'));

create table recordings (
  id uuid primary key default gen_random_uuid(),
  file_key text not null unique,
  kind text not null check (kind in ('FILM', 'SOUND')),
  byte_count integer not null,
  -- as one sees it, upright
  width integer,
  height integer,
  duration_ms integer not null,
  check ((kind = 'FILM') = (width is not null) and (width is null) = (height is null))
);
