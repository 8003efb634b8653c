import type { Database } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import type { CarPhotos } from '#shared/fields/index.ts';
import type { DemoCar } from './cars/car.ts';
import { drawPhoto, PHOTO_HEIGHT, PHOTO_WIDTH, type View } from './drawing/index.ts';

const VIEWS = {
  exteriors: ['side', 'rear', 'wheel'],
  interiors: ['cabin', 'dashboard'],
  mechanics: ['engine'],
} as const;

const WORDS: Readonly<Record<View, string>> = {
  front: 'de trois quarts avant',
  side: 'de profil',
  rear: 'de trois quarts arrière',
  wheel: 'une roue',
  cabin: 'l’habitacle',
  dashboard: 'la planche de bord',
  engine: 'le moteur',
};

/** Draws a car's photographs and keeps them as any other photo is kept. */
export async function addPhotos(
  database: Database,
  files: HouseRooms['files'],
  car: DemoCar,
): Promise<CarPhotos> {
  const { brand, model } = car;
  const size = { width: PHOTO_WIDTH, height: PHOTO_HEIGHT };
  const add = (view: View) => {
    const drawn = Buffer.from(drawPhoto(car.drawing, view, car.scene));
    const words = `${brand} ${model}, ${WORDS[view]}`;
    return database.transaction(writes => files.addPhoto(writes, drawn, words, size));
  };
  const all = (views: readonly View[]) => Promise.all(views.map(add));
  const [front, exteriors, interiors, mechanics] = await Promise.all([
    add('front'),
    all(VIEWS.exteriors),
    all(VIEWS.interiors),
    all(VIEWS.mechanics),
  ]);
  return { front, exteriors, interiors, mechanics };
}
