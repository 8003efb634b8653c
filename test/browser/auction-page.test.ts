import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import {
  browserOf,
  DESKTOP,
  expectAccessible,
  goTo,
  leaveChromium,
  openChromium,
  PHONE,
  visit,
} from '../kit/chromium.ts';
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

async function newCar(auction?: { startsInMs?: number; endsInMs?: number }) {
  const { uuid, auctionId } = await addCar(house, auction ? { auction } : {});
  const [row] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
  return { uuid, auctionId, path: `/acheter/voiture-collection/${row?.slug}.html` };
}

const HOURS = 3_600_000;
const RUNNING = { endsInMs: 5 * HOURS };
const bar = (page: Page, name: string) => page.locator(`[data-bar="${name}"]`);

async function barsAt(page: Page, y: number): Promise<string[]> {
  await page.evaluate(to => scrollTo(0, to), y);
  await page.waitForFunction(to => Math.abs(scrollY - to) < 1, y);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.locator('[data-bar]').evaluateAll(bars => bars.map(one => one.getAttribute('data-bar') ?? ''));
}

describe('the bars of an auction', () => {
  it('stand between their limits on a wide page', async () => {
    const { path } = await newCar(RUNNING);
    const { page, context } = await visit(browser, house, path);
    await page.addStyleTag({ content: 'body { min-height: 6000px }' }).catch(() => {});
    await page.evaluate(() => document.body.style.setProperty('min-height', '6000px'));
    expect(await barsAt(page, 299)).toEqual([]);
    expect(await barsAt(page, 300)).toEqual([]);
    expect(await barsAt(page, 301)).toEqual(['bottom']);
    expect(await barsAt(page, 400)).toEqual(['bottom']);
    expect(await barsAt(page, 401)).toEqual(['top', 'bottom']);
    await expectAccessible(page, 'auction-bars');
    expect(await barsAt(page, 3_199)).toEqual(['top', 'bottom']);
    expect(await barsAt(page, 3_200)).toEqual(['top']);
    expect(await barsAt(page, 3_201)).toEqual(['top']);
    await bar(page, 'top').getByRole('button', { name: 'Enchérir' }).click();
    await page.locator('[data-modal="login"]').waitFor();
    await context.close();
  });

  it('are one on a phone, with question and bid, wherever one stands', async () => {
    const { path } = await newCar(RUNNING);
    const { page, context } = await visit(browser, house, path, { viewport: PHONE });
    expect(await barsAt(page, 0)).toEqual(['room', 'mobile']);
    expect(await barsAt(page, 1_000)).toEqual(['room', 'mobile']);
    const buttons = bar(page, 'mobile').getByRole('button');
    expect(await buttons.allTextContents()).toEqual(['Question', 'Enchérir']);
    // The line above them opens the room.
    expect(await bar(page, 'room').getByRole('button').first().getAttribute('aria-haspopup')).toBe('dialog');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.waitForFunction(() => !document.querySelector('[data-bar="mobile"]'));
    await context.close();
  });

  it('offer a car like it once it is over, and contact and interest on a car with a price', async () => {
    const over = await newCar(RUNNING);
    await endAuction(house, over.uuid);
    const { page, context } = await visit(browser, house, over.path, { viewport: PHONE });
    const links = () => bar(page, 'mobile').locator('a');
    expect(await links().count()).toBe(1);
    expect(await links().first().getAttribute('href')).toBe(`/voiture/contact?uuid=${over.uuid}`);
    const plain = await newCar();
    await goTo(page, house.url + plain.path);
    expect(await links().count()).toBe(2);
    await context.close();
  });

  it('stand away from a car’s result, and at every place of one that is offered', async () => {
    const over = await newCar(RUNNING);
    await endAuction(house, over.uuid);
    const plain = await newCar();
    const { page, context } = await visit(browser, house, over.path, { viewport: PHONE });
    const isShown = () => bar(page, 'mobile').isVisible();
    const links = page.locator('main a[href^="/voiture/contact?uuid="]:not([data-bar] *)');
    /** Scrolls below the first of them, to where none is seen. */
    const leave = () =>
      links.evaluateAll(all => {
        const isSeen = () => all.some(each => Math.abs(each.getBoundingClientRect().top - 422) < 600);
        do scrollBy(0, 300);
        while (isSeen());
      });
    await bar(page, 'mobile').waitFor({ state: 'attached' });
    await links.first().scrollIntoViewIfNeeded();
    expect(await isShown()).toBe(false);
    await leave();
    await expect.poll(isShown).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isShown).toBe(false);
    await goTo(page, house.url + plain.path);
    for (const own of await links.all()) {
      await own.scrollIntoViewIfNeeded();
      await expect.poll(isShown).toBe(true);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isShown).toBe(true);
    await context.close();
  });
});

