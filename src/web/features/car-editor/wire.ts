import {
  CAR,
  type CarFieldKind,
  type CarFieldName,
  type CarFieldsWith,
  type CarText,
  type CarValues,
  type CarWire,
  flatCar,
  nestedCar,
  wholeCar,
} from '#shared/fields/index.ts';
import { LOCALES } from '#shared/words/locale.ts';
import type { CarValuesFragment, PhotoAltsFragment } from '#web/graphql/documents.gen.ts';
import { RequestError } from '#web/graphql/index.ts';
import type { Sent } from './draft.ts';
import { isBegun, isBlank } from './faults.ts';

/** Returns a car's values from the API's form. */
export const valuesOf = (wire: CarValuesFragment): CarValues => wholeCar(flatCar(wire));

/** Returns the description of each photo of an ad, by its id. */
export function altsOf({ front, exteriors, interiors, mechanics }: PhotoAltsFragment) {
  const photos = [...(front ? [front] : []), ...exteriors, ...interiors, ...mechanics];
  return new Map(photos.map(({ id, alt }) => [id, alt]));
}

export const isCarField = (name: string): name is CarFieldName => name in CAR;

/** Whether a field is of one of these kinds. */
export const isOf = <Kind extends CarFieldKind>(
  name: CarFieldName,
  ...kinds: readonly Kind[]
): name is CarFieldsWith<{ kind: Kind }> => kinds.some(kind => kind === CAR[name].kind);

const trimmed = (text: CarText): CarText =>
  Object.fromEntries(LOCALES.map(locale => [locale, text[locale]?.trim() || null]));

/** Returns these fields in the API's form, without empty rows. */
export function toWire(values: CarValues, names: readonly CarFieldName[]): CarWire {
  const kept = { ...values, works: values.works.filter(work => !isBegun(work)) };
  for (const name of names) {
    if (isOf(name, 'text')) kept[name] = values[name] && trimmed(values[name]);
    if (isOf(name, 'texts')) kept[name] = values[name].filter(text => !isBlank(text)).map(trimmed);
  }
  return nestedCar(kept, names);
}

/** Returns the outcome of a save. @throws Error when it was neither saved, refused nor stale */
export async function sentOf(asked: Promise<number>): Promise<Sent> {
  try {
    return { kind: 'kept', revision: await asked };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'StaleVersion') return { kind: 'stale' };
    if (error.code === 'BadInput') return { kind: 'refused', field: error.field, gone: error.gone };
    throw error;
  }
}
