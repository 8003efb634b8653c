import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { goForwardTo } from '../kit/windows.ts';

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
const bid = (guest: Guest, auctionId: string, amount: number) =>
  guest.ask(BID, { i: { auctionId, bid: amount, maxBid: null, isAuctionCGVAccepted: true } });

const header = (page: Page) => page.locator('[data-section="header"]');
const again = (place: Locator) => place.getByRole('button', { name: 'Surenchérir' });
const dialog = (page: Page) => page.locator('[data-modal="bid"]');
const amounts = async (auctionId: string) =>
  (
    await house.db.owner<{ amount: string }>(
      'select amount from bids where auction_id = $1 order by version',
      [auctionId],
    )
  ).map(row => Number(row.amount));

/** Somebody on the page of a lot where another has bid 2 000 over their 1 000. */
async function outbid(viewport = PHONE) {
  const { uuid, auctionId } = await addCar(house, { auction: {} });
  const [guest, rival] = [await house.guest(), await house.guest()];
  await bid(guest, auctionId, 1_000);
  await bid(rival, auctionId, 2_000);
  const path = `/acheter/voiture-collection/${uuid}.html`;
  const { page, context, complaints } = await visit(browser, house, path, { guest, viewport });
  await page.locator('[data-hold="ready"]').waitFor();
  return { page, context, complaints, auctionId, rival };
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
}

describe('a bid that is held', () => {
  it('is placed at once and one time, from the bar of a phone, and told and kept like any other', async () => {
    const { page, context, complaints, auctionId } = await outbid();
    await expectAccessible(page, 'hold');
    expect((await page.locator('[data-hold]').textContent())?.replace(/\s/g, ' ')).toContain(
      '2 600,00 € au total, frais compris',
    );
    const button = again(page.locator('[data-bar="mobile"]'));
    await press(page, button);
    expect((await button.getAttribute('data-held'))?.replace(/\s/g, ' ')).toBe('2 600,00 € au total');
    await page.locator('[data-toast-key="bidSuccess"]').waitFor();
    await page.locator('[data-bar="mobile"][data-standing="LEADING"]').waitFor();
    // Letting go is no press of what the button has become.
    await page.mouse.up();
    await page.locator('[data-ceiling="2100"]').waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(await amounts(auctionId)).toEqual([1_000, 2_000, 2_100]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is asked in two steps where it is let go early, and undone where one slides off or leaves', async () => {
    const { page, context, auctionId } = await outbid();
    const button = again(header(page));
    for (const leave of [
      () => page.mouse.move(2, 200),
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    ]) {
      await press(page, button);
      await page.locator('[data-held]').waitFor();
      await leave();
      await page.locator('[data-held]').waitFor({ state: 'detached' });
      await page.mouse.move(2, 200);
      await page.mouse.up();
      expect(await dialog(page).count()).toBe(0);
    }
    await press(page, button);
    await page.mouse.up();
    await page.locator('[data-modal="bid"][data-step="1"]').waitFor();
    expect(await page.locator('[name="bid"]').inputValue()).toMatch(/^2\s100$/);
    expect(await amounts(auctionId)).toEqual([1_000, 2_000]);
    await context.close();
  });

  it('is let go of where the price rises under the finger', async () => {
    const { page, context, auctionId, rival } = await outbid();
    const third = await house.guest();
    await press(page, again(header(page)));
    await page.locator('[data-held]').waitFor();
    await bid(third, auctionId, 2_500);
    await page.locator('[data-held]').waitFor({ state: 'detached' });
    await header(page).locator('[data-price="2500"]').waitFor();
    await bid(rival, auctionId, 3_000);
    await header(page).locator('[data-price="3000"]').waitFor();
    expect(await amounts(auctionId)).toEqual([1_000, 2_000, 2_500, 3_000]);
    await page.mouse.up();
    await page.locator('[data-modal="bid"][data-step="1"]').waitFor();
    await context.close();
  });

  it.each(['Enter', 'Space'])('is held by %s as well, and pressed by it', async key => {
    const { page, context, auctionId } = await outbid();
    await again(header(page)).focus();
    await page.keyboard.press(key);
    await page.locator('[data-modal="bid"][data-step="1"]').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await again(header(page)).focus();
    await page.keyboard.down(key);
    await page.locator('[data-toast-key="bidSuccess"]').waitFor();
    await header(page).getByRole('button', { name: 'Relever mon maximum' }).waitFor();
    await page.keyboard.up(key);
    await page.locator('[data-ceiling="2100"]').waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(await amounts(auctionId)).toEqual([1_000, 2_000, 2_100]);
    await context.close();
  });

  it('goes to the dialog with what is wrong of it, or of which nobody said what became', async () => {
    const { page, context, auctionId } = await outbid();
    await page.route('**/graphql*', async route => {
      const isBid = (route.request().postData() ?? '').includes('clientBidId');
      await (isBid ? route.abort() : route.continue());
    });
    await press(page, again(header(page)));
    await page.locator('[data-hold="placing"]').waitFor();
    await page.clock.install();
    await page.mouse.up();
    await goForwardTo(page, dialog(page).locator('[data-unanswered]'));
    await page.unroute('**/graphql*');
    await page.getByRole('button', { name: 'Confirmer l' }).click();
    await page.locator('[data-toast-key="bidSuccess"]').waitFor();
    expect(await amounts(auctionId)).toEqual([1_000, 2_000, 2_100]);
    await context.close();
  });
});

describe('who can’t hold', () => {
  it('is whoever has not bid here: the first bid is asked in two steps', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    const guest = await house.guest();
    const path = `/acheter/voiture-collection/${uuid}.html`;
    const { page, context } = await visit(browser, house, path, { guest });
    const button = header(page).getByRole('button', { name: 'Enchérir' });
    await press(page, button);
    expect(await page.locator('[data-held]').count()).toBe(0);
    await page.mouse.up();
    await page.locator('[data-modal="bid"][data-step="1"]').waitFor();
    expect(await amounts(auctionId)).toEqual([]);
    await context.close();
  });
});
