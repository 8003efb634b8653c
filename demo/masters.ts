import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the studio shoots, in a gallery's order: last the road at dusk, the driver's place and the seats. */
export const MASTER_VIEWS = [
  'front',
  'rear',
  'side',
  'wheel',
  'lamp',
  'tail',
  'road',
  'cockpit',
  'cabin',
] as const;
export type MasterView = (typeof MASTER_VIEWS)[number];

/** The size of each, in pixels. */
export const MASTER_SIZE = { width: 1600, height: 1067 } as const;

/**
 * The pictures of a car from our own studio, WebP, in a gallery's order.
 * @param folder where each car has a folder by its slug
 */
export async function findMasters(
  slug: string,
  folder = join(import.meta.dirname, 'pictures'),
): Promise<ReadonlyMap<MasterView, Buffer>> {
  const names = await readdir(join(folder, slug)).catch((): string[] => []);
  const views = MASTER_VIEWS.filter(view => names.includes(`${view}.webp`));
  const read = async (view: MasterView) =>
    [view, await readFile(join(folder, slug, `${view}.webp`))] as const;
  return new Map(await Promise.all(views.map(read)));
}
