import { CAR_FIELDS, type CarInput, type CarValues } from '#shared/fields/index.ts';
import { AD_TARGETS, type Ads, carOf, faultsOf, type Read, readLine } from '../ads/index.ts';
import type { Writes } from '../database/index.ts';
import { AppError } from '../errors.ts';
import { meantBy } from './archives.ts';
import type { Reach } from './fetch-photo.ts';
import { findKnown, type ImportKey } from './imports-store.ts';
import { type LineKind, LineRefused, type Written } from './lines.ts';
import { photosIn } from './photo-names.ts';

export type AdLinesParts = {
  readonly ads: Pick<Ads, 'createFor' | 'updateFor' | 'lock'>;
  readonly reach: Reach;
};

const KEYS = {
  UUID: { name: 'uuid', field: 'uuid' },
  REFERENCE: { name: 'sfInternalOpportunityId', field: 'sfInternalOpportunityId' },
  CHASSIS: { name: 'vin', field: 'optionalData.vin' },
} as const;

const ALSO_CALLED = {
  uuid: ['id', 'uuid'],
  sfInternalOpportunityId: [
    'reference',
    'référence',
    'référence interne',
    'ref',
    'referencia',
    'stock',
    'stock number',
  ],
  brand: ['make', 'marca', 'constructeur', 'manufacturer'],
  model: ['modèle', 'modelo', 'type'],
  year: ['millésime', 'model year', 'año', 'annee modele'],
  price: ['prix', 'prix de vente', 'price', 'precio', 'asking price'],
  mileage: ['km', 'kms', 'odometer', 'mileage', 'kilometraje'],
  'optionalData.vin': [
    'vin',
    'châssis',
    'n° de châssis',
    'numéro de châssis',
    'chassis',
    'chassis number',
    'bastidor',
  ],
  carType: ['catégorie', 'category', 'categoría'],
  'optionalData.fuel': ['carburant', 'énergie', 'fuel', 'combustible'],
  transmission: ['boîte', 'gearbox', 'boite de vitesse'],
  sellerEmail: ['e-mail vendeur', 'vendeur', 'seller email'],
  photos: ['photo', 'images', 'pictures', 'photographies', 'fotos', 'photo urls', 'image urls'],
  'history.fr': ['description', 'histoire', 'historique'],
} as const;

/** Lines that are ads: new ones become drafts, known ones are changed by the editor's own save operation. */
export function adLines({ ads, reach }: AdLinesParts): LineKind {
  return {
    targets: [...AD_TARGETS, { heading: 'photos', field: 'photos', locale: null, isRequired: false }],
    alsoCalled: ALSO_CALLED,
    action: 'ad.imported',
    check: () => {},
    read({ id, wish, authorId }, { photos: cell, ...cells }) {
      const read = readLine(cells, wish);
      const named = photosIn(cell, reach);
      const { brand, model } = read.car;
      const value = wish.updatesBy && keyOf(read, wish.updatesBy);
      const key = wish.updatesBy && value ? { value, ...KEYS[wish.updatesBy] } : null;
      return {
        name: [brand, model].filter(each => typeof each === 'string' && each !== '').join(' '),
        key,
        async write(writes) {
          const known = wish.updatesBy && key ? await knownOf(writes, wish.updatesBy, key) : null;
          const unread = read.unread.map(field => ({ field, reason: 'UNREAD' }));
          const photos =
            typeof named === 'string' ? { field: 'photos', reason: named } : await meantBy(writes, id, named);
          const noPhotos = 'reason' in photos ? [photos] : [];
          const faults = [...unread, ...faultsOf(read.car, known === null), ...noPhotos];
          // A field that could not be read gets no further faults.
          const told = faults.filter(
            ({ field }, at) => faults.findIndex(other => other.field === field) === at,
          );
          if (told.length > 0) throw new LineRefused(told);
          const written = await write(ads, writes, read.car, known, authorId);
          return 'reason' in photos ? written : { ...written, photos };
        },
      };
    },
  };
}

/** Returns a line's value of the key that identifies its ad; null where it is empty. */
function keyOf({ car, uuid }: Read, updatesBy: ImportKey): string | null {
  const value = updatesBy === 'UUID' ? uuid : car[KEYS[updatesBy].name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

type Key = { readonly value: string; readonly field: string };

/** Finds the ad that a line changes; null for a new one. @throws LineRefused, AppError with the field of its key */
async function knownOf(writes: Writes, by: ImportKey, { value, field }: Key): Promise<string | null> {
  const found = await findKnown(writes, by, value);
  if (found.length > 1) throw new LineRefused([{ field, reason: 'MANY' }]);
  if (by === 'UUID' && found.length === 0) throw new LineRefused([{ field, reason: 'UNKNOWN' }]);
  // A bid must never wait for an import.
  if (found[0]?.isUnderHammer) throw new AppError('CarUnderHammer', { field });
  return found[0]?.uuid ?? null;
}

async function write(
  ads: AdLinesParts['ads'],
  writes: Writes,
  car: CarInput,
  known: string | null,
  authorId: string | null,
): Promise<Written> {
  if (known === null) {
    const subjectId = await ads.createFor(writes, null, car, authorId ?? undefined);
    return { outcome: 'CREATED', subjectId };
  }
  const ad = await ads.lock(writes, known);
  const isChange = await ads.updateFor(writes, known, withTexts(carOf(ad), car), { actorId: authorId });
  return { outcome: isChange ? 'UPDATED' : 'UNCHANGED', subjectId: known };
}

/** Merges texts, so that a file with one language keeps the others. */
function withTexts(known: CarValues, car: CarInput): CarInput {
  const texts = CAR_FIELDS.filter(({ kind, name }) => kind === 'text' && car[name] != null).map(
    ({ name }) => [name, { ...(known[name] as object | null), ...(car[name] as object) }],
  );
  return { ...car, ...Object.fromEntries(texts) };
}
