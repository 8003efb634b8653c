import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { linkTo, type ParamsOf } from '#shared/paths/links.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import {
  browserOf,
  DESKTOP,
  expectAccessible,
  goTo,
  leaveChromium,
  listenTo,
  openChromium,
  overflowAt,
  overflowOfLargeTextAt,
  PHONE,
  SMALLEST_WIDTH,
  visit,
} from '../kit/chromium.ts';
import { openDemoHouse } from '../kit/demo-house.ts';
import type { Guest, TestHouse } from '../kit/house.ts';
import { readIdly } from '../kit/reading.ts';

let house: TestHouse;
let browser: Browser;
let car = '';
let auctionId = '';
beforeAll(async () => {
  // What is walked for is the page: drawing its photos would take longer than all the rest.
  [house, browser] = await Promise.all([
    openDemoHouse(),
    openChromium(['--blink-settings=imagesEnabled=false']),
  ]);
  const [running] = await house.db.owner<{ slug: string; id: string }>(
    `select slug, auctions.id from ads join auctions on ad_uuid = uuid
     where auctions.status = 'open' and end_at > now() + interval '1 hour' limit 1`,
  );
  car = running?.slug ?? '';
  auctionId = running?.id ?? '';
}, 300_000);
afterAll(async () => {
  await leaveChromium(browser);
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

const NAMES = ROUTE_NAMES.filter(name => isForEveryone(name) && !FILES.includes(name));

function paramsOf(name: RouteName): object {
  if (name === 'car') return { slug: car };
  if (name === 'proof') return { auctionId };
  if (name === 'sale') return { slug: 'la-vente-d-hiver' };
  if (name === 'event') return { slug: 'retromobile' };
  if (name === 'blog/article') return { slug: 'hivernage' };
  if (name === 'carHunter/page') return { id: 'how-it-works' };
  if (name === 'appeal') return { token: 'a-token' };
  return { formId: 'new', step: STEPS[name] ?? 'car' };
}

/** The first step of the forms that do not begin with the car. */
const STEPS: Partial<Record<RouteName, string>> = { 'form/buy/multiple': 'cars' };

const addressOf = (name: RouteName, locale: Locale) =>
  linkTo<RouteName>(name, locale, paramsOf(name) as ParamsOf<RouteName>);

describe('every page', () => {
  it('answers in three languages, under one heading and a title of its own; what is no page for search engines says so', async () => {
    for (const locale of LOCALES) {
      const titles = new Map<string, string>();
      for (const name of NAMES) {
        const path = addressOf(name, locale);
        const response = await fetch(house.url + path);
        const html = await response.text();
        const found = {
          path,
          status: response.status,
          lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
          headings: html.match(/<h1[\s>]/g)?.length,
          isHidden: /<meta name="robots" content="noindex/.test(html),
        };
        const isHidden = ROUTES[name].who === 'noindex';
        expect(found).toEqual({ path, status: 200, lang: locale, headings: 1, isHidden });
        // Without a draft, the last step of a sale leads to the first.
        if (response.redirected) continue;
        const title = /<title>([^<]+)/.exec(html)?.[1] ?? '';
        expect([path, title, titles.get(title)]).toEqual([path, expect.stringMatching(/./), undefined]);
        titles.set(title, path);
      }
    }
  });
});

const WALKS = [
  ['fr', 'a phone in the light', PHONE, 'light'],
  ['en', 'a desktop in the dark', DESKTOP, 'dark'],
  ['es', 'a phone in the dark', PHONE, 'dark'],
] as const;

/** One after the other through the same window; answers what there is to complain about. */
async function walk(page: Page, paths: readonly string[], viewport: typeof PHONE): Promise<string[]> {
  const complaints = listenTo(page);
  for (const path of paths) {
    complaints.push(`${path}:`);
    const before = complaints.length;
    await goTo(page, house.url + path);
    complaints.push(...(await wrongWith(page, path, viewport)));
    if (complaints.length === before) complaints.pop();
  }
  return complaints;
}

/** What is wrong with a page that stands: too wide for a screen, or not accessible. */
async function wrongWith(page: Page, path: string, viewport: typeof PHONE): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of [SMALLEST_WIDTH, viewport.width]) {
    const over = await overflowAt(page, width);
    if (over > 0) wrong.push(`is ${over} too wide for ${width}`);
  }
  const over = await overflowOfLargeTextAt(page, viewport.width);
  if (over > 0) wrong.push(`is ${over} too wide for ${viewport.width} where text is twice its size`);
  const name = `route-${path.replace(/\W+/g, '-')}`;
  await expectAccessible(page, name).catch((error: Error) => wrong.push(error.message));
  return wrong;
}

/** Somebody of the demo, signed in. */
async function signedIn(email: string): Promise<Guest> {
  const guest = house.visitor();
  const login = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
  await guest.ask(login, { e: email, p: DEMO_PASSWORD });
  return guest;
}

