import { describe, expect, it } from 'vitest';
import { filterOf, readQuery, writeQuery } from './search-query.ts';

const read = (splat: string, query = '') => readQuery(splat, new URLSearchParams(query));

describe('the address of a search', () => {
  it('says nothing of what is usual', () => {
    expect(writeQuery(read(''))).toEqual({ text: '', auctions: null, sort: null, after: null });
    expect(writeQuery(read('', 'auctions=1&sort=ENDING_SOON'))).toMatchObject({ auctions: 1, sort: null });
  });

  it('takes no sort that is not offered', () => {
    expect(read('', 'sort=DROP').sort).toBe('NEWEST');
    expect(read('', 'sort=PRICE_ASC').sort).toBe('PRICE_ASC');
    expect(read('', 'auctions=1').sort).toBe('ENDING_SOON');
  });

  it('searches the words of the path and what was typed', () => {
    expect(filterOf(read('alfa-romeo/giulia'))).toEqual({ text: 'alfa romeo giulia' });
    expect(filterOf(read('porsche', 'text=targa&auctions=1'))).toEqual({
      text: 'porsche targa',
      auctionsOnly: true,
    });
    expect(filterOf(read(''))).toEqual({});
  });
});
