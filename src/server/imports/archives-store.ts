import { inColumnsOf, inOrderOf, statement, type Writes } from '../database/index.ts';
import type { ArchiveEntry } from '../files/index.ts';
import { tailOf } from './photo-names.ts';

/** A photo archive that belongs to a file. */
export type ImportArchive = {
  readonly fileName: string;
  readonly byteCount: number;
  /** The number of pictures in it. */
  readonly photoCount: number;
};
type NewArchive = Omit<ImportArchive, 'photoCount'> & { readonly importId: string; readonly fileKey: string };
type Keys = { readonly fileKey: string };

export const addArchive = statement(
  'imports.addArchive',
  'insert into import_archives (import_id, file_key, file_name, byte_count) values ($1, $2, $3, $4)',
).run<[archive: NewArchive], Writes>(inOrderOf('importId', 'fileKey', 'fileName', 'byteCount'));

export const addEntries = statement(
  'imports.addEntries',
  `insert into import_entries (import_id, path, tail, starts_at, packed_bytes, byte_count, is_deflated, crc)
   select $1, * from unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bool[], $8::bigint[])`,
).run<[importId: string, entries: readonly ArchiveEntry[]], Writes>(
  inColumnsOf(
    ...(['path', { of: 'path', as: tailOf }, 'startsAt', 'packedBytes', 'byteCount'] as const),
    ...(['isDeflated', 'crc'] as const),
  ),
);

export const findArchive = statement(
  'imports.findArchive',
  `select file_name as "fileName", byte_count as "byteCount",
     (select count(*)::int from import_entries e where e.import_id = a.import_id) as "photoCount"
   from import_archives a where import_id = $1`,
).one<ImportArchive, [importId: string]>();

/** Requires a new preview, since the archive changed; false where the import is running or was done. */
export const reopenTrial = statement(
  'imports.reopenTrial',
  `update imports set state = 'WAITING', counts = null where id = $1 and state in ('WAITING', 'TRIED') returning id`,
).any<[importId: string], Writes>();

/** Deletes the archive; returns its storage key. */
export const endArchive = statement(
  'imports.endArchive',
  'delete from import_archives where import_id = $1 returning file_key as "fileKey"',
).all<Keys, [importId: string], Writes>();

/** Deletes the archive if all lines are imported and no photo is pending or cancelled. */
export const endDoneArchive = statement(
  'imports.endDoneArchive',
  `delete from import_archives a using imports i where a.import_id = $1 and i.id = a.import_id and i.state = 'DONE'
     and not exists (select from import_photos p where p.import_id = i.id and p.state in ('WAITING', 'STOPPED'))
   returning a.file_key as "fileKey"`,
).all<Keys, [importId: string], Writes>();

export const endOldArchives = statement(
  'imports.endOldArchives',
  `delete from import_archives a using imports i
   where i.id = a.import_id and i.created_at < clock_timestamp() - interval '30 days' returning a.file_key as "fileKey"`,
).all<Keys, [], Writes>();

/** Deletes the archives of an erased person, and anonymises their files. */
export const endArchivesOf = statement(
  'imports.endArchivesOf',
  `with own as (update imports set author_id = null where author_id = $1 returning id)
   delete from import_archives a using own where a.import_id = own.id returning a.file_key as "fileKey"`,
).all<Keys, [authorId: string], Writes>();

export const collectArchives = statement(
  'imports.collectArchives',
  `select a.file_name as "fileName", a.byte_count as "byteCount" from import_archives a join imports i on i.id = a.import_id
   where i.author_id = $1 order by i.created_at`,
).all<object, [authorId: string]>();

export type FoundEntry = {
  /** The requested name, reversed by path segment. */
  readonly asked: string;
  readonly tail: string;
  readonly path: string;
  readonly byteCount: number;
  readonly crc: number;
};

/** Finds archive entries by name, exact matches first; at most two per name, to detect ambiguity. */
export const findNamed = statement(
  'imports.findNamed',
  `select asked, e.tail, e.path, e.byte_count as "byteCount", e.crc from unnest($2::text[]) as asked
   cross join lateral (
     select * from import_entries where import_id = $1 and tail >= asked and tail < asked || U&'\\+10FFFF'
     order by tail limit 2
   ) e`,
).all<FoundEntry, [importId: string, tails: readonly string[]]>();

export const findEntry = statement(
  'imports.findEntry',
  `select a.file_key as "fileKey", e.path, e.starts_at as "startsAt", e.packed_bytes as "packedBytes",
     e.byte_count as "byteCount", e.is_deflated as "isDeflated", e.crc
   from import_archives a join import_entries e using (import_id) where import_id = $1 and tail = $2 limit 1`,
).one<ArchiveEntry & Keys, [importId: string, tail: string]>();
