import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatEuros } from '#shared/words/format.ts';
import { addCar } from '../kit/cars.ts';
import {
  browserOf,
  DESKTOP,
  expectAccessible,
  leaveChromium,
  openChromium,
  overflowAt,
  PHONE,
  SMALLEST_WIDTH,
  visit,
} from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { readIdly } from '../kit/reading.ts';
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

/** The narrowest page that is no phone's (spec §9), held upright. */
const TABLET = { width: 768, height: 1_024 };
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
        for (const button of await bar.locator('button').all()) expect(await linesOf(button)).toBe(1);
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
    await bar.waitFor({ state: 'attached' });
    const [order] = await house.db.owner<{ id: string }>('select id from orders where auction_id = $1', [
      auctionId,
    ]);
    const to = `${locale === 'en' ? '/en' : ''}/orders/${order?.id}/sign`;
    expect(await bar.locator('a').evaluateAll(all => all.map(one => one.getAttribute('href')))).toEqual([to]);
    // It waits until the card's own way there has been passed.
    await page.locator(`[data-section="header"] a[href="${to}"]`).scrollIntoViewIfNeeded();
    expect(await bar.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await bar.waitFor();
    await context.close();
  });
});

it('is a sale after the hammer to whoever takes a second chance, at the price that they said yes to', async () => {
  const staff = await house.guest({ permissions: ['Auctions:update'] });
  const [guest, rival] = [await house.guest(), await house.guest()];
  const { uuid, auctionId } = await addCar(house, { auction: {} });
  await bid(guest, auctionId, 1_000);
  await bid(rival, auctionId, 5_100);
  await endAuction(house, uuid);
  await house.db.owner("update orders set state = 'CANCELLED' where auction_id = $1", [auctionId]);
  await house.db.owner("update ads set status = 'PUBLISHED' where uuid = $1", [uuid]);
  const { data } = await staff.ask('mutation($u: ID!) { offerSecondChance(uuid: $u) { id } }', { u: uuid });
  const { id } = (data as unknown as { offerSecondChance: { id: string } }).offerSecondChance;
  await guest.ask('mutation($i: ID!) { acceptOffer(id: $i) { state } }', { i: id });
  for (const [who, standing] of [
    [guest, 'WON'],
    [rival, 'LOST'],
  ] as const) {
    const { page, context } = await visit(browser, house, `${PATHS.fr}${uuid}.html`, { guest: who });
    const header = page.locator(`[data-section="header"][data-standing="${standing}"]`);
    await header.getByText('Vendue après la vente', { exact: true }).waitFor();
    if (standing === 'WON') await header.getByText(formatEuros(1_000), { exact: true }).waitFor();
    expect(await header.textContent()).not.toMatch(/Adjugée|5\s100|Vous remportez/);
    expect(await header.getByText('Vendue', { exact: true }).count()).toBe(0);
    await expectAccessible(page, `sold-after-${standing}`);
    await context.close();
  }
});

it('is known on every device of its person, also of a maximum that adds no row', async () => {
  const { uuid, auctionId } = await addCar(house, { auction: {} });
  const [guest, rival] = [await house.guest(), await house.guest()];
  await bid(guest, auctionId, 1_000, 3_000);
  const { page, context, complaints } = await visit(browser, house, `${PATHS.fr}${uuid}.html`, { guest });
  const ceiling = (amount: number) => page.locator(`[data-section="header"] [data-ceiling="${amount}"]`);
  await ceiling(3_000).waitFor();
  await bid(guest, auctionId, 3_001, 6_000);
  await ceiling(6_000).waitFor();
  await bid(rival, auctionId, 4_000, 9_000);
  await page.locator('[data-section="header"][data-standing="OUTBID"]').waitFor();
  await bid(guest, auctionId, 7_000, 12_000);
  await ceiling(12_000).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

describe.each([PHONE, TABLET, DESKTOP])('the last minutes of a lot, $width pixels wide', viewport => {
  it('stand in a card of their own, with nothing over its price, its clock or its button, to the hammer', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: { endsInMs: 600_000 } });
    await house.rooms.ads.update(uuid, { mileage: 61_000 });
    const [guest, rival] = [await house.guest(), await house.guest()];
    await bid(guest, auctionId, 1_000, 1_500);
    const look = (who: Guest) => visit(browser, house, `${PATHS.fr}${uuid}.html`, { guest: who, viewport });
    const [one, other] = [await look(guest), await look(rival)];
    const card = one.page.locator('[data-section="header"][data-last-hour]');
    await card.locator('[data-room-row="1000"]').waitFor();
    // What came for it asked for no styles: the page has them in itself.
    expect(await one.page.locator('link[rel="stylesheet"]:not([disabled])').count()).toBe(0);
    await expectAccessible(one.page, `last-hour-${viewport.width}`);
    await bid(rival, auctionId, 3_000);
    // The toast that tells of it is there, and lies over none of them.
    await one.page.locator('[data-toast-key="OutbidFromAnotherUser"]').waitFor();
    await card.locator('[data-room-row="3000"]').waitFor();
    for (const part of ['[data-price]', '[role="timer"]', 'button:has-text("Surenchérir")']) {
      expect(await isUncovered(card.locator(part).first()), part).toBe(true);
    }
    expect(await card.getByRole('timer').textContent()).toMatch(/^\d+m \d+s$/);
    const size = await card.locator('[data-price]').evaluate(price => getComputedStyle(price).fontSize);
    expect(size).toBe({ [PHONE.width]: '36px', [DESKTOP.width]: '64px' }[viewport.width] ?? '48px');
    // A card as high as the window squeezes none of its parts.
    expect((await card.locator('ul').first().locator('..').boundingBox())?.height).toBeGreaterThan(20);
    expect(await overflowAt(one.page, viewport.width)).toBe(0);
    await endAuction(house, uuid);
    await one.page.locator('[data-above="1500"]').waitFor();
    await one.page.getByText('Vendue', { exact: true }).waitFor();
    const won = other.page.locator('[data-section="header"][data-standing="WON"]');
    await won.getByText(/3\s000\s€/).waitFor();
    await expectAccessible(other.page, `hammer-${viewport.width}`);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await Promise.all([one.context.close(), other.context.close()]);
  });
});

