import { beforeAll, describe, expect, it } from 'vitest';
import { queryOfChips } from '#web/features/search-chips/index.ts';
import { LOCALES, loadWords } from '#web/i18n/index.ts';
import { addressOf, readWords } from './search-path.ts';
import { EVERYTHING, filterOf, readQuery } from './search-query.ts';

beforeAll(() => Promise.all(LOCALES.map(locale => loadWords(locale))));
const read = (query = '') => readQuery(new URLSearchParams(query));

describe('the address of a search', () => {
  it('says nothing of what is usual', () => {
    expect(addressOf(read(), 'fr')).toBe('/acheter.html');
    expect(addressOf(read('auctions=1&sort=ENDING_SOON&page=1&stock=all'), 'en')).toBe(
      '/en/buy.html?auctions=1',
    );
  });

  it('has one choice of brand, model, type, body and country in its path, in that order and language', () => {
    const asked = read('country=DE&body=COUPE&brand=porsche&model=911&type=CLASSIC');
    expect(addressOf(asked, 'fr')).toBe('/acheter/porsche/911/classique/coupe/allemagne.html');
    expect(addressOf(asked, 'en')).toBe('/en/buy/porsche/911/classic/coupe/germany.html');
    expect(addressOf(asked, 'es')).toBe('/es/comprar/porsche/911/clasico/cupe/alemania.html');
  });

  it('has several choices, and a model without its brand, behind the question mark', () => {
    expect(addressOf(read('brand=porsche&brand=alpine&model=911'), 'fr')).toBe(
      '/acheter.html?brand=porsche&brand=alpine&model=911',
    );
  });

  it('takes nothing that is not offered, and numbers as they are typed', () => {
    expect(read('sort=DROP&stock=x&page=-1&priceMax=x').sort).toBe('RELEVANCE');
    expect(read('sort=DROP&stock=x&page=-1&priceMax=x')).toEqual(EVERYTHING);
    expect(read('priceMax=50 000&yearMin=1960')).toMatchObject({ priceMax: 50_000, yearMin: 1960 });
    expect(read('auctions=1').sort).toBe('ENDING_SOON');
  });
});

it.each([
  ['forSale', 'true', 'available'],
  ['sold', 'true', 'sold'],
  // The page has no list of all that are not sold: what is for sale is the most of it.
  ['sold', 'false', 'available'],
])('an alert that asks %s to be %s leads to the list that comes nearest', (field, value, stock) => {
  expect(`${queryOfChips([{ field, value, label: '' }])}`).toBe(`stock=${stock}`);
});

describe('the words of a path', () => {
  it('are read in every language, each respect once and in order', () => {
    expect(readWords(['classique', 'coupe', 'germany'])).toEqual({
      type: 'CLASSIC',
      body: 'COUPE',
      country: 'DE',
    });
    expect(readWords(['alemania'])).toEqual({ country: 'DE' });
    expect(readWords([])).toEqual({});
  });

  it('are no page when one of them is unknown, twice there or out of order', () => {
    expect(readWords(['nowhere'])).toBeNull();
    expect(readWords(['coupe', 'coupe'])).toBeNull();
    expect(readWords(['germany', 'coupe'])).toBeNull();
  });
});

describe('the server is asked', () => {
  it('for what the address says, in its codes', () => {
    const filter = filterOf(read('brand=Alfa Romeo&type=gt&type=odd&gearbox=manual&stock=sold&text= targa '));
    expect(filter).toMatchObject({ brands: ['alfa-romeo'], carTypes: ['GT'], transmissions: ['MANUAL'] });
    expect(filter).toMatchObject({ sold: true, text: 'targa', priceMax: null });
    expect(filter.auctionStates).toEqual([]);
  });

  it('for auctions one can bid in or wait for, not for those that are over', () => {
    expect(filterOf(read('auctions=1')).auctionStates).toEqual(['RUNNING', 'NOT_STARTED']);
  });
});
