import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualSettings } from '#server/settings/index.ts';
import { linkTo, type ParamsOf } from '#shared/paths/links.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { adStaff, BARE, offer } from './kit/ads.ts';
import { openTestHouse, type TestHouse } from './kit/house.ts';

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

/** Every public page there is without a single car in the catalogue, nor a sale of some. */
const PAGES = ROUTE_NAMES.filter(name => ROUTES[name].who === 'public' && name !== 'car' && name !== 'sale');
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

describe('the manifest', () => {
  it.each(LOCALES)('of a page opens the house in the page’s language: %s', async locale => {
    const { document } = await read(linkTo('home', locale));
    const href = document.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
    const told = (await (await fetch(house.url + href)).json()) as object;
    expect(told).toMatchObject({ lang: locale, start_url: linkTo('home', locale) });
  });
});

describe('the foot of a page', () => {
  it('says who the house is, when it is reached, and who holds the money, as the settings have it', async () => {
    const { document } = await read('/cgv');
    const said = (document.querySelector('[data-colophon]')?.textContent ?? '').replace(/\s/g, ' ');
    const [who, bank] = [usualSettings.read('house'), usualSettings.read('bank')];
    const told = [who.name, who.address, who.phone, who.email, bank.payee];
    for (const fact of [...told, 'Du lundi au vendredi']) expect(said).toContain(fact);
    expect(document.querySelector('[data-colophon] [href^="tel:"]')?.getAttribute('href')).toMatch(
      /^tel:\+\d+$/,
    );
  });
});

