import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTo } from '#shared/paths/links.ts';
import { adStaff, BARE, EVERY_FIELD, offer } from '../kit/ads.ts';
import {
  DESKTOP,
  expectAccessible,
  goTo,
  leaveChromium,
  openChromium,
  PHONE,
  visit,
} from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
let staff: Guest;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse({ RATE_LIMITS: 'on' }), openChromium()]);
  staff = await adStaff(house);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const htmlOf = async (path: string) => (await fetch(house.url + path)).text();
const sectionsIn = (html: string) => Array.from(html.matchAll(/data-section="([^"]+)"/g), ([, name]) => name);
const section = (page: Page, name: string) => page.locator(`[data-section="${name}"]`);
const toggle = (page: Page, name: string) => section(page, name).locator('button[aria-expanded]');

const AFTER = ['optional-services', 'contact', 'similar', 'reviews', 'reassurance', 'buy'];
const CLASSIC = 'strengths features history states disclaimer works documents equipment'.split(' ');
const OTHER = 'features strengths history states disclaimer equipment works documents'.split(' ');

/** The blocks of this file; another feature may put its own between them. */
const ours = (names: readonly (string | undefined)[]) =>
  names.filter(name => [...CLASSIC, ...AFTER].includes(name ?? ''));

describe("an ad's sections", () => {
  it.each([
    ['CLASSIC', CLASSIC],
    ['YOUNGTIMER', OTHER],
    ['GT', OTHER],
    ['OTHER', OTHER],
  ])('stand in the order of a car that is %s, in every language', async (carType, order) => {
    const { path, slug } = await offer(staff, { ...EVERY_FIELD, carType });
    const others = [`/en/buy/collection-car/${slug}.html`, `/es/comprar/coche-coleccion/${slug}.html`];
    for (const one of [path, ...others]) {
      expect(ours(sectionsIn(await htmlOf(one)))).toEqual([...order, ...AFTER]);
    }
  });

  it('carry no disclaimer for a car of the house, and none without content', async () => {
    for (const carType of ['CLASSIC', 'GT']) {
      const stock = await offer(staff, { ...EVERY_FIELD, carType, calandreCollection: true });
      expect(sectionsIn(await htmlOf(stock.path))).not.toContain('disclaimer');
    }
    const bare = await htmlOf((await offer(staff, BARE)).path);
    expect(ours(sectionsIn(bare))).toEqual(['features', 'disclaimer', ...AFTER]);
    expect(bare.match(/data-feature="(\w+)"/g)).toEqual(['data-feature="brand"', 'data-feature="model"']);
  });

  it('say every field in words, in French form, and fall back to French', async () => {
    const { path, slug } = await offer(staff, EVERY_FIELD);
    const { page, context } = await visit(browser, house, path);
    await toggle(page, 'features').click();
    const rowOf = async (name: string) =>
      (await page.locator(`[data-feature="${name}"] dd`).textContent())?.replace(/[\u202f\u00a0]/g, ' ');
    for (const [name, words] of Object.entries({
      releaseDate: '17/04/1969',
      mileage: '98 400 km',
      transmission: 'Semi-automatique',
      horsePower: '109 ch',
      fiscalHorse: '12 CV',
      cubicCapacity: '2 175 cm³',
      seats: '5',
      shellColor: 'Bleu métallisé',
      originalHue: 'Oui',
      location: 'Dieppe (76200), France',
      carLocation: 'Au showroom',
      registrationPlace: 'Belgique',
      originPlace: 'France',
      vin: '4647291',
      expertiseLess5Y: 'Non',
    })) {
      expect(await rowOf(name), name).toBe(words);
    }
    expect(await page.getByText('Réf. interne CAL-2026-0001').count()).toBe(1);
    await context.close();

    const english = await htmlOf(`/en/buy/collection-car/${slug}.html`);
    expect(english).toMatch(/data-feature="shellColor".{0,200}Metallic blue/);
    expect(english).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(english).toMatch(/<p lang="fr"[^>]*>Une seule famille/);
    const works = english.slice(english.indexOf('data-section="works"'));
    expect(works.indexOf('Service')).toBeLessThan(works.indexOf('Upholstery'));
    expect(english).not.toMatch(/>(SHOWROOM|METALLIC|REGISTRATION_CERTIFICATE|PERIOD_RADIO)</);
  });
});

