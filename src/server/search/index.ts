/**
 * The search room: which public ads answer a question, in which order, and how many of each sort there
 * are. It promises exact totals and that a price nobody may see neither filters nor sorts.
 */
import type { Reads } from '../database/index.ts';
import { findFacets, findPage, type SearchFilter, type SearchSort } from './search-store.ts';

export { type PageInfoRef, pageInfoType, searchSchema } from './schema.ts';

export type Search = ReturnType<typeof openSearch>;

export function openSearch({ reads }: { reads: Reads }) {
  return {
    page: (filter: SearchFilter, sort: SearchSort, page: { first: number; offset: number }) =>
      findPage(reads, filter, sort, page),
    facets: (filter: SearchFilter) => findFacets(reads, filter),
  };
}
