import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toldOtherwise, zipOf } from '#test/kit/zips.ts';
import { AppError } from '../errors.ts';
import { entriesIn } from './archive-entries.ts';
import { openWorkshop } from './workshop.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calandre-zip-'));
  path = join(folder, 'photos.zip');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const some = new Uint8Array([1, 2, 3, 4]);
async function listed(zip: Uint8Array) {
  await writeFile(path, zip);
  return entriesIn(path);
}
const namesIn = async (files: Zippable) => (await listed(zipOf(files))).map(entry => entry.path);
const codeOf = (zip: Uint8Array) =>
  listed(zip).then(
    () => null,
    // As the worker tells it.
    error => (error instanceof AppError ? error.code : 'BadInput'),
  );

describe('what is in an archive', () => {
  it('is told by name, where it lies and how long it is', async () => {
    const zip = zipOf({ 'lot 12/Front.JPG': some, 'b.webp': [new Uint8Array(400), { level: 9 }] });
    const [one, other] = await listed(zip);
    expect(one).toMatchObject({ path: 'lot 12/Front.JPG', packedBytes: 4, byteCount: 4, isDeflated: false });
    expect(zip.subarray(one?.startsAt, (one?.startsAt ?? 0) + 4)).toEqual(some);
    expect(other).toMatchObject({ path: 'b.webp', byteCount: 400, isDeflated: true });
    expect(other?.packedBytes).toBeLessThan(400);
    expect(one?.crc).toBe(0xb63cfbcd);
  });

  it('is pictures alone, under names that lead nowhere else', async () => {
    const link = { os: 3, attrs: 0o120777 << 16 } as const;
    const files: Zippable = {
      ...{ 'a.jpg': some, 'b/c.jpeg': some, './d.png': some, 'e\\f.heic': some, 'Été.avif': some },
      ...{ '__MACOSX/a.jpg': some, '.g.jpg': some, '.h/i.jpg': some, 'j/': new Uint8Array() },
      ...{ 'k.txt': some, 'l.zip': some, 'm.tiff': some, 'n.jpg/': new Uint8Array(), 'o\n.jpg': some },
      ...{ '../p.jpg': some, 'q/../r.jpg': some, '/s.jpg': some, 'C:/t.jpg': some, '..\\u.jpg': some },
      ...{ [`${'v'.repeat(252)}.jpg`]: some, 'w.jpg': [some, link] },
    };
    expect(await namesIn(files)).toEqual(['a.jpg', 'b/c.jpeg', 'd.png', 'e/f.heic', 'Été.avif']);
  });

  it('has names as old programs write them, and none that is no text', async () => {
    const zip = zipOf({ 'xt.jpg': some });
    // As Windows packs an é: code page 437, and no word that it is UTF-8.
    const [old] = await listed(toldOtherwise(zip, 0, { name: 0x82, flags: 0 }));
    expect(old?.path).toBe('ét.jpg');
    expect(await codeOf(toldOtherwise(zip, 0, { name: 0x82, flags: 0x800 }))).toBe('BadInput');
  });

  it('is listed in a worker of its own', async () => {
    const complaints: Error[] = [];
    const workshop = openWorkshop({ scan: async () => {}, onError: error => complaints.push(error) });
    const file = { path, byteCount: 0, [Symbol.asyncDispose]: async () => {} };
    await writeFile(path, zipOf({ 'a.jpg': some }));
    const entries = await workshop.takeArchive(file, 'archive', async found => found);
    expect(entries).toMatchObject([{ path: 'a.jpg' }]);
    await writeFile(path, 'no archive');
    await expect(workshop.takeArchive(file, 'archive', async found => found)).rejects.toMatchObject({
      ...{ code: 'BadInput', details: { field: 'archive' } },
    });
    expect(complaints).toEqual([]);
  });
});

describe('an archive is refused', () => {
  const two = zipOf({ 'a.jpg': some, 'b.jpg': some });

  it('that is none, that was cut short, and that has no picture', async () => {
    const codes = [Buffer.from('no archive'), two.subarray(0, -30), zipOf({ 'a.txt': some })].map(codeOf);
    for (const code of codes) expect(await code).toBe('BadInput');
  });

  it('that a password guards, or that is packed in a way of its own', async () => {
    expect(await codeOf(toldOtherwise(two, 1, { flags: 1, packed: 16 }))).toBe('FileLocked');
    expect(await codeOf(toldOtherwise(two, 1, { method: 12 }))).toBe('BadInput');
  });

  it('that names more files than twenty thousand', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 20_001 }, (_, index) => [`${index}.txt`, new Uint8Array()]),
    );
    expect(await codeOf(zipOf({ 'a.jpg': some, ...many }))).toBe('FileTooHeavy');
  });

  it('that promises a hundred times what it holds', async () => {
    const nothing = new Uint8Array(4 * 1024 * 1024);
    expect(await codeOf(zipOf({ 'a.jpg': nothing }, 9))).toBe('FileTooHeavy');
    expect(await codeOf(toldOtherwise(zipOf({ 'a.jpg': [some, { level: 9 }] }), 0, { size: 2 ** 31 }))).toBe(
      'FileTooHeavy',
    );
  });

  it('whose files lie in one another, so that a few bytes are many files', async () => {
    expect(await codeOf(toldOtherwise(two, 1, { header: 0 }))).toBe('FileTooHeavy');
    // The first reaches into the second.
    expect(await codeOf(toldOtherwise(two, 0, { packed: 20, size: 20 }))).toBe('FileTooHeavy');
    // The last reaches into the directory.
    expect(await codeOf(toldOtherwise(two, 1, { packed: 20, size: 20 }))).toBe('FileTooHeavy');
  });
});
