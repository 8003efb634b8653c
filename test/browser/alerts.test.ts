import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openTestHouse();
  house.rooms.jobs.start();
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

describe('an alert', () => {
  it('is made on a search, tells of the next car, and is paused and deleted in its list', async () => {
    const guest = await house.guest();
    await addCar(house);
    const { page, context, complaints } = await visit(browser, house, '/en/buy/alpine.html', { guest });
    await page.getByRole('button', { name: 'Create an alert' }).click();
    await page.getByRole('link', { name: 'See my alerts' }).click();
    const row = page.locator('[data-alert]');
    await row.waitFor();
    await addCar(house);
    await expect.poll(async () => (await house.rooms.mail.list(guest.email)).length).toBe(1);

    await row.getByRole('button', { name: 'Rename' }).click();
    await row.getByLabel('Alert name').fill('My Alpines');
    await page.keyboard.press('Enter');
    await row.getByRole('heading', { name: 'My Alpines' }).waitFor();
    await row.getByLabel('lower prices').check();
    await expect
      .poll(async () => (await guest.ask('{ myAlerts { tellsDrops tellsEdits } }')).data)
      .toEqual({ myAlerts: [{ tellsDrops: true, tellsEdits: false }] });
    await row.getByRole('button', { name: 'Pause' }).click();
    await row.getByText('Paused').waitFor();
    for (const [size, viewport] of [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `alerts-en-${size}`);
    }
    await row.getByRole('link').click();
    await page.waitForURL(/\/en\/buy\/alpine\.html/);
    await page.goBack();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No alerts').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
