import { statement, type Writes } from '../database/index.ts';
import type { PhotoFault } from './fetch-photo.ts';

/** The progress of a file's photos. */
export type PhotoCounts = {
  readonly total: number;
  readonly waiting: number;
  readonly taken: number;
  /** Fetched before from the same URL, or the same picture in an archive. */
  readonly known: number;
  readonly refused: number;
  readonly stopped: number;
};
export type NamedPhoto = { readonly id: string; readonly adUuid: string; readonly address: string };
export type RefusedPhoto = { readonly line: number; readonly address: string; readonly fault: PhotoFault };

/** A photo of a line: its URL, or its path in the archive with a hash of its content. */
export type PhotoNamed = { readonly address: string; readonly content: string | null };
type Named = { importId: string; line: number; adUuid: string; photos: readonly PhotoNamed[] };

/** Adds the photos of an imported line, without those that its car already has. */
export const addPhotos = statement(
  'imports.addPhotos',
  `insert into import_photos (import_id, line, ad_uuid, place, address, content, state)
   select $1::uuid, $2::int, $3::uuid, place, address, content, case when exists (select from import_photos k
     where k.ad_uuid = $3 and coalesce(k.content, k.address) = coalesce(a.content, a.address) and k.state = 'TAKEN')
     then 'KNOWN' else 'WAITING' end
   from unnest($4::text[], $5::text[]) with ordinality as a (address, content, place)
   on conflict (import_id, line, address) do nothing`,
).run<[named: Named], Writes>(({ importId, line, adUuid, photos }) => [
  ...[importId, line, adUuid],
  photos.map(({ address }) => address),
  photos.map(({ content }) => content),
]);

export const nextPhoto = statement(
  'imports.nextPhoto',
  `select id, ad_uuid as "adUuid", address from import_photos
   where import_id = $1 and state = 'WAITING' order by line, place limit 1`,
).one<NamedPhoto, [importId: string]>();

/** Records the result of a pending photo and returns it; null where it was recorded or cancelled before. */
export const settlePhoto = statement(
  'imports.settlePhoto',
  `update import_photos p set fault = $3, state = case when $3::text is not null then 'REFUSED'
     when exists (select from import_photos k where k.ad_uuid = p.ad_uuid
       and coalesce(k.content, k.address) = coalesce(p.content, p.address) and k.state = 'TAKEN') then 'KNOWN' else $2 end
   where id = $1 and state = 'WAITING' returning state`,
).value<
  { state: 'TAKEN' | 'KNOWN' | 'REFUSED' },
  [id: string, state: 'TAKEN' | 'REFUSED', fault: PhotoFault | null],
  Writes
>('state');

export const stopPhotos = statement(
  'imports.stopPhotos',
  `update import_photos set state = 'STOPPED' where import_id = $1 and state = 'WAITING'`,
).run<[importId: string], Writes>();

/** Makes cancelled photos pending again; returns whether there are any. */
export const resumePhotos = statement(
  'imports.resumePhotos',
  `update import_photos set state = 'WAITING' where import_id = $1 and state = 'STOPPED' returning id`,
).any<[importId: string], Writes>();

export const countPhotos = statement(
  'imports.countPhotos',
  `select count(*)::int as total, count(*) filter (where state = 'WAITING')::int as waiting,
     count(*) filter (where state = 'TAKEN')::int as taken, count(*) filter (where state = 'KNOWN')::int as known,
     count(*) filter (where state = 'REFUSED')::int as refused, count(*) filter (where state = 'STOPPED')::int as stopped
   from import_photos where import_id = $1`,
).only<PhotoCounts, [importId: string]>();

export const listRefusedPhotos = statement(
  'imports.refusedPhotos',
  `select line, address, fault from import_photos where import_id = $1 and state = 'REFUSED' order by line, place limit $2`,
).all<RefusedPhoto, [importId: string, most: number]>();
