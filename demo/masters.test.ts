import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestHouse } from '#test/kit/house.ts';
import { demoCars } from './cars/index.ts';
import { findMasters } from './masters.ts';
import { addPhotos } from './photos.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
const WEIGHT_MAX = 75 * 1024;

describe('the masters of a car', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masters-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = async (...views: string[]) => {
    await mkdir(join(folder, 'a-car'), { recursive: true });
    for (const view of views) await writeFile(join(folder, 'a-car', `${view}.webp`), view);
    return [...(await findMasters('a-car', folder)).keys()];
  };

  it('are none where it has no folder', async () => {
    expect((await findMasters('a-car', folder)).size).toBe(0);
  });

  it('count only with the front and two others', async () => {
    expect(await put('front', 'side')).toEqual([]);
    expect(await put('rear')).toEqual(['front', 'rear', 'side']);
    await rm(join(folder, 'a-car', 'front.webp'));
    expect(await put('wheel')).toEqual([]);
  });
});

describe('the sitters of the studio', async () => {
  const told: Readonly<Record<string, { set: string; paint?: { colour?: string } }>> = JSON.parse(
    await readFile(join(import.meta.dirname, 'sitters.json'), 'utf8'),
  );

  it('are all whose pictures stand', async () => {
    expect(Object.keys(told)).toEqual(expect.arrayContaining(await readdir(PICTURES)));
  });

  it.each(Object.entries(told))('sit as %s is sold, in its paint and light', (slug, sitter) => {
    const car = demoCars.find(one => one.slug === slug);
    expect(sitter.paint?.colour ?? car?.shellColor.hex).toBe(car?.shellColor.hex);
    expect([car?.auction ? 'lowkey' : 'bright', 'dusk']).toContain(sitter.set);
  });
});

describe('the pictures that stand', async () => {
  const slugs = await readdir(PICTURES);

  it.each(slugs)('of %s belong to a car, have the size of a master and are light', async slug => {
    expect(demoCars.map(car => car.slug)).toContain(slug);
    const masters = await findMasters(slug);
    expect(masters.size).toBe((await readdir(join(PICTURES, slug))).length);
    for (const [view, bytes] of masters) {
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }, view).toEqual({ format: 'webp', width: 1600, height: 1067 });
      expect(bytes.length, view).toBeLessThanOrEqual(WEIGHT_MAX);
    }
  });

  it('are all that their ads show, and say that they are renderings', async () => {
    await using house = await openTestHouse();
    for (const car of demoCars.filter(({ slug }) => slugs.includes(slug))) {
      const photos = await addPhotos(house.db.database, house.rooms.files, car);
      const ids = [photos.front, ...photos.exteriors];
      expect([ids.length, photos.interiors, photos.mechanics], car.slug).toEqual([
        (await findMasters(car.slug)).size,
        [],
        [],
      ]);
      const rows = await house.db.owner<{ alt: string }>('select alt from photos where id = any($1)', [ids]);
      expect(rows.length).toBe(ids.length);
      expect(await house.rooms.files.readPhoto(photos.front!, 640, 'avif'), car.slug).not.toBeNull();
      for (const { alt } of rows) expect(alt).toMatch(/\(image de synthèse\)$/);
    }
  });
});
