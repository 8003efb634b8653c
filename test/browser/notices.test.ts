import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import {
  DESKTOP,
  expectAccessible,
  goTo,
  leaveChromium,
  openChromium,
  PHONE,
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

const PATH = '/acheter/voiture-collection/';
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const bid = (guest: Guest, auctionId: string, amount: number, maxBid: number | null = null) =>
  guest.ask(BID, { i: { auctionId, bid: amount, maxBid, isAuctionCGVAccepted: true } });
const act = (page: Page) => page.locator('[data-section="header"]').getByRole('button', { name: /nchérir/ });

/** Prices, clocks and what can be pressed, as far as they are in sight, that a notice lies over. */
const COVERED = `(() => {
  const isScrolledAway = (one, y) => {
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
      const { top, bottom } = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowY !== 'visible' && (y < top || y > bottom)) return true;
    }
    return false;
  };
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const kept = 'button, a[href], input, select, textarea, summary, [data-price], [data-amount], time';
  return [...top.querySelectorAll(kept)].filter(one => {
    if (one.closest('[data-toast]') || !one.checkVisibility()) return false;
    const { left, top, width, height } = one.getBoundingClientRect();
    if (isScrolledAway(one, top + height / 2)) return false;
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over?.closest('[data-toast]') != null;
  }).map(one => one.outerHTML.slice(0, 120));
})()`;
const covered = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => new Promise(done => setTimeout(done, 600)));
  return page.evaluate<string[]>(COVERED);
};

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('a notice on %s', (_name, viewport) => {
  it('lies over no price, no clock and nothing to press, wherever one stands and whatever is open', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    const [guest, rival] = [await house.guest(), await house.guest()];
    await bid(guest, auctionId, 1_000);
    const { page, context } = await visit(browser, house, `${PATH}${uuid}.html`, { guest, viewport });
    await page.locator('[data-standing="LEADING"]').first().waitFor();
    await bid(rival, auctionId, 2_000);
    const notice = page.locator('[data-toast-key="OutbidFromAnotherUser"]');
    await notice.waitFor();
    // What has the focus stays.
    await notice.getByRole('button').focus();
    for (const y of [0, 250, 420, 900, 1_600, 3_300]) {
      await page.evaluate(to => scrollTo(0, to), y);
      expect([y, await covered(page)]).toEqual([y, []]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await act(page).click();
    const dialog = page.locator('[data-modal="bid"]');
    const go = dialog.getByRole('button', { name: 'Continuer' });
    await expect.poll(() => notice.count()).toBe(1);
    await expect.poll(() => covered(page)).toEqual([]);
    await go.click({ trial: true, timeout: 1_000 });
    await go.click();
    await page.locator('[data-modal="bid"][data-step="2"]').waitFor();
    expect(await covered(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirmer l' }).click({ trial: true, timeout: 1_000 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Poser une question' }).first().click();
    await page
      .locator('[data-modal="question"]')
      .getByRole('button', { name: 'Envoyer' })
      .click({ trial: true });
    await expect.poll(() => covered(page)).toEqual([]);
    await context.close();
  });

  it('leaves the bid in sight: what it costs and what there is to press, while one scrolls', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    const [guest, rival] = [await house.guest(), await house.guest()];
    await bid(rival, auctionId, 1_000);
    const { page, context } = await visit(browser, house, `${PATH}${uuid}.html`, { guest, viewport });
    await act(page).click();
    const dialog = page.locator('[data-modal="bid"]');
    const isInSight = (name: string) =>
      dialog.getByRole('button', { name }).evaluate(button => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, top + height - 2);
        return middle !== null && button.contains(middle);
      });
    await expect
      .poll(() => dialog.locator('[name="bid"]').evaluate(one => one === document.activeElement))
      .toBe(true);
    expect(await isInSight('Continuer')).toBe(true);
    await dialog.locator('[name="bid"]').fill('1');
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await dialog.locator('[data-error-key="auction.bidMinTooLow"]').waitFor();
    expect(await isInSight('Continuer')).toBe(true);
    await dialog.getByText('Enchère actuelle').waitFor();
    await dialog.getByRole('timer').waitFor();
    await bid(rival, auctionId, 1_100, 1_300);
    await dialog.locator('[name="bid"]').fill('2 000');
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await page.locator('[data-modal="bid"][data-step="2"]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Confirmer l’enchère');
    expect(await isInSight('Confirmer l')).toBe(true);
    await context.close();
  });
});

