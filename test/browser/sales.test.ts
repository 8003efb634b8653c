import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update'] });
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

it('of lots is thrown away as a draft, and another window keeps what is typed of it', async () => {
  const { uuid } = await addCar(house);
  const { data } = await staff.ask(
    `mutation($u: ID!) { saveSale(data: { title: { fr: "Vente de printemps" }, story: {}, terms: {}, intervalMinutes: 5,
      start: "2100-01-01T00:00:00Z", firstEnd: "2100-01-02T00:00:00Z", stagger: VALUE, hotFrom: 50000,
      hotGapMinutes: 15, extensionWindowSeconds: 120, askForCardDetails: true, lots: [{ uuid: $u }] }) { id } }`,
    { u: uuid },
  );
  const path = `/admin/sales/edit/${(data as unknown as { saveSale: { id: string } }).saveSale.id}`;
  const other = await visit(browser, house, path, { guest: staff, viewport: PHONE });
  await other.page.getByLabel('Lieu d’exposition').fill('Lyon');

  const one = await visit(browser, house, path, { guest: staff, viewport: DESKTOP });
  await one.page.getByRole('button', { name: 'Supprimer la vente' }).click();
  await one.page.getByRole('dialog').getByText('Les voitures restent').waitFor();
  await expectAccessible(one.page, 'sale-removal');
  await one.page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await one.page.waitForURL('**/admin/sales');
  await one.page.getByRole('heading', { name: 'Ventes cataloguées' }).waitFor();
  expect(await one.page.getByText('Vente de printemps').count()).toBe(0);

  await other.page.getByRole('button', { name: 'Enregistrer' }).click();
  await other.page.getByText('Cette vente a été supprimée').waitFor();
  expect(await other.page.getByLabel('Lieu d’exposition').inputValue()).toBe('Lyon');
  await expectAccessible(other.page, 'sale-gone');
  for (const { complaints, context } of [one, other]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
