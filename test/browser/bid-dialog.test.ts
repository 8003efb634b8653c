import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, leaveChromium, openChromium, visit } from '../kit/chromium.ts';
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

const PATH = '/acheter/voiture-collection/';
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const bid = (guest: Guest, auctionId: string, amount: number) =>
  guest.ask(BID, { i: { auctionId, bid: amount, maxBid: null, isAuctionCGVAccepted: true } });
const header = (page: Page) => page.locator('[data-section="header"]');
const dialog = (page: Page) => page.locator('[data-modal="bid"]');
const sendButton = (page: Page) => dialog(page).locator('button[type="submit"]');
/** Whether all of it is seen: nothing lies over its corners, and nothing cuts them off. */
const isWhole = (one: Locator) =>
  one.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isSeen = (y: number) => {
      const over = document.elementFromPoint((left + right) / 2, y);
      return over !== null && (element.contains(over) || over.contains(element));
    };
    return isSeen(top + 2) && isSeen(bottom - 2);
  });

async function openBid(viewport: { width: number; height: number }, price: number) {
  const { uuid, auctionId } = await addCar(house, { auction: {} });
  await bid(await house.guest(), auctionId, price);
  const wish = { guest: await house.guest(), viewport };
  const { page, context } = await visit(browser, house, `${PATH}${uuid}.html`, wish);
  await header(page).locator('button[data-act]').click();
  await dialog(page).locator('[name="bid"]').waitFor();
  return { page, context };
}

describe.each([320, 360, 390])('the dialog of a bid, %i pixels wide', width => {
  it('shows amounts of seven figures whole', async () => {
    const { page, context } = await openBid({ width, height: 740 }, 9_900_000);
    const field = dialog(page).locator('[name="bid"]');
    await field.fill('9 999 999');
    // What an input's text takes up, as nothing else tells it.
    const room = await field.evaluate((input: HTMLInputElement) => {
      const { paddingLeft, paddingRight, font, letterSpacing } = getComputedStyle(input);
      const span = document.body.appendChild(document.createElement('span'));
      Object.assign(span.style, {
        font,
        letterSpacing,
        whiteSpace: 'pre',
        fontVariantNumeric: 'tabular-nums',
      });
      span.textContent = input.value;
      const taken = span.getBoundingClientRect().width;
      span.remove();
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - taken;
    });
    expect(room).toBeGreaterThanOrEqual(0);
    const quick = await dialog(page)
      .locator('.grid-cols-3 button')
      .evaluateAll(buttons =>
        buttons.map(button => {
          const words = document.createRange();
          words.selectNodeContents(button);
          return button.getBoundingClientRect().width - words.getBoundingClientRect().width;
        }),
      );
    for (const left of quick) expect(left).toBeGreaterThan(8);
    await context.close();
  });

  it('has what is said of the maximum wholly in sight', async () => {
    const { page, context } = await openBid({ width, height: 740 }, 1_000);
    await dialog(page).locator('[name="maxBid"]').fill('10');
    await sendButton(page).click();
    const said = dialog(page).locator('[data-error-key="auction.bidMaxTooLow"]');
    await said.waitFor();
    await expect.poll(() => isWhole(said)).toBe(true);
    await context.close();
  });
});

describe('the dialog of a bid', () => {
  it('leaves a fifth of the window to the page, which stands still behind it', async () => {
    const { page, context } = await openBid({ width: 390, height: 500 }, 1_000);
    const height = () => dialog(page).evaluate(sheet => sheet.getBoundingClientRect().height);
    expect(await height()).toBeLessThanOrEqual(400);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(195, 50);
    await page.mouse.wheel(0, 300);
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await context.close();
  });

  it('keeps its total and its button in sight on a telephone that lies on its side', async () => {
    const { page, context } = await openBid({ width: 844, height: 390 }, 1_000);
    const parts = [dialog(page).locator('dl'), sendButton(page), dialog(page).locator('[name="bid"]')];
    for (const part of parts) await expect.poll(() => isWhole(part)).toBe(true);
    await context.close();
  });

  it('says that the page is cut off above its button, which is then pressed in vain', async () => {
    const { page, context } = await openBid({ width: 390, height: 844 }, 1_000);
    await sendButton(page).focus();
    await context.setOffline(true);
    await dialog(page).getByText('Vous enchérirez au retour de la connexion.').waitFor();
    const rests = () => sendButton(page).getAttribute('aria-disabled');
    expect(await rests()).toBe('true');
    // Whoever bids by the keyboard stays where they are.
    await page.keyboard.press('Enter');
    expect(await sendButton(page).evaluate(button => button === document.activeElement)).toBe(true);
    expect(await dialog(page).getAttribute('data-step')).toBe('1');
    await context.setOffline(false);
    await expect.poll(rests).toBe(null);
    await context.close();
  });
});

describe('the card of a lot', () => {
  it('is dark and as large as the last hour has it before any script, with its rows in one screen', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: { endsInMs: 1_800_000 } });
    const people = [await house.guest(), await house.guest()] as const;
    for (let bids = 0; bids < 7; bids += 1) await bid(people[bids % 2]!, auctionId, 1_000 * (bids + 1));
    const path = `${PATH}${uuid}.html`;
    expect(await (await fetch(house.url + path)).text()).toContain('data-last-hour=""');
    const { page, context } = await visit(browser, house, path, { viewport: { width: 1440, height: 900 } });
    const row = header(page).locator('[data-room-row="2000"]');
    await row.waitFor();
    for (const part of [row, header(page).getByRole('timer'), header(page).locator('button[data-act]')]) {
      expect(await isWhole(part)).toBe(true);
    }
    // What else the card says is below them, and not put away.
    expect(await header(page).innerText()).toMatch(/Fin le .* \(heure de Paris\)[\s\S]*vues?/);
    await context.close();
  });

  it('says without scripts how one bids, and has no button that does nothing', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP });
    const page = await context.newPage();
    await page.goto(`${house.url}${PATH}${uuid}.html`);
    expect(await header(page).locator('noscript').innerText()).toContain('Pour enchérir, activez JavaScript');
    expect(await header(page).getByRole('button', { name: 'Enchérir' }).count()).toBe(0);
    // The date stands where the time left is counted with scripts, and so do a date's words, to be read and to be heard.
    expect(await header(page).ariaSnapshot()).toMatch(/term: Fin le\n/);
    await context.close();
  });

  it('gives whoever won the price and the next act in the first screen of a phone', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    const guest = await house.guest();
    await bid(guest, auctionId, 1_000);
    await endAuction(house, uuid);
    const viewport = { width: 390, height: 844 };
    const { page, context } = await visit(browser, house, `${PATH}${uuid}.html`, { guest, viewport });
    const act = header(page).getByRole('link', { name: 'Signer le contrat' });
    await act.waitFor();
    expect((await act.boundingBox())!.y).toBeLessThan(844);
    await context.close();
  });
});
