import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/accounts/index.ts';
import { DESKTOP, expectAccessible, leaveChromium, listenTo, openChromium, PHONE } from '../kit/chromium.ts';
import { addPerson, openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { CLOSED, PARTICULARS } from '../kit/production.ts';

const { HOUSE_DIRECTOR, HOUSE_HOST, HOUSE_MEDIATOR, ...others } = PARTICULARS;
let house: TestHouse;
let browser: Browser;
let front: Server;
let url = '';
beforeAll(async () => {
  const env = { ...CLOSED, ...others, STAFF_SECOND_FACTOR: 'off' };
  [house, browser] = await Promise.all([openTestHouse(env), openChromium()]);
  front = await openFront();
  url = `http://localhost:${(front.address() as AddressInfo).port}`;
  const passwordHash = await hashPassword(PASSWORD);
  const permissions = ['Settings:update', 'Users:update'];
  const person = { address: 'claire@calandre.test', passwordHash, permissions };
  await addPerson(house.db, { ...person, hasCard: false, firstName: 'Claire' });
});
afterAll(async () => {
  await leaveChromium(browser);
  front.close();
  await house[Symbol.asyncDispose]();
});

/** Stands before the house as the proxy does that ends TLS: what comes to it has the public name. */
async function openFront(): Promise<Server> {
  const front = createServer((asked, answered) => {
    const { origin, ...headers } = asked.headers;
    const named = origin === undefined ? headers : { ...headers, origin: CLOSED.PUBLIC_URL };
    const on = request(house.url + asked.url, { method: asked.method, headers: named }, response => {
      answered.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answered);
    });
    on.on('error', () => answered.destroy());
    asked.pipe(on);
  });
  front.listen(0, 'localhost');
  await once(front, 'listening');
  return front;
}

async function come(viewport = DESKTOP) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'fr-FR' });
  const page = await context.newPage();
  return { page, context, complaints: listenTo(page) };
}

describe('a house that is not open yet', () => {
  it('shows visitors that it opens soon, on a telephone too', async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      const { page, context } = await come(viewport);
      const response = await page.goto(`${url}/en/buy.html`);
      expect(response?.status()).toBe(503);
      await page.getByRole('heading', { name: 'Opening soon' }).waitFor();
      await expectAccessible(page, `opening-${viewport.width}`);
      await context.close();
    }
  });

  it('says so to whoever goes from their profile to a public page', async () => {
    const { page, context } = await come();
    await page.goto(`${url}/auth/login`);
    await page.locator('input[name="email"]').fill('claire@calandre.test');
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    // Signed in, one is led on, and so to the profile, where one may be while the house is closed.
    await expect.poll(async () => (await context.cookies()).some(({ httpOnly }) => httpOnly)).toBe(true);
    await page.goto(`${url}/user/profile`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator('footer a[href="/mentions-legales"]').click();
    await page.getByRole('heading', { name: 'Ouverture prochaine' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/mentions-legales');
    await page.goBack();
    await page.locator('footer a[href="/mentions-legales"]').waitFor();
    await context.close();
  });

  it('lets staff in, shows what is missing, leads to its setting, and opens while they look', async () => {
    const { page, context, complaints } = await come();
    await page.goto(`${url}/admin`);
    await page.locator('input[name="email"]').fill('claire@calandre.test');
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await page.getByRole('heading', { name: 'Avant d’ouvrir' }).waitFor();
    await page.getByText('Il manque 3 informations').waitFor();
    await expectAccessible(page, 'admin-opening');

    // In another window what is missing is filled in, by the way that the page shows.
    const other = await context.newPage();
    await other.goto(`${url}/admin`);
    await other.getByRole('link', { name: 'Mentions légales' }).click();
    await other.waitForURL('**/admin/settings#publisher');
    const card = other.locator('#publisher');
    await expect
      .poll(() => card.evaluate(box => Math.round(box.getBoundingClientRect().top) >= 0))
      .toBe(true);
    await card.getByRole('button', { name: /Modifier/ }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel(/^Directeur/).fill(HOUSE_DIRECTOR);
    await dialog.getByLabel(/^Hébergeur/).fill(HOUSE_HOST);
    await dialog.getByLabel(/^Médiateur/).fill(HOUSE_MEDIATOR);
    await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();
    await dialog.getByRole('button', { name: 'Décider' }).click();
    await dialog.waitFor({ state: 'detached' });

    // The first window was left alone.
    await page.getByText('La maison est ouverte.').waitFor();
    expect(await page.getByRole('heading', { name: 'Avant d’ouvrir' }).count()).toBe(0);
    const visitor = await come();
    expect((await visitor.page.goto(`${url}/mentions-legales`))?.status()).toBe(200);
    await visitor.page.getByText(HOUSE_MEDIATOR).waitFor();
    await expectAccessible(visitor.page, 'legal-notice');
    expect(complaints).toEqual([]);
  });
});
