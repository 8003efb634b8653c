import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import {
  browserOf,
  DESKTOP,
  expectAccessible,
  leaveChromium,
  openChromium,
  openPage,
  PHONE,
  visit,
} from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { takePhoto } from '../kit/incoming.ts';

let house: TestHouse;
let browser: Browser;
let slug: string;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  slug = await newPhotographedCar();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const CAPTION = 'From the front (rendering)';
const ROLES = ['FRONT', 'EXTERIOR', 'INTERIOR', 'MECHANICS'];

async function newPhotographedCar(): Promise<string> {
  const { uuid } = await addCar(house);
  for (const [position, role] of ROLES.entries()) {
    const background = { r: 60 * position, g: 120, b: 90 };
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const id = await takePhoto(house, bytes);
    if (position === 0) await house.db.owner('update photos set alt = $2 where id = $1', [id, CAPTION]);
    await house.db.owner(
      'insert into ad_photos (ad_uuid, photo_id, role, position) values ($1, $2, $3, $4)',
      [...[uuid, id, role, position]],
    );
  }
  return slugOf(uuid);
}

async function slugOf(uuid: string): Promise<string> {
  const [row] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
  return row?.slug ?? '';
}

const pathOf = async (uuid: string) => `/en/buy/collection-car/${await slugOf(uuid)}.html`;

const viewer = (page: Page) => page.locator('[data-modal="viewer"]');
const place = (page: Page) => viewer(page).locator('[aria-live]').textContent();
const scaleOf = (page: Page) =>
  viewer(page)
    .locator('[data-photo]')
    .evaluate(photo => new DOMMatrix(getComputedStyle(photo).transform).a);

const currentSrcOf = (image: Element) => (image as HTMLImageElement).currentSrc;

