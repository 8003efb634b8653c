import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
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

/** One page of each template, and those with a tool of their own. */
const TEMPLATES: readonly [name: string, path: string, viewport: typeof PHONE][] = [
  ['offer', '/en/services/sell', PHONE],
  ['funding', '/services/financement', DESKTOP],
  ['delivery', '/es/servicios/entrega', PHONE],
  ['wanted', '/carhunter/voitures', DESKTOP],
  ['text', '/en/privacy', PHONE],
  ['journal', '/blog', DESKTOP],
  ['article', '/en/blog/article/enchere-maximum', PHONE],
  ['event', '/es/events/retromobile', DESKTOP],
  ['reviews', '/success-story.html', DESKTOP],
  ['brands', '/en/brands', PHONE],
  ['sitemap', '/plan-du-site', DESKTOP],
];

describe('the pages of the house', () => {
  // Every route is walked elsewhere, once; these are seen on the other screen, in the light.
  it.each(TEMPLATES)('%s is accessible, and never scrolls sideways', async (name, path, viewport) => {
    const { page, context, complaints } = await visit(browser, house, path, { viewport });
    await expectAccessible(page, `content-${name}`);
    expect(complaints).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    await context.close();
  });

  it('a loan is reckoned while one types, and what is no amount is said at its field', async () => {
    const { page, context } = await visit(browser, house, '/en/services/funding');
    const simulator = page.locator('main section', { has: page.locator('output dd') }).last();
    const amount = simulator.getByLabel('Amount to finance');
    await amount.fill('40 000');
    await simulator.getByLabel('Term').selectOption('84');
    await expect.poll(() => page.locator('output dd').first().textContent()).toMatch(/^582,43\s€$/);
    await amount.fill('12');
    await page.getByText('Enter an amount between').waitFor();
    expect(await amount.inputValue()).toBe('12');
    await context.close();
  });

  it('the services open by keys, close on Escape and lead on; the language changes on the spot', async () => {
    const { page, context } = await visit(browser, house, '/carhunter/page/how-it-works?a=1');
    const summary = page.locator('header summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.locator('header details[open]').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('header details[open]').count()).toBe(0);
    await summary.click();
    await page.locator('header details a', { hasText: 'Livraison' }).click();
    await page.waitForURL('**/services/livraison');
    await page.locator('header details:not([open])').waitFor();
    await page.locator('header nav a[hreflang=es]').click();
    await page.waitForURL('**/es/servicios/entrega');
    await context.close();
  });
});
