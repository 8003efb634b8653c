/** Converts search chips, the criteria as the server lists them, to the search page's query and to a filter. */
import { SEARCH_LISTS, type SearchList } from '#shared/fields/facets.ts';
import type { CarAdFilter, SearchChipFragment } from '#web/graphql/documents.gen.ts';

const isList = (field: string): field is SearchList => Object.hasOwn(SEARCH_LISTS, field);

type Chips = readonly SearchChipFragment[];

const textOf = (chips: Chips): string =>
  chips.flatMap(({ field, value }) => (field === 'text' ? [value] : [])).join(' ');

/** Returns the query of the search page. */
export function queryOfChips(chips: Chips): URLSearchParams {
  const query = new URLSearchParams();
  const text = textOf(chips);
  if (text !== '') query.set('text', text);
  for (const { field, value } of chips) {
    if (field === 'auctionsOnly') query.set('auctions', '1');
    else if (field === 'withdrawal') query.set('withdrawal', '1');
    else if (field === 'sold') query.set('stock', value === 'true' ? 'sold' : 'available');
    else if (field === 'forSale') query.set('stock', 'available');
    else if (field !== 'text') query.append(isList(field) ? SEARCH_LISTS[field].query : field, value);
  }
  return query;
}

/** Returns the server's filter. */
export function filterOfChips(chips: Chips): CarAdFilter {
  const filter: Record<string, string | number | boolean | string[]> = {};
  const text = textOf(chips);
  if (text !== '') filter.text = text;
  for (const { field, value } of chips) {
    if (isList(field)) filter[field] = [...((filter[field] as string[] | undefined) ?? []), value];
    else if (value === 'true' || value === 'false') filter[field] = value === 'true';
    else if (field !== 'text') filter[field] = Number(value);
  }
  return filter;
}

/** Removes a chip; removing a brand also removes the models. */
export const withoutChip = (chips: Chips, gone: SearchChipFragment): Chips =>
  chips.filter(
    chip =>
      !(chip.field === gone.field && chip.value === gone.value) &&
      !(gone.field === 'brands' && chip.field === 'models'),
  );
