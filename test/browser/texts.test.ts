import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, leaveChromium, openChromium, visit } from '../kit/chromium.ts';
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

it('a letter is found, worded anew, seen before it is decided, and what is planned taken back', async () => {
  const staff = await house.guest({ permissions: ['Settings:update'], firstName: 'Solène' });
  const { page, context, complaints } = await visit(browser, house, '/admin/settings', { guest: staff });
  await page.getByRole('link', { name: 'Textes des lettres et des contrats' }).click();
  await page.getByRole('searchbox').fill('vient de changer');
  const row = page.getByRole('link', { name: /^Le mot de passe de votre compte/ });
  // Until what was found is there, the list of before is dimmed.
  await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(10);
  await row.waitFor();
  await expectAccessible(page, 'admin-texts');
  await row.click();

  await page.locator('[name="fr"]').fill('Mot de passe changé chez {house}.');
  await page.getByRole('button', { name: 'Voir avant de décider' }).click();
  await page.getByText('Ce texte n’a pas cette valeur').waitFor();
  await page.locator('[name="fr"]').fill("C'est changé chez {houseName} !");
  await page.getByRole('button', { name: 'Voir avant de décider' }).click();
  const preview = page.locator('[data-preview]');
  await preview.getByText('C’est changé chez Calandre\u00a0!').waitFor();
  await preview.getByText('Choisir un nouveau mot de passe').waitFor();
  await expectAccessible(page, 'admin-text-preview');
  await page.getByRole('button', { name: 'Décider' }).click();
  await page.getByText('Versions (1)').waitFor();

  const key = 'letters.account.passwordChanged.text';
  expect(house.rooms.settings.texts.find(key, 'fr')).toBe('C’est changé chez {houseName}\u00a0!');
  await page.locator('[name="fr"]').fill('');
  await page.locator('[name="holdsFrom"]').fill('2035-01-01T09:00');
  await page.getByRole('button', { name: 'Voir avant de décider' }).click();
  await preview.getByText('À partir du 01/01/2035').waitFor();
  await page.getByRole('button', { name: 'Décider' }).click();
  await page.locator('[data-planned]').getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await page.getByText('Versions (3)').waitFor();
  expect(await page.locator('[data-planned]').count()).toBe(0);
  expect(house.rooms.settings.texts.find(key, 'fr', Date.parse('2036-01-01'))).toContain('C’est changé');
  await expectAccessible(page, 'admin-text');
  expect(complaints).toEqual([]);
  await context.close();
});
