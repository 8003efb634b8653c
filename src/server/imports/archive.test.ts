import type { Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucketServer } from '#test/kit/bucket.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { readFile, type SentFile, tryFile, uploadArchive, uploadFile } from '#test/kit/imports.ts';
import { picture } from '#test/kit/pictures.ts';
import { toldOtherwise, zipOf } from '#test/kit/zips.ts';
import { photosIn } from './photo-names.ts';

const WAYS = ['a folder', 'a bucket'] as const;
const houses = new Map<string, TestHouse>();
let bucket: Awaited<ReturnType<typeof openBucketServer>>;
let house: TestHouse;
let staff: Guest;
const photos: Uint8Array[] = [];
const editor = (of = house) => of.guest({ permissions: ['Ads:create', 'Ads:update', 'Auctions:update'] });

beforeAll(async () => {
  bucket = await openBucketServer();
  houses.set('a folder', await openTestHouse());
  houses.set('a bucket', await openTestHouse(bucket.env));
  house = houses.get('a folder') as TestHouse;
  staff = await editor();
  for (const colour of ['#a33', '#3a3', '#33a', '#aa3'])
    photos.push(new Uint8Array((await picture(colour)).buffer));
});
afterAll(async () => {
  for (const each of houses.values()) await each[Symbol.asyncDispose]();
  await bucket[Symbol.asyncDispose]();
});

const RUN = 'mutation($id:ID!){runFileImport(id:$id){id}}';
const REMOVE = 'mutation($id:ID!){removeImportArchive(id:$id){archive{fileName}}}';

const photo = (index: number) => photos[index] as Uint8Array;
const table = (reference: string, ...cells: readonly string[]) =>
  `sfInternalOpportunityId;brand;model;carType;Photos\n${cells
    .map((cell, index) => `${reference}-${index};Lancia;Aurelia;CLASSIC;"${cell}"\n`)
    .join('')}`;

async function send(body: string, from = staff, to = house): Promise<SentFile> {
  const { id } = (await (await uploadFile(to, from, body)).json()) as { id: string };
  return readFile(from, id);
}
async function beside({ id }: SentFile, files: Zippable | Uint8Array<ArrayBuffer>, from = staff, to = house) {
  const zip = files instanceof Uint8Array ? files : zipOf(files);
  const answer = await uploadArchive(to, from, id, zip);
  return { status: answer.status, ...((await answer.json()) as { code?: string; field?: string }) };
}
/** Sent with its archive, tried, and taken. */
async function bring(
  body: string,
  files: Zippable | Uint8Array<ArrayBuffer>,
  part = {},
  from = staff,
  to = house,
) {
  const sent = await send(body, from, to);
  expect((await beside(sent, files, from, to)).status).toBe(201);
  const file = await tryFile(to, from, await readFile(from, sent.id), part);
  expect(file.faults).toEqual([]);
  expect(await from.codeOf(RUN, { id: file.id })).toBeNull();
  await to.rooms.jobs.drain();
  return readFile(from, file.id);
}
const rolesOf = async ({ lines }: SentFile, line = 0, of = house) =>
  (await of.rooms.ads.find(lines[line]?.subjectId ?? ''))?.photos.map(({ role }) => role);
const archivesIn = async (of = house) => {
  const rows = await of.db.owner<{ key: string }>(`select key from files where purpose = 'IMPORT_ARCHIVE'`);
  return rows.length;
};
const faultsOf = ({ lines }: SentFile) =>
  lines.flatMap(({ line, faults }) => faults.map(({ reason, value }) => [line, reason, value]));

describe('a cell that names files', () => {
  const reach = { isTrusted: () => false };
  const [one, two] = ['https://a.test/w_8,h_6/1.jpg', 'https://a.test/2.jpg?x=1;2'];

  it('may name several, in whose names there are blanks, and addresses beside them', () => {
    for (const between of ['|', ' | ', ';', '; ', '\n', ', ', ','])
      expect(photosIn(`DB4 01.jpg${between}lot 12/Front, left.JPG`, reach), between).toEqual([
        'DB4 01.jpg',
        'lot 12/Front, left.JPG',
      ]);
    expect(photosIn(`${one} DB4 01.jpg, ${two}|2.png ${one}2`, reach)).toEqual([
      ...[one, 'DB4 01.jpg', two, '2.png', `${one}2`],
    ]);
    expect(photosIn(['a b.jpg', one, 'a b.jpg'], reach)).toEqual(['a b.jpg', one]);
  });
});

