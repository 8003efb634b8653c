import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  leaveChromium,
  openChromium,
  overflowAt,
  PHONE,
  visit,
} from '../kit/chromium.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openTestHouse();
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const WORDS = {
  fr: {
    ...{ accept: 'fr-FR', path: '', add: 'Inscrire une application', name: 'Nom de l’application' },
    ...{ home: 'Son site', redirects: 'Adresses de retour', confirm: 'Inscrire l’application' },
    ...{ secret: 'Elle garde un secret sur un serveur', bid: 'Enchérir en votre nom', refuse: 'Refuser' },
    ...{ allow: 'Autoriser', end: 'Mettre fin à Carnet', none: 'Aucune application.' },
    ...{ wrong: /Cette demande ne vient d’aucune application/, asks: 'Carnet demande à agir en votre nom' },
  },
  en: {
    ...{ accept: 'en-GB', path: '/en', add: 'Register an application', name: 'Application name' },
    ...{ home: 'Its site', redirects: 'Redirect addresses', confirm: 'Register the application' },
    ...{ secret: 'It keeps a secret on a server', bid: 'Bid for you', refuse: 'Refuse' },
    ...{ allow: 'Allow', end: 'End Carnet', none: 'No applications.' },
    ...{ wrong: /This request comes from no application/, asks: 'Carnet asks to act for you' },
  },
} as const;

/** Where an application on one's own machine is answered. */
async function openNative() {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Back</title>'),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { at: `http://127.0.0.1:${port}/back`, [Symbol.dispose]: () => void server.close() };
}

describe.each([
  ['fr', PHONE],
  ['en', DESKTOP],
] as const)('an application that asks, in %s', (locale, viewport) => {
  const words = WORDS[locale];

  it('leads a person from an application through sign-in to their answer and back', async () => {
    using native = await openNative();
    const maker = await house.guest({ firstName: 'Zoé' });
    const made = await visit(browser, house, `${words.path}/user/developers`, { guest: maker, viewport });
    const own = made.page.locator('#applications');
    await own.getByRole('button', { name: words.add }).click();
    await own.getByLabel(words.name).fill('Carnet');
    await own.getByLabel(words.home).fill('https://app.test/');
    await own.getByLabel(words.redirects).fill('http://127.0.0.1/back');
    await own.getByLabel(words.secret).uncheck();
    await own.getByLabel(words.bid).check();
    await expectAccessible(made.page, `developers-application-${locale}`);
    await own.getByRole('button', { name: words.confirm }).click();
    const row = await own.locator('[data-application]').innerText();
    const id = /[\da-f-]{36}/.exec(row)?.[0] ?? '';
    for (const width of [320, viewport.width]) expect(await overflowAt(made.page, width)).toBe(0);
    expect(made.complaints).toEqual([]);
    await made.context.close();

    const { email } = await house.guest();
    const asked = new URLSearchParams({
      ...{ client_id: id, redirect_uri: native.at, response_type: 'code', scope: 'read bid', state: 'a&b=c' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256', ui_locales: locale },
    });
    const { page, context } = await visit(browser, house, `/oauth/authorize?${asked}`, { viewport });
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').click();
    await page.getByText(words.asks).waitFor();
    await expectAccessible(page, `authorize-${locale}`);
    for (const width of [320, viewport.width]) expect(await overflowAt(page, width)).toBe(0);
    const text = await page.locator('main').innerText();
    for (const said of ['Zoé Mercier', 'https://app.test', words.bid, new URL(native.at).host])
      expect(text).toContain(said);
    await page.getByRole('button', { name: words.refuse }).click();
    await page.waitForURL(`${native.at}?*`);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      ...{ error: 'access_denied', state: 'a&b=c' },
    });

    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    await page.goto(`${house.url}/oauth/authorize?${asked}`);
    await page.getByRole('button', { name: words.allow }).click();
    // Whoever may bid is asked who they are.
    await page.locator('dialog[open] input[name=password]').fill(PASSWORD);
    await page.locator('dialog[open] button[type=submit]').click();
    await page.waitForURL(`${native.at}?*`);
    expect(new URL(page.url()).searchParams.get('code')).toMatch(/^calandre_[\w-]{43}$/);

    await page.goto(`${house.url}${words.path}/user/developers`);
    await page.locator('#allowed').getByRole('button', { name: words.end }).click();
    await page.locator('#allowed').getByText(words.none).waitFor();

    asked.set('redirect_uri', 'https://evil.test/');
    await page.goto(`${house.url}/oauth/authorize?${asked}`);
    await page.getByText(words.wrong).waitFor();
    expect(new URL(page.url()).origin).toBe(house.url);
    asked.set('redirect_uri', native.at);
    asked.set('response_type', 'token');
    await page.goto(`${house.url}/oauth/authorize?${asked}`);
    await page.getByRole('link', { name: new URL(native.at).host }).click();
    await page.waitForURL(`${native.at}?*`);
    expect(new URL(page.url()).searchParams.get('error')).toBe('unsupported_response_type');
    await context.close();
  });
});
