import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { openMailServer } from '../kit/mail-server.ts';

let house: TestHouse;
let browser: Browser;
let server: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  server = await openMailServer();
  house = await openTestHouse({ SMTP_URL: server.url });
  house.rooms.jobs.start();
  house.rooms.notifications.follower.start();
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const bid = (guest: Guest, auctionId: string, amount: number) =>
  guest.ask(BID, { i: { auctionId, bid: amount, isAuctionCGVAccepted: true } });

describe('somebody who is outbid', () => {
  it('sees the bell ring wherever they are, gets one letter, and finds the event in their list', async () => {
    const [one, other] = [await house.guest(), await house.guest()];
    const car = await addCar(house, { auction: {} });
    await bid(one, car.auctionId, 1_000);
    const { page, context, complaints } = await visit(browser, house, '/', { guest: one });
    const bell = page.locator('[data-unread]');
    const place = await bell.boundingBox();
    await expect.poll(() => bell.getAttribute('data-unread')).toBe('0');

    await bid(other, car.auctionId, 2_000);
    await expect.poll(() => bell.getAttribute('data-unread')).toBe('1');
    expect(await bell.boundingBox()).toEqual(place);
    expect(await bell.getAttribute('aria-label')).toBe('Notifications, 1 non lue');
    await expect.poll(() => server.letters.length).toBe(1);
    expect(server.letters[0]).toMatchObject({
      to: [{ address: one.email }],
      subject: 'Enchère dépassée : Alpine A110',
    });

    await bell.click();
    const row = page.locator('[data-notification=OUTBID]');
    await row.waitFor();
    expect((await row.innerText()).replace(/[\u202f\u00a0]/g, ' ')).toContain('2 000 €');
    await row.click();
    await page.waitForURL(/\/acheter\/voiture-collection\//);
    await expect.poll(() => bell.getAttribute('data-unread')).toBe('0');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('can read and set it all with every aid, on a desk and on a telephone', async () => {
    const guest = await house.guest();
    await house.db.owner(
      `insert into notifications (account_id, kind, event_key, ad_uuid, data, created_at)
       select p.id, k.kind, 'shown', (select uuid from ads limit 1),
         '{"amount": 12500, "endAt": 1790000000000, "isSold": true, "name": "Alpine", "count": 2}',
         now() - k.n * interval '1 hour'
       from accounts p, unnest($2::text[]) with ordinality as k (kind, n) where p.email = $1`,
      [guest.email, ['OUTBID', 'WON', 'ENDING_SOON', 'QUESTION_ANSWERED', 'ALERT_MATCH']],
    );
    for (const [prefix, size, viewport] of [
      ['', 'phone', PHONE],
      ['/en', 'desktop', DESKTOP],
    ] as const) {
      const path = `${prefix}/user/notifications`;
      const { page, context, complaints } = await visit(browser, house, path, { guest, viewport });
      await page.locator('[data-notification]').first().waitFor();
      await expectAccessible(page, `notifications-${size}`);
      await page.getByRole('tab').nth(1).click();
      await page.locator('table').waitFor();
      await expectAccessible(page, `notification-settings-${size}`);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('keeps a change of the settings', async () => {
    const guest = await house.guest();
    const { page, context } = await visit(browser, house, '/en/user/notifications', { guest });
    await page.getByRole('tab', { name: 'Settings' }).click();
    const box = page.getByLabel('Outbid, E-mail');
    await box.uncheck();
    await page.getByLabel('Use quiet hours').check();
    await page.getByLabel('From').selectOption('23');
    const stored = async () =>
      (await guest.ask('{ notificationSettings { quietFrom quietUntil choices { kind channels } } }')).data;
    await expect.poll(stored).toMatchObject({ notificationSettings: { quietFrom: 23, quietUntil: 8 } });
    await page.reload();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect.poll(() => page.getByLabel('Outbid, E-mail').isChecked()).toBe(false);
    await expect.poll(() => page.getByLabel('Auction won, E-mail').isDisabled()).toBe(true);
    await context.close();
  });
});
