import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { openDemoHouse } from '../kit/demo-house.ts';
import type { TestHouse } from '../kit/house.ts';
import { carPath, findCars } from '../kit/page-kinds.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([
    openDemoHouse(),
    openChromium(['--blink-settings=imagesEnabled=false']),
  ]);
  await findCars(house);
}, 300_000);
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

/** The edge of an element: the system gives it a colour, whatever ours is. */
const edgeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return { borderTopWidth, borderTopStyle };
    });

describe('the colours of the system', () => {
  it('leave buttons, badges and what is chosen their shape', async () => {
    const context = await browserOf(browser, house, { viewport: DESKTOP });
    const { page } = await openPage(context, house.url + carPath('auction')('fr'));
    await page.emulateMedia({ forcedColors: 'active' });
    const edge = { borderTopWidth: '1px', borderTopStyle: 'solid' };
    await expect
      .poll(() => edgeOf(page, '[data-section="header"] button:has-text("Enchérir")'))
      .toEqual(edge);
    await expect.poll(() => edgeOf(page, '[data-section="header"] span:text-is("Enchère")')).toEqual(edge);
    const chosen = page.locator('header [aria-current="true"]').first();
    const outline = await chosen.evaluate(element => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
    await context.close();
  });
});

describe('the menu of a phone', () => {
  it('is accessible while it is open', async () => {
    const { page, context } = await visit(browser, house, '/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('[data-modal="menu"]').waitFor();
    await expectAccessible(page, 'menu-phone');
    await context.close();
  });
});
