import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import {
  expectAccessible,
  leaveChromium,
  openChromium,
  overflowAt,
  PHONE,
  SMALLEST_WIDTH,
  visit,
} from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
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

const PATHS = { fr: '/acheter/voiture-collection/', en: '/en/buy/collection-car/' };
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const bid = (guest: Guest, auctionId: string, amount: number, maxBid: number | null = null) =>
  guest.ask(BID, { i: { auctionId, bid: amount, maxBid, isAuctionCGVAccepted: true } });

/** How many lines the words of a button take. */
const linesOf = (button: Locator): Promise<number> =>
  button.evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('span') ?? element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

describe.each(['fr', 'en'] as const)('one’s standing, in %s', locale => {
  it('is the same in the card and in the bar of a phone, on one line, whatever the amount', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    const [guest, rival] = [await house.guest(), await house.guest()];
    const wish = { guest, viewport: PHONE };
    const { page, context, complaints } = await visit(browser, house, `${PATHS[locale]}${uuid}.html`, wish);
    const header = page.locator('[data-section="header"]');
    const bar = page.locator('[data-bar="mobile"]');
    const stands = async (standing: string) => {
      await page.locator(`[data-bar="mobile"][data-standing="${standing}"]`).waitFor();
      expect(await header.getAttribute('data-standing')).toBe(standing);
      for (const width of [SMALLEST_WIDTH, PHONE.width]) {
        expect(await overflowAt(page, width)).toBe(0);
        for (const button of await bar.getByRole('button').all()) expect(await linesOf(button)).toBe(1);
        const [own, shared] = [bar, header].map(place => place.getByRole('button', { name: ACT }));
        expect(await own?.textContent()).toBe(await shared?.textContent());
      }
      await expectAccessible(page, `standing-${standing}-${locale}`);
    };
    await stands('FIRST');
    await bid(guest, auctionId, 1_000_000, 1_200_000);
    await page.reload();
    await stands('LEADING');
    await bid(rival, auctionId, 2_000_000);
    await stands('OUTBID');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads whoever won to the contract, on a phone from its bar, and to no other car', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    const guest = await house.guest();
    await bid(guest, auctionId, 1_000);
    const wish = { guest, viewport: PHONE };
    const { page, context } = await visit(browser, house, `${PATHS[locale]}${uuid}.html`, wish);
    await page.locator('[data-bar="mobile"][data-standing="LEADING"]').waitFor();
    await endAuction(house, uuid);
    const bar = page.locator('[data-bar="mobile"][data-standing="WON"]');
    await bar.waitFor();
    const [order] = await house.db.owner<{ id: string }>('select id from orders where auction_id = $1', [
      auctionId,
    ]);
    const links = await bar.getByRole('link').evaluateAll(all => all.map(one => one.getAttribute('href')));
    expect(links).toEqual([`${locale === 'en' ? '/en' : ''}/orders/${order?.id}/sign`]);
    await context.close();
  });
});

const ACT = /Enchérir|Relever|Place a bid|Raise|Bid again/i;
