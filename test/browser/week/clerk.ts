import { expect } from 'vitest';
import { DESKTOP, expectAccessible, goTo, PHONE } from '../../kit/chromium.ts';
import { endAuction } from '../../kit/sales.ts';
import {
  beginSale,
  bidFor,
  buyerOf,
  endOfWeek,
  FAILED,
  LOTS,
  lot,
  ordersOf,
  SOLD,
  WEEK,
} from '../../kit/week.ts';
import { bidOnPage, dialogOf, isRefused, plain, press, saidInEuros, seat, textOf, week } from './house.ts';

const CLOSE = 'mutation($id: ID!) { closeOrder(id: $id, payout: null) { state } }';

const row = (number: number) => week.staff.clerk.page.locator(`[data-desk-lot="${number}"]`);
const figure = async (name: string) =>
  textOf(
    week.staff.clerk.page
      .locator('dl div', { has: week.staff.clerk.page.getByText(name, { exact: true }) })
      .first(),
  );

/** The clerk has every lot on one board, rings who asked for it, and bids for them. */
export async function runBoard(): Promise<void> {
  await beginSale(week.house, week.uuids);
  const { page } = week.staff.clerk;
  await goTo(page, `${week.house.url}/admin/sales`);
  await page.getByRole('link', { name: 'La vente d’automne' }).click();
  await row(40).waitFor();
  expect(await page.locator('[data-desk-lot]').count()).toBe(LOTS);
  expect(await textOf(row(5))).toContain('Sans réserve');
  expect(await figure('Prochaine fin')).toContain('Lot 1');
  await expectAccessible(page, 'week-board');

  await page.setViewportSize(PHONE);
  await row(3)
    .getByRole('button', { name: /^Prévoir un appel/ })
    .click();
  await dialogOf(page)
    .getByLabel(/Personne à appeler/)
    .fill('marc');
  await dialogOf(page)
    .getByRole('radio', { name: /Marc Mercier/ })
    .check();
  await dialogOf(page).getByLabel('Note').fill('Demande le lot 3');
  await press(dialogOf(page), 'Ajouter à la liste');
  await page.locator('[data-call=open]').waitFor();
  await expectAccessible(page, 'week-board-phone');
  await page.getByRole('button', { name: /^Enchérir ?, Marc Mercier/ }).click();
  await dialogOf(page)
    .locator('[name=bid]')
    .fill(String(lot(3).top));
  await dialogOf(page).locator('[name=isAuctionCGVAccepted]').check();
  await expectAccessible(page, 'week-phone-bid');
  await press(dialogOf(page), 'Enchérir en son nom');
  await dialogOf(page).waitFor({ state: 'detached' });
  await press(page, 'Marquer comme appelé, Marc Mercier');
  await page.locator('[data-call=done]').waitFor();
  await page.setViewportSize(DESKTOP);
  expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
}

/** The clerk sees the bids come, the hammer fall, and every lot as it went. */
export async function seeHammer(): Promise<void> {
  const { page } = week.staff.clerk;
  for (const number of [1, 2]) {
    const slugOf = (await week.house.rooms.ads.find(week.uuids[number - 1] ?? ''))?.slug;
    const path = `/acheter/voiture-collection/${slugOf}.html`;
    const bidder = await seat(buyerOf(week.buyers, number), path, number === 2 ? PHONE : DESKTOP);
    await bidOnPage(bidder, lot(number).top ?? 0);
    await expectAccessible(bidder.page, `week-bid-${number}`);
    await bidder.context.close();
  }
  await bidFor(
    week.house,
    week.uuids[FAILED - 1] ?? '',
    buyerOf(week.buyers, 2),
    (lot(FAILED).top ?? 0) - 1_000,
  );
  for (const { number, top } of WEEK.slice(3))
    if (top !== null)
      await bidFor(week.house, week.uuids[number - 1] ?? '', buyerOf(week.buyers, number), top);
  for (const number of [1, 3, 34])
    await page.locator(`[data-desk-lot="${number}"][data-price="${lot(number).top}"]`).waitFor();
  expect(await textOf(row(1))).toContain('Réserve atteinte');
  expect(await textOf(row(34))).toContain(`Il manque ${saidInEuros(1_034)}`);

  for (const uuid of week.uuids) await endAuction(week.house, uuid);
  await row(LOTS).getByText('Invendue').waitFor();
  await expect.poll(() => figure('Vendus')).toContain(`${SOLD} sur ${LOTS}`);
  expect(await figure('Adjugé')).toContain(saidInEuros(endOfWeek().hammer));
  await expectAccessible(page, 'week-board-over');

  await goTo(page, `${week.house.url}/ventes/${week.slug}`);
  await page.locator('[data-sale-state=ENDED]').waitFor();
  expect(await page.locator('[data-price-state=sold]').count()).toBe(SOLD);
  await expectAccessible(page, 'week-catalogue-over');
  const results: string[] = [];
  for (const of of [1, 2]) {
    await goTo(page, `${week.house.url}/resultats?page=${of}`);
    results.push(...(await page.locator('[data-verdict=SOLD]').allTextContents()).map(plain));
  }
  expect(results).toHaveLength(SOLD);
  for (const { model, top } of WEEK.slice(0, SOLD))
    expect(results.find(each => each.includes(model))).toContain(saidInEuros(top ?? 0));
}

/** The clerk offers one that did not sell again, while the specialist gives another back. */
export async function offerAgain(): Promise<void> {
  const { page, guest } = week.staff.clerk;
  await goTo(page, `${week.house.url}/admin/sales/desk/${week.saleId}`);
  await row(40).getByRole('link').click();
  await page.getByRole('link', { name: 'Et maintenant ?' }).click();
  await expectAccessible(page, 'week-after');
  await press(page, 'Remettre en vente');
  // At once: its page proposes tomorrow.
  await dialogOf(page).locator('[name=start]').fill('2026-01-01T10:00');
  await press(dialogOf(page), 'Remettre en vente');
  await page.getByText('La voiture est aux enchères jusqu’au').waitFor();
  await page.getByRole('link', { name: 'La vente', exact: true }).click();
  await page.locator('[data-room-state=RUNNING]').waitFor();

  const specialist = week.staff.specialist.page;
  await goTo(specialist, `${week.house.url}/admin/ads?text=AUT-39`);
  await specialist.getByRole('checkbox', { name: 'Cocher toute la page' }).check();
  await press(specialist.getByRole('toolbar'), 'Retirer');
  await press(dialogOf(specialist), 'Voir ce qui changerait');
  await press(dialogOf(specialist), 'Appliquer à une ligne');
  await dialogOf(specialist).getByText('Une ligne a changé.').waitFor();

  const [order] = await ordersOf(week.house);
  await isRefused(week.staff.clerk, '/admin/money');
  await isRefused(week.staff.clerk, `/admin/orders/${order?.id}`);
  expect(await guest.codeOf(CLOSE, { id: order?.id })).toBe('Forbidden');
}
