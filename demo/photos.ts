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
};

/** Keeps a car's pictures from the studio as any other photo is kept. */
export async function addPhotos(
  database: Database,
  files: HouseRooms['files'],
  { slug, brand, model }: DemoCar,
): Promise<CarPhotos> {
  const kept = [...(await findMasters(slug))].map(([view, bytes]) =>
    database.transaction(writes =>
      files.addPhoto(writes, bytes, `${brand} ${model}, ${WORDS[view]} (image de synthèse)`, MASTER_SIZE),
    ),
  );
  const [front = null, ...exteriors] = await Promise.all(kept);
  return { front, exteriors, interiors: [], mechanics: [] };
}
