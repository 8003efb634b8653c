import * as v from 'valibot';
import { CAR_FIELDS, type CarField } from './car.ts';
import type { CarFieldKind } from './car-spec.ts';

/** A condition on one field of a car's description. */
export type FieldFilter = {
  readonly field: string;
  /** The exact code or country, `true` or `false` for a flag, or a part of a line or text. */
  readonly is: string | null;
  /** Inclusive bounds of a number or a day; a day may be partial: `1973`, `1973-05`, `1973-05-12`. */
  readonly from: string | null;
  readonly to: string | null;
  /** true: the field is empty; false: it is not. */
  readonly isMissing: boolean | null;
};
export type Comparison = 'PART' | 'NUMBER' | 'DAY' | 'SAME';

const COMPARED: Partial<Record<CarFieldKind, Comparison>> = {
  ...{ line: 'PART', text: 'PART', texts: 'PART', url: 'PART', email: 'PART', phone: 'PART' },
  ...{ whole: 'NUMBER', year: 'NUMBER', euros: 'NUMBER', day: 'DAY' },
  ...{ code: 'SAME', codes: 'SAME', country: 'SAME', flag: 'SAME' },
};
/** Neither is stored in the ad's own row. */
const APART: readonly string[] = ['photos', 'sellerEmail'];
const BOUNDS: Partial<Record<Comparison, RegExp>> = { NUMBER: /^\d{1,12}$/, DAY: /^\d{4}(-\d\d){0,2}$/ };

/** Returns how a field is compared; null: it can only be tested for being empty. */
export const comparisonOf = ({ kind }: Pick<CarField, 'kind'>): Comparison | null => COMPARED[kind] ?? null;

/** Whether ads can be filtered by this field. */
export const isFiltered = ({ name }: Pick<CarField, 'name'>): boolean => !APART.includes(name);

const text = v.nullish(v.pipe(v.string(), v.maxLength(200)), null);
const FILTERS = v.array(
  v.object({ field: v.string(), is: text, from: text, to: text, isMissing: v.nullish(v.boolean(), null) }),
);
/** The maximum number of filters of one search. */
export const FIELD_FILTERS_MAX = 8;

/** Reads the filters from a URL's JSON; invalid ones are dropped. */
export function readFieldFilters(json: string | null): readonly FieldFilter[] {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), FILTERS), json ?? '[]');
  const isOne = (filter: FieldFilter) => {
    const field = CAR_FIELDS.find(({ name }) => name === filter.field);
    return field !== undefined && isFieldFilter(field, filter);
  };
  return success ? output.filter(isOne).slice(0, FIELD_FILTERS_MAX) : [];
}

/** Writes the filters as a URL carries them, without their null parts. */
export const writeFieldFilters = (filters: readonly FieldFilter[]): string =>
  filters.length === 0 ? '' : JSON.stringify(filters, (_name, value: unknown) => value ?? undefined);

/** Whether this filter is valid for the field that it names. */
export function isFieldFilter(field: CarField, { is, from, to }: FieldFilter): boolean {
  const how = comparisonOf(field);
  const bounds = [from, to].filter(bound => bound !== null);
  if (!isFiltered(field) || (is !== null && how !== 'PART' && how !== 'SAME')) return false;
  const form = how && BOUNDS[how];
  return form ? bounds.every(bound => form.test(bound)) : bounds.length === 0;
}
