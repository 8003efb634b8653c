import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { endAuction } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  house.rooms.jobs.start();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';

/** A car under the hammer at 21,000 euros, which its seller looks at. */
async function watched(reserve: number | null) {
  const [seller, bidder] = [await house.guest(), await house.guest()];
  const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
  if (reserve !== null)
    await house.db.owner('update auctions set reserve = $2, reserve_reached = false where id = $1', [
      car.auctionId,
      reserve,
    ]);
  const i = { auctionId: car.auctionId, bid: 21_000, isAuctionCGVAccepted: true };
  expect(await bidder.codeOf(BID, { i })).toBeNull();
  const path = `/en/user/cars/edit/${car.uuid}`;
  const visited = await visit(browser, house, path, { guest: seller, viewport: PHONE });
  await visited.page.locator('[data-sale=RUNNING]').waitFor();
  expect(await visited.page.locator('#next').count()).toBe(0);
  return { ...visited, car };
}

/** Whether nothing lies over the middle of a thing, and it is within the window. */
const isInSight = (thing: Locator) =>
  thing.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });

describe('one’s own car, once the hammer has fallen', () => {
  it('leads to its order where it is sold, and is written no more', async () => {
    const { page, context, complaints, car } = await watched(null);
    await endAuction(house, car.uuid);
    const act = page.locator('#next a');
    await act.waitFor();
    await page.locator('[data-state=SOLD]').waitFor();
    expect(await page.locator('[data-step]').count()).toBe(0);
    await expectAccessible(page, 'own-car-sold-phone');
    await act.click();
    await page.waitForURL(/\/orders\//);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes the wish for another auction where it sold to nobody, then leads to the offer for it', async () => {
    const { page, context, complaints, car } = await watched(30_000);
    await endAuction(house, car.uuid);
    await page.locator('#next').getByLabel('Your wishes').fill('In spring.');
    await page.getByRole('button', { name: 'Ask for another auction' }).click();
    await page.getByText('Your request is noted.').waitFor();
    await expectAccessible(page, 'own-car-unsold-phone');
    await page.getByRole('link', { name: 'Edit the ad' }).click();
    await page.locator('[data-step=price]').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#field-price') !== null))
      .toBe(true);
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    expect(
      await staff.codeOf('mutation($u: ID!) { openOffer(uuid: $u) { id } }', { u: car.uuid }),
    ).toBeNull();
    await page.reload();
    await page.locator('#next').getByRole('link', { name: 'See the offer' }).click();
    await page.waitForURL(/\/user\/offers\//);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('what is missing of a car', () => {
  it('leads to its field, which is in sight with the keyboard in it', async () => {
    const seller = await house.guest();
    const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: seller.email });
    const { page, context, complaints } = await visit(
      browser,
      house,
      `/en/user/cars/create/${uuid}?step=preview`,
      { guest: seller, viewport: PHONE },
    );
    for (const [missing, field] of [
      ['history', 'history'],
      ['city', 'city'],
      ['price', 'price'],
    ] as const) {
      await page.locator(`[data-missing=${missing}] a`).click();
      const control = page.locator(`[name=${field}]`);
      await expect.poll(() => control.evaluate(element => element === document.activeElement)).toBe(true);
      await expect.poll(() => isInSight(control)).toBe(true);
      await page.locator('[data-step-link=preview]').click();
    }
    await page.locator('[data-missing=front] a').click();
    await page.locator('[data-step=photos]').waitFor();
    await expect.poll(() => isInSight(page.locator('[data-drop=photos]'))).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the house’s reading of a car', () => {
  /** How far something stands out of the window, to either side. */
  const out = (page: Page, thing: Locator) =>
    thing.evaluate((element, width) => {
      const { left, right } = element.getBoundingClientRect();
      return Math.max(0, -left, right - width);
    }, page.viewportSize()?.width ?? 0);

  it('shows on a phone what is proposed and what was asked before, in a table', async () => {
    const [seller, guest] = [
      await house.guest(),
      await house.guest({ permissions: ['Ads:publish', 'Ads:update'] }),
    ];
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const history = { fr: 'Une seule famille depuis 1969, toutes les factures, aucune corrosion.' };
    const { data } = await seller.ask(`{ myCar(uuid: "${uuid}") { version } }`);
    const { version } = (data as unknown as { myCar: { version: number } }).myCar;
    const save =
      'mutation($u: ID!, $v: Int!, $d: CarAdInput) { saveMyCar(uuid: $u, version: $v, data: $d) { version } }';
    const d = { history, year: 1969, price: 45_000 };
    expect(await seller.codeOf(save, { u: uuid, v: version, d })).toBeNull();
    const comments = JSON.stringify([{ field: 'year', text: 'De quelle année est-elle ?' }]);
    await house.db.owner(
      `insert into ad_submissions (ad_uuid, state, decided_at, decided_by, comments)
       select $1, 'CHANGES_ASKED', now(), id, $3::jsonb from accounts where email = $2`,
      [uuid, guest.email, comments],
    );
    await house.db.owner('insert into ad_submissions (ad_uuid) values ($1)', [uuid]);
    const { page, context, complaints } = await visit(browser, house, '/admin/ads/review', {
      guest,
      viewport: PHONE,
    });
    const row = page.getByRole('table').getByRole('row').filter({ hasText: history.fr });
    await row.waitFor();
    const cells = await row.getByRole('cell').all();
    expect(cells).toHaveLength(2);
    for (const cell of cells) {
      expect(await out(page, cell)).toBe(0);
      expect((await cell.boundingBox())?.width).toBeGreaterThan(PHONE.width * 0.7);
    }
    expect(await row.getByText('Proposé').isVisible()).toBe(true);
    const asked = page.locator('[data-asked-before]').getByText('De quelle année est-elle ?');
    expect([await asked.isVisible(), await out(page, asked)]).toEqual([true, 0]);
    await expectAccessible(page, 'ad-review-phone');
    await page.goto(`${house.url}/admin/ads/edit/${uuid}`);
    await page.locator('[data-status=PUBLISHED]', { hasText: 'À relire' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
