import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { endAuction } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openTestHouse();
  house.rooms.auctions.closing.start();
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const bid = (guest: Guest, auctionId: string, amount: number, maxBid: number | null = null) =>
  guest.ask(BID, { i: { auctionId, bid: amount, maxBid, isAuctionCGVAccepted: true } });
const KEEP = 'mutation($u: ID!) { addFavorite(uuid: $u) }';
const ASK =
  'mutation($u: ID!) { createQuestion(createQuestionInput: { uuid: $u, question: "Roule-t-elle ?" }) { id } }';

const WORDS = {
  fr: {
    path: '/user',
    empty: 'Aucune enchère en cours',
    mine: 'Mes enchères',
    bid: /^Surenchérir · 2\s100\s€ sur Alpine A110$/,
    toDo: 'À vous de jouer',
    sign: 'Signer le contrat',
    answer: 'Répondre à la question',
    prefix: '',
  },
  en: {
    path: '/en/user',
    empty: 'No current bids',
    mine: 'My bids',
    bid: /^Bid again · 2\s100\s€ on Alpine A110$/,
    toDo: 'Your turn',
    sign: 'Sign the contract',
    answer: 'Answer the question',
    prefix: '/en',
  },
} as const;

describe.each(['fr', 'en'] as const)('the overview of one’s account, in %s', locale => {
  const words = WORDS[locale];

  it('has one way on for somebody who has nothing yet', async () => {
    const guest = await house.guest();
    const { page, context, complaints } = await visit(browser, house, words.path, { guest, viewport: PHONE });
    await page.getByText(words.empty).waitFor();
    await expectAccessible(page, `overview-empty-${locale}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('tells live who leads, and leads to the dialog in one step', async () => {
    const [guest, other] = [await house.guest(), await house.guest()];
    const [led, followed] = [await addCar(house, { auction: {} }), await addCar(house, { auction: {} })];
    await bid(guest, led.auctionId, 1_000, 1_500);
    await guest.ask(KEEP, { u: followed.uuid });
    await guest.ask(ASK, { u: followed.uuid });
    const { page, context, complaints } = await visit(browser, house, words.path, { guest });
    const lot = page.getByRole('region', { name: words.mine }).getByRole('article');
    await expect.poll(() => lot.getAttribute('data-standing')).toBe('LEADING');
    await expect.poll(() => lot.locator('[data-price]').first().getAttribute('data-price')).toBe('1000');

    await bid(other, led.auctionId, 2_000);
    await expect.poll(() => lot.getAttribute('data-standing')).toBe('OUTBID');
    await expect.poll(() => lot.locator('[data-price]').first().getAttribute('data-price')).toBe('2000');
    const favorite = page.locator(`[data-favorite="${followed.uuid}"]`);
    await bid(other, followed.auctionId, 3_000);
    await expect.poll(() => favorite.locator('[data-price]').getAttribute('data-price')).toBe('3000');
    await page.getByText('Roule-t-elle ?').waitFor();
    // On a phone in one language, on a desktop in the other.
    await page.setViewportSize(locale === 'fr' ? PHONE : DESKTOP);
    await expectAccessible(page, `overview-${locale}`);
    await page.setViewportSize(DESKTOP);

    await page.getByRole('link', { name: words.bid }).click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => page.url()).not.toContain('fromAuth');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows a sale as won the moment the hammer falls, and what there is to do for it', async () => {
    const guest = await house.guest();
    const { auctionId, uuid } = await addCar(house, { auction: {} });
    const own = await addCar(house, { sellerEmail: guest.email });
    await (await house.guest()).ask(ASK, { u: own.uuid });
    const handed = await addCar(house, { sellerEmail: guest.email, status: 'DRAFT' });
    await house.db.owner('insert into ad_submissions (ad_uuid) values ($1)', [handed.uuid]);
    await bid(guest, auctionId, 1_000);
    const { page, context, complaints } = await visit(browser, house, words.path, { guest });
    await page.locator('[data-standing=LEADING]').waitFor();
    await endAuction(house, uuid);
    await page.locator('[data-standing=WON]').waitFor();
    const toDo = page.getByRole('region', { name: words.toDo });
    const sign = toDo.getByRole('link', { name: words.sign });
    const [order] = await house.db.owner<{ id: string }>('select id from orders where auction_id = $1', [
      auctionId,
    ]);
    expect(await sign.getAttribute('href')).toBe(`${words.prefix}/orders/${order?.id}/sign`);
    const answer = toDo.getByRole('link', { name: words.answer });
    expect(await answer.getAttribute('href')).toBe(`${words.prefix}/user/cars/edit/${own.uuid}#questions`);
    const inReview = page.locator('[data-own-car=IN_REVIEW]').getByRole('link');
    expect(await inReview.getAttribute('href')).toBe(`${words.prefix}/user/cars/edit/${handed.uuid}`);
    await expectAccessible(page, `overview-won-${locale}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
