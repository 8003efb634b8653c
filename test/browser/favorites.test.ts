import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MineDocument } from '#web/graphql/documents.gen.ts';
import { addCar } from '../kit/cars.ts';
import {
  browserOf,
  expectAccessible,
  leaveChromium,
  openChromium,
  overflowAt,
  PHONE,
  SMALLEST_WIDTH,
  visit,
} from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { readIdly } from '../kit/reading.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openTestHouse();
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const KEEP = 'mutation($u: ID!) { addFavorite(uuid: $u) }';
const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const MINE = '{ myFavoriteCars { uuid endingOffsets } }';

const WORDS = {
  fr: {
    ...{ path: '/user/favorites', empty: 'Aucun favori', remove: /Retirer des favoris/, undo: 'Annuler' },
    ...{
      remind: /Rappel avant la fin/,
      hour: 'Rappel 1\u00a0h avant',
      calendar: /Ajouter au calendrier/,
    },
    ...{ create: 'Créer mon adresse', address: 'Adresse du calendrier', revoke: 'Supprimer l’adresse' },
  },
  en: {
    ...{ path: '/en/user/favorites', empty: 'No favourites', remove: /Remove from favourites/, undo: 'Undo' },
    ...{
      remind: /Reminder before the end/,
      hour: 'Reminder 1\u00a0h before',
      calendar: /Add to calendar/,
    },
    ...{ create: 'Create my address', address: 'Calendar address', revoke: 'Delete the address' },
  },
} as const;

describe('the cards of cars', () => {
  it('show what is mine after the page, from one question, and nothing moves', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const [led, lost, kept] = [
      await addCar(house, { auction: {} }),
      await addCar(house, { auction: {} }),
      await addCar(house),
    ];
    const bid = (who: typeof guest, auctionId: string, amount: number) =>
      who.ask(BID, { i: { auctionId, bid: amount, isAuctionCGVAccepted: true } });
    await bid(guest, led.auctionId, 1_000);
    await bid(guest, lost.auctionId, 1_000);
    await bid(other, lost.auctionId, 2_000);
    await guest.ask(KEEP, { u: kept.uuid });
    const context = await browserOf(browser, house, { guest, viewport: PHONE });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', request => asked.push(request.postData() ?? ''));
    const { shift } = await readIdly(page, `${house.url}/acheter.html`);
    const pressed = page.locator('article button[aria-pressed=true]');
    expect(await pressed.count()).toBe(1);
    const standings = page.locator('article').getByText(/^(Vous menez|Enchère dépassée)$/);
    expect((await standings.allTextContents()).toSorted()).toEqual(['Enchère dépassée', 'Vous menez']);
    expect(shift).toBe(0);
    expect(asked.filter(text => text.includes(MineDocument.id))).toHaveLength(1);
    await expectAccessible(page, 'cards-mine');

    await pressed.click();
    await expect.poll(() => pressed.count()).toBe(0);
    await expect.poll(async () => (await guest.ask(MINE)).data).toEqual({ myFavoriteCars: [] });
    const html = await (
      await fetch(`${house.url}/acheter.html`, { headers: { cookie: guest.cookie() } })
    ).text();
    expect(html).not.toMatch(/Vous menez|aria-pressed="true"/);
    await context.close();
  });
});

describe.each(['fr', 'en'] as const)('the list of favourites, in %s', locale => {
  const words = WORDS[locale];

  it('has one way on for somebody who follows nothing', async () => {
    const guest = await house.guest();
    const { page, context, complaints } = await visit(browser, house, words.path, { guest, viewport: PHONE });
    await page.getByText(words.empty).waitFor();
    await expectAccessible(page, `favourites-empty-${locale}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lives, keeps what is over with its mark, and gives back what was removed', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const [running, gone, forSale] = [
      await addCar(house, { auction: {} }),
      await addCar(house),
      await addCar(house),
    ];
    for (const { uuid } of [gone, running, forSale]) await guest.ask(KEEP, { u: uuid });
    await house.rooms.ads.withdraw(gone.uuid);
    const { page, context, complaints } = await visit(browser, house, words.path, { guest });
    const rows = page.locator('[data-favorite]');
    await expect.poll(() => rows.count()).toBe(3);
    const marks = () => page.locator('[data-place]').evaluateAll(all => all.map(each => each.dataset.place));
    expect(await marks()).toEqual(['running', 'forSale', 'withdrawn']);

    const input = { auctionId: running.auctionId, bid: 4_000, isAuctionCGVAccepted: true };
    await other.ask(BID, { i: input });
    await expect.poll(() => rows.first().locator('[data-price]').getAttribute('data-price')).toBe('4000');
    await rows.first().getByLabel(words.remind).selectOption({ label: words.hour });
    const kept = async () => (await guest.ask(MINE)).data;
    const reminded = { uuid: running.uuid, endingOffsets: [60] };
    await expect.poll(kept).toMatchObject({ myFavoriteCars: expect.arrayContaining([reminded]) });

    const file = await rows.first().getByRole('link', { name: words.calendar }).getAttribute('href');
    const calendar = await fetch(house.url + file);
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    // On a desktop in one language, on a phone in the other.
    if (locale === 'en') await expectAccessible(page, 'favourites-en');
    expect(await overflowAt(page, SMALLEST_WIDTH)).toBe(0);
    await page.setViewportSize(PHONE);
    if (locale === 'fr') await expectAccessible(page, 'favourites-fr');

    // By the keyboard alone: the heart, and the way back that takes its focus.
    await rows.first().getByRole('button', { name: words.remove }).focus();
    await page.keyboard.press('Enter');
    const undo = rows.first().getByRole('button', { name: words.undo });
    await undo.waitFor();
    expect(await undo.evaluate(button => button === document.activeElement)).toBe(true);
    expect(JSON.stringify(await kept())).not.toContain(running.uuid);
    await expectAccessible(page, `favourites-removed-${locale}`);
    await page.keyboard.press('Enter');
    await rows.first().getByRole('button', { name: words.remove }).waitFor();
    expect(await kept()).toMatchObject({ myFavoriteCars: expect.arrayContaining([reminded]) });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('gives its calendar an address, and takes it back', async () => {
    const guest = await house.guest();
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    await guest.ask(KEEP, { u: uuid });
    const { page, context, complaints } = await visit(browser, house, words.path, { guest });
    await page.getByRole('button', { name: words.create }).click();
    const address = await page.getByLabel(words.address).inputValue();
    const read = () => fetch(house.url + new URL(address).pathname);
    expect((await (await read()).text()).replaceAll('\r\n ', '')).toContain(auctionId);
    await expectAccessible(page, `calendar-${locale}`);
    await page.getByRole('button', { name: words.revoke }).click();
    await page.getByRole('button', { name: words.create }).waitFor();
    expect((await read()).status).toBe(404);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
