import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemo } from '#demo/house.ts';
import { browserOf, DESKTOP, expectAccessible, openChromium, openPage, PHONE } from '#test/kit/chromium.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import type { Locale } from '#web/i18n/locale.ts';
import { linkTo, type ParamsOf } from '#web/links.ts';
import { hasPage, ROUTE_NAMES, ROUTES, type RouteName } from '#web/route-table.ts';

let house: TestHouse;
let browser: Browser;
let car = '';
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  await openDemo(house.rooms, house.db.database);
  const [running] = await house.db.owner<{ slug: string }>(
    "select slug from ads join auctions on ad_uuid = uuid where auctions.status = 'open' limit 1",
  );
  car = running?.slug ?? '';
}, 120_000);
afterAll(async () => {
  await browser.close();
  await house[Symbol.asyncDispose]();
});

/** Documents for machines: they have tests of their own. */
const FILES: readonly RouteName[] = [
  'feed',
  'feed/brand',
  'rss',
  'rss/brand',
  'blog/rss',
  'sitemapXml',
  'manifest',
];
/** For everyone: those of one person, of an order or of staff are walked where these are tested. */
const isForEveryone = (name: RouteName) => ['public', 'noindex'].includes(ROUTES[name].who) && name !== 'u';

const NAMES = ROUTE_NAMES.filter(name => hasPage(name) && isForEveryone(name) && !FILES.includes(name));

function paramsOf(name: RouteName): object {
  if (name === 'car') return { slug: car };
  if (name === 'event') return { slug: 'retromobile' };
  if (name === 'blog/article') return { slug: 'hivernage' };
  if (name === 'carHunter/page') return { id: 'how-it-works' };
  return { formId: 'new', step: STEPS[name] ?? 'car' };
}

/** The first step of the forms that do not begin with the car. */
const STEPS: Partial<Record<RouteName, string>> = { 'form/buy/multiple': 'cars' };

const addressOf = (name: RouteName, locale: Locale) =>
  linkTo<RouteName>(name, locale, paramsOf(name) as ParamsOf<RouteName>);

type Found = { readonly path: string; readonly complaints: readonly string[] };

/** Opens a page afresh; answers what there is to complain about. */
async function walk(context: BrowserContext, path: string, locale: Locale): Promise<Found> {
  const { page, complaints } = await openPage(context, house.url + path);
  const [status, lang, headings, width] = await Promise.all([
    page.evaluate("performance.getEntriesByType('navigation')[0].responseStatus"),
    page.locator('html').getAttribute('lang'),
    page.locator('h1').count(),
    page.evaluate('document.documentElement.scrollWidth - innerWidth'),
  ]);
  const found = [
    ...complaints,
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(lang === locale ? [] : [`is in ${lang}`]),
    ...(headings === 1 ? [] : [`has ${headings} first headings`]),
    ...(Number(width) <= 0 ? [] : [`is ${width} too wide`]),
  ];
  const shot = `route-${locale}-${path.replace(/\W+/g, '-')}`;
  await expectAccessible(page, shot).catch((error: Error) => found.push(error.message));
  await page.close();
  return { path, complaints: found };
}

/** So many pages are open at the same time. */
const OPEN_MAX = 3;

const WALKS = [
  ['fr', 'a phone in the light', PHONE, 'light'],
  ['en', 'a desktop in the dark', DESKTOP, 'dark'],
  ['es', 'a phone in the dark', PHONE, 'dark'],
] as const;

describe('every page', () => {
  it.each(WALKS)(
    'in %s opens on %s without a complaint',
    async (locale, _where, viewport, colorScheme) => {
      const context = await browserOf(browser, house, { viewport, colorScheme });
      const paths = NAMES.map(name => addressOf(name, locale));
      const complaints: Found[] = [];
      while (paths.length > 0) {
        const some = paths.splice(0, OPEN_MAX).map(path => walk(context, path, locale));
        complaints.push(...(await Promise.all(some)).filter(found => found.complaints.length > 0));
      }
      await context.close();
      expect(complaints).toEqual([]);
    },
    900_000,
  );
});

describe('the language', () => {
  it.each([
    ['a car', () => addressOf('car', 'fr'), () => addressOf('car', 'es')],
    [
      'a search',
      () => '/acheter/porsche/coupe.html?sort=YEAR_ASC',
      () => '/es/comprar/porsche/cupe.html?sort=YEAR_ASC',
    ],
    ['a step of a form', () => '/form/buy/budget?step=budget', () => '/es/form/buy/budget?step=budget'],
    ['a page that is not there', () => '/nulle-part', () => '/es'],
  ])('changes on %s, and its page stays', async (_what, from, to) => {
    const context = await browserOf(browser, house);
    const { page } = await openPage(context, house.url + from());
    await page.locator('header a[hreflang=es]').first().click();
    await page.waitForURL(house.url + to());
    await page.locator('html[lang=es]').waitFor();
    await context.close();
  });
});
