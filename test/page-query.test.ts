import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, ROUTE_NAMES, type RouteName } from '#shared/paths/route-table.ts';
import { queryOf, searchRead } from '#web/page-queries.ts';
import { EVERYTHING, readQuery, writeQuery } from '#web/site/pages/search/search-query.ts';

const WEB = 'src/web';
const READ = /\b(?:search|searchParams|params|query)\.(?:get|getAll|has)\(\s*'(\w+)'/g;

/** Every file of the pages and features that are rendered for everyone, with the names it reads of a query. */
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^staff\//.test(file))
  .map(file => ({
    file,
    names: [...readFileSync(join(WEB, file), 'utf8').matchAll(READ)].map(([, name = '']) => name),
  }))
  .filter(({ names }) => names.length > 0);

/** The routes of the page a file belongs to: those of the deepest folder that has any. */
function routesOf(file: string): RouteName[] {
  const folders = file.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const folder = folders.slice(0, depth).join('/');
    const routes = ROUTE_NAMES.filter(name => folderOf(name) === folder);
    if (routes.length > 0) return routes;
  }
  return [];
}

describe('what pages read behind the question mark', () => {
  it('is listed, page by page', () => {
    const pages = files.filter(({ file }) => file.includes('/pages/'));
    expect(pages.length).toBeGreaterThan(10);
    const missing = pages.flatMap(({ file, names }) =>
      // A folder that several pages share, such as that of the feeds, is read by those below it.
      (routesOf(file).length > 0 ? routesOf(file) : [file as RouteName]).flatMap(route =>
        names.filter(name => !queryOf(route).includes(name)).map(name => `${file} reads ${name} (${route})`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('is listed for some page where a feature reads it', () => {
    const listed = new Set(ROUTE_NAMES.flatMap(queryOf));
    const features = files.filter(({ file }) => !file.includes('/pages/'));
    const missing = features.flatMap(({ file, names }) =>
      names.filter(name => !listed.has(name)).map(name => `${file} reads ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('is all that the search asks for', () => {
    const asked = {
      ...EVERYTHING,
      ...{ text: 'a', brand: ['b', 'c'], model: ['d'], type: ['GT'], body: ['E'] },
    };
    const more = {
      country: ['FR'],
      gearbox: ['F'],
      fuel: ['G'],
      seller: ['H'],
      yearMin: 1950,
      yearMax: 1960,
    };
    const rest = {
      priceMin: 1,
      priceMax: 2,
      mileageMax: 3,
      areAuctionsOnly: true,
      canWithdraw: true,
    } as const;
    const whole = { ...asked, ...more, ...rest, stock: 'sold', sort: 'PRICE_ASC', page: 2 } as const;
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries(writeQuery(whole, new Set()))) {
      for (const each of [value].flat()) written.append(name, String(each));
    }
    expect(readQuery(new URLSearchParams(searchRead('search', `?${written}`)))).toEqual(whole);
    expect(searchRead('search', `?utm_source=x&${written}&fbclid=y`)).toBe(`?${written}`);
  });

  it('is nothing of what advertisers add', () => {
    for (const name of ROUTE_NAMES) expect(searchRead(name, '?utm_source=a&fbclid=b&gclid=c&u=1')).toBe('');
  });
});
