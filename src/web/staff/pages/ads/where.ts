import * as v from 'valibot';
import { CAR_FIELDS, type FieldFilter, isFieldFilter } from '#shared/fields/index.ts';

const text = v.nullish(v.pipe(v.string(), v.maxLength(200)), null);
const FILTERS = v.array(
  v.object({ field: v.string(), is: text, from: text, to: text, isMissing: v.nullish(v.boolean(), null) }),
);
/** As many as the server takes. */
export const FILTERS_MAX = 8;

/** The filters by fields that the address has; what is none is left out. */
export function readWhere(where: string | null): readonly FieldFilter[] {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), FILTERS), where ?? '[]');
  const isOne = (filter: FieldFilter) => {
    const field = CAR_FIELDS.find(({ name }) => name === filter.field);
    return field !== undefined && isFieldFilter(field, filter);
  };
  return success ? output.filter(isOne).slice(0, FILTERS_MAX) : [];
}

/** As the address has them, without what they do not say. */
export const writeWhere = (filters: readonly FieldFilter[]): string =>
  filters.length === 0 ? '' : JSON.stringify(filters, (_name, value: unknown) => value ?? undefined);
