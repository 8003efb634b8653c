/**
 * The search room: which public ads answer a question, in which order, and how many of each sort there
 * are. It promises exact totals and counts, that what is written is found at once, and that a price nobody
 * may see neither filters nor sorts. It owns no ad: what it keeps in memory is made of what others store.
 */
import { slugify } from '#shared/words/text.ts';
import { Catalogue, type CatalogueParts } from './catalogue.ts';
import { EMPTY_FILTER, type Searcher, type SearchFilter } from './filter.ts';
import { wordsOf } from './words.ts';

export { searchInDatabase } from './catalogue.ts';
export { EMPTY_FILTER, type Searcher, type SearchFilter, type SearchSort } from './filter.ts';

/** A brand, or a model of it, and how many cars there are. */
export type Suggestion = { readonly brand: string; readonly model: string | null; readonly count: number };
/** A brand, and a model of it, as they are written. */
export type CarNames = { readonly brand: string; readonly model: string | null };

export type Search = Searcher & {
  /** Once the index in memory is there; until then the database answers. */
  ready(): Promise<void>;
  /** How a brand and a model that stand in an address are written; null where there is no such car. */
  names(brand: string, model: string | null): Promise<CarNames | null>;
  /** Brands and models that what was typed may become. */
  suggest(text: string, first: number): Promise<Suggestion[]>;
};

const SUGGESTED_BRANDS = 3;

export function openSearch(parts: CatalogueParts): Search {
  const catalogue = new Catalogue(parts);

  async function countsOf(name: 'brand' | 'model', filter: Partial<SearchFilter>) {
    const facets = await catalogue.facets({ ...EMPTY_FILTER, ...filter });
    return facets.filter(facet => facet.name === name);
  }

  return {
    page: (filter, sort, page) => catalogue.page(filter, sort, page),
    finds: (filter, uuid) => catalogue.finds(filter, uuid),
    facets: filter => catalogue.facets(filter),
    spans: filter => catalogue.spans(filter),
    ready: () => catalogue.ready(),
    async names(brand, model) {
      const brands = await countsOf('brand', {});
      const found = brands.find(({ value }) => slugify(value) === slugify(brand));
      if (!found) return null;
      const models = model === null ? [] : await countsOf('model', { brands: [brand] });
      const known = models.find(({ value }) => slugify(value) === slugify(model ?? ''));
      return { brand: found.value, model: known?.value ?? null };
    },
    async suggest(text, first) {
      const words = wordsOf(text);
      if (words.length === 0) return [];
      const meanings = await catalogue.meaningsOf(words);
      const isNamedBy = (name: string) => {
        const own = new Set([...wordsOf(name), slugify(name).replaceAll('-', '')]);
        return meanings.every(terms => terms.some(term => own.has(term)));
      };
      const suggestions: Suggestion[] = [];
      for (const { value: brand } of (await countsOf('brand', { text })).slice(0, SUGGESTED_BRANDS)) {
        const [whole, models] = await Promise.all([
          countsOf('brand', {}),
          countsOf('model', { brands: [brand], ...(isNamedBy(brand) ? {} : { text }) }),
        ]);
        const count = whole.find(({ value }) => value === brand)?.count ?? 0;
        if (isNamedBy(brand)) suggestions.push({ brand, model: null, count });
        for (const model of models.filter(({ value }) => isNamedBy(`${brand} ${value}`))) {
          suggestions.push({ brand, model: model.value, count: model.count });
        }
      }
      return suggestions.slice(0, first);
    },
  };
}