describe('what a seller wrote', () => {
  it('is set in French so that no line begins with a sign that stands apart', async () => {
    const written = 'Un lustrage ; tout le reste est « à neuf » : rien à prévoir !';
    const html = await htmlOf((await offer(staff, { ...BARE, globalState: { fr: written } })).path);
    const set = 'Un lustrage\u00a0; tout le reste est «\u00a0à neuf\u00a0»\u00a0: rien à prévoir\u00a0!';
    expect(html).toContain(set);
  });
});

describe('a chassis number that is kept', () => {
  it('is told to those who are signed in, and to nobody else', async () => {
    const optionalData = { vin: 'KEPT4647291' };
    const { path, uuid } = await offer(staff, { ...BARE, vinPublic: false, optionalData });
    expect(await htmlOf(path)).not.toContain('KEPT4647291');
    const query = `{publicCarAd(uuid:"${uuid}"){optionalData{vin}}}`;
    expect(JSON.stringify(await house.visitor().ask(query))).toContain('"vin":null');
    const guest = await house.guest();
    expect(JSON.stringify(await guest.ask(query))).toContain('"vin":"KEPT4647291"');

    const visitor = await visit(browser, house, path);
    await visitor.page.locator('[data-feature="vin"]').getByRole('button').click();
    await visitor.page.locator('[data-modal="login"]').waitFor();
    await visitor.context.close();
    const { page, context } = await visit(browser, house, path, { guest });
    await page.locator('[data-feature="vin"]').getByText('KEPT4647291').waitFor();
    await context.close();
  });
});

describe('the ways on', () => {
  it('lead to each page that is there, from the block that speaks of it', async () => {
    const stock = { ...EVERY_FIELD, calandreCollection: true };
    for (const [data, places] of [
      [EVERY_FIELD, PLACES],
      [stock, [['states', 'services/expertise']]],
    ] as const) {
      const html = await htmlOf((await offer(staff, data)).path);
      for (const [block, name] of places) {
        const href = `href="${linkTo(name, 'fr')}"`;
        expect(blockIn(html, block).includes(href), `${name} in ${block}`).toBe(true);
      }
    }
    const { path, uuid } = await offer(staff, EVERY_FIELD);
    const html = await htmlOf(path);
    expect(blockIn(html, 'similar')).toContain('href="/acheter/citroen/ds-21.html"');
    expect(html).toContain(`href="/voiture/contact?uuid=${uuid}"`);
    expect((await fetch(`${house.url}/acheter/citroen/ds-21.html`)).status).toBe(200);
  });
});

const PLACES = [
  ['reassurance', 'services/warranty'],
  ['reassurance', 'services/secureTransactions'],
  ['reassurance', 'services/administrativeSupport'],
  ['reassurance', 'services/delivery'],
  ['optional-services', 'services/funding'],
  ['optional-services', 'services/delivery'],
  ['disclaimer', 'services/expertise'],
  ['similar', 'services/offMarketSearch'],
  ['buy', 'services/sell'],
  ['contact', 'contact'],
] as const;

/** A block's part of the page: up to where the next one begins. */
function blockIn(html: string, name: string): string {
  const [, after = ''] = html.split(`data-section="${name}"`);
  return after.split('data-section=')[0] ?? '';
}