describe('photos in an archive', () => {
  it.each(WAYS)(
    'are taken from it once their lines are, out of %s, which then keeps it no longer',
    async way => {
      const of = houses.get(way) as TestHouse;
      const from = await editor(of);
      const packed = { 'Photos/lot 12/Front.JPG': photo(0), 'Photos/b 1.png': photo(1), 'é.jpg': photo(2) };
      const files: Zippable = { ...packed, 'Photos/lot 13/front.jpg': photo(3), 'list.txt': photo(0) };
      const zip = zipOf(files, 9);
      const sent = await send(table('T', 'lot 12\\front.jpg|b 1.png', 'E\u0301.jpg', ''), from, of);
      await beside(sent, zip, from, of);
      expect(await readFile(from, sent.id)).toMatchObject({
        archive: { fileName: 'photos.zip', byteCount: zip.length, photoCount: 4 },
      });
      const file = await bring(table('U', 'lot 12\\front.jpg|b 1.png', 'E\u0301.jpg', ''), zip, {}, from, of);
      expect(file).toMatchObject({ state: 'DONE', archive: null });
      expect(file.photos).toMatchObject({ total: 3, waiting: 0, taken: 3, refused: 0 });
      expect(await rolesOf(file, 0, of)).toEqual(['EXTERIOR', 'FRONT']);
      expect(await rolesOf(file, 1, of)).toEqual(['FRONT']);
      expect(await archivesIn(of)).toBe(1);
      expect((await from.ask(REMOVE, { id: sent.id })).errors).toBeUndefined();
      await of.rooms.jobs.drain();
      expect(await archivesIn(of)).toBe(0);
      if (way === 'a bucket')
        expect((await bucket.keys()).filter(key => key.includes('archives/'))).toEqual([]);
    },
  );

  it('are a fault of their line where none, or several, or a too heavy one, is of that name', async () => {
    const cells = ['none.jpg|1.jpg|gone.jpg', '2.jpg', 'a/2.jpg', 'A/1.JPG', 'big.jpg', 'ftp://a.test/1.jpg'];
    // What is called so wholly is meant before what ends so.
    const sent = await send(table('V', ...cells, 'c.jpg'));
    expect(faultsOf(await tryFile(house, staff, sent))).toContainEqual([5, 'NO_ARCHIVE', 'A/1.JPG']);
    const whole = { 'b/c.jpg': photo(0), 'c.jpg': photo(1), 'd/c.jpg': photo(2) };
    const big = { 'big.jpg': new Uint8Array(21 * 1024 * 1024) };
    await beside(sent, { 'a/1.jpg': photo(0), 'a/2.jpg': photo(1), 'b/2.jpg': photo(2), ...big, ...whole });
    const file = await tryFile(house, staff, await readFile(staff, sent.id));
    expect(faultsOf(file)).toEqual([
      [2, 'NO_FILE', 'none.jpg, gone.jpg'],
      [3, 'MANY_FILES', '2.jpg'],
      [6, 'HEAVY_FILE', 'big.jpg'],
      [7, 'ADDRESS', null],
    ]);
    expect(file.counts).toMatchObject({ created: 3, refused: 4 });
    expect(file.faults).toContainEqual({ field: 'photos', reason: 'NO_FILE', count: 1 });
  });

  it('that are none, or not as long as they say, are told, and their car keeps the rest', async () => {
    const text = new TextEncoder().encode('no picture at all');
    const zip = zipOf({ 'a.jpg': photo(0), 'b.jpg': text, 'c.jpg': [photo(1), { level: 9 }] });
    // It says fewer bytes than come out, and no more are let out than it says.
    const liar = toldOtherwise(zip, 2, { size: 300 });
    const file = await bring(table('W', 'b.jpg|c.jpg|a.jpg'), liar);
    expect(file.photos).toMatchObject({ total: 3, taken: 1, refused: 2 });
    expect(file.refusedPhotos).toEqual([
      { line: 2, address: 'b.jpg', fault: 'KIND' },
      { line: 2, address: 'c.jpg', fault: 'HEAVY' },
    ]);
    const broken = zipOf({ 'c.jpg': [photo(1), { level: 9 }] });
    broken.fill(255, 60, 100);
    expect((await bring(table('W2', 'c.jpg'), broken)).refusedPhotos).toMatchObject([{ fault: 'KIND' }]);
    expect(await rolesOf(file)).toEqual(['FRONT']);
  });

  it('come once for a car by what is in them, whatever they are called', async () => {
    const body = table('X', '1.jpg|2.jpg');
    await bring(body, { '1.jpg': photo(0), '2.jpg': photo(1) }, { updatesBy: 'REFERENCE' });
    const again = await bring(body, { '1.jpg': photo(2), '2.jpg': photo(0) }, { updatesBy: 'REFERENCE' });
    expect(again.photos).toMatchObject({ total: 2, taken: 1, known: 1 });
    expect(await rolesOf(again)).toEqual(['EXTERIOR', 'EXTERIOR', 'FRONT']);
  });

  it('wait in it while they are stopped', async () => {
    const sent = await send(table('Y', '1.jpg', '2.jpg'));
    await beside(sent, { '1.jpg': photo(0), '2.jpg': photo(1) });
    const { id } = await tryFile(house, staff, await readFile(staff, sent.id));
    expect(await staff.codeOf(RUN, { id })).toBeNull();
    await house.db.owner(
      `create function test_stop() returns trigger language plpgsql as $$ begin
         update import_photos set state = 'STOPPED' where id <> new.id and state = 'WAITING'; return new; end $$`,
    );
    await house.db.owner(
      `create trigger test_stop after update on import_photos for each row when (new.state = 'TAKEN') execute function test_stop()`,
    );
    await house.rooms.jobs.drain();
    await house.db.owner('drop function test_stop() cascade');
    const stopped = await readFile(staff, id);
    expect(stopped).toMatchObject({ state: 'DONE', photos: { taken: 1, stopped: 1 } });
    expect(stopped.archive).not.toBeNull();
    expect(await staff.codeOf(RUN, { id })).toBeNull();
    await house.rooms.jobs.drain();
    expect(await readFile(staff, id)).toMatchObject({ photos: { taken: 2 }, archive: null });
  });
});