/** Where what one reads and presses in a lot's card stands, from the page's head. */
const STAND = `[...document.querySelectorAll('[data-section="header"] :is(h1, dl > div, button[data-act])')]
  .map(part => part.getBoundingClientRect().top + scrollY)`;

const SMALLEST = { width: SMALLEST_WIDTH, height: 740 };

describe.each([SMALLEST, PHONE, TABLET, DESKTOP])('in the last hour, $width pixels wide', viewport => {
  it('what is said of an end that moved moves nothing else', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: { endsInMs: 110_000 } });
    await bid(await house.guest(), auctionId, 1_000);
    const { page, context } = await visit(browser, house, `${PATHS.fr}${uuid}.html`, { viewport });
    const header = page.locator('[data-section="header"]');
    await header.locator('[data-room-row]').waitFor();
    const before = await page.evaluate(STAND);
    await bid(await house.guest(), auctionId, 2_000);
    await header.locator('dt:has-text("Prolongée")').waitFor();
    expect(await page.evaluate(STAND)).toEqual(before);
    await context.close();
  });
});

it('the last hour begins without moving what one reads or presses, and who comes then gets its card as it is', async () => {
  const { uuid, auctionId } = await addCar(house, { auction: { endsInMs: 3_599_000 + 15_000 } });
  const [one, other] = [await house.guest(), await house.guest()];
  await one.ask('mutation { updatePseudo(pseudo: "Collectionneur de GT") { id } }');
  for (let at = 1; at < 8; at += 1) await bid(at % 2 ? one : other, auctionId, 2_000 * at);
  await Promise.all(
    [SMALLEST, PHONE, TABLET, DESKTOP].map(async viewport => {
      const { page, context } = await visit(browser, house, `${PATHS.fr}${uuid}.html`, { viewport });
      await page.locator('[data-section="header"] [data-counts]').waitFor();
      const before = await page.evaluate(STAND);
      const calm = await page.locator('[data-section="header"]:not([data-last-hour])').count();
      await page.locator('[data-section="header"][data-last-hour] [data-room]').waitFor();
      expect([calm, await page.evaluate(STAND)], `${viewport.width}`).toEqual([1, before]);
      // However long a name is, its row is one line.
      await page.locator('[data-room-row]:has-text("Collectionneur")').first().waitFor();
      const heights = await page.$$eval('[data-room-row]', rows => rows.map(row => row.clientHeight));
      expect(new Set(heights).size, `${viewport.width}`).toBe(1);
      await context.close();
    }),
  );
  const later = await fetch(`${house.url}${PATHS.fr}${uuid}.html`);
  expect(await later.text()).toContain('data-last-hour=""');
});

describe.each([PHONE, DESKTOP])('a bid that comes, $width pixels wide', viewport => {
  it('pushes nothing that one reads, neither in the card nor in the history', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    const [guest, one, other] = [await house.guest(), await house.guest(), await house.guest()];
    await bid(guest, auctionId, 1_000);
    for (let at = 1; at < 6; at += 1) await bid(at % 2 ? one : other, auctionId, 2_000 * at);
    const context = await browserOf(browser, house, { guest, viewport });
    const page = await context.newPage();
    await readIdly(page, `${house.url}${PATHS.fr}${uuid}.html`);
    await page.locator('[data-section="header"][data-standing="OUTBID"]').waitFor();
    await page.locator('#bid-history').scrollIntoViewIfNeeded();
    await page.evaluate('void (window.shifted = 0)');
    for (let at = 6; at < 10; at += 1) {
      const amount = 2_000 * at;
      await bid(at % 2 ? one : other, auctionId, amount);
      await page.locator(`[data-bid-row]:first-child:has-text("${formatEuros(amount)}")`).waitFor();
    }
    expect(await page.locator('[data-bid-row]').count()).toBe(4);
    expect(await page.evaluate('window.shifted')).toBe(0);
    await context.close();
  });
});

