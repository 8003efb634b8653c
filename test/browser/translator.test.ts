import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { browserOf, goTo, leaveChromium, listenTo, openChromium } from '../kit/chromium.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

/**
 * What a browser's own translator does to a page: another language in its attribute, and each text taken out and
 * another put into elements of the translator's in its place, now and whenever the page writes one.
 */
const TRANSLATOR = `(() => {
  const spared = 'script, style, textarea, title, option, [translate="no"], font';
  const translate = text => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(spared)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstChild.append(text.data.replaceAll('Vous ', 'Sie '));
    text.replaceWith(outer);
  };
  const all = root => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts) translate(text);
  };
  const watch = new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target);
      for (const added of addedNodes) added.nodeType === 3 ? translate(added) : all(added);
    }
  });
  document.documentElement.lang = 'de';
  all(document.body);
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
})()`;

async function translated(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const complaints = listenTo(page);
  await goTo(page, house.url + path);
  await page.evaluate(TRANSLATOR);
  return { page, complaints };
}

async function newAuction() {
  const { uuid, auctionId } = await addCar(house, { auction: { endsInMs: 5 * 3_600_000 } });
  const [row] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
  return { auctionId, path: `/acheter/voiture-collection/${row?.slug}.html` };
}

const header = (page: Page) => page.locator('[data-section="header"]');
const modal = (page: Page, name: string) => page.locator(`[data-modal="${name}"]`);
const toast = (page: Page, key: string) => page.locator(`[data-toast-key="${key}"]`);

async function signIn(page: Page, guest: Guest): Promise<void> {
  await modal(page, 'login').waitFor();
  await modal(page, 'login').locator('[name="email"]').fill(guest.email);
  await modal(page, 'login').locator('[name="password"]').fill(PASSWORD);
  await modal(page, 'login').locator('button[type="submit"]').click();
}

async function bid(page: Page, amount: string): Promise<void> {
  await modal(page, 'bid').locator('[name="bid"]').fill(amount);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.locator('[name="isAuctionCGVAccepted"]').check();
  await page.getByRole('button', { name: 'Confirmer l' }).click();
  await toast(page, 'bidSuccess').last().waitFor();
}

describe('a page that the browser translates', () => {
  it('lets a visitor sign in, bid to the receipt, and follow the sale', async () => {
    const { path, auctionId } = await newAuction();
    const guest = await house.guest();
    const other = await house.guest();
    const context = await browserOf(browser, house);
    const { page, complaints } = await translated(context, path);

    await header(page).getByRole('button', { name: 'Enchérir' }).click();
    await signIn(page, guest);
    await modal(page, 'bid').waitFor();
    await bid(page, '1 000');
    await header(page).locator('[data-ceiling]').waitFor();
    await expect.poll(() => page.locator('[data-bid-row]').count()).toBe(1);

    await other.ask('mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }', {
      i: { auctionId, bid: 2_000, isAuctionCGVAccepted: true },
    });
    await toast(page, 'OutbidFromAnotherUser').waitFor();
    await expect.poll(() => header(page).innerText()).toMatch(/2\s000/);
    await header(page).getByRole('button', { name: 'Surenchérir' }).click();
    await modal(page, 'bid').waitFor();
    await bid(page, '3 000');
    await expect.poll(() => header(page).innerText()).toMatch(/3\s000/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lets a visitor ask and keep a car', async () => {
    const { path } = await newAuction();
    const guest = await house.guest();
    const context = await browserOf(browser, house);
    const { page, complaints } = await translated(context, path);
    await page.locator('[data-section="questions"]').getByRole('button', { name: 'Poser' }).click();
    await signIn(page, guest);
    await modal(page, 'question').locator('[name="question"]').fill('Deux clés ?');
    await modal(page, 'question').locator('button[type="submit"]').click();
    await toast(page, 'questionSuccess').waitFor();
    await page.getByText('Deux clés ?').waitFor();
    await page
      .getByRole('button', { name: /Ajouter aux favoris/ })
      .first()
      .click();
    await expect
      .poll(async () => (await guest.ask('{ myFavorites }')).data)
      .toMatchObject({
        myFavorites: [expect.any(String)],
      });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
