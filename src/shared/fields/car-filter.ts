import * as v from 'valibot';
import { CAR_FIELDS, type CarField } from './car.ts';
import type { CarFieldKind } from './car-spec.ts';

/** What one field of a car's description has to hold. */
export type FieldFilter = {
  readonly field: string;
  /** A code or a country as it is, a flag as `true` or `false`; of lines and texts a part. */
  readonly is: string | null;
  /** Of numbers and days, both included; a day as far as it is known: `1973`, `1973-05`, `1973-05-12`. */
  readonly from: string | null;
  readonly to: string | null;
  /** true: it holds nothing; false: it holds something. */
  readonly isMissing: boolean | null;
};
export type Comparison = 'PART' | 'NUMBER' | 'DAY' | 'SAME';

const COMPARED: Partial<Record<CarFieldKind, Comparison>> = {
  ...{ line: 'PART', text: 'PART', texts: 'PART', url: 'PART', email: 'PART', phone: 'PART' },
  ...{ whole: 'NUMBER', year: 'NUMBER', euros: 'NUMBER', day: 'DAY' },
  ...{ code: 'SAME', codes: 'SAME', country: 'SAME', flag: 'SAME' },
};
/** Neither is of the ad's own row. */
const APART: readonly string[] = ['photos', 'sellerEmail'];
const BOUNDS: Partial<Record<Comparison, RegExp>> = { NUMBER: /^\d{1,12}$/, DAY: /^\d{4}(-\d\d){0,2}$/ };

/** How a field is compared; null: it is asked only whether it holds anything. */
export const comparisonOf = ({ kind }: Pick<CarField, 'kind'>): Comparison | null => COMPARED[kind] ?? null;

/** Whether ads are found by what a field holds. */
export const isFiltered = ({ name }: Pick<CarField, 'name'>): boolean => !APART.includes(name);

const text = v.nullish(v.pipe(v.string(), v.maxLength(200)), null);
const FILTERS = v.array(
  v.object({ field: v.string(), is: text, from: text, to: text, isMissing: v.nullish(v.boolean(), null) }),
);
/** As many as are asked at once. */
export const FIELD_FILTERS_MAX = 8;

/** The filters that an address has, in JSON; what is none is left out. */
export function readFieldFilters(json: string | null): readonly FieldFilter[] {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), FILTERS), json ?? '[]');
  const isOne = (filter: FieldFilter) => {
    const field = CAR_FIELDS.find(({ name }) => name === filter.field);
    return field !== undefined && isFieldFilter(field, filter);
  };
  return success ? output.filter(isOne).slice(0, FIELD_FILTERS_MAX) : [];
}

/** As an address has them, without what they do not say. */
export const writeFieldFilters = (filters: readonly FieldFilter[]): string =>
  filters.length === 0 ? '' : JSON.stringify(filters, (_name, value: unknown) => value ?? undefined);

/** Whether such a filter may be asked of the field that it names. */
export function isFieldFilter(field: CarField, { is, from, to }: FieldFilter): boolean {
  const how = comparisonOf(field);
  const bounds = [from, to].filter(bound => bound !== null);
  if (!isFiltered(field) || (is !== null && how !== 'PART' && how !== 'SAME')) return false;
  const form = how && BOUNDS[how];
  return form ? bounds.every(bound => form.test(bound)) : bounds.length === 0;
}
