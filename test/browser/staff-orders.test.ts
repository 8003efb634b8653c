import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { handIn } from '../kit/incoming.ts';
import { book, idOf, sellCar, signPaper, todayInParis } from '../kit/sales.ts';

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

const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';

describe('staff', () => {
  it('find what is late, look at a paper, book the price in parts, and cancel with a reason', async () => {
    const { orderId, buyer, seller } = await sellCar(house);
    await signPaper(house, buyer, orderId);
    await signPaper(house, seller, orderId);
    await buyer.ask(PAY, { id: orderId });
    await house.db.owner("update orders set pay_by = now() - interval '1 day'");
    await handIn(house, await idOf(house, buyer));
    const guest = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    const { page, context, complaints } = await visit(browser, house, '/admin/orders?late=1', { guest });

    await page.getByText('1 étape en retard.').waitFor();
    for (const [size, viewport] of [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `staff-orders-${size}`);
    }
    await page.getByRole('button', { name: 'Accepter' }).click();
    await page.getByRole('heading', { name: 'Pièces à vérifier' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /Alpine A110/ }).click();
    await page.getByRole('heading', { level: 1, name: /Alpine A110/ }).waitFor();
    for (const [amount, reference, state] of [
      ['10 000', 'Un acompte', 'Paiement attendu'],
      ['15 000,00', 'Le solde', 'Remise à organiser'],
    ] as const) {
      await page.getByRole('button', { name: 'Saisir un encaissement' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Montant').fill(amount);
      await dialog.getByLabel('Date de valeur').fill(todayInParis());
      await dialog.getByLabel('Référence du virement').fill(reference);
      await dialog.getByLabel('Pour').selectOption('PRICE');
      await dialog.getByRole('button', { name: 'Relire' }).click();
      await dialog.getByText(reference).waitFor();
      // What waits to be read again is booked nowhere yet.
      const lines = page.getByRole('listitem').filter({ hasText: reference });
      expect(await lines.count()).toBe(0);
      await dialog.getByRole('button', { name: 'Porter aux comptes' }).click();
      await dialog.waitFor({ state: 'detached' });
      await lines.first().waitFor();
      await page.getByText(state, { exact: true }).first().waitFor();
    }
    for (const [size, viewport] of [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `staff-order-${size}`);
      // However long its amounts are, none stands behind the edge of a telephone: each has a line of its own.
      const due = page.getByRole('row', { name: /^Prix/ }).getByRole('cell');
      const lines = await due.evaluateAll(
        cells => new Set(cells.map(cell => cell.getBoundingClientRect().top)).size,
      );
      expect(lines).toBe(size === 'phone' ? await due.count() : 1);
    }
    await page.getByRole('button', { name: 'Annuler la commande' }).click();
    const cancelling = page.getByRole('dialog');
    await cancelling.getByLabel('Qui est en cause').selectOption('BUYER');
    await page.getByLabel('Mis en demeure autrement le').waitFor();
    for (const [size, viewport] of [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `staff-order-cancel-${size}`);
    }
    await cancelling.getByLabel('Qui est en cause').selectOption('SELLER');
    const end = cancelling.getByRole('button', { name: 'Mettre fin à la vente' });
    // Without a reason nothing is sent.
    await end.click();
    await cancelling.getByLabel('Motif').fill('Le vendeur ne remet pas la voiture');
    await end.click();
    await page.getByText('Commande annulée').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('say what a car of the house cost, write the report, and hand it over with the buyer', async () => {
    const { orderId, buyer } = await sellCar(house, { hasSeller: false });
    await signPaper(house, buyer, orderId);
    await buyer.ask(PAY, { id: orderId });
    const guest = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
    await book(guest, orderId, { cents: 2_500_000 });
    const { page, context, complaints } = await visit(browser, house, `/admin/orders/${orderId}`, { guest });
    await page.getByLabel('Kilométrage au compteur').fill('98 400');
    const save = page.getByRole('button', { name: 'Enregistrer le procès-verbal' });
    await save.click();
    await page.getByText('Saisissez d’abord ce que la voiture a coûté').waitFor();
    await page.getByRole('button', { name: 'Saisir le prix d’achat' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Prix payé, en euros').fill('18 200');
    await dialog.getByLabel('Date d’achat').fill('2026-01-02');
    await dialog.getByLabel('Pièce').fill('Achat 12');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await save.click();
    await page.getByText('Procès-verbal rempli').waitFor();
    await signPaper(house, buyer, orderId, 'REPORT');
    await page.reload();
    await page.getByText('signé par l’acheteur').nth(1).waitFor();
    await page.getByRole('button', { name: 'Terminer la commande' }).waitFor();
    await expectAccessible(page, 'staff-order-handed-over');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
