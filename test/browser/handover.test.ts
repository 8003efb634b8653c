import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { book, sellCar, signPaper } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openTestHouse({ CAR_PAPERS: 'on', ESCROW: 'sandbox' });
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

async function expectBoth(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${name}-${size}`);
  }
}

/** Whether its top stands in the window. */
const isInSight = (place: Element): boolean => {
  const { top } = place.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
};

it('leads each side to what the handover and the price wait for, before the day of it', async () => {
  const staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
  const { car, orderId: id, buyer, seller } = await sellCar(house);
  await house.db.owner(
    `update ads set details = details || '{"registrationPlace":"FR"}'::jsonb where uuid = $1`,
    [car.uuid],
  );
  for (const side of [buyer, seller]) await signPaper(house, side, id);
  await house.rooms.jobs.drain();
  const pay = 'mutation($id: ID!) { payIntoSandbox(id: $id, amountCents: 2500000) { id } }';
  expect(await buyer.codeOf(pay, { id })).toBeNull();
  await house.rooms.jobs.drain();
  expect(await book(staff, id, { cents: 120_000, purpose: 'FEE' })).toBeNull();

  const owner = await visit(browser, house, '/user', { guest: seller });
  const { page } = owner;
  await page.locator('[data-todo=HAND_IN_PAPERS] a').click();
  await page.locator('#car-papers').waitFor();
  await expect.poll(() => page.locator('#car-papers').evaluate(isInSight)).toBe(true);
  await page.locator('[data-task=HAND_IN_PAPERS]').waitFor();
  await expectBoth(page, 'order-fr-obstacles');

  // As the letter leads there.
  await page.goto(`${house.url}/user/orders/${id}#account`);
  await page.locator('#account').waitFor();
  await expect.poll(() => page.locator('#account').evaluate(isInSight)).toBe(true);
  await expectBoth(page, 'order-fr-account-at-provider');
  await page.getByRole('button', { name: 'Ouvrir mon compte chez Sandbox' }).click();
  await page.getByText('Votre compte est prêt.').waitFor();

  const report = `mutation($id: ID!) { writeHandoverReport(id: $id,
    data: { odometer: 1, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
  expect(await seller.codeOf(report, { id })).toBeNull();
  const winner = await visit(browser, house, `/orders/${id}/sign?paper=report`, { guest: buyer });
  await winner.page.getByText('Le vendeur doit encore remettre des papiers de la voiture.').waitFor();
  expect(await winner.page.getByRole('checkbox').count()).toBe(0);
  await expectBoth(winner.page, 'sign-fr-obstacles');
  expect([...owner.complaints, ...winner.complaints]).toEqual([]);
  for (const { context } of [owner, winner]) await context.close();
});
