import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/i18n/index.ts';
import type { SearchResult } from './search-data.ts';
import { factsOf } from './search-heading.ts';
import { readQuery } from './search-query.ts';

beforeAll(() => loadWords('fr'));

/** What the page says of Porsche where the list has so many. */
function said(query: string, count: number): string | null {
  const facet = (value: string, many: number) => ({ value, count: many, until: null });
  const facets = { brand: [facet('Porsche', count)], model: [], sold: [], forSale: [facet('true', count)] };
  const spans = { priceMin: null, priceMax: null, yearMin: null, yearMax: null };
  const asked = readQuery(new URLSearchParams(`brand=porsche${query}`));
  return factsOf({ asked, facets, spans } as unknown as SearchResult, 'fr');
}

describe('what is said of a brand', () => {
  it('is of the brand where nothing else is asked, however it is sorted', () => {
    expect(said('', 4)).toBe('4 Porsche sont à vendre sur Calandre.');
    expect(said('&sort=PRICE_ASC&page=2', 4)).toBe('4 Porsche sont à vendre sur Calandre.');
  });

  it('is of the list alone where more is asked: others may be for sale', () => {
    expect(said('&priceMax=9999&yearMax=1929', 0)).toBe('Aucune Porsche à vendre ne répond à ces critères.');
    expect(said('&text=turbo', 1)).toBe('Une Porsche à vendre répond à ces critères.');
    expect(said('&stock=sold', 0)).toBe('Aucune Porsche à vendre ne répond à ces critères.');
  });
});