describe('an archive', () => {
  const one = () => ({ '1.jpg': photo(0) });

  it('is replaced or removed until its file is taken, which is tried anew then', async () => {
    const sent = await send(table('A', '1.jpg'));
    const before = await archivesIn();
    await beside(sent, one());
    expect((await tryFile(house, staff, await readFile(staff, sent.id))).state).toBe('TRIED');
    expect((await beside(sent, { '2.jpg': photo(1) })).status).toBe(201);
    await house.rooms.jobs.drain();
    expect(await archivesIn()).toBe(before + 1);
    expect((await readFile(staff, sent.id)).state).toBe('WAITING');
    expect(await staff.codeOf(RUN, { id: sent.id })).toBe('BadInput');
    expect(await staff.codeOf(REMOVE, { id: sent.id })).toBeNull();
    expect(await readFile(staff, sent.id)).toMatchObject({ archive: null, state: 'WAITING' });
    expect(await staff.codeOf(REMOVE, { id: sent.id })).toBe('NotFound');
  });

  it('is taken from nobody else, for nothing else, and not while it is read', async () => {
    const sent = await send(table('B', '1.jpg'));
    expect(await beside(sent, one(), await editor())).toMatchObject({ status: 422, code: 'NotFound' });
    expect(await beside(sent, one(), await house.guest())).toMatchObject({ code: 'NotFound' });
    expect((await beside(sent, one(), house.visitor())).status).toBe(401);
    const results = (await (
      await uploadFile(house, staff, 'brand\nLancia', { kind: 'RESULTS' })
    ).json()) as SentFile;
    expect(await beside(results, one())).toMatchObject({ status: 422, field: 'kind' });
    await house.db.owner(`update imports set state = 'RUNNING' where id = $1`, [sent.id]);
    expect(await beside(sent, one())).toMatchObject({ status: 422, field: 'state' });
    await house.db.owner(`update imports set state = 'WAITING' where id = $1`, [sent.id]);
    await beside(sent, one());
    await house.db.owner(`update imports set state = 'RUNNING' where id = $1`, [sent.id]);
    expect(await staff.codeOf(REMOVE, { id: sent.id })).toBe('BadInput');
    const other = await editor();
    expect(await other.codeOf(REMOVE, { id: sent.id })).toBe('NotFound');
  });

  it('that is none, or is guarded, or is made to fill the house, is refused by its reason', async () => {
    const sent = await send(table('C', '1.jpg'));
    const before = await archivesIn();
    expect(await beside(sent, new Uint8Array(400))).toMatchObject({
      status: 422,
      code: 'BadInput',
      field: 'archive',
    });
    const locked = toldOtherwise(zipOf(one()), 0, { flags: 1, method: 8 });
    expect(await beside(sent, locked)).toMatchObject({ status: 422, code: 'FileLocked' });
    const bomb = zipOf({ '1.jpg': new Uint8Array(4 * 1024 * 1024) }, 9);
    expect(await beside(sent, bomb)).toMatchObject({ status: 422, code: 'FileTooHeavy' });
    expect(await archivesIn()).toBe(before);
  });

  it('goes after a month, and with its author', async () => {
    const from = await editor();
    const [old, kept] = [await send(table('D', '1.jpg'), from), await send(table('E', '1.jpg'), from)];
    for (const sent of [old, kept]) await beside(sent, one(), from);
    const before = await archivesIn();
    await house.db.owner(`update imports set created_at = created_at - interval '31 days' where id = $1`, [
      old.id,
    ]);
    await house.rooms.imports.sweep();
    expect((await readFile(from, old.id)).archive).toBeNull();
    expect(await archivesIn()).toBe(before - 1);
    const { errors } = await from.ask(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    expect(errors).toBeUndefined();
    expect(await archivesIn()).toBe(before - 2);
    const rows = await house.db.owner('select from import_entries where import_id = $1', [kept.id]);
    expect(rows).toEqual([]);
  });
});
