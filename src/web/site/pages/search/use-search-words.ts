import { useTranslations } from 'use-intl';
import { SEARCH_LISTS, type SearchList } from '#shared/fields/facets.ts';
import { slugify } from '#shared/words/text.ts';
import type { SearchResult } from './search-data.ts';
import { type CountedName, nameOfSlug, type SearchQuery } from './search-query.ts';

/** The description of each list of choices. */
const LIST_OF = Object.fromEntries(Object.values(SEARCH_LISTS).map(list => [list.query, list])) as {
  readonly [Name in CountedName]: Extract<(typeof SEARCH_LISTS)[SearchList], { query: Name }>;
};

export type Choice = { readonly value: string; readonly label: string; readonly count: number };

/** Returns the labels of choices and bounds in the page's language, and the count of each choice. */
export function useSearchWords(facets: SearchResult['facets']) {
  const t = useTranslations();
  const labelOf = (name: CountedName, value: string): string => {
    const { facet, words } = LIST_OF[name];
    const [path] = words;
    if (path === undefined)
      return facets[facet].find(each => slugify(each.value) === value)?.value ?? nameOfSlug(value);
    const key = `${path}.${value}` as 'car.type.GT';
    return t.has(key) ? t(key) : value;
  };

  return {
    /** Returns the choices; chosen ones stay visible even without results. */
    choicesOf(name: CountedName, asked: SearchQuery): Choice[] {
      const isName = name === 'brand' || name === 'model';
      const found = facets[LIST_OF[name].facet].map(({ value, count }) => {
        const key = isName ? slugify(value) : value;
        return { value: key, label: isName ? value : labelOf(name, value), count };
      });
      const gone = asked[name].filter(value => !found.some(choice => choice.value === value));
      return [...gone.map(value => ({ value, label: labelOf(name, value), count: 0 })), ...found];
    },
  };
}
