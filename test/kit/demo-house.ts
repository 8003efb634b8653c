import { link, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDemo } from '#demo/house.ts';
import { ensureTemplate } from './database.ts';
import { openTestHouse, type TestHouse } from './house.ts';

const TEMPLATE = 'template_demo';

const PUT_OFF = `update auctions set end_at = end_at + interval '6 hours',
  scheduled_end_at = scheduled_end_at + interval '6 hours',
  start_at = case when start_at > now() then start_at + interval '6 hours' else start_at end
  where status = 'open'`;

/**
 * The whole house with the demo in it. Two years of its past take longer than most tests, so the first who asks
 * has it made and everyone has a copy. It is by then some minutes old, so all its auctions open and end six hours
 * later than the demo's: a hammer that falls between two questions gives two answers.
 */
export async function openDemoHouse(env: NodeJS.ProcessEnv = {}): Promise<TestHouse> {
  const demoDir = join(inject('sharedDir'), 'demo');
  await ensureTemplate(TEMPLATE, async () => {
    await using house = await openTestHouse({ DATA_DIR: demoDir });
    await openDemo(house.rooms, house.db.database);
    await house.db.owner(PUT_OFF);
    house.db.keepAs(TEMPLATE);
  });
  const house = await openTestHouse(env, TEMPLATE);
  const files = { demo: join(demoDir, 'files'), own: join(house.dataDir, 'files') };
  await linkFiles(join(files.demo, 'originals'), join(files.own, 'originals'));
  // What one house draws of a photo is what every other would: a third of a test with pictures was drawing them.
  await mkdir(join(files.demo, 'variants'), { recursive: true });
  await symlink(join(files.demo, 'variants'), join(files.own, 'variants'));
  return house;
}

/** A file of the house is never written to again, so a second name for it does as a copy. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await link(join(from, name), join(to, name));
}
