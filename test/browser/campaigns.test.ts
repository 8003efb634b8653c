import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, leaveChromium, openChromium, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { type MailServer, openMailServer } from '../kit/mail-server.ts';

let server: MailServer;
let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  server = await openMailServer();
  [house, browser] = await Promise.all([openTestHouse({ SMTP_URL: server.url }), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const letterTo = (email: string) => server.letters.find(({ to }) => to?.[0]?.address === email);

it('a letter is written, tried and sent by staff; each reads it in their language, and leaves with one request', async () => {
  for (const [email, language] of [
    ['anna@calandre.test', 'FR'],
    ['ben@calandre.test', 'EN'],
  ])
    await house.db.owner(
      `insert into newsletter_subscribers (email, language, consent, consented_at, token_hash, confirmed_at)
       values ($1, $2, 'Oui.', now(), uuid_send(gen_random_uuid()), now())`,
      [email, language],
    );
  const staff = await house.guest({ permissions: ['Users:update'], firstName: 'Solène' });
  const { page, context, complaints } = await visit(browser, house, '/admin/letters?view=campaigns', {
    guest: staff,
  });
  await page.getByRole('link', { name: 'Nouvelle lettre' }).click();
  await page.locator('[name="subject.fr"]').fill('La vente d’automne');
  await page.locator('[name="subject.en"]').fill('The autumn sale');
  await page.locator('[name="body.fr"]').fill('Bonjour,\n\nTrente voitures.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('dans chaque langue qui a un sujet').waitFor();
  await page.locator('[name="body.en"]').fill('Hello,\n\nThirty cars.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('heading', { name: '2 personnes recevront cette lettre' }).waitFor();
  await page.frameLocator('iframe').getByText('Trente voitures.').waitFor();
  await page.locator('[data-preview]').getByRole('button', { name: 'English' }).click();
  await page.frameLocator('iframe').getByText('Thirty cars.').waitFor();
  await expectAccessible(page, 'admin-campaign');

  await page.getByRole('button', { name: 'M’envoyer un essai' }).click();
  await page.getByText('Un essai par langue').waitFor();
  await house.rooms.jobs.drain();
  expect(server.letters.splice(0).map(({ to }) => to?.[0]?.address)).toEqual([staff.email, staff.email]);

  await page.getByRole('button', { name: 'Envoyer…' }).click();
  await page.getByRole('button', { name: 'Envoyer à 2 personnes' }).click();
  await page.getByRole('heading', { name: 'Résultat' }).waitFor();
  await house.rooms.jobs.drain();
  expect(['anna@calandre.test', 'ben@calandre.test'].map(email => letterTo(email)?.subject)).toEqual([
    'La vente d’automne',
    'The autumn sale',
  ]);
  const header = letterTo('ben@calandre.test')?.headers.find(({ key }) => key === 'list-unsubscribe');
  const { pathname } = new URL(`${header?.value}`.replace(/[<>]/g, ''));
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(house.url + pathname, { method: 'POST', body })).status).toBe(200);
  await page.locator('dl div', { hasText: 'Désinscriptions' }).getByText('1', { exact: true }).waitFor();
  await expectAccessible(page, 'admin-campaign-sent');
  expect(await house.db.owner('select email from newsletter_subscribers')).toEqual([
    { email: 'anna@calandre.test' },
  ]);

  await page.goto(`${house.url}/admin/people?filter=PROFESSIONAL&text=Mercier`);
  await page.getByRole('link', { name: 'Leur écrire' }).click();
  await page.locator('[name="segment"]').waitFor();
  const chosen = (name: string) => page.locator(`[name="${name}"]`).inputValue();
  expect([await chosen('segment'), await chosen('filter'), await chosen('search')]).toEqual([
    ...['PEOPLE', 'PROFESSIONAL', 'Mercier'],
  ]);
  expect(complaints).toEqual([]);
  await context.close();
});
