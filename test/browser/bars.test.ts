import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#server/context.ts';
import { addCar } from '../kit/cars.ts';
import {
  DESKTOP,
  expectAccessible,
  leaveChromium,
  openChromium,
  PHONE,
  SMALLEST_WIDTH,
  visit,
} from '../kit/chromium.ts';
import { tabThrough } from '../kit/focus.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { UNDER_LINE } from '../kit/line.ts';

let house: TestHouse;
let browser: Browser;
let staff: Guest;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  staff = await house.guest({ permissions: [...PERMISSIONS] });
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

/** Of what stays in sight, which lies over another. */
const OVER_ANOTHER = `(() => {
  const seen = [...document.querySelectorAll('[data-bar], [data-toast], [data-staff="button"]')]
    .filter(one => one.checkVisibility({ visibilityProperty: true }));
  return seen.flatMap((one, at) => seen.slice(at + 1).filter(other => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return !one.contains(other) && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).map(other => [one, other].map(each => each.outerHTML.slice(0, 60))));
})()`;
const bar = (page: Page, name: string) => page.locator(`[data-bar="${name}"]`);

async function expectLineFree(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.locator('[data-connection="offline"] p').waitFor();
  expect(await page.evaluate(UNDER_LINE)).toEqual([]);
}

/** What has the focus stays. */
async function expectNoticeFree(page: Page, key: string): Promise<void> {
  const notice = page.locator(`[data-toast-key="${key}"]`);
  await notice.getByRole('button').focus();
  await expect.poll(() => page.evaluate(OVER_ANOTHER)).toEqual([]);
  expect(await notice.count()).toBe(1);
}

/** The page on which staff see what somebody else sees. */
async function viewAs(person: Guest, viewport: typeof PHONE) {
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
    person.email,
  ]);
  const seen = await visit(browser, house, `/admin/people/${row?.id}`, { guest: staff, viewport });
  await seen.page.getByRole('button', { name: 'Voir comme' }).click();
  await seen.page.locator('[data-viewing]').waitFor();
  return seen;
}

describe.each([{ width: SMALLEST_WIDTH, height: 700 }, PHONE, DESKTOP])(
  'what stays in sight, $width pixels wide',
  viewport => {
    it.each(['/admin/sales/edit/new', '/admin/letters/campaign/new'])(
      'leaves the line of a page that is cut off free: %s',
      async path => {
        const { page, context } = await visit(browser, house, path, { guest: staff, viewport });
        await bar(page, 'bottom').waitFor();
        await expectLineFree(page);
        await context.close();
      },
    );

    it('leaves it free over the acts on many rows, and lets what is below them be read', async () => {
      await Promise.all(Array.from({ length: 8 }, () => addCar(house, { status: 'DRAFT' })));
      const { page, context } = await visit(browser, house, '/admin/ads', { guest: staff, viewport });
      await page.getByRole('table').getByRole('checkbox').first().check();
      await bar(page, 'bottom').waitFor();
      await expectAccessible(page, `bulk-bar-${viewport.width}`);
      const { reached, hidden } = await tabThrough(page);
      expect(reached).toContain('Tout décocher');
      expect(hidden).toEqual([]);
      await expectLineFree(page);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('[data-connection] p').isVisible()).toBe(false);
      await context.close();
    });

    it('hides nothing of an ad’s editor that the keyboard reaches', async () => {
      const { uuid } = await addCar(house, { status: 'DRAFT' });
      const path = `/admin/ads/edit/${uuid}`;
      const { page, context } = await visit(browser, house, path, { guest: staff, viewport });
      await bar(page, 'top').waitFor();
      const { reached, hidden } = await tabThrough(page, 'Shift+Tab');
      expect(reached.length).toBeGreaterThan(30);
      expect(hidden).toEqual([]);
      await context.close();
    });

    it('leaves staff’s way to the editor of a car free', async () => {
      const { uuid } = await addCar(house, { auction: { endsInMs: 18_000_000 } });
      const path = `/acheter/voiture-collection/${uuid}.html`;
      const { page, context } = await visit(browser, house, path, { guest: staff, viewport });
      await page.locator('[data-staff="button"]').waitFor();
      await expectLineFree(page);
      expect(await page.evaluate(OVER_ANOTHER)).toEqual([]);
      await context.close();
    });

    it('says whose account one looks at beside notices, the bars of a car and the line', async () => {
      const person = await house.guest({ firstName: 'Marie-Antoinette' });
      const { page, context } = await viewAs(person, viewport);
      await context.grantPermissions(['clipboard-write']);
      await page.goto(`${house.url}/user/profile`);
      await expect.poll(() => page.locator('[name="firstName"]').inputValue()).toBe('Marie-Antoinette');
      await page.locator('form:has([name="firstName"]) [type="submit"]').click();
      await expectNoticeFree(page, 'errors.Forbidden');
      const { uuid } = await addCar(house, { auction: { endsInMs: 18_000_000 } });
      await page.goto(`${house.url}/acheter/voiture-collection/${uuid}.html`);
      await page.locator('[data-viewing]').waitFor();
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.locator('#gallery').getByRole('link', { name: 'Partager' }).click();
      await expectNoticeFree(page, 'linkCopied');
      await page.evaluate(() => scrollTo(0, 600));
      await bar(page, viewport === DESKTOP ? 'bottom' : 'mobile').waitFor();
      await expect.poll(() => page.evaluate(OVER_ANOTHER)).toEqual([]);
      await expectLineFree(page);
      await expectAccessible(page, `viewing-car-${viewport.width}`);
      await context.close();
    });
  },
);
