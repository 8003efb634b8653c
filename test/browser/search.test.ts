import { JSDOM } from 'jsdom';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openDemoHouse } from '../kit/demo-house.ts';
import type { TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openDemoHouse(), openChromium()]);
}, 300_000);
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const pathOf = (page: Page) => page.url().slice(house.url.length);
const countOf = async (page: Page) =>
  Number.parseInt(await page.locator('main [role=status]').first().innerText(), 10);
const get = (path: string) => fetch(house.url + path, { redirect: 'manual' });

describe('the addresses of a search', () => {
  it('are one for each brand and model, in the words of the language, and none for an unknown word', async () => {
    const targetOf = async (path: string) => (await get(path)).headers.get('location');
    expect((await get('/acheter/porsche/911.html')).status).toBe(200);
    expect((await get('/acheter/nulle-part.html')).status).toBe(404);
    expect((await get('/acheter/porsche/nulle-part.html')).status).toBe(404);
    expect(await targetOf('/acheter.html?brand=porsche&model=911&text=')).toBe('/acheter/porsche/911.html');
    expect(await targetOf('/en/buy/porsche/allemagne.html')).toBe('/en/buy/porsche/germany.html');
    expect(await targetOf('/acheter/voiture-collection.html')).toBe('/acheter.html');
    // The last there is: it can be read, and none comes after it.
    const last = (await targetOf('/acheter.html?page=99')) ?? '';
    const number = Number(last.replace('/acheter.html?page=', ''));
    expect(number).toBeGreaterThan(10);
    expect((await get(last)).status).toBe(200);
    expect(await targetOf(`/acheter.html?page=${number + 1}`)).toBe(last);
    expect(await targetOf('/acheter/bugatti.html?page=99')).toBe('/acheter/bugatti.html');
  });

  it('tell search engines of the page, not of its views, and where it is in other languages', async () => {
    const html = await (await get('/acheter/porsche/coupe/france.html')).text();
    expect(html).toContain('/es/comprar/porsche/cup');
    expect(html).toMatch(/hreflang="en" href="[^"]*\/en\/buy\/porsche\/coup[^"]*\/france\.html"/i);
    // Whoever changes the language is not led there by a detour.
    for (const path of ['/en/buy/porsche/coupe/france.html', '/es/comprar/porsche/cupe/francia.html'])
      expect(html).toContain(`<a href="${path}"`);
    expect(html).not.toContain('noindex');
    expect(await (await get('/acheter/porsche.html?sort=PRICE_ASC')).text()).toContain('noindex');
  });
});

describe('the filters', () => {
  it('count exactly what asking for each of them finds', async () => {
    const read = async (path: string) => (await fetch(house.url + path)).text();
    const totalOn = (html: string) => Number(/<main.* role="status"[^>]*>(\d+)/s.exec(html)?.[1]);
    const html = await read('/acheter.html?text=19');
    const panel = new JSDOM(html).window.document.querySelector('#filters');
    const numberAtEnd = (text: string | null | undefined) => Number(/(\d+)\)?$/.exec(text ?? '')?.[1]);
    const asked = [...(panel?.querySelectorAll('input[type=checkbox]') ?? [])].map(box => ({
      path: `${box.getAttribute('name')}=${encodeURIComponent(box.getAttribute('value') ?? '')}`,
      count: numberAtEnd(box.closest('label')?.lastElementChild?.textContent),
    }));
    const options = [...(panel?.querySelectorAll('option:not([value=""])') ?? [])].map(option => ({
      path: `${option.closest('select')?.name}=${option.getAttribute('value')}`,
      count: numberAtEnd(option.textContent),
    }));
    const bands = [...(panel?.querySelectorAll('details a[rel=nofollow]') ?? [])].map(link => ({
      path: (link.getAttribute('href') ?? '').split('?')[1]?.replace('text=19&', '') ?? '',
      count: numberAtEnd(link.lastElementChild?.textContent),
    }));
    expect(bands.length).toBeGreaterThan(4);
    expect(options.map(({ path }) => path)).toContain('mileageMax=50000');
    const all = [...asked, ...options, ...bands];
    for (const { path, count } of all) {
      expect([path, totalOn(await read(`/acheter.html?text=19&${path}`))]).toEqual([path, count]);
    }
    expect(totalOn(html)).toBeGreaterThan(10);
  });
});

