import {
  CAR_FIELDS,
  type CarColour,
  type CarDocument,
  type CarField,
  type CarFieldsWith,
  type CarFieldValue,
  type CarInput,
  type CarPhotos,
  type CarText,
  type CarValues,
  type CarWork,
  checkCar,
  emptyValue,
  flatCar,
  missingFields,
  wholeCar,
} from '#shared/fields/index.ts';
import type { Instant, PricePoint } from '#shared/sale/index.ts';
import { AppError, requireInput } from '../errors.ts';
import type { KnownRecording, Photo } from '../files/index.ts';

export type LocalizedText = CarText;
export type Color = CarColour;
export type AdDocument = CarDocument;
export type Work = CarWork;

type Kept<Name extends keyof CarValues> = { [Field in Name]?: CarFieldValue<Field> | null };
type Column = CarFieldsWith<{ column: true }>;
type InObject = CarFieldsWith<{ within: 'location' | 'optionalData' | 'sales' }>;

export type SalesContact = Kept<CarFieldsWith<{ within: 'sales' }>> & { firstName: string };

/** The fields of an ad without a column of their own; a missing one is read as null or empty. */
export type AdDetails = Kept<Exclude<keyof CarValues, Column | InObject | 'sellerEmail' | 'photos'>> & {
  optionalData?: Kept<Exclude<CarFieldsWith<{ within: 'optionalData' }>, Column>> | null;
  sales?: SalesContact | null;
};

/** An ad's fields that have a column of their own. */
export type AdColumns = Pick<CarValues, Column>;

export type AdStatus = 'DRAFT' | 'PUBLISHED' | 'SOLD' | 'WITHDRAWN';
export type PhotoRole = 'FRONT' | 'EXTERIOR' | 'INTERIOR' | 'MECHANICS';

export type Ad = AdColumns & {
  /** Increases by one with every edit. */
  readonly revision: number;
  readonly uuid: string;
  readonly id: number;
  readonly slug: string;
  readonly status: AdStatus;
  /** Whether it is public: offered or sold, and not taken down. */
  readonly isPublic: boolean;
  readonly ownerId: string | null;
  readonly ownerFirstName: string | null;
  /** For a car in an auction, the auction's own value, fixed when it began. */
  readonly ownerIsPro: boolean;
  readonly details: AdDetails;
  /** When it was first public; null for a draft. */
  readonly publishedAt: Instant | null;
  readonly updatedAt: Instant;
  /** Every price change of an ad that is reduced now, oldest first; null for any other. */
  readonly priceHistory: readonly PricePoint[] | null;
  readonly photos: readonly (Photo & { readonly role: PhotoRole })[];
  /** The recordings named in its condition report. */
  readonly recordings: readonly KnownRecording[];
};

/** A partial ad: absent means unchanged, null means none. `sold` marks it as sold, or offers it again. */
export type AdInput = CarInput & { sold?: boolean | null };

/** Reads a partial ad from the API's form. */
export function givenIn(data: object & { sold?: unknown }): AdInput {
  const { sold } = data;
  return { ...flatCar(data), ...(sold === undefined ? {} : { sold: sold === true }) };
}

/** Returns a field's value, except for photos and seller. */
export function valueIn(ad: Ad, field: CarField): unknown {
  const { name, column, within } = field;
  const details: Readonly<Record<string, unknown>> = ad.details;
  const home = column ? ad : within ? details[within] : details;
  return (home as Partial<Record<string, unknown>> | null | undefined)?.[name] ?? emptyValue(field);
}

/** Returns an ad's car. @param sellerEmail the e-mail address of its owner's account */
export function carOf(ad: Ad, sellerEmail: string | null = null): CarValues {
  const known = CAR_FIELDS.map(field => [field.name, valueIn(ad, field)]);
  const values: CarInput = Object.fromEntries(known);
  return wholeCar({ ...values, sellerEmail, photos: photosOf(ad) });
}

function photosOf({ photos }: Ad): CarPhotos {
  const idsOf = (role: PhotoRole) => photos.filter(photo => photo.role === role).map(({ id }) => id);
  return {
    front: idsOf('FRONT')[0] ?? null,
    exteriors: idsOf('EXTERIOR'),
    interiors: idsOf('INTERIOR'),
    mechanics: idsOf('MECHANICS'),
  };
}

export type PlacedPhoto = { readonly role: PhotoRole; readonly id: string };

/** Returns all photos in order, each with its role. */
export function photoList({ front, exteriors, interiors, mechanics }: CarPhotos): PlacedPhoto[] {
  const placed = (role: PhotoRole, ids: readonly string[]) => ids.map(id => ({ role, id }));
  return [
    ...placed('FRONT', front === null ? [] : [front]),
    ...placed('EXTERIOR', exteriors),
    ...placed('INTERIOR', interiors),
    ...placed('MECHANICS', mechanics),
  ];
}

/** Splits the input as it is stored: columns, and changed details. A contact without a name counts as none. */
export function keptOf(
  input: AdInput,
  known: AdDetails,
): { columns: Partial<AdColumns>; details: AdDetails } {
  const columns: Record<string, unknown> = {};
  const objects: Record<string, Record<string, unknown>> = {};
  const details: Record<string, unknown> = {};
  for (const field of CAR_FIELDS) {
    const { name, column, within } = field;
    const value = input[name];
    if (value === undefined || name === 'photos' || name === 'sellerEmail') continue;
    if (column) columns[name] = value ?? emptyValue(field);
    else if (within && within !== 'location') objects[within] = { ...objects[within], [name]: value };
    else details[name] = value;
  }
  const { optionalData, sales } = objects;
  if (optionalData) details.optionalData = { ...known.optionalData, ...optionalData };
  if (sales) {
    const contact = { ...known.sales, ...sales };
    details.sales = contact.firstName ? contact : null;
  }
  return { columns, details };
}

/** Validates a car. @throws AppError BadInput with the first invalid field */
export function requireCar(input: AdInput): void {
  const fault = checkCar(input);
  if (fault) throw new AppError('BadInput', { field: fault.field });
}

/** Returns the URLs of a car's documents, in order. */
export const paperUrlsIn = ({ documents, customDocs }: AdInput): string[] =>
  [...(documents ?? []), ...(customDocs ?? [])].flatMap(({ urls }) => urls);

/** Checks that a report names only photos of its ad and existing recordings. @throws AppError BadInput */
export function requireOwnFiles({ photos, recordings }: Ad, { conditionReport }: AdInput): void {
  if (!conditionReport) return;
  const { flaws, films, coldStart } = conditionReport;
  const isOwn = (id: string | null) => id === null || photos.some(photo => photo.id === id);
  const isKnown = (id: string, kind: KnownRecording['kind']) =>
    recordings.some(recording => recording.id === id && recording.kind === kind);
  const gone = [
    ...films.filter(({ recordingId }) => !isKnown(recordingId, 'FILM')),
    ...(coldStart === null || isKnown(coldStart.recordingId, 'SOUND') ? [] : [coldStart]),
  ].map(({ recordingId }) => recordingId);
  requireInput(gone.length === 0, 'conditionReport', { gone });
  requireInput(
    flaws.every(({ photoId }) => isOwn(photoId)),
    'conditionReport',
  );
}

/** Returns the missing fields that a buyer needs, in the editor's order. */
export function missingOf(ad: Ad, hasAuction = false): readonly string[] {
  const found = (name: string) =>
    (name === 'sellerEmail' && ad.ownerId !== null) || (name === 'price' && hasAuction);
  return missingFields(carOf(ad), 'PUBLISH').filter(name => !found(name));
}
