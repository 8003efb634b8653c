import { useTranslations } from 'use-intl';
import { slugify } from '#shared/words/text.ts';
import type { SearchResult } from './search-data.ts';
import { type CountedName, nameOfSlug, type SearchQuery } from './search-query.ts';

const FACET_OF = {
  brand: 'brand',
  model: 'model',
  type: 'carType',
  body: 'body',
  color: 'color',
  country: 'country',
  gearbox: 'transmission',
  fuel: 'fuel',
  seller: 'kind',
} as const satisfies Record<CountedName, keyof SearchResult['facets']>;

export type Choice = { readonly value: string; readonly label: string; readonly count: number };

/** What choices and bounds are called in the page's language, and how many cars each choice has. */
export function useSearchWords(facets: SearchResult['facets']) {
  const t = useTranslations();
  const words: Partial<Record<CountedName, (code: string) => string>> = {
    type: code => (t.has(`car.type.${code as 'GT'}`) ? t(`car.type.${code as 'GT'}`) : code),
    body: code => (t.has(`codes.body.${code as 'COUPE'}`) ? t(`codes.body.${code as 'COUPE'}`) : code),
    color: code => (t.has(`car.color.${code as 'RED'}`) ? t(`car.color.${code as 'RED'}`) : code),
    country: code => (t.has(`countries.${code as 'FR'}`) ? t(`countries.${code as 'FR'}`) : code),
    gearbox: code =>
      t.has(`car.transmission.${code as 'MANUAL'}`) ? t(`car.transmission.${code as 'MANUAL'}`) : code,
    fuel: code => (t.has(`codes.fuel.${code as 'LPG'}`) ? t(`codes.fuel.${code as 'LPG'}`) : code),
    seller: code => (t.has(`car.kind.${code as 'HANDLED'}`) ? t(`car.kind.${code as 'HANDLED'}`) : code),
  };
  const labelOf = (name: CountedName, value: string): string => {
    const word = words[name];
    if (word) return word(value);
    return facets[FACET_OF[name]].find(facet => slugify(facet.value) === value)?.value ?? nameOfSlug(value);
  };

  return {
    /** What there is to choose; what is chosen stays in sight though nothing answers to it. */
    choicesOf(name: CountedName, asked: SearchQuery): Choice[] {
      const isName = name === 'brand' || name === 'model';
      const found = facets[FACET_OF[name]].map(({ value, count }) => {
        const key = isName ? slugify(value) : value;
        return { value: key, label: isName ? value : labelOf(name, value), count };
      });
      const gone = asked[name].filter(value => !found.some(choice => choice.value === value));
      return [...gone.map(value => ({ value, label: labelOf(name, value), count: 0 })), ...found];
    },
  };
}
