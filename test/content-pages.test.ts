import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { LOCALES, type Locale } from '#web/i18n/locale.ts';
import { linkTo, type ParamsOf } from '#web/links.ts';
import { hasPage, ROUTE_NAMES, ROUTES, type RouteName } from '#web/route-table.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const PARAMS: Partial<Record<RouteName, object>> = {
  event: { slug: 'retromobile' },
  'carHunter/page': { id: 'how-it-works' },
  'blog/article': { slug: 'hivernage' },
};

/** Every public page there is without a single car in the catalogue. */
const PAGES = ROUTE_NAMES.filter(name => ROUTES[name].who === 'public' && hasPage(name) && name !== 'car');
const pathOf = (name: RouteName, locale: Locale) =>
  linkTo<RouteName>(name, locale, (PARAMS[name] ?? {}) as ParamsOf<RouteName>);

async function read(path: string) {
  const response = await fetch(house.url + path, { redirect: 'manual' });
  const { document } = new JSDOM(await response.text()).window;
  const hrefs = (selector: string) =>
    Array.from(
      document.querySelectorAll(selector),
      link => new URL(link.getAttribute('href') ?? '').pathname,
    );
  return { status: response.status, location: response.headers.get('location'), document, hrefs };
}

describe('every public page, in three languages', () => {
  it('answers, in its language, under one heading, a title and a description of its own', async () => {
    for (const locale of LOCALES) {
      const titles = new Map<string, string>();
      const descriptions = new Map<string, string>();
      for (const name of PAGES) {
        const path = pathOf(name, locale);
        const { status, document } = await read(path);
        expect([path, status]).toEqual([path, 200]);
        expect([path, document.documentElement.lang]).toEqual([path, locale]);
        expect([path, document.querySelectorAll('h1').length]).toEqual([path, 1]);
        const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
        expect(description.length, path).toBeGreaterThan(40);
        expect([path, titles.get(document.title)]).toEqual([path, undefined]);
        expect([path, descriptions.get(description)]).toEqual([path, undefined]);
        titles.set(document.title, path);
        descriptions.set(description, path);
      }
    }
  });

  it('names its one address and its sisters, and they name it back', async () => {
    for (const name of PAGES) {
      const expected = LOCALES.map(locale => pathOf(name, locale));
      for (const locale of LOCALES) {
        const { hrefs } = await read(pathOf(name, locale));
        expect(hrefs('link[rel=canonical]')).toEqual([pathOf(name, locale)]);
        expect(hrefs('link[rel=alternate][hreflang]')).toEqual([...expected, expected[0]]);
      }
    }
  });

  it('leads nowhere that is not there', async () => {
    const seen = new Set<string>();
    for (const locale of LOCALES) {
      for (const name of PAGES) {
        const { document } = await read(pathOf(name, locale));
        for (const link of document.querySelectorAll('a[href^="/"]')) {
          seen.add((link.getAttribute('href') ?? '').replace(/#.*/, ''));
        }
      }
    }
    for (const path of seen) {
      const { status } = await read(path);
      expect([path, [200, 302].includes(status)]).toEqual([path, true]);
    }
  });

  it('is reached by the name of its route', async () => {
    for (const name of PAGES.filter(page => page !== 'home' && page !== 'search')) {
      const values = Object.values(PARAMS[name] ?? {});
      for (const locale of LOCALES) {
        const prefix = locale === 'fr' ? '' : `/${locale}`;
        const alias = [`${prefix}/${name}`, ...values].join('/');
        const { status, location } = await read(`${alias}?a=1`);
        const path = pathOf(name, locale);
        if (alias !== path) expect([alias, status, location]).toEqual([alias, 301, `${path}?a=1`]);
      }
    }
  });
});

const SAVE_DRAFT = 'mutation($data: ContentDraftInput!) { saveContentDraft(data: $data) }';

describe('a text that is edited', () => {
  it('is shown at once, its HTML as words; a moved article is followed for good', async () => {
    const editor = await house.guest({ permissions: ['Content:update'] });
    const text = { kind: 'ARTICLE', locale: 'FR', slug: 'essai', title: 'Essai', description: 'Un essai.' };
    const body = 'Bonjour <img src=x onerror="alert(1)"> [ici](javascript:alert(1))';
    await editor.ask(SAVE_DRAFT, { data: { ...text, body } });
    expect((await read('/blog/article/essai')).status).toBe(404);
    await editor.ask('mutation { publishContent(kind: ARTICLE, slug: "essai", locale: FR) }');
    const { document } = await read('/blog/article/essai');
    expect(document.querySelector('article img, [onerror], [href^="javascript"]')).toBeNull();
    expect(document.querySelector('article')?.textContent).toContain('<img src=x onerror="alert(1)">');

    const { document: list } = await read('/blog');
    expect(list.querySelector('h2')?.textContent).toBe('Essai');
    const { status, location } = await read('/en/blog/article/essai');
    expect([status, location]).toEqual([302, '/en/blog']);
    await editor.ask('mutation { moveContent(kind: ARTICLE, from: "essai", to: "essai-deux") }');
    const moved = await read('/blog/article/essai');
    expect([moved.status, moved.location]).toEqual([301, '/blog/article/essai-deux']);
    expect(document.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(2);
  });
});

describe('the terms of sale', () => {
  it('can be read as they were, which says so and is nothing for search engines', async () => {
    const editor = await house.guest({ permissions: ['Content:update'] });
    const data = {
      kind: 'PAGE',
      slug: 'cgv',
      locale: 'FR',
      title: 'Conditions',
      description: 'Les nouvelles.',
    };
    await editor.ask(SAVE_DRAFT, { data: { ...data, body: 'Tout est neuf.' } });
    await editor.ask('mutation { publishContent(kind: PAGE, slug: "cgv", locale: FR) }');
    const { document: now } = await read('/cgv');
    const older = Array.from(now.querySelectorAll('#versions + ul a'), link => link.getAttribute('href'));
    expect(older).toEqual(['/cgv', '/cgv?version=1']);
    expect(now.querySelector('article [role=status]')).toBeNull();
    const { document: before, hrefs } = await read('/cgv?version=1');
    expect(before.querySelector('article [role=status] a')?.getAttribute('href')).toBe('/cgv');
    expect(before.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(hrefs('link[rel=canonical]')).toEqual(['/cgv']);
    for (const version of ['9', '0', 'x', '1.5'])
      expect((await read(`/cgv?version=${version}`)).status).toBe(404);
  });
});

describe('the last step of a sale', () => {
  it('leads to the first where no car was described', async () => {
    for (const path of ['/form/ad/new', '/form/auction/new']) {
      const { status, location } = await read(`/es${path}`);
      expect([path, status, location]).toEqual([path, 302, '/es/form/sell/new']);
    }
  });
});

describe('an address that is none', () => {
  it('answers 404 in the language of its path, with a search and ways on', async () => {
    for (const [path, locale] of [
      ['/nope', 'fr'],
      ['/en/blog/article/nope', 'en'],
      ['/es/events/nope', 'es'],
      ['/carhunter/page/nope', 'fr'],
    ] as const) {
      const { status, document } = await read(path);
      expect([path, status, document.documentElement.lang]).toEqual([path, 404, locale]);
      expect(document.querySelector('form[role=search]')?.getAttribute('action')).toBe(
        linkTo('search', locale),
      );
      expect(document.querySelectorAll('main a').length).toBeGreaterThan(4);
    }
  });
});
