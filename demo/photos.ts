import type { Database } from '#server/database/index.ts';
import type { HouseRooms } from '#server/house.ts';
import type { DemoCar } from './cars/car.ts';
import { drawPhoto, PHOTO_HEIGHT, PHOTO_WIDTH, type View } from './drawing/index.ts';

const ROLES = {
  FRONT: ['front'],
  EXTERIOR: ['side', 'rear', 'wheel'],
  INTERIOR: ['cabin', 'dashboard'],
  MECHANICS: ['engine'],
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

type AdPhoto = { role: keyof typeof ROLES; id: string };

/** Draws a car's photographs and keeps them as any other photo is kept. */
export async function addPhotos(
  database: Database,
  files: HouseRooms['files'],
  car: DemoCar,
): Promise<AdPhoto[]> {
  const { brand, model } = car;
  const size = { width: PHOTO_WIDTH, height: PHOTO_HEIGHT };
  const views = (Object.keys(ROLES) as AdPhoto['role'][]).flatMap(role =>
    ROLES[role].map(view => ({ role, view })),
  );
  return Promise.all(
    views.map(async ({ role, view }) => {
      const drawn = Buffer.from(drawPhoto(car.drawing, view, car.scene));
      const words = `${brand} ${model}, ${WORDS[view]}`;
      const id = await database.transaction(writes => files.addPhoto(writes, drawn, words, size));
      return { role, id };
    }),
  );
}
