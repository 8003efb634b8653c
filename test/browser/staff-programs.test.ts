import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askApi, makeKey } from '../kit/api.ts';
import {
  DESKTOP,
  expectAccessible,
  leaveChromium,
  openChromium,
  overflowAt,
  PHONE,
  visit,
} from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { openReceiver } from '../kit/receiver.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('what programs come in by, as staff see it on a %s', (name, viewport) => {
  it('is made, ended and sent again', async () => {
    await using receiver = await openReceiver();
    const owner = await house.guest({ firstName: 'Léa' });
    await makeKey(owner);
    const { data } = await owner.ask(
      'mutation($u: String!) { addWebhook(url: $u, events: ["lot.closed"]) { webhook { id } } }',
      { u: receiver.url },
    );
    const { webhook } = (data as unknown as { addWebhook: { webhook: { id: string } } }).addWebhook;
    receiver.answerBy(() => 500);
    await owner.ask('mutation($id: ID!) { pingWebhook(id: $id) }', { id: webhook.id });
    await house.rooms.jobs.drain();
    await house.db.owner('update webhook_messages set died_at = now()');

    const staff = await house.guest({ permissions: ['Users:update'] });
    const { page, context, complaints } = await visit(browser, house, '/admin/programs', {
      ...{ guest: staff, viewport },
    });
    await page.getByRole('table').waitFor();
    await expectAccessible(page, `admin-programs-${name}`);
    // With the keys alone: the window has the focus in its first field.
    await page.getByRole('button', { name: 'Créer une clé de la maison' }).press('Enter');
    await page.locator('[name="name"]').fill('Vitrine');
    await expectAccessible(page, `admin-programs-new-${name}`);
    await page.locator('[name="name"]').press('Enter');
    const secret = await page.locator('[data-secret] input').inputValue();
    expect((await askApi(house, secret, '/lots')).status).toBe(200);
    await page.getByRole('button', { name: 'Je l’ai copiée' }).press('Enter');
    await page.locator('tbody th', { hasText: 'Vitrine' }).waitFor();
    expect(await overflowAt(page, viewport.width)).toBe(0);
    await page.getByRole('button', { name: /^Supprimer.*Vitrine/ }).press('Enter');
    await page.locator('[data-modal="end-key"] [type="submit"]').press('Enter');
    await page.locator('tbody th', { hasText: 'Vitrine' }).waitFor({ state: 'detached' });
    expect((await askApi(house, secret, '/lots')).status).toBe(401);

    await page.getByRole('tab', { name: 'Adresses' }).click();
    await page.getByText('HTTP 500').first().waitFor();
    await expectAccessible(page, `admin-programs-hooks-${name}`);
    expect(await overflowAt(page, viewport.width)).toBe(0);
    await page.getByRole('link', { name: receiver.url }).click();
    receiver.answerBy(() => 204);
    await page.getByRole('button', { name: 'Renvoyer' }).waitFor();
    await expectAccessible(page, `admin-programs-messages-${name}`);
    await page.getByRole('button', { name: 'Renvoyer' }).press('Enter');
    await page.getByText('En attente').last().waitFor();
    await house.rooms.jobs.drain();
    expect(receiver.received).toHaveLength(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is decided by the house itself, looked at first, and shown with its author', async () => {
    const staff = await house.guest({ permissions: ['Settings:update'] });
    const { page, context, complaints } = await visit(browser, house, '/admin/settings', {
      ...{ guest: staff, viewport },
    });
    await page.getByRole('heading', { name: 'Paliers d’enchères' }).waitFor();
    await expectAccessible(page, `admin-settings-${name}`);
    expect(await overflowAt(page, viewport.width)).toBe(0);
    // With the keys alone: the window has the focus in its first field.
    await page.getByRole('button', { name: /^Modifier.*Frais/ }).press('Enter');
    await page.locator('[name="basisPoints"]').fill(name === 'phone' ? '5' : '6');
    await page.locator('[name="basisPoints"]').press('Enter');
    await page.getByRole('heading', { name: 'Ce qui change' }).waitFor();
    await expectAccessible(page, `admin-settings-change-${name}`);
    await page.getByRole('button', { name: 'Décider' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .getByText(/Depuis le .*, par Alain Mercier/)
      .first()
      .waitFor();
    expect(house.rooms.settings.read('buyerFee').basisPoints).toBe(name === 'phone' ? 500 : 600);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
