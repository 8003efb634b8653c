import { CAR_FIELDS, type CarField, type CarFieldName, type CarValues } from './car.ts';
import { CAR_GROUPS, type CarPhotos, type CarText } from './car-spec.ts';

/** Missing fields are listed in the order of the seller's form: by group, then by field. */
const GROUP_ORDER = Object.keys(CAR_GROUPS);
const BY_GROUP = CAR_FIELDS.toSorted(
  (one, other) => GROUP_ORDER.indexOf(one.group) - GROUP_ORDER.indexOf(other.group),
);

/**
 * Returns the fields a car still lacks before the house publishes it, or before its seller submits it, in the order of
 * the form. A hidden price may be missing, and so may the owner of a car that the house sells.
 */
export function missingFields(values: CarValues, to: 'PUBLISH' | 'SUBMIT'): CarFieldName[] {
  const isAsked = ({ needed, writer }: CarField) =>
    to === 'PUBLISH' ? needed === 'PUBLISH' : needed !== undefined && writer !== 'HOUSE';
  return BY_GROUP.filter(field => isAsked(field) && isMissing(field, values, to)).map(({ name }) => name);
}

function isMissing({ name, least }: CarField, values: CarValues, to: 'PUBLISH' | 'SUBMIT'): boolean {
  if (name === 'price' && values.isPriceHidden) return false;
  if (name === 'sellerEmail' && (values.handleByCalandre || values.calandreCollection)) return false;
  const enough = (to === 'SUBMIT' && least) || 1;
  if (name === 'photos') return values.photos.front === null || countOf(values.photos) < enough;
  const value = values[name];
  if (least !== undefined) return lengthOf(value as CarText | null) < enough;
  return value === null || (typeof value === 'string' && value.trim() === '');
}

const countOf = ({ front, exteriors, interiors, mechanics }: CarPhotos): number =>
  (front === null ? 0 : 1) + exteriors.length + interiors.length + mechanics.length;

/** Length of the longest translation. */
const lengthOf = (text: CarText | null): number =>
  Math.max(0, ...Object.values(text ?? {}).map(words => (words ?? '').trim().length));

/** Returns the first given field that only the house may write; null where a seller may write them all. */
export function houseFieldIn(input: Readonly<Partial<Record<CarFieldName, unknown>>>): CarFieldName | null {
  const field = CAR_FIELDS.find(({ name, writer }) => writer === 'HOUSE' && input[name] !== undefined);
  return field?.name ?? null;
}
