/** What is asked, piece by piece, as the server says it: as the query of the search's page, and as a filter. */
import type { CarAdFilter, SearchChipFragment } from '#web/graphql/documents.gen.ts';

/** What stands behind the question mark for a list of the filter. */
const LISTS: Readonly<Record<string, string>> = {
  brands: 'brand',
  models: 'model',
  carTypes: 'type',
  bodies: 'body',
  colors: 'color',
  countries: 'country',
  transmissions: 'gearbox',
  fuels: 'fuel',
  kinds: 'seller',
  features: 'feature',
};

type Chips = readonly SearchChipFragment[];

const textOf = (chips: Chips): string =>
  chips.flatMap(({ field, value }) => (field === 'text' ? [value] : [])).join(' ');

/** As the page of the search reads it. */
export function queryOfChips(chips: Chips): URLSearchParams {
  const query = new URLSearchParams();
  const text = textOf(chips);
  if (text !== '') query.set('text', text);
  for (const { field, value } of chips) {
    if (field === 'auctionsOnly') query.set('auctions', '1');
    else if (field === 'withdrawal') query.set('withdrawal', '1');
    else if (field === 'sold') query.set('stock', value === 'true' ? 'sold' : 'available');
    else if (field !== 'text') query.append(LISTS[field] ?? field, value);
  }
  return query;
}

/** As the server takes it. */
export function filterOfChips(chips: Chips): CarAdFilter {
  const filter: Record<string, string | number | boolean | string[]> = {};
  const text = textOf(chips);
  if (text !== '') filter.text = text;
  for (const { field, value } of chips) {
    if (field in LISTS) filter[field] = [...((filter[field] as string[] | undefined) ?? []), value];
    else if (value === 'true' || value === 'false') filter[field] = value === 'true';
    else if (field !== 'text') filter[field] = Number(value);
  }
  return filter;
}

/** Without one of them; models go with their make. */
export const withoutChip = (chips: Chips, gone: SearchChipFragment): Chips =>
  chips.filter(
    chip =>
      !(chip.field === gone.field && chip.value === gone.value) &&
      !(gone.field === 'brands' && chip.field === 'models'),
  );
