import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openDemoHouse } from '#test/kit/demo-house.ts';
import { demoCars } from './cars/index.ts';
import { findMasters, MASTER_SIZE } from './masters.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
const WEIGHT_MAX = 75 * 1024;

describe('the sitters of the studio', async () => {
  const told: Readonly<Record<string, { set: string; paint?: { colour?: string } }>> = JSON.parse(
    await readFile(join(import.meta.dirname, 'sitters.json'), 'utf8'),
  );

  it('are all cars of the demo, whose front, rear, side, wheel, cockpit and cabin stand', async () => {
    const slugs = demoCars.map(car => car.slug).sort();
    expect(Object.keys(told).sort()).toEqual(slugs);
    for (const slug of slugs) {
      const views = [...(await findMasters(slug)).keys()];
      expect(views.slice(0, 4), slug).toEqual(['front', 'rear', 'side', 'wheel']);
      expect(views.slice(-2), slug).toEqual(['cockpit', 'cabin']);
    }
    expect((await findMasters('no-such-car')).size).toBe(0);
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
      expect({ format, width, height }, view).toEqual({ format: 'webp', ...MASTER_SIZE });
      expect(bytes.length, view).toBeLessThanOrEqual(WEIGHT_MAX);
    }
  });

  it('are all that ads and past lots show, and say that they are renderings', async () => {
    await using house = await openDemoHouse();
    const ads = await house.db.owner<{ uuid: string; views: string[]; alts: string[]; photo: string }>(
      `select a.uuid, array_agg(split_part(p.alt, ', ', -1) order by h.role <> 'FRONT', h.role, h.position) as views,
         array_agg(h.role || ' ' || p.alt) as alts, (array_agg(p.id::text) filter (where h.role = 'FRONT'))[1] as photo
       from ads a left join ad_photos h on h.ad_uuid = a.uuid left join photos p on p.id = h.photo_id group by a.uuid`,
    );
    expect(ads.length).toBeGreaterThan(demoCars.length + 400);
    const onRoad = 'sur la route au crépuscule (image de synthèse)';
    for (const { uuid, alts, views } of ads) {
      expect(views.length, uuid).toBeGreaterThanOrEqual(4);
      expect([onRoad, 'de trois quarts avant (image de synthèse)'], uuid).toContain(views[0]);
      for (const alt of alts)
        expect(alt, uuid).toMatch(/^(FRONT|EXTERIOR|INTERIOR) .+ \(image de synthèse\)$/);
      const [place, ...seats] = alts.filter(alt => alt.startsWith('INTERIOR'));
      expect(place, uuid).toContain('le poste de conduite');
      expect(seats, uuid).toEqual([expect.stringContaining('les sièges')]);
    }
    const lots = await house.db.owner<{ uuid: string }>(
      `select ad_uuid as uuid from sale_lots join sales on sales.id = sale_id where slug = 'la-vente-d-hiver'`,
    );
    const first = ads.filter(({ views }) => views[0] === onRoad).map(({ uuid }) => uuid);
    expect(first.sort()).toEqual(lots.map(({ uuid }) => uuid).sort());
    expect(await house.rooms.files.readPhoto(ads[0]!.photo, 640, 'avif')).not.toBeNull();
  });
});