describe('what comes later than the page', () => {
  it('keeps a click that comes before it, and answers', async () => {
    const { path } = await newCar(RUNNING);
    const { page, context, complaints } = await visit(browser, house, '/cgv');
    const held: Array<() => void> = [];
    await page.route(/GuideDialog/, async route => {
      await new Promise<void>(go => held.push(go));
      await route.continue();
    });
    await page.goto(house.url + path);
    await page.getByRole('button', { name: 'Lire le guide' }).click();
    await expect.poll(() => held.length).toBe(1);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    for (const go of held) go();
    await page.locator('[data-modal="guide"]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps a click that comes before the page is hydrated at all', async () => {
    const { path } = await newCar(RUNNING);
    const context = await browserOf(browser, house);
    const page = await context.newPage();
    const held: Array<() => void> = [];
    await page.route(/entry\.client/, async route => {
      await new Promise<void>(go => held.push(go));
      await route.continue();
    });
    await page.goto(house.url + path);
    await page.locator('[data-section="header"]').getByRole('button', { name: 'Enchérir' }).click();
    await expect.poll(() => held.length).toBe(1);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    for (const go of held) go();
    await page.locator('[data-modal="login"]').waitFor();
    await context.close();
  });

  it('is told when it cannot come, and is there after a reload', async () => {
    const { path } = await newCar(RUNNING);
    const { page, context } = await visit(browser, house, path);
    let isAway = true;
    await page.route(/AuthDialog/, route => (isAway ? route.abort() : route.continue()));
    const bid = page.locator('[data-section="header"]').getByRole('button', { name: 'Enchérir' });
    await bid.click();
    await page.locator('[data-toast-key="NetworkErrorNeedReload"]').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    isAway = false;
    await goTo(page, page.url());
    await bid.click();
    await page.locator('[data-modal="login"]').waitFor();
    await context.close();
  });
});

describe('what follows the history', () => {
  it('stands in its order', async () => {
    const { path } = await newCar(RUNNING);
    const { page, context } = await visit(browser, house, path);
    const sections = await page
      .locator('[data-section]')
      .evaluateAll(all => all.map(one => one.getAttribute('data-section')));
    const order = [
      'gallery',
      'header',
      'bid-history',
      'seller',
      'contact',
      'questions',
      'guide',
      'steps',
      'faq',
    ];
    const rest = ['reassurance', 'sell-banner'];
    expect(sections.filter(name => [...order, ...rest].includes(name ?? ''))).toEqual([...order, ...rest]);
    await page.locator('[data-section="contact"] [data-countdown="ad"]').waitFor();
    await context.close();
  });

  it('has four questions in sight and no more, and on an ad three, then all', async () => {
    const { path } = await newCar(RUNNING);
    const { page, context } = await visit(browser, house, path);
    const faq = page.locator('[data-section="faq"]');
    expect(await faq.locator('[aria-expanded]').count()).toBe(4);
    await faq.locator('[aria-expanded]').first().click();
    await expect.poll(() => faq.locator('[aria-expanded="true"]').count()).toBe(1);
    const plain = await newCar();
    await goTo(page, house.url + plain.path);
    expect(await faq.getByRole('heading', { level: 3 }).count()).toBe(3);
    await context.close();
  });

  it.each([
    ['/', DESKTOP, 'Lire le guide', 'Vendeur'],
    ['/en/', PHONE, 'Read the guide', 'Seller'],
  ] as const)('opens the guide for buyers and sellers, %s', async (prefix, viewport, open, other) => {
    const { uuid } = await newCar(RUNNING);
    const path = prefix === '/' ? '/acheter/voiture-collection/' : '/en/buy/collection-car/';
    const { page, context } = await visit(browser, house, `${path}${uuid}.html`, { viewport });
    await page.getByRole('button', { name: open }).click();
    const modal = page.locator('[data-modal="guide"]');
    await modal.getByRole('tab').first().waitFor();
    await expect.poll(() => modal.getByRole('listitem').count()).toBeGreaterThan(3);
    await expectAccessible(page, `guide${prefix.replaceAll('/', '-')}`);
    await modal.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => modal.getByRole('tab', { selected: true }).textContent()).toBe(other);
    await expect.poll(() => modal.locator('a[href$="/encheres"], a[href$="/auctions"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('a question that is typed', () => {
  it('is there again after its window was left, by a key and by the browser’s Back', async () => {
    const { path } = await newCar(RUNNING);
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    const ask = () =>
      page.locator('[data-section="questions"]').getByRole('button', { name: 'Poser une question' }).click();
    const modal = page.locator('[data-modal="question"]');
    await ask();
    await page.locator('[name="question"]').fill('Roule-t-elle ?');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave();
      await modal.waitFor({ state: 'detached' });
      await ask();
      expect(await page.locator('[name="question"]').inputValue()).toBe('Roule-t-elle ?');
    }
    await context.close();
  });
});

describe('a question by somebody without a number', () => {
  it('asks how to reach them, once', async () => {
    const { path } = await newCar(RUNNING);
    const guest = await house.guest({ firstName: 'Zoé' });
    await house.db.owner('update accounts set phone = null where email = $1', [guest.email]);
    const { page, context } = await visit(browser, house, path, { guest });
    const ask = async (text: string) => {
      await page
        .locator('[data-section="questions"]')
        .getByRole('button', { name: 'Poser une question' })
        .click();
      await page.locator('[name="question"]').fill(text);
      await page.getByRole('button', { name: 'Envoyer' }).click();
      await page.locator('[data-toast-key="questionSuccess"]').first().waitFor();
    };
    await ask('Roule-t-elle ?');
    const modal = page.locator('[data-modal="contact-details"]');
    await modal.waitFor();
    await expectAccessible(page, 'contact-details');
    expect(await modal.locator('[name="firstName"]').inputValue()).toBe('Zoé');
    await modal.locator('[name="phone"]').fill('06 12');
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    await modal.locator('[data-error-key="form.validation.phone"]').waitFor();
    await modal.locator('[name="phone"]').fill('06 12 34 56 78');
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    await page.locator('[data-toast-key="profilSuccess"]').waitFor();
    await modal.waitFor({ state: 'detached' });
    await ask('Et la boîte ?');
    expect(await modal.count()).toBe(0);
    await context.close();
  });
});

describe('the bid dialog', () => {
  it('warns of a big jump, fills the maximum from a budget, and leaves a receipt that lasts', async () => {
    const { path } = await newCar(RUNNING);
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    await page.locator('[data-section="header"]').getByRole('button', { name: 'Enchérir' }).click();
    await page.locator('[name="bid"]').fill('1 100');
    const warning = page.getByText('dépasse nettement le minimum');
    await expect.poll(() => warning.count()).toBe(0);
    await page.locator('[name="bid"]').fill('5 000');
    await warning.waitFor();
    await page.getByRole('button', { name: 'J’ai un budget total' }).click();
    await page.locator('[name="total"]').fill('2 500');
    const typedIn = async (name: string) =>
      (await page.locator(`[name="${name}"]`).inputValue()).replace(/\s/g, ' ');
    expect([await typedIn('bid'), await typedIn('maxBid')]).toEqual(['1 000', '2 000']);
    await expectAccessible(page, 'bid-budget');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.locator('[data-step="2"]').waitFor();
    expect(await warning.count()).toBe(0);
    await page.locator('[name="isAuctionCGVAccepted"]').check();
    await page.getByRole('button', { name: 'Confirmer l' }).click();
    const receipt = page.locator('[data-receipt]');
    await receipt.waitFor({ state: 'attached' });
    expect((await receipt.textContent())?.replace(/\s/g, ' ')).toMatch(
      /1 000 € avec un maximum de 2 000 €, reçue le \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d .* n° 1 /,
    );
    await page.reload();
    await receipt.waitFor({ state: 'attached' });
    expect(await page.locator('[data-ceiling]').getAttribute('data-ceiling')).toBe('2000');
    await context.close();
  });
});
