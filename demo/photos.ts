import type { Database } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import type { CarPhotos } from '#shared/fields/index.ts';
import type { DemoCar } from './cars/car.ts';
import { findMasters, MASTER_SIZE, type MasterView } from './masters.ts';

const WORDS: Readonly<Record<MasterView, string>> = {
  front: 'de trois quarts avant',
  side: 'de profil',
  rear: 'de trois quarts arrière',
  wheel: 'une roue',
  lamp: 'un phare',
  tail: 'l’arrière de près',
  road: 'sur la route au crépuscule',
  cockpit: 'le poste de conduite',
  cabin: 'les sièges',
};

const INSIDE: ReadonlySet<MasterView> = new Set(['cockpit', 'cabin']);

/** Keeps a car's pictures from the studio as any other photo is kept. */
export async function addPhotos(
  database: Database,
  files: HouseRooms['files'],
  { slug, brand, model }: DemoCar,
): Promise<CarPhotos> {
  const masters = await findMasters(slug);
  const keep = (view: MasterView, bytes: Buffer) =>
    database.transaction(writes =>
      files.addPhoto(writes, bytes, `${brand} ${model}, ${WORDS[view]} (image de synthèse)`, MASTER_SIZE),
    );
  const kept = await Promise.all(
    [...masters].map(async ([view, bytes]) => ({ view, id: await keep(view, bytes) })),
  );
  const [front, ...rest] = kept;
  const ids = (of: typeof kept) => of.map(({ id }) => id);
  return {
    front: front?.id ?? null,
    exteriors: ids(rest.filter(({ view }) => !INSIDE.has(view))),
    interiors: ids(rest.filter(({ view }) => INSIDE.has(view))),
    mechanics: [],
  };
}
