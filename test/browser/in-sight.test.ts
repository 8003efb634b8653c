import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import {
  DESKTOP,
  expectAccessible,
  leaveChromium,
  openChromium,
  openPage,
  PHONE,
  visit,
} from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { UNDER_LINE } from '../kit/line.ts';
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

const PATH = '/acheter/voiture-collection/';
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const bid = (guest: Guest, auctionId: string, amount: number) =>
  guest.ask(BID, { i: { auctionId, bid: amount, maxBid: null, isAuctionCGVAccepted: true } });

/** Prices, clocks and what can be pressed, in the topmost window or in card and bars, over which something lies. */
const HIDDEN = `(async () => {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const places = top ? [top] : [...document.querySelectorAll('[data-section="header"], [data-bar]')];
  const kept = 'button, a[href], input:not([type="checkbox"]), [data-price], [data-amount], time';
  const isUnder = one => {
    const [box] = one.getClientRects();
    if (!box || !one.checkVisibility({ visibilityProperty: true })) return false;
    return [0.1, 0.5, 0.9].some(share => {
      const over = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
      return !one.contains(over);
    });
  };
  const found = [];
  for (const one of places.flatMap(place => [...place.querySelectorAll(kept)])) {
    one.scrollIntoView({ block: 'center' });
    // A notice makes way a frame after the scroll.
    for (let frames = 0; frames < 30 && isUnder(one); frames += 1) await frame();
    if (isUnder(one)) found.push(one.outerHTML.slice(0, 160));
  }
  return found;
})()`;
/** Where the page's own parts stand. */
const PLACES = `[...document.querySelectorAll('body header, main, footer')].map(one => one.getBoundingClientRect().top + scrollY)`;
const AT_REST = `Promise.allSettled(document.getAnimations()
  .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime)).map(one => one.finished)).then(() => {})`;

async function expectInSight(page: Page, state: string): Promise<void> {
  await page.evaluate(AT_REST);
  // What is drawn anew while it is looked at lies over nothing for long.
  await expect.poll(() => page.evaluate<string[]>(HIDDEN), { message: state }).toEqual([]);
}

describe.each([PHONE, DESKTOP])('price, clock and what can be pressed, $width pixels wide', viewport => {
  const header = (page: Page) => page.locator('[data-section="header"]');
  const stands = (page: Page, standing: string) =>
    page.locator(`[data-section="header"][data-standing="${standing}"]`).waitFor();

  it('are in sight from the announcement to the outbid one’s dialog, under a notice and an error', async () => {
    const [soon, lot] = [
      await addCar(house, { auction: { startsInMs: 3_600_000, endsInMs: 7_200_000 } }),
      await addCar(house, { auction: { endsInMs: 18_000_000 } }),
    ];
    const [guest, rival] = [await house.guest(), await house.guest()];
    const { page, context } = await visit(browser, house, `${PATH}${soon.uuid}.html`, { guest, viewport });
    await stands(page, 'NOT_STARTED');
    await expectInSight(page, 'not started');
    await page.goto(`${house.url}${PATH}${lot.uuid}.html`);
    await stands(page, 'FIRST');
    await expectInSight(page, 'first');
    // What says that the page is cut off comes and goes, and moves nothing under a finger.
    await page.evaluate(() => scrollTo(0, 0));
    const places = await page.evaluate(PLACES);
    await context.setOffline(true);
    await page.locator('[data-connection="offline"] p').waitFor();
    expect(await page.evaluate(PLACES)).toEqual(places);
    await expectInSight(page, 'offline');
    expect(await page.evaluate(UNDER_LINE)).toEqual([]);
    await context.setOffline(false);
    await page.locator('[data-connection="live"]').waitFor({ state: 'attached' });
    await bid(guest, lot.auctionId, 1_000);
    await page.reload();
    await stands(page, 'LEADING');
    await expectInSight(page, 'leading');
    await bid(rival, lot.auctionId, 2_000);
    await stands(page, 'OUTBID');
    const notice = page.locator('[data-toast-key="OutbidFromAnotherUser"]');
    await notice.waitFor();
    // What has the focus stays.
    await notice.getByRole('button').focus();
    await expectInSight(page, 'outbid, with its notice');
    if (viewport === PHONE) {
      await page.locator('[data-bar="room"] button[aria-haspopup]').click();
      await page.locator('[data-modal="room"] [data-room-row="2000"]').waitFor();
      await page.locator('[data-modal="room"]').getByText('Votre maximum').waitFor();
      await expectInSight(page, 'the sheet');
      await expectAccessible(page, 'room-sheet');
      await page.keyboard.press('Escape');
    }
    await header(page).getByRole('button', { name: 'Surenchérir' }).click();
    const dialog = page.locator('[data-modal="bid"]');
    await dialog.locator('[name="bid"]').waitFor();
    await expectInSight(page, 'step 1');
    await dialog.locator('[name="bid"]').fill('1');
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await dialog.locator('[data-error-key]').waitFor();
    await expectInSight(page, 'step 1, with an error');
    await dialog.locator('[name="bid"]').fill('3 000');
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await page.locator('[data-modal="bid"][data-step="2"]').waitFor();
    await expectInSight(page, 'step 2');
    await context.close();
  });

  it('are in sight beside the line of a page that is cut off, and the question of consent', async () => {
    const lot = await addCar(house, { auction: { endsInMs: 18_000_000 } });
    const path = `${PATH}${lot.uuid}.html`;
    const { page, context } = await visit(browser, house, path, { viewport, isFirstVisit: true });
    await page.locator('[data-bar="consent"]').waitFor();
    await context.setOffline(true);
    await page.locator('[data-connection="offline"] p').waitFor();
    expect(await page.evaluate(UNDER_LINE)).toEqual([]);
    await expectAccessible(page, 'cut-off');
    await context.close();
  });

  it('are in sight in the last hour, when a bid moves the end, and when the hammer has fallen', async () => {
    const [lot, other, unsold] = [
      await addCar(house, { auction: { endsInMs: 100_000 } }),
      await addCar(house, { auction: {} }),
      await addCar(house, { auction: {} }),
    ];
    await house.db.owner('update auctions set reserve = 9000, reserve_reached = false where id = $1', [
      unsold.auctionId,
    ]);
    const [guest, rival] = [await house.guest(), await house.guest()];
    for (const { auctionId } of [lot, other, unsold]) await bid(guest, auctionId, 1_000);
    const { page, context } = await visit(browser, house, `${PATH}${lot.uuid}.html`, { guest, viewport });
    await stands(page, 'LEADING');
    await header(page).locator('[data-room]').waitFor();
    await expectInSight(page, 'last hour');
    await bid(rival, lot.auctionId, 2_000);
    await stands(page, 'OUTBID');
    await header(page).getByText('Prolongée').first().waitFor();
    await expectInSight(page, 'the end has moved');
    await endAuction(house, lot.uuid);
    await stands(page, 'LOST');
    await expectInSight(page, 'lost');
    for (const [{ uuid }, standing] of [
      [other, 'WON'],
      [unsold, 'UNSOLD'],
    ] as const) {
      await endAuction(house, uuid);
      const { page: over } = await openPage(context, `${house.url}${PATH}${uuid}.html`);
      await stands(over, standing);
      await expectInSight(over, standing);
    }
    await context.close();
  });
});