/** The demo has none of these: they are walked where they are tested. */
const ELSEWHERE = /^(orders|user\/orders|user\/offers|user\/documents)\/|^u$/;
const OWN_NAMES = ROUTE_NAMES.filter(name => ROUTES[name].who === 'user' && !ELSEWHERE.test(name));
/** What a page of one's own is of, and whose it is, where its address says so. */
const CAR = `select uuid as id, email from ads join accounts on accounts.id = owner_id
  where email like 'seller@%' limit 1`;
const ADDRESS = `select a.id, email from addresses a join accounts on accounts.id = account_id
  where email like 'buyer1@%' limit 1`;
const MANDATE = `select m.id, email from sale_mandates m join accounts on accounts.id = seller_id
  where email like 'seller@%' and signed_at is null limit 1`;
const OWN: Partial<Record<RouteName, string>> = {
  'user/cars/edit': CAR,
  'user/cars/create': CAR,
  'user/addresses/edit': ADDRESS,
  'user/mandates/mandate': MANDATE,
};

async function ownPage(name: RouteName, locale: Locale): Promise<{ path: string; email: string }> {
  const email = 'buyer1@demo.calandre.test';
  const sql = OWN[name];
  const [of] = sql ? await house.db.owner<{ id: string; email: string }>(sql) : [];
  return { path: linkTo(name, locale, { id: of?.id } as ParamsOf<RouteName>), email: of?.email ?? email };
}

/** The window of somebody of the demo, and what its console says that it should not. */
async function openOwn(
  email: string,
  looks: { viewport: typeof PHONE; colorScheme: 'light' | 'dark' },
): Promise<{ page: Page; heard: string[] }> {
  const context = await browserOf(browser, house, { ...looks, guest: await signedIn(email) });
  const page = await context.newPage();
  return { page, heard: listenTo(page) };
}

const OWN_WALKS = WALKS.slice(0, 2);
/** The layout shift that a page of one’s own may have while nobody touches it: none that can be seen. */
const OWN_SHIFT_MAX = 0.001;

// All of them at once: who walks waits more than the browser works.
describe('every page, in one of the languages', () => {
  it.concurrent.each(WALKS)(
    'opens in %s on %s without a complaint',
    async (locale, _where, viewport, colorScheme) => {
      const turn = LOCALES.indexOf(locale);
      // The same page comes up in another language, on another screen, than the one before it in the table.
      const names = NAMES.filter((_name, index) => index % LOCALES.length === turn);
      const context = await browserOf(browser, house, { viewport, colorScheme });
      const paths = names.map(name => addressOf(name, locale));
      expect(await walk(await context.newPage(), paths, viewport)).toEqual([]);
      await context.close();
    },
    900_000,
  );

  it.concurrent.each(OWN_WALKS)(
    'of one’s own opens in %s on %s without a complaint, and nothing of it moves when what is late comes',
    async (locale, _where, viewport, colorScheme) => {
      const turn = OWN_WALKS.findIndex(([each]) => each === locale);
      const complaints: string[] = [];
      const windows = new Map<string, { page: Page; heard: string[] }>();
      for (const name of OWN_NAMES.filter((_name, index) => index % OWN_WALKS.length === turn)) {
        const { path, email } = await ownPage(name, locale);
        const { page, heard } = windows.get(email) ?? (await openOwn(email, { viewport, colorScheme }));
        windows.set(email, { page, heard });
        const { shift } = await readIdly(page, house.url + path);
        if (shift > OWN_SHIFT_MAX) heard.push(`shifts by ${shift.toFixed(3)}`);
        heard.push(...(await wrongWith(page, path, viewport)));
        complaints.push(...heard.splice(0).map(text => `${path}: ${text}`));
      }
      expect(complaints).toEqual([]);
      for (const { page } of windows.values()) await page.context().close();
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
    const { page, context } = await visit(browser, house, from());
    await page.locator('header a[hreflang=es]').first().click();
    await page.waitForURL(house.url + to());
    await page.locator('html[lang=es]').waitFor();
    await context.close();
  });

  it.each([
    ['another language', '/en/brands', 'h1'],
    ['a page that is not there', '/nulle-part', 'form[role=search]'],
  ])(
    'is left by a whole page for what the router of this page does not know: %s',
    async (_what, to, seen) => {
      const { page, context } = await visit(browser, house, '/contact');
      // Not awaited inside the page, which the way out ends.
      await page.evaluate(`window.isTheSamePage = true; void __reactRouterDataRouter.navigate('${to}')`);
      await page.waitForURL(house.url + to);
      await page
        .locator(`html[lang=${to.startsWith('/en') ? 'en' : 'fr'}] main ${seen}`)
        .first()
        .waitFor();
      expect(await page.evaluate('window.isTheSamePage === true')).toBe(false);
      await context.close();
    },
  );
});
