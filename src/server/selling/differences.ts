import { CAR_FIELDS, type CarField, type CarFieldName, type CarValues } from '#shared/fields/index.ts';
import { type Ad, carOf, photoList } from '../ads/index.ts';

/** A value and its path inside its field: empty, or `name` → `fr`. */
export type DifferencePart = { readonly path: readonly string[]; readonly value: string };
/** A field's value, or one entry of its list. */
export type DifferenceLine = { readonly parts: readonly DifferencePart[] };
export type Difference = {
  readonly field: CarFieldName;
  readonly before: readonly DifferenceLine[];
  readonly after: readonly DifferenceLine[];
};

/** The fields a seller can change, and the reduced price, which changes with the price. */
const FIELDS = CAR_FIELDS.filter(({ name, writer }) => writer !== 'HOUSE' || name === 'reducedPrice');

/** Returns the names of the fields that differ. */
export function changedFields(before: Ad, after: Ad): CarFieldName[] {
  return differencesOf(before, after).map(({ field }) => field);
}

/** Returns the differences between two ads, with raw codes and figures for the client to format. */
export function differencesOf(before: Ad | null, after: Ad): Difference[] {
  const [was, is] = [before && carOf(before), carOf(after)];
  return FIELDS.map(field => ({
    field: field.name,
    before: was === null ? [] : linesOf(field, was),
    after: linesOf(field, is),
  })).filter(({ before: old, after: now }) => JSON.stringify(old) !== JSON.stringify(now));
}

/** Returns the entries of a list, or the single value; none where it is empty. */
function linesOf({ name, kind, unsaid }: CarField, values: CarValues): DifferenceLine[] {
  const value = values[name];
  // A flag counts only where it differs from its default.
  if (kind === 'flag') return value === null || value === (unsaid ?? false) ? [] : [lineOf(String(value))];
  if (kind === 'photos') return photoList(values.photos).map(({ role, id }) => lineOf(`${role} ${id}`));
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.map(entry => ({ parts: partsOf(entry, []) })).filter(({ parts }) => parts.length > 0);
}

const lineOf = (value: string): DifferenceLine => ({ parts: [{ path: [], value }] });

function partsOf(value: unknown, path: readonly string[]): DifferencePart[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(each => partsOf(each, path));
  if (typeof value !== 'object') return [{ path, value: String(value) }];
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, part]) => partsOf(part, [...path, name]));
}