describe('what stands on the photographs', () => {
  it('stays kept where what is mine is answered after the press, and was read before it', async () => {
    const { uuid } = await addCar(house);
    const guest = await house.guest();
    const context = await browserOf(browser, house, { guest });
    const page = await context.newPage();
    const held: Array<() => void> = [];
    await page.route('**/graphql*', async route => {
      const response = await route.fetch();
      const isMine = (await response.text()).includes('"myFavorites"');
      if (isMine) await new Promise<void>(go => held.push(go));
      await route.fulfill({ response });
    });
    await page.goto(house.url + (await pathOf(uuid)));
    await expect.poll(() => held.length).toBe(1);
    const gallery = page.locator('#gallery');
    await gallery.getByRole('button', { name: 'Add to favourites' }).click();
    await gallery.getByRole('button', { name: 'Remove from favourites' }).waitFor();
    await expect.poll(async () => (await guest.ask('{ myFavorites }')).data).toEqual({ myFavorites: [uuid] });
    const answered = page.waitForResponse(async said => (await said.text()).includes('"myFavorites"'));
    held[0]?.();
    await answered;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await gallery.getByRole('button', { name: 'Remove from favourites' }).count()).toBe(1);
    await context.close();
  });

  it.each([
    ['an ad', {}],
    ['an auction', { auction: {} }],
  ] as const)('keeps and shares %s', async (_kind, more) => {
    const { uuid } = await addCar(house, more);
    const guest = await house.guest();
    const context = await browserOf(browser, house, { guest });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const path = await pathOf(uuid);
    const { page, complaints } = await openPage(context, `${house.url}${path}?utm_source=letter`);
    const gallery = page.locator('#gallery');
    await gallery.getByRole('button', { name: 'Add to favourites' }).click();
    await gallery.getByRole('button', { name: 'Remove from favourites' }).waitFor();
    expect(await page.getByRole('button', { name: /favourites$/ }).count()).toBe(1);
    const kept = async () => (await guest.ask('{ myFavorites }')).data;
    await expect.poll(kept).toEqual({ myFavorites: [uuid] });

    const link = gallery.getByRole('link', { name: 'Share' });
    expect(await link.getAttribute('href')).toBe(path);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    );
    await link.click();
    await page.locator('[data-toast-key="linkCopied"]').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(house.url + path);

    await page.evaluate(() => {
      const share = async (what: ShareData) => document.body.setAttribute('data-shared', what.url ?? '');
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await link.click();
    await expect.poll(() => page.locator('body').getAttribute('data-shared')).toBe(house.url + path);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the photographs', () => {
  it.each([
    ['/acheter/voiture-collection/', DESKTOP, 'Agrandir la photo', 'Photo 2 sur 4'],
    ['/en/buy/collection-car/', PHONE, 'Enlarge the photo', 'Photo 2 of 4'],
  ] as const)('fill the screen, by keys, fingers and wheel, %s', async (path, viewport, enlarge, second) => {
    const { page, context, complaints } = await visit(browser, house, `${path}${slug}.html`, { viewport });
    await page.locator('#gallery button').first().click();
    await viewer(page).waitFor();
    await expect.poll(() => viewer(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...viewport });
    await expectAccessible(page, `viewer-${viewport.width}`);
    // It is in the house's language.
    expect(await viewer(page).getByText(CAPTION).isVisible()).toBe(path.startsWith('/acheter'));

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place(page)).toContain(second);
    await viewer(page).getByRole('button', { name: enlarge }).click();
    await expect.poll(() => scaleOf(page)).toBe(2.5);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scaleOf(page)).toBe(1);

    const photo = await viewer(page).locator('[data-photo]').boundingBox();
    const middle = { x: viewport.width / 2, y: (photo?.y ?? 0) + (photo?.height ?? 0) / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2);
    await page.mouse.wheel(0, 4_000);
    await expect.poll(() => scaleOf(page)).toBe(1);
    await page.mouse.down();
    await page.mouse.move(middle.x - 120, middle.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => place(page)).toContain(second);

    await page.keyboard.press('End');
    await expect.poll(() => place(page)).toContain(`4 ${second.split(' ').slice(2).join(' ')}`);
    await page.keyboard.press('Home');
    await expect.poll(() => place(page)).toContain('Photo 1 ');
    const thumbnails = viewer(page).locator('[data-thumbnails] button');
    expect(await thumbnails.count()).toBe(4);
    await thumbnails.nth(1).click();
    await expect.poll(() => place(page)).toContain(second);
    expect(await thumbnails.nth(1).getAttribute('aria-current')).toBe('true');
    const ground = await viewer(page).evaluate(each => getComputedStyle(each).backgroundColor);
    expect(ground.match(/\d+/g)?.every(part => Number(part) < 40)).toBe(true);

    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leave nothing blank while a large one is on its way: what the page has of it stands', async () => {
    const context = await browserOf(browser, house);
    const { page } = await openPage(context, `${house.url}/acheter/voiture-collection/${slug}.html`);
    await page
      .locator('#gallery picture img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    const onPage = await page.locator('#gallery picture img').first().evaluate(currentSrcOf);
    await page.locator('#gallery button').first().click();
    const meanwhile = viewer(page).locator('[data-meanwhile]');
    await meanwhile.waitFor();
    expect(onPage).toContain('/photos/');
    expect(await meanwhile.evaluate(currentSrcOf)).toBe(onPage);
    await context.close();
  });

  it('come closer under two fingers', async () => {
    const path = `/acheter/voiture-collection/${slug}.html`;
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    const { page } = await openPage(context, house.url + path);
    await page.locator('#gallery button').first().tap();
    await viewer(page).waitFor();
    const touch = await context.newCDPSession(page);
    const at = (...xs: number[]) => xs.map((x, id) => ({ x, y: 400, id }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(170, 220) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(120, 270) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(95, 295) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(3);
    await context.close();
  });

  it('keep nobody waiting who comes to bid: a page is hydrated without them', async () => {
    const context = await browserOf(browser, house);
    await context.route('**/photos/**', () => {});
    const page = await context.newPage();
    await page.goto(`${house.url}/acheter/voiture-collection/${slug}.html`, { waitUntil: 'commit' });
    await page.waitForFunction(() => !('takeEarlyDoings' in window));
    await page.locator('#gallery button').first().click();
    await viewer(page).waitFor();
    await context.close();
  });
});