describe('on a tablet held upright', () => {
  it('price, clock and button of a running lot stand in the first screen', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const { page, context } = await visit(browser, house, `${PATHS.fr}${uuid}.html`, { viewport: TABLET });
    const header = page.locator('[data-section="header"]');
    for (const part of ['[data-price]', '[role="timer"]', 'button:has-text("Enchérir")']) {
      const box = await header.locator(part).first().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), part).toBeLessThanOrEqual(TABLET.height);
    }
    expect(await overflowAt(page, TABLET.width)).toBe(0);
    await context.close();
  });
});

/** The bars of a desktop, above which a card that stays may not reach (spec §9). */
const BAR = '[data-bar="top"], [data-bar="bottom"]';

describe.each(['an ad', 'an auction'])('on a wide page, %s', kind => {
  it('has a stage as wide as the window, its photograph beside the card, and the card stays in sight to the story’s end', async () => {
    const { uuid } = await addCar(house, kind === 'an ad' ? {} : { auction: {} });
    const { page, context } = await visit(browser, house, `${PATHS.fr}${uuid}.html`);
    const card = page.locator('main > [data-kind] > div:has(#gallery) > :last-child');
    const box = async (part: Locator) => {
      const found = await part.boundingBox();
      return found ?? { x: 0, y: Infinity, width: 0, height: 0 };
    };
    expect((await box(page.locator('#gallery'))).width).toBe(DESKTOP.width);
    const photo = await box(page.locator('#gallery :is(picture img, [data-no-photos])').first());
    expect(photo.x + photo.width).toBeLessThanOrEqual((await box(card)).x);
    const button = await box(card.locator('button, a').first());
    expect(button.y + button.height).toBeLessThanOrEqual(DESKTOP.height);
    const story = page.locator('[data-section="contact"]');
    await story.evaluate(element => scrollTo(0, element.getBoundingClientRect().bottom - innerHeight / 2));
    const bars = kind === 'an ad' ? [] : await page.locator(BAR).all();
    const { x, y, height } = await box(card);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(DESKTOP.height);
    const told = await box(story);
    expect(told.x + told.width).toBeLessThan(x);
    for (const bar of bars) {
      const edge = await box(bar);
      expect(edge.y + edge.height <= y || edge.y >= y + height).toBe(true);
    }
    expect(await overflowAt(page, DESKTOP.width)).toBe(0);
    await expectAccessible(page, `wide-${kind}`);
    await context.close();
  });
});

/** Whether what is seen in the middle of it is its own, once it is in sight. */
async function isUncovered(part: Locator): Promise<boolean> {
  await part.scrollIntoViewIfNeeded();
  return part.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

describe('a maximum that is raised', () => {
  it('is an act of its own: asked, confirmed, told and kept, and nobody else learns of it', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    await house.db.owner('update auctions set reserve = 5000, reserve_reached = false where id = $1', [
      auctionId,
    ]);
    const [guest, rival] = [await house.guest(), await house.guest()];
    await bid(guest, auctionId, 1_000, 3_000);
    const { page, context, complaints } = await visit(browser, house, `${PATHS.fr}${uuid}.html`, { guest });
    await page
      .locator('[data-section="header"]')
      .getByRole('button', { name: 'Relever mon maximum' })
      .click();
    const dialog = page.locator('[data-modal="bid"]');
    await dialog.locator('[name="bid"]').fill('6 000');
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await page.locator('[data-modal="bid"][data-step="2"]').waitFor();
    await expectAccessible(page, 'raise-step-2');
    await dialog.locator('[name="isAuctionCGVAccepted"]').check();
    await dialog.getByRole('button', { name: 'Confirmer le maximum' }).click();
    await page.locator('[data-toast-key="bidSuccess"]').waitFor();
    await page.locator('[data-ceiling="6000"]').waitFor();
    const said = ((await page.locator('[data-receipt]').textContent()) ?? '').replace(/\s/g, ' ');
    expect(said).toMatch(/^Maximum porté à 6 000 € le \d\d\/\d\d\/\d{4}/);
    // The row that the reserve called for is the history's own, and the first act is kept below.
    await page.locator('[data-price="5000"]').first().waitFor();
    await page.getByText('Preuve de mes enchères').click();
    await page.getByText(/1\s000\s€ avec un maximum de 3\s000\s€/).waitFor();
    const other = await visit(browser, house, `${PATHS.fr}${uuid}.html`, { guest: rival });
    expect(await other.page.locator('[data-acts]').count()).toBe(0);
    // As a whole amount: the ids of a page may have its digits in them.
    expect((await other.page.content()).replace(/\s/g, '')).not.toMatch(/(?<![\da-f-])6000(?![\da-f-])/i);
    expect(complaints).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });
});

const ACT = /Enchérir|Relever|Place a bid|Raise|Bid again/i;
