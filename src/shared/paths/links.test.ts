import { describe, expect, it } from 'vitest';
import { findRedirect } from '#web/redirects.ts';
import { LOCALES } from '../words/locale.ts';
import { linkTo, patternOf, routeAt } from './links.ts';
import { ROUTE_NAMES, ROUTES } from './route-table.ts';

describe('linkTo', () => {
  it('writes each language in its own words under its own prefix', () => {
    expect(linkTo('home', 'fr')).toBe('/');
    expect(linkTo('home', 'es')).toBe('/es');
    expect(linkTo('car', 'fr', { slug: 'alpine-a110' })).toBe('/acheter/voiture-collection/alpine-a110.html');
    expect(linkTo('car', 'en', { slug: 'alpine-a110' })).toBe('/en/buy/collection-car/alpine-a110.html');
    expect(linkTo('cgv', 'es')).toBe('/es/condiciones-de-venta');
  });

  it('takes any number of words in a search, and none', () => {
    expect(linkTo('search', 'fr')).toBe('/acheter.html');
    expect(linkTo('search', 'en', { '*': 'porsche/911' })).toBe('/en/buy/porsche/911.html');
  });

  it('leaves empty values out of the query', () => {
    expect(linkTo('search', 'fr', {}, { auctions: 1, after: null })).toBe('/acheter.html?auctions=1');
    expect(linkTo('auth/login', 'fr', {}, { redirect: '/user' })).toBe('/auth/login?redirect=%2Fuser');
  });
});

describe('routeAt', () => {
  it('finds the car before the search', () => {
    const route = routeAt('/acheter/voiture-collection/x.html');
    expect(route).toMatchObject({ name: 'car', locale: 'fr', params: { slug: 'x' } });
    expect(routeAt('/acheter/porsche/911/coupe.html')).toMatchObject({
      name: 'search',
      params: { '*': 'porsche/911/coupe' },
    });
  });

  it('knows no car without .html, and no malformed words', () => {
    expect(routeAt('/acheter/voiture-collection/x')).toBeNull();
    expect(routeAt('/events/%E0%A4')).toBeNull();
  });

  it('finds every route again by its own link', () => {
    for (const name of ROUTE_NAMES) {
      for (const locale of LOCALES) {
        const path = patternOf(name, locale).replace(/:\w+/g, 'x1').replace('/*', '/x1');
        const found = ROUTES[name].who === 'staff' ? { name } : { name, locale };
        expect(routeAt(path), path).toMatchObject(found);
      }
    }
  });
});

describe('findRedirect', () => {
  it.each([
    ['/fr', '/'],
    ['/fr/contact', '/contact'],
    ['/acheter', '/acheter.html'],
    ['/acheter/', '/acheter.html'],
    ['/en/buy/', '/en/buy.html'],
    ['/privacy', '/confidentialite'],
    ['/en/cgv', '/en/terms-of-sale'],
    ['/services/funding', '/services/financement'],
    ['/es/services/expertise', '/es/servicios/peritaje'],
    ['/buy/collection-car/x.html', '/en/buy/collection-car/x.html'],
    ['/comprar/coche-coleccion/x.html', '/es/comprar/coche-coleccion/x.html'],
    ['/buy/porsche.html', '/en/buy/porsche.html'],
    ['/buy/new', '/form/buy/new'],
    ['/en/sell/f1/photos', '/en/form/sell/f1/photos'],
    ['/search', '/acheter.html'],
    ['/carHunter/page/7', '/carhunter/page/7'],
    ['/en/carHunter/cars', '/en/carhunter/cars'],
    ['/car/contact', '/voiture/contact'],
    ['/es/car/contact', '/es/coche/contacto'],
    ['/car/contact/u-1', '/voiture/contact?uuid=u-1'],
    ['/dashboard', '/user'],
    ['/terms-of-sale', '/en/terms-of-sale'],
    ['/contact/', '/contact'],
  ])('%s leads to %s', (from, to) => {
    expect(findRedirect(from)).toBe(to);
  });

  it.each(['/', '/nope', '/en/nope', '/de', '/acheter/porsche.html', '/graphql', '/auth/google'])(
    '%s stays where it is',
    path => {
      expect(findRedirect(path)).toBeNull();
    },
  );

  it('never leads to another redirect', () => {
    for (const name of ROUTE_NAMES) {
      for (const locale of LOCALES) {
        const path = patternOf(name, locale).replace(/:\w+/g, 'x1').replace('/*', '');
        expect(findRedirect(path), path).toBeNull();
      }
    }
  });
});
