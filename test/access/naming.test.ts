import { afterAll, beforeAll, expect, it } from 'vitest';
import { NAMING_IDS, NAMING_KEYS } from '#server/files/naming.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { takePhoto } from '../kit/incoming.ts';
import { picture } from '../kit/pictures.ts';
import { NAMES_NO_FILE } from './kept.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

/** The tables that records of files stand in: what names a record is asked for, not they. */
const RECORDS = ['photos', 'documents', 'recordings', 'files'];

it('every column that can name a stored file is asked before a file is swept', async () => {
  // Ids in columns of their own, in lists and in JSON, and addresses in texts.
  const rows = await house.db.owner<{ place: string }>(
    `select t.relname || '.' || c.attname as place from pg_attribute c
     join pg_class t on t.oid = c.attrelid
     where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> all($1)
       and c.attnum > 0 and not c.attisdropped and (
         c.atttypid in ('jsonb'::regtype, 'json'::regtype, 'uuid[]'::regtype)
         or c.attname ~ '(^|_)(url|image|body|photo|picture|file_key)'
         or exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = t.oid
           and c.attnum = any(k.conkey) and k.confrelid in ('photos'::regclass, 'documents'::regclass, 'recordings'::regclass)))
     order by 1`,
    [RECORDS],
  );
  const places = rows.map(({ place }) => place);
  const named = [...Object.keys(NAMING_IDS), ...Object.keys(NAMING_KEYS)];
  const todo = 'write it into files/naming.ts, or say in test/access/kept.ts why it names no file';
  const missing = places.filter(place => !named.includes(place) && !(place in NAMES_NO_FILE));
  expect(missing.map(place => `${place}: ${todo}`)).toEqual([]);
  const gone = [...named, ...Object.keys(NAMES_NO_FILE)].filter(place => !places.includes(place));
  const excusedTwice = named.filter(place => place in NAMES_NO_FILE);
  expect([gone, excusedTwice]).toEqual([[], []]);
});

it('each of them keeps the file it names', async () => {
  const { files, ads } = house.rooms;
  const car = { brand: 'Alpine', model: 'A110', carType: 'CLASSIC' } as const;
  const uuid = await ads.create(car);
  const [row] = await house.db.owner<{ id: string }>(
    `insert into accounts (email) values ('n@x.test') returning id`,
  );
  const account = row?.id ?? '';
  const { buffer } = await picture('#357');
  const photo = () => takePhoto(house, buffer);
  const inJson = (id: string) => JSON.stringify({ photos: [{ role: 'FRONT', id }] });
  const address = (id: string) => `/photos/${id}/640.webp`;
  const text = (id: string) => JSON.stringify({ body: `![x](${address(id)})` });
  const put: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'ad_photos.photo_id': id =>
      house.db.owner(
        `insert into ad_photos (ad_uuid, photo_id, role, position) values ($1, $2, 'FRONT', 0)`,
        [uuid, id],
      ),
    'question_photos.photo_id': id =>
      house.db.owner(
        `with q as (insert into questions (ad_uuid, author_id, question) values ($1, $3, 'x') returning id)
         insert into question_photos (question_id, photo_id, position) select id, $2, 0 from q`,
        [uuid, id, account],
      ),
    'ad_drafts.revision': id =>
      house.db.owner('insert into ad_drafts (ad_uuid, revision) values ($1, $2)', [uuid, inJson(id)]),
    'ads.details': id => house.db.owner('update ads set details = $2 where uuid = $1', [uuid, text(id)]),
    'inquiries.answers': id =>
      house.db.owner(
        `insert into inquiries (form, key_hash, language, answers) values ('sellAd', '\\x00', 'FR', $1)`,
        [JSON.stringify({ photos: [id] })],
      ),
    'ad_imports.body': id =>
      house.db.owner(`insert into ad_imports (file_name, body, is_trial) values ('x.csv', $1, false)`, [
        address(id),
      ]),
    'import_lines.cells': id =>
      house.db.owner(
        `with i as (insert into imports (kind, file_name) values ('ADS', 'x.json') returning id)
         insert into import_lines (import_id, line, cells) select id, 1, $1 from i`,
        [JSON.stringify([address(id)])],
      ),
    'content_versions.body': id =>
      house.db.owner(
        `with c as (insert into content (kind, slug) values ('ARTICLE', 'named-body') returning id)
         insert into content_versions (content_id, locale, number, title, description, body)
         select id, 'fr', 1, 'x', 'x', $1 from c`,
        [address(id).toUpperCase().replace('/PHOTOS/', '/photos/')],
      ),
    'content_versions.details': id =>
      house.db.owner(
        `with c as (insert into content (kind, slug) values ('ARTICLE', 'named-details') returning id)
         insert into content_versions (content_id, locale, number, title, description, body, details)
         select id, 'fr', 1, 'x', 'x', 'x', $1 from c`,
        [text(id)],
      ),
    'reviews.image_url': id =>
      house.db.owner(`insert into reviews (reviewed_at, message, image_url) values (now(), 'x', $1)`, [
        address(id),
      ]),
    'order_reports.photo_ids': async id => {
      await house.db.owner('alter table order_reports drop constraint order_reports_order_id_fkey');
      await house.db.owner(
        `insert into order_reports (order_id, odometer, key_count, photo_ids, written_by, written_at)
         values (gen_random_uuid(), 1, 1, array[$1::uuid], $2, now())`,
        [id, account],
      );
    },
  };
  expect(Object.keys(put).toSorted()).toEqual(Object.keys(NAMING_IDS).toSorted());
  const ids = new Map<string, string>();
  for (const [column, name] of Object.entries(put)) {
    const id = await photo();
    ids.set(column, id);
    await name(id);
  }
  const lost = await photo();
  await house.db.owner(`update files set unnamed_since = now() - interval '2 days'`);
  await files.sweep();
  const standing = await files.findPhotos([...ids.values(), lost]);
  expect([...ids].filter(([, id]) => !standing.has(id)).map(([column]) => column)).toEqual([]);
  expect(standing.has(lost)).toBe(false);
});
