import {
  CAR_FIELDS,
  CAR_GROUPS,
  type CarField,
  type CarFieldName,
  type CarText,
  type CarValues,
} from './car.ts';

/** Between the fields, the order in which a seller is asked for them. */
const GROUP_ORDER = Object.keys(CAR_GROUPS);
const BY_GROUP = CAR_FIELDS.toSorted(
  (one, other) => GROUP_ORDER.indexOf(one.group) - GROUP_ORDER.indexOf(other.group),
);

/**
 * What a car is still without before the house publishes it, or before its seller hands it in, in the order in which
 * it is asked. A price that is hidden need not be there, nor the owner of a car that the house sells.
 */
export function missingFields(values: CarValues, to: 'PUBLISH' | 'SUBMIT'): CarFieldName[] {
  const isAsked = ({ needed, writer }: CarField) =>
    to === 'PUBLISH' ? needed === 'PUBLISH' : needed !== undefined && writer !== 'HOUSE';
  return BY_GROUP.filter(field => isAsked(field) && isMissing(field, values, to)).map(({ name }) => name);
}

function isMissing({ name, shortest }: CarField, values: CarValues, to: 'PUBLISH' | 'SUBMIT'): boolean {
  if (name === 'price' && values.isPriceHidden) return false;
  if (name === 'sellerEmail' && (values.handleByCalandre || values.calandreCollection)) return false;
  if (name === 'photos') return values.photos.front === null;
  const value = values[name];
  if (shortest !== undefined && to === 'SUBMIT') return lengthOf(value as CarText | null) < shortest;
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** Of the language that says most. */
const lengthOf = (text: CarText | null): number =>
  Math.max(0, ...Object.values(text ?? {}).map(words => (words ?? '').trim().length));

/** The first field given that only the house writes; null where a seller may write all of them. */
export function houseFieldIn(input: Readonly<Partial<Record<CarFieldName, unknown>>>): CarFieldName | null {
  const field = CAR_FIELDS.find(({ name, writer }) => writer === 'HOUSE' && input[name] !== undefined);
  return field?.name ?? null;
}
