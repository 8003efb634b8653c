import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { browserOf, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { openTestProvider, type TestProvider } from '../kit/provider.ts';

let other: TestProvider;
let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [other, browser] = await Promise.all([openTestProvider(), openChromium()]);
  house = await openTestHouse(other.env);
}, 120_000);
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
  await other[Symbol.asyncDispose]();
});

const stored = "localStorage.getItem('auth.returnPath')";

describe('signing in through a provider', () => {
  it('from the bid button leads there, back to the auction, and on with the bid', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const [{ slug } = { slug: '' }] = await house.db.owner<{ slug: string }>(
      'select slug from ads where uuid = $1',
      [uuid],
    );
    other.expect({ sub: 'bidder', email: 'bidder@calandre.test', email_verified: true, given_name: 'Léa' });
    const path = `/en/buy/collection-car/${slug}.html`;
    const { page, context, complaints } = await visit(browser, house, path);
    await page.locator('[data-section=header]').getByRole('button', { name: 'Place a bid' }).click();
    const left: string[] = [];
    page.on('request', request => {
      if (request.isNavigationRequest()) left.push(new URL(request.url()).pathname);
    });
    await page.locator('dialog[open]').getByRole('button', { name: 'Google' }).click();
    // She has no card yet: the flow goes on at that very step.
    await page.locator('[data-modal=card]').waitFor();
    expect(left[0]).toBe('/auth/google');
    expect(left).toContain('/auth/google/callback');
    await page.waitForURL(house.url + path);
    expect(await page.evaluate(stored)).toBeNull();
    await page.locator('[data-account=person]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks once for the password of an account with the same address, and goes on where one wanted', async () => {
    await house.guest({ email: 'owner@calandre.test' });
    other.expect({ sub: 'owner', email: 'owner@calandre.test' });
    const login = '/auth/login?redirect=/user/addresses';
    const { page, context } = await visit(browser, house, login, { viewport: PHONE });
    await page.getByRole('button', { name: 'Continuer avec Facebook' }).click();
    await page.getByText('owner@calandre.test').waitFor();
    await expectAccessible(page, 'link-account-phone');
    await page.fill('main input[name=password]', 'wrong');
    await page.click('main button[type=submit]');
    await page.locator('[data-error-key="form.validation.ownPassword"]').waitFor();
    await page.fill('main input[name=password]', PASSWORD);
    await page.click('main button[type=submit]');
    await page.waitForURL(`${house.url}/user/addresses`);
    await context.close();
  });

  it('refused over there leads back to sign-in, which says so and still knows where to go', async () => {
    const guest = await house.guest();
    other.expect({ sub: 'no', refuses: true });
    const { page, context } = await visit(browser, house, '/auth/login?redirect=/user/addresses');
    await page.getByRole('button', { name: 'Continuer avec Google' }).click();
    await page.getByText('n’a pas abouti').waitFor();
    await page.fill('main input[name=email]', guest.email);
    await page.fill('main input[name=password]', PASSWORD);
    await page.click('main form button[type=submit]');
    await page.waitForURL(`${house.url}/user/addresses`);
    await context.close();
  });

  it('by Enter before the page is hydrated waits for it, with all that is typed', async () => {
    const guest = await house.guest();
    const context = await browserOf(browser, house);
    const page = await context.newPage();
    const held: Array<() => void> = [];
    await page.route(/entry\.client/, async route => {
      await new Promise<void>(go => held.push(go));
      await route.continue();
    });
    await page.goto(`${house.url}/auth/login?redirect=/user/addresses`);
    await page.fill('main input[name=email]', guest.email);
    await page.fill('main input[name=password]', PASSWORD);
    await page.keyboard.press('Enter');
    await expect.poll(() => held.length).toBe(1);
    for (const go of held) go();
    await page.waitForURL(`${house.url}/user/addresses`);
    await context.close();
  });
});