/** What a page says of itself, and where it leads. */
async function factsOf(path: string) {
  const { status, document, hrefs } = await read(path);
  const links = document.querySelectorAll('a[href^="/"]');
  return {
    path,
    status,
    lang: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    title: document.title,
    main: document.querySelector('main'),
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canonical: hrefs('link[rel=canonical]'),
    sisters: hrefs('link[rel=alternate][hreflang]'),
    links: Array.from(links, link => (link.getAttribute('href') ?? '').replace(/#.*/, '')),
  };
}

/** How a page says what something costs, or that it costs nothing. */
const PRICES: Readonly<Record<Locale, RegExp>> = {
  fr: /devis|gratuit|commission|honoraire|forfait|payant|frais|€/i,
  en: /quot|free|commission|fee|charge|€/i,
  es: /presupuesto|grat|comisión|honorario|tarifa|gastos|forfait|€/i,
};

describe('every public page, in three languages', () => {
  const pages: { name: RouteName; locale: Locale; facts: Awaited<ReturnType<typeof factsOf>> }[] = [];
  beforeAll(async () => {
    for (const locale of LOCALES) {
      for (const name of PAGES) pages.push({ name, locale, facts: await factsOf(pathOf(name, locale)) });
    }
  });

  it('answers, in its language, under one heading, a title and a description of its own', () => {
    for (const { locale, facts } of pages) {
      const { path, status, lang, headings, title, description } = facts;
      expect({ path, status, lang, headings }).toEqual({ path, status: 200, lang: locale, headings: 1 });
      expect(description.length, path).toBeGreaterThan(40);
      for (const other of pages.filter(page => page.locale === locale && page.facts !== facts)) {
        expect([path, other.facts.title]).not.toEqual([path, title]);
        expect([path, other.facts.description]).not.toEqual([path, description]);
      }
    }
  });

  it('of a service says how it goes, what it costs and what is often asked, and leads to its form', () => {
    for (const { locale, facts } of pages.filter(({ name }) => name.startsWith('services/'))) {
      const { path, main } = facts;
      const steps = [...(main?.querySelectorAll('ol') ?? [])].filter(list => !list.closest('nav'));
      expect([path, steps.length]).toEqual([path, 1]);
      expect(main?.textContent, path).toMatch(PRICES[locale]);
      expect(main?.querySelectorAll('details').length, path).toBeGreaterThanOrEqual(2);
      expect(main?.querySelector('header a[href]'), path).not.toBeNull();
    }
  });

  it('names its one address and its sisters, and they name it back', () => {
    for (const { name, facts } of pages) {
      const sisters = LOCALES.map(locale => pathOf(name, locale));
      expect([facts.path, facts.canonical]).toEqual([facts.path, [facts.path]]);
      expect([facts.path, facts.sisters]).toEqual([facts.path, [...sisters, sisters[0]]]);
    }
  });

  it('leads nowhere that is not there', async () => {
    for (const path of new Set(pages.flatMap(({ facts }) => facts.links))) {
      const { status } = await fetch(house.url + path, { redirect: 'manual' });
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
    await editor.ask('mutation { publishContent(kind: ARTICLE, slug: "essai", locale: FR, number: 1) }');
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

describe('a page of the search service', () => {
  it('that is written in one language is announced in no other, by itself or on the map of the site', async () => {
    const editor = await house.guest({ permissions: ['Content:update'] });
    const text = {
      kind: 'PAGE',
      locale: 'FR',
      slug: 'carHunter/page/essai',
      title: 'Essai',
      description: 'x',
    };
    await editor.ask(SAVE_DRAFT, { data: { ...text, body: 'Bonjour' } });
    await editor.ask(
      'mutation { publishContent(kind: PAGE, slug: "carHunter/page/essai", locale: FR, number: 1) }',
    );
    const { document } = await read('/carhunter/page/essai');
    const sisters = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
    expect(sisters.map(link => link.getAttribute('hreflang'))).toEqual(['fr', 'x-default']);
    const map = await (await fetch(`${house.url}/sitemap.xml?part=pages`)).text();
    expect(map.match(/<loc>[^<]*\/page\/essai<\/loc>/g)).toHaveLength(1);
    expect(map).not.toMatch(/\/(en|es)\/carhunter\/page\/essai/);
  });
});

describe('an article with cars beside it', () => {
  it('shows the first that has a photograph in lists, on its page and to those who share it', async () => {
    const sql = `insert into photos (file_key, width, height) values ('${'a'.repeat(64)}', 3, 2) returning id`;
    const [front] = await house.db.owner<{ id: string }>(sql);
    const staff = await adStaff(house);
    const bare = await offer(staff, BARE);
    const pictured = await offer(staff, { ...BARE, model: 'PL 17', photos: { front: front?.id } });
    const editor = await house.guest({ permissions: ['Content:update'] });
    const text = { kind: 'ARTICLE', locale: 'FR', slug: 'salon', title: 'Salon', description: 'Un salon.' };
    await editor.ask(SAVE_DRAFT, { data: { ...text, body: 'Bonjour', ads: [bare.uuid, pictured.uuid] } });
    await editor.ask('mutation { publishContent(kind: ARTICLE, slug: "salon", locale: FR, number: 1) }');

    const { document } = await read('/blog/article/salon');
    expect(document.querySelector('article figure img[srcset]')?.getAttribute('alt')).toBe('Panhard PL 17');
    expect(document.querySelector('article figcaption a')?.getAttribute('href')).toBe(pictured.path);
    const { document: list } = await read('/blog');
    const source = list.querySelector('article picture img')?.getAttribute('src') ?? '';
    expect(source).toMatch(/^\/photos\//);
    const shared = document.querySelector('[property="og:image"]')?.getAttribute('content');
    expect(new URL(shared ?? '').pathname.split('/')[2]).toBe(source.split('/')[2]);
  });
});

describe('an event', () => {
  it('that is told in one language is read there by whoever asks in another', async () => {
    const editor = await house.guest({ permissions: ['Content:update'] });
    const text = { kind: 'EVENT', locale: 'FR', slug: 'salon', title: 'Salon', description: 'Un salon.' };
    const dates = { startsOn: '2025-01-01', endsOn: '2025-01-03', place: 'Lyon' };
    await editor.ask(SAVE_DRAFT, { data: { ...text, ...dates, body: 'Bonjour' } });
    expect((await read('/en/events/salon')).status).toBe(404);
    await editor.ask('mutation { publishContent(kind: EVENT, slug: "salon", locale: FR, number: 1) }');
    // What is over stays there to be read.
    expect((await read('/events/salon')).status).toBe(200);
    for (const path of ['/en/events/salon', '/es/events/salon']) {
      const { status, location } = await read(path);
      expect([status, location]).toEqual([302, '/events/salon']);
    }
    expect((await read('/es/events/nothing')).status).toBe(404);
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
    await editor.ask('mutation { publishContent(kind: PAGE, slug: "cgv", locale: FR, number: 2) }');
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

describe('an address of machines', () => {
  it.each([
    ['/graphql', 405],
    ['/api/fb-event', 405],
    ['/auth/google', 302],
    ['/auth/facebook', 302],
  ])('%s is never a page', async (path, status) => {
    const response = await fetch(house.url + path, { redirect: 'manual' });
    expect([path, response.status]).toEqual([path, status]);
    expect(await response.text()).not.toContain('<head');
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
