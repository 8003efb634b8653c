import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { endAuction } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const holding = '[data-holds=true]';

describe('the proof of a sale', () => {
  it('gives a bidder signed receipts, and after the hammer checks the log and any receipt on the spot', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    const bidder = await house.guest();
    const i = { auctionId, bid: 1_000, maxBid: 4_000, isAuctionCGVAccepted: true };
    expect(await bidder.codeOf(BID, { i })).toBeNull();
    const path = `/en/proof/${auctionId}`;
    const own = await visit(browser, house, path, { guest: bidder });
    await own.page.locator(`[data-mine] ${holding}`).waitFor();
    const saving = own.page.waitForEvent('download');
    await own.page.getByRole('button', { name: 'Download my receipts' }).click();
    const chunks = await (await (await saving).createReadStream()).toArray();
    const receipt = Buffer.concat(chunks).toString();
    expect(receipt).toMatch(/^receipt,/);
    await expect.poll(() => own.page.getByText('as soon as the hammer falls').count()).toBe(1);
    expect(own.complaints).toEqual([]);
    await own.context.close();

    await endAuction(house, uuid);
    const { page, context, complaints } = await visit(browser, house, path, { viewport: PHONE });
    await page.locator(`[data-log-check=done] ${holding}`).nth(1).waitFor();
    await page.getByLabel('Paste a receipt').fill('nothing of the kind');
    await page.getByRole('button', { name: 'Check the receipt' }).click();
    await page.getByText('both of its lines are needed').waitFor();
    await page.getByLabel('Paste a receipt').fill(receipt);
    await page.getByRole('button', { name: 'Check the receipt' }).click();
    await page.locator(`[data-pasted] ${holding}`).nth(2).waitFor();
    expect(await page.locator('[data-holds=false]').count()).toBe(0);
    await page.getByText('Read the lines').click();
    await expectAccessible(page, 'proof-phone');
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