describe('the browser’s Back', () => {
  it('closes the dialog and not the page, and leaves nothing behind in the history', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const guest = await house.guest();
    const { page, context } = await visit(browser, house, '/cgv', { guest, viewport: PHONE });
    await goTo(page, `${house.url}${PATH}${uuid}.html`);
    const url = page.url();
    await act(page).click();
    const dialog = page.locator('[data-modal="bid"]');
    await dialog.waitFor();
    // Not counted: a window that many tests have used has as many entries as a browser keeps.
    await expect.poll(() => page.evaluate(() => history.state?.isOverlay ?? false)).toBe(true);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(url);
    await act(page).click();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => history.state?.isOverlay ?? false)).toBe(false);
    expect(page.url()).toBe(url);
    await page.goBack();
    await page.waitForURL('**/cgv');
    await context.close();
  });

  it('goes from the window of signing in to the page it lies over', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const { page, context } = await visit(browser, house, `${PATH}${uuid}.html`);
    await act(page).click();
    const login = page.locator('[data-modal="login"]');
    await login.waitFor();
    await expect.poll(() => page.evaluate(() => history.state?.isOverlay ?? false)).toBe(true);
    await page.goBack();
    await login.waitFor({ state: 'detached' });
    await act(page).waitFor();
    await context.close();
  });
});

describe('the hammer', () => {
  it('says before everyone’s eyes that nobody bought, and tells whoever bid', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    await house.db.owner('update auctions set reserve = 9000, reserve_reached = false where id = $1', [
      auctionId,
    ]);
    const guest = await house.guest();
    await bid(guest, auctionId, 1_000);
    const watchers = await Promise.all([
      visit(browser, house, `${PATH}${uuid}.html`, { viewport: PHONE }),
      visit(browser, house, `${PATH}${uuid}.html`, { guest }),
    ]);
    for (const { page } of watchers) await page.locator('[data-lot-state="RUNNING"]').waitFor();
    await endAuction(house, uuid);
    for (const { page, context } of watchers) {
      const header = page.locator('[data-section="header"][data-standing="UNSOLD"]');
      await header.getByText('Non vendue', { exact: true }).waitFor();
      await header.getByText('Cette voiture n’a pas trouvé acquéreur.').waitFor();
      await context.close();
    }
  });

  it('tells whoever sells what follows, as they were told that they can’t bid; who watched goes on', async () => {
    const seller = await house.guest({ firstName: 'Claire' });
    const rival = await house.guest();
    const lots = [
      { ends: 'SOLD', says: 'Votre voiture a trouvé preneur.', to: /^\/user\/orders\/[\da-f-]{36}$/ },
      {
        ends: 'UNSOLD',
        says: 'Une offre peut encore réunir les deux parties',
        to: /^\/user\/cars\/edit\/[\da-f-]{36}$/,
      },
    ];
    for (const { ends, says, to } of lots) {
      const { uuid, auctionId } = await addCar(house, { sellerEmail: seller.email, auction: {} });
      if (ends === 'SOLD') await bid(rival, auctionId, 1_000);
      const [own, watched] = await Promise.all([
        visit(browser, house, `${PATH}${uuid}.html`, { guest: seller, viewport: PHONE }),
        visit(browser, house, `${PATH}${uuid}.html`),
      ]);
      const header = own.page.locator('[data-section="header"][data-standing="SELLER"]');
      await header.getByText('sans pouvoir y enchérir').waitFor();
      expect(await own.page.getByRole('button', { name: /nchérir/ }).count()).toBe(0);
      await expectAccessible(own.page, `seller-${ends}`);
      await endAuction(house, uuid);
      await watched.page.locator(`[data-lot-state="${ends}"]`).waitFor();
      const results = watched.page.locator('[data-section="header"] [href="/resultats"]');
      expect(await results.count()).toBe(ends === 'SOLD' ? 1 : 0);
      await watched.page.getByRole('link', { name: 'Rechercher une voiture similaire' }).waitFor();
      for (const isAgain of [false, true]) {
        if (isAgain) await own.page.reload();
        await header.getByText(says).waitFor();
        await expect.poll(() => header.getByRole('link').first().getAttribute('href')).toMatch(to);
        expect(await header.getByText(/1\s000\s€/).count()).toBe(ends === 'SOLD' ? 1 : 0);
        expect(await own.page.locator('[data-bar]').count()).toBe(0);
      }
      expect([...own.complaints, ...watched.complaints]).toEqual([]);
      await Promise.all([own.context.close(), watched.context.close()]);
    }
  });

  it('leads staff from a car of the house that was sold to its order', async () => {
    const staff = await house.guest({ permissions: ['Orders:update'] });
    const buyer = await house.guest();
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    await house.db.owner('update ads set calandre_collection = true where uuid = $1', [uuid]);
    await bid(buyer, auctionId, 1_000);
    await endAuction(house, uuid);
    const { page, context } = await visit(browser, house, `${PATH}${uuid}.html`, { guest: staff });
    await page.locator('[data-section="header"] a[href*="?text="]').click();
    await page.getByRole('table').getByRole('link').first().waitFor();
    expect(new URL(page.url()).search).toBe(`?text=${uuid}`);
    expect(await page.getByRole('table').getByRole('link').count()).toBe(1);
    await context.close();
  });
});
