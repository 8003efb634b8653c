import type { Database } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import type { CarPhotos } from '#shared/fields/index.ts';
import type { DemoCar } from './cars/car.ts';
import { drawPhoto, PHOTO_HEIGHT, PHOTO_WIDTH, type View } from './drawing/index.ts';
import { findMasters, type MasterView } from './masters.ts';

const VIEWS = {
  exteriors: ['side', 'rear', 'wheel'],
  interiors: ['cabin', 'dashboard'],
  mechanics: ['engine'],
} as const;

const WORDS: Readonly<Record<View | MasterView, string>> = {
  front: 'de trois quarts avant',
  side: 'de profil',
  rear: 'de trois quarts arrière',
  wheel: 'une roue',
  lamp: 'un phare',
  cabin: 'l’habitacle',
  dashboard: 'la planche de bord',
  engine: 'le moteur',
};

/** Keeps a car's pictures as any other photo is kept: those of the studio where it has them, else drawn ones. */
export async function addPhotos(
  database: Database,
  files: HouseRooms['files'],
  car: DemoCar,
): Promise<CarPhotos> {
  const { brand, model } = car;
  const size = { width: PHOTO_WIDTH, height: PHOTO_HEIGHT };
  const keep = (bytes: Buffer, words: string) =>
    database.transaction(writes => files.addPhoto(writes, bytes, `${brand} ${model}, ${words}`, size));
  const masters = [...(await findMasters(car.slug))];
  if (masters.length > 0) {
    const kept = masters.map(([view, bytes]) => keep(bytes, `${WORDS[view]} (image de synthèse)`));
    const [front = null, ...exteriors] = await Promise.all(kept);
    return { front, exteriors, interiors: [], mechanics: [] };
  }
  const add = (view: View) => keep(Buffer.from(drawPhoto(car.drawing, view, car.scene)), WORDS[view]);
  const all = (views: readonly View[]) => Promise.all(views.map(add));
  const [front, exteriors, interiors, mechanics] = await Promise.all([
    add('front'),
    all(VIEWS.exteriors),
    all(VIEWS.interiors),
    all(VIEWS.mechanics),
  ]);
  return { front, exteriors, interiors, mechanics };
}
