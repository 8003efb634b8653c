import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

describe('a link in a text', () => {
  it('leads to the page in the language it is read in', () => {
    expect(addressOf('route:services/warranty#auction-warranty', 'fr')).toBe(
      '/services/garantie#auction-warranty',
    );
    expect(addressOf('route:services/warranty', 'es')).toBe('/es/servicios/garantia');
    expect(addressOf('route:search?auctions=1', 'en')).toBe('/en/buy.html?auctions=1');
    expect(addressOf('route:blog/article?slug=first-classic', 'en')).toBe('/en/blog/article/first-classic');
  });

  it('leads nowhere when there is no such page, and outside as it says', () => {
    expect(addressOf('route:no/such/page', 'fr')).toBeNull();
    expect(addressOf('https://x.test/', 'fr')).toBe('https://x.test/');
    expect(addressOf('#frais', 'fr')).toBe('#frais');
  });
});