describe('what is shown at first and what on demand', () => {
  it('stands whole in the page: for who searches it, for who prints it', async () => {
    const { path } = await offer(staff, EVERY_FIELD);
    const html = await htmlOf(path);
    const named = [...html.matchAll(/data-feature="(\w+)"/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(12);
    expect(named).toContain('registrationPlace');
    expect(blockIn(html, 'strengths').match(/<li/g)).toHaveLength(4);
    const { page, context } = await visit(browser, house, path);
    const last = section(page, 'strengths').locator('li').last();
    const found = (await last.textContent()) ?? '';
    expect(await last.isVisible()).toBe(false);
    // As the browser's own search finds it: it asks for what it has found to be shown.
    await last.evaluate(it => it.parentElement?.dispatchEvent(new Event('beforematch')));
    await section(page, 'strengths').getByText(found).waitFor();
    await page.getByRole('button', { name: 'Voir moins' }).first().waitFor();
    await goTo(page, page.url());
    await page.emulateMedia({ media: 'print' });
    expect((await last.boundingBox())?.height).toBeGreaterThan(10);
    // A dossier: the photograph, the facts and the way back to the page; nothing that is pressed.
    const code = page.locator('img[src^="/share/code.svg"]');
    await expect.poll(() => code.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    for (const absent of ['footer', '#contact', '#similar']) {
      expect(await page.locator(absent).isVisible()).toBe(false);
    }
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await context.close();
  });

  /** Brand, model, and as many of the rest as are wanted. */
  const features = (count: number) => {
    const given = Object.entries({ ...EVERY_FIELD.optionalData, fuel: 'PETROL' });
    return { ...BARE, optionalData: Object.fromEntries(given.slice(0, count - 2)) };
  };

  it('is ten features, and a control from twelve on', async () => {
    for (const [count, shown] of [
      [10, 10],
      [11, 11],
      [12, 10],
    ] as const) {
      const { path } = await offer(staff, features(count));
      const { page, context } = await visit(browser, house, path);
      const rows = section(page, 'features').locator('[data-feature]').filter({ visible: true });
      expect(await rows.count()).toBe(shown);
      expect(await toggle(page, 'features').count()).toBe(count === 12 ? 1 : 0);
      if (count === 12) {
        await toggle(page, 'features').press('Enter');
        await expect.poll(() => rows.count()).toBe(12);
        await expect.poll(() => toggle(page, 'features').getAttribute('aria-expanded')).toBe('true');
        await page.keyboard.press('Enter');
        await expect.poll(() => rows.count()).toBe(10);
      }
      await context.close();
    }
  });

  it('is three strengths, side by side where there is room', async () => {
    const { path } = await offer(staff, EVERY_FIELD);
    const { page, context } = await visit(browser, house, path);
    const strengths = section(page, 'strengths').locator('li').filter({ visible: true });
    const tops = () => strengths.evaluateAll(all => all.map(one => one.getBoundingClientRect().top));
    expect(new Set(await tops())).toHaveProperty('size', 1);
    expect(await strengths.count()).toBe(3);
    await toggle(page, 'strengths').click();
    await expect.poll(() => strengths.count()).toBe(4);
    expect((await tops())[3]).toBeGreaterThan((await tops())[2] ?? 0);
    await page.setViewportSize(PHONE);
    expect(new Set(await tops())).toHaveProperty('size', 4);
    await context.close();
  });

  it('is equipment no higher than 200 pixels, in two columns from seven on', async () => {
    const codes = [...OPTION_CODES];
    for (const [count, columns, hasControl] of [
      [6, 1, false],
      [7, 2, false],
      [30, 2, true],
    ] as const) {
      const { path } = await offer(staff, { ...BARE, options: codes.slice(0, count) });
      const { page, context } = await visit(browser, house, path);
      const box = section(page, 'equipment').locator('[data-collapsed]');
      const lefts = await box
        .locator('li')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
      expect((await box.boundingBox())?.height).toBeLessThanOrEqual(200);
      expect(await toggle(page, 'equipment').count()).toBe(hasControl ? 1 : 0);
      if (hasControl) {
        await toggle(page, 'equipment').click();
        expect((await box.boundingBox())?.height).toBeGreaterThan(400);
      }
      await context.close();
    }
  });
});

const OPTION_CODES = `AIR_CONDITIONING PANORAMIC_ROOF NAVIGATION_SYSTEM AUTOMATIC_CLIMATE_CONTROL SUNROOF
  TARGA_ROOF HARDTOP SOFT_TOP ELECTRIC_SOFT_TOP PERIOD_RADIO CD_PLAYER BLUETOOTH PHONE_MIRRORING
  PREMIUM_AUDIO LEATHER_SEATS ALCANTARA SPORT_SEATS BUCKET_SEATS ELECTRIC_SEATS MEMORY_SEATS HEATED_SEATS
  VENTILATED_SEATS SPORT_STEERING_WHEEL WOODEN_STEERING_WHEEL POWER_STEERING ELECTRIC_WINDOWS
  ELECTRIC_MIRRORS CENTRAL_LOCKING CRUISE_CONTROL PARKING_SENSORS`.split(/\s+/);

describe('the papers', () => {
  it('leave out what is no address, with a word in the console, and open in a new tab', async () => {
    const urls = ['notaurl', '', 'null', 'javascript:alert(1)', '/files/a.pdf', '/files/b.pdf'];
    const documents = [
      { label: 'EXPERT_REPORT', urls },
      { label: 'VALID_MOT', urls: urls.slice(0, 4) },
    ];
    const { path } = await offer(staff, { ...EVERY_FIELD, documents });
    const context = await browser.newContext({ viewport: DESKTOP });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', message => said.push(message.type()));
    await page.goto(house.url + path);
    // The word is said by the page's own script, which on a busy machine comes long after its last file.
    await expect.poll(() => said).toContain('warning');
    expect(said.filter(type => type === 'warning')).toHaveLength(1);
    expect(said).not.toContain('error');
    const links = section(page, 'documents').locator('a');
    const found = await links.evaluateAll(all =>
      all.map(one => [one.getAttribute('href'), one.getAttribute('target'), one.getAttribute('rel')]),
    );
    const files = ['/files/a.pdf', '/files/b.pdf', '/files/letter.jpg', '/files/history.pdf'];
    expect(found).toEqual(files.map(file => [file, '_blank', 'noopener']));
    const words = await section(page, 'documents').textContent();
    expect(words).toContain('Rapport d’expertise, document 2');
    expect(words).not.toContain('Contrôle technique');
    await context.close();
  });

  const MAC =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  it.each([
    ['a PC', undefined, 1],
    ['a Mac or an iPad', MAC, 0],
    ['an iPhone', IPHONE, 0],
  ])('are previewed on %s', async (_device, userAgent, frames) => {
    const { path } = await offer(staff, EVERY_FIELD);
    const context = await browser.newContext({ viewport: DESKTOP, ...(userAgent ? { userAgent } : {}) });
    const page = await context.newPage();
    const blocked: string[] = [];
    page.on('console', message => {
      if (/frame-src/.test(message.text())) blocked.push(message.text());
    });
    await goTo(page, house.url + path);
    const opener = section(page, 'documents').getByRole('button', { name: 'Aperçu' }).first();
    await opener.click();
    const modal = page.locator('[data-modal="pdf"]');
    await modal.waitFor();
    expect(await modal.locator('iframe[src="/files/certificate.pdf"]').count()).toBe(frames);
    expect(await modal.locator('a[target="_blank"][href="/files/certificate.pdf"]').count()).toBe(1);
    await expectAccessible(page, `pdf-${frames === 1 ? 'frame' : 'button'}`);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    expect(await opener.evaluate(one => one === document.activeElement)).toBe(true);
    expect(blocked).toEqual([]);
    await context.close();
  });
});

describe("the house's promises", () => {
  it.each([
    ['with warranty and delivery', true, [1, 2, 2, 3, 3, 4]],
    ['without the warranty', false, [1, 2, 2, 3, 3, 2]],
  ] as const)('%s stand as many side by side as the window has room for', async (_case, warranty, wanted) => {
    const { path } = await offer(staff, { ...EVERY_FIELD, warranty });
    const { page, context } = await visit(browser, house, path);
    const cards = section(page, 'reassurance').locator('[data-reassurance]');
    expect(await cards.count()).toBe(warranty ? 4 : 3);
    for (const [index, width] of [599, 600, 799, 800, 1023, 1024].entries()) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => cards.evaluateAll(wholeInSight), { message: `at ${width}` })
        .toBe(wanted[index]);
    }
    await context.close();
  });
});

/** How many of the slides are in sight from edge to edge. */
function wholeInSight(cards: Element[]): number {
  const frame = cards[0]?.closest('ul')?.getBoundingClientRect();
  if (!frame) return 0;
  return cards.filter(card => {
    const { left, right } = card.getBoundingClientRect();
    return left >= frame.left - 1 && right <= frame.right + 1;
  }).length;
}
