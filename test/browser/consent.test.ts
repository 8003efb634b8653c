import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import {
  DESKTOP,
  expectAccessible,
  goTo,
  leaveChromium,
  openChromium,
  PHONE,
  visit,
} from '../kit/chromium.ts';
import { tabThrough } from '../kit/focus.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const banner = (page: Page) => page.locator('[data-bar="consent"]');

async function newCar(): Promise<string> {
  const { uuid } = await addCar(house);
  const [row] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
  return row?.slug ?? '';
}

/** Opens a car on a first visit, and counts what the page tells of it. */
async function firstVisit(path: string, viewport = DESKTOP) {
  const seen = await visit(browser, house, path, { viewport, isFirstVisit: true });
  const told: string[] = [];
  await seen.page.route('**/api/fb-event', route => {
    told.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return { ...seen, told };
}

describe('the question of what a visit may tell', () => {
  it.each([
    ['/acheter/voiture-collection/', PHONE, 'Tout refuser'],
    ['/en/buy/collection-car/', DESKTOP, 'Refuse all'],
  ] as const)(
    'is asked once, %s, and nothing is told before it or when refused',
    async (words, viewport, refuse) => {
      const path = `${words}${await newCar()}.html`;
      const { page, context, told, complaints } = await firstVisit(path, viewport);
      await banner(page).waitFor();
      await expectAccessible(page, `consent-${viewport.width}`);
      await page.reload();
      await banner(page).waitFor();
      await banner(page).getByRole('button', { name: refuse }).click();
      await banner(page).waitFor({ state: 'detached' });
      await goTo(page, page.url());
      expect(await banner(page).count()).toBe(0);
      expect(told).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('lets the car be told of once it was granted, and can be taken back in the footer', async () => {
    const path = `/acheter/voiture-collection/${await newCar()}.html`;
    const { page, context, told } = await firstVisit(path);
    await banner(page).getByRole('button', { name: 'Choisir' }).click();
    await banner(page).getByLabel('Publicité').check();
    await banner(page).getByRole('button', { name: 'Enregistrer mes choix' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => told.length).toBe(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ eventName: 'ViewContent', car: { brand: 'Alpine' } });
    await page.getByRole('button', { name: 'Gérer mes choix' }).click();
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await goTo(page, page.url());
    expect(told).toHaveLength(1);
    const kept = await house.db.owner<{ allows_marketing: boolean }>(
      'select allows_marketing from consents order by chosen_at desc limit 2',
    );
    expect(kept.map(row => row.allows_marketing)).toEqual([false, true]);
    await context.close();
  });

  it.each([
    ['/', PHONE],
    ['/es', { width: 640, height: 400 }],
  ])(
    'is what the keyboard comes by first, and hides nothing of what it reaches: %s',
    async (path, viewport) => {
      const { page, context } = await visit(browser, house, path, { viewport, isFirstVisit: true });
      await banner(page).waitFor();
      const { reached, hidden } = await tabThrough(page);
      expect(reached[1]).toMatch(/Tout refuser|Rechazar todo/);
      expect(reached.length).toBeGreaterThan(30);
      expect(hidden).toEqual([]);
      await context.close();
    },
  );

  it.each([true, false])('leaves the bar of a phone to hide nothing either: %s', async isFirstVisit => {
    const path = `/acheter/voiture-collection/${await newCar()}.html`;
    const { page, context } = await visit(browser, house, path, { viewport: PHONE, isFirstVisit });
    await page.locator('[data-bar="mobile"]').waitFor({ state: 'attached' });
    if (isFirstVisit) await banner(page).waitFor();
    const { reached, hidden } = await tabThrough(page);
    expect(reached.at(-1)).toBe('ES, Español');
    expect(hidden).toEqual([]);
    await context.close();
  });
});