describe('a search without scripts', () => {
  it('is asked by a form, narrowed, sorted, turned back by chips, and never dead', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${house.url}/acheter.html`);
    const all = await countOf(page);
    await page.locator('input[name=text][form=filters]').fill('porshe');
    await page.locator('select[name=sort]').selectOption('PRICE_ASC');
    await page.locator('#filters button[type=submit]').click();
    expect(pathOf(page)).toBe('/acheter.html?text=porshe&sort=PRICE_ASC');
    const porsches = await countOf(page);
    expect(porsches).toBeGreaterThan(1);
    expect(porsches).toBeLessThan(all);
    await page.locator('input[name=body][value=COUPE]').check();
    await page.locator('#filters button[type=submit]').click();
    expect(pathOf(page)).toBe('/acheter/coupe.html?text=porshe&sort=PRICE_ASC');
    await expect.poll(() => countOf(page)).toBeLessThanOrEqual(porsches);
    await page.getByRole('link', { name: 'Retirer le filtre « porshe »' }).click();
    expect(pathOf(page)).toBe('/acheter/coupe.html?sort=PRICE_ASC');
    await page.goto(`${house.url}/acheter.html?text=xqzw`);
    await expect.poll(() => page.getByText('Aucune voiture ne répond').isVisible()).toBe(true);
    await context.close();
  });

  it('counts in each facet as if nothing had been chosen in it', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, javaScriptEnabled: false });
    const page = await context.newPage();
    const brands = async () => page.locator('#filters fieldset').first().locator('li').allInnerTexts();
    await page.goto(`${house.url}/acheter.html`);
    const before = await brands();
    await page.goto(`${house.url}/acheter/porsche.html`);
    expect((await brands()).sort()).toEqual(before.sort());
    await context.close();
  });
});

describe('a search with scripts', () => {
  it('answers every change without a new page, keeps the keyboard where it is, and its address in step', async () => {
    const { page, context, complaints } = await visit(browser, house, '/acheter.html');
    await page.evaluate('window.isSamePage = true');
    const all = await countOf(page);
    await page.locator('input[name=brand][value=porsche]').focus();
    await page.keyboard.press('Space');
    await page.waitForURL('**/acheter/porsche.html');
    await page.getByRole('heading', { level: 1, name: 'Porsche', exact: true }).waitFor();
    await page.locator('input[name=brand][value=porsche]:focus').waitFor();
    expect(await countOf(page)).toBeLessThan(all);
    await page.locator('input[name=text][form=filters]').pressSequentially('911', { delay: 20 });
    await page.waitForURL('**/acheter/porsche.html?text=911');
    expect(await page.evaluate('document.activeElement?.name')).toBe('text');
    expect(await page.locator('input[name=text][form=filters]').inputValue()).toBe('911');
    await page.goBack();
    await page.waitForURL('**/acheter.html');
    await page.locator('main [role=status]', { hasText: new RegExp(`^${all} `) }).waitFor();
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('gathers the choices of a phone in a sheet and asks for them together', async () => {
    const { page, context } = await visit(browser, house, '/en/buy.html', { viewport: PHONE });
    await page.getByRole('link', { name: 'Filter' }).click();
    const sheet = page.locator('[data-modal=filters]');
    await sheet.locator('input[name=type][value=YOUNGTIMER]').check();
    await sheet.locator('input[name=gearbox][value=MANUAL]').check();
    await expectAccessible(page, 'search-sheet-en-phone');
    await sheet.getByRole('button', { name: 'Show the cars' }).click();
    await page.waitForURL('**/en/buy/youngtimer.html?gearbox=MANUAL');
    expect(await sheet.count()).toBe(0);
    await context.close();
  });

  it('suggests makes and models in the header, by the keyboard alone', async () => {
    const { page, context } = await visit(browser, house, '/en');
    const box = page.getByRole('combobox');
    await box.pressSequentially('porshe');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').first().innerText()).toMatch(/^Porsche\s+\d+ cars$/);
    await expectAccessible(page, 'suggestions-en-desktop');
    await box.press('Escape');
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await expect.poll(() => box.getAttribute('aria-activedescendant')).toMatch(/-1$/);
    await box.press('Enter');
    await page.waitForURL('**/en/buy/porsche/911.html');
    await context.close();
  });
});

describe('a search as people speak', () => {
  it('is read into filters where it is sent, each of which can be taken back', async () => {
    const { page, context, complaints } = await visit(browser, house, '/');
    const box = page.getByRole('combobox');
    await box.fill('cabriolet rouge moins de 60 000');
    await box.press('Enter');
    await page.waitForURL(/priceMax=60000/);
    expect(new URL(page.url()).searchParams.get('text')).toBeNull();
    for (const filter of ['Cabriolet', 'Roadster', 'Rouge']) {
      await page.getByRole('link', { name: `Retirer le filtre ${filter}` }).waitFor();
    }
    await page.getByRole('link', { name: /^Retirer le filtre Jusqu’à 60/ }).click();
    await page.waitForURL(url => !url.search.includes('priceMax'));
    await page.locator('input[name=color][value=RED]:checked').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is never empty for a word that nobody knows, and says what it left out', async () => {
    for (const [path, said, viewport] of [
      ['/acheter.html?text=belle+2cv+camionnette+rouillée', 'sans « rouillée »', PHONE],
      ['/en/buy/porsche.html?fuel=DIESEL', 'without Diesel', DESKTOP],
      ['/es/comprar.html?text=porshe', '¿Quería decir «porsche»', PHONE],
      ['/acheter.html?yearMin=1980&yearMax=1960', 'remises dans l’ordre', DESKTOP],
    ] as const) {
      const { page, context, complaints } = await visit(browser, house, path, { viewport });
      expect(await countOf(page), path).toBeGreaterThan(0);
      const text = (await page.locator('[data-understood]').innerText()).replaceAll('\u00a0', ' ');
      expect(text).toContain(said);
      await expectAccessible(page, `understood-${path.replace(/\W+/g, '-')}`);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});

describe('the pages of the catalogue', () => {
  const PAGES = ['/acheter/porsche.html', '/en/buy.html?text=xqzw', '/es/comprar.html?auctions=1'];
  it.each(PAGES)('%s is accessible and fits a phone and a desktop', async path => {
    for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      const { page, context, complaints } = await visit(browser, house, path, { viewport });
      await expectAccessible(page, `search-${path.replace(/\W+/g, '-')}-${size}`);
      expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), path).toBe(false);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
