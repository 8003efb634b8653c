import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the studio shoots, in the order in which a gallery shows it. */
export const MASTER_VIEWS = ['front', 'rear', 'side', 'wheel', 'lamp'] as const;
export type MasterView = (typeof MASTER_VIEWS)[number];

/** A gallery of fewer would say less of a car than its drawings. */
const ENOUGH = 3;

/**
 * The pictures of a car from our own studio, WebP of 1600 by 1067, in a gallery's order; none where its front is
 * missing or fewer than three stand, since drawings and pictures do not mix in one gallery.
 * @param folder where each car has a folder by its slug
 */
export async function findMasters(
  slug: string,
  folder = join(import.meta.dirname, 'pictures'),
): Promise<ReadonlyMap<MasterView, Buffer>> {
  const names = await readdir(join(folder, slug)).catch((): string[] => []);
  const views = MASTER_VIEWS.filter(view => names.includes(`${view}.webp`));
  if (!views.includes('front') || views.length < ENOUGH) return new Map();
  const read = async (view: MasterView) =>
    [view, await readFile(join(folder, slug, `${view}.webp`))] as const;
  return new Map(await Promise.all(views.map(read)));
}
