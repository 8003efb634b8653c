import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { endAuction } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
let staff: Guest;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  staff = await house.guest({ permissions: ['Auctions:update'] });
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

/** A car whose auction ended under its reserve, at 21,000 euros. */
async function unsold() {
  const [last, seller] = [await house.guest(), await house.guest()];
  const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
  await house.db.owner('update auctions set reserve = 30000, reserve_reached = false where id = $1', [
    car.auctionId,
  ]);
  const bid = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
  await last.ask(bid, { i: { auctionId: car.auctionId, bid: 21_000, isAuctionCGVAccepted: true } });
  await endAuction(house, car.uuid);
  return { last, seller, car };
}

const OPEN = 'mutation($u: ID!) { openOffer(uuid: $u) { id } }';
const openFor = async (uuid: string) =>
  ((await staff.ask(OPEN, { u: uuid })).data as unknown as { openOffer: { id: string } }).openOffer.id;

describe('the room of an offer', () => {
  it('is opened by staff from the car’s last auction, and takes both sides to an order', async () => {
    const { last, seller, car } = await unsold();
    const desk = await visit(browser, house, `/admin/auctions/after/${car.uuid}`, { guest: staff });
    await desk.page.getByRole('button', { name: 'Demander une meilleure offre' }).click();
    const asking = desk.page.locator('[data-modal=open-offer]');
    await asking.getByRole('button', { name: 'Demander une meilleure offre' }).click();
    await desk.page.locator('[data-offer=BIDDER_TURN]').waitFor();
    await expectAccessible(desk.page, 'after-sale-desktop');

    const bidder = await visit(browser, house, '/user/offers', { guest: last, viewport: PHONE });
    await bidder.page.locator('a[data-offer=BIDDER_TURN]').click();
    await bidder.page.getByRole('heading', { name: 'Votre offre' }).waitFor();
    await expectAccessible(bidder.page, 'offer-bidder-phone');
    await bidder.page.locator('[name=amount]').fill('20 000');
    await bidder.page.getByRole('button', { name: 'Envoyer mon offre' }).click();
    await bidder.page.locator('[data-error-key="offers.tooLow"]').waitFor();
    await bidder.page.locator('[name=amount]').fill('2 000 000 000');
    await bidder.page.getByRole('button', { name: 'Envoyer mon offre' }).click();
    await bidder.page.locator('[data-error-key="auction.bidTooHigh"]').waitFor();
    await bidder.page.locator('[name=amount]').fill('26 000');
    // The offer arrives and its answer does not: the page shows what stands.
    await bidder.page.route('**/graphql**', async route => {
      if (!(route.request().postData() ?? '').includes('26000')) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await bidder.page.getByRole('button', { name: 'Envoyer mon offre' }).click();
    await bidder.page.locator('[data-offer=SELLER_TURN][data-side=BIDDER]').waitFor({ timeout: 10_000 });
    expect(bidder.complaints.splice(0).filter(each => !each.includes('ERR_FAILED'))).toEqual([]);

    const id = bidder.page.url().split('/').at(-1) ?? '';
    const selling = await visit(browser, house, `/en/user/offers/${id}`, {
      guest: seller,
      viewport: DESKTOP,
    });
    await selling.page.getByRole('heading', { name: /You are offered 26\s000\s€/ }).waitFor();
    const clocks = [bidder.page, selling.page].map(page => page.locator('time[data-countdown]').first());
    expect(await clocks[0]?.getAttribute('datetime')).toBe(await clocks[1]?.getAttribute('datetime'));
    await expectAccessible(selling.page, 'offer-seller-desktop');
    await selling.page.getByRole('button', { name: 'Accept and sell' }).click();
    const meant = selling.page.locator('[data-modal=accept-offer]');
    await meant.getByText('you cannot take your agreement back').waitFor();
    await meant.getByRole('button', { name: 'Accept and sell' }).click();
    await selling.page.getByText('The sale is concluded. An order is open.').waitFor();
    await bidder.page.reload();
    await bidder.page.locator('[data-offer=ACCEPTED]').waitFor();
    await expectAccessible(bidder.page, 'offer-accepted-phone');
    expect(await house.db.owner("select from orders where cause = 'OFFER'")).toHaveLength(1);
    for (const { complaints } of [desk, bidder, selling]) expect(complaints).toEqual([]);
    for (const { context } of [desk, bidder, selling]) await context.close();
  });

  it('is not opened once the car is put up again: staff are told so, and led there', async () => {
    const { car } = await unsold();
    const path = `/admin/auctions/after/${car.uuid}`;
    const { page, complaints, context } = await visit(browser, house, path, {
      guest: staff,
      viewport: DESKTOP,
    });
    await expectAccessible(page, 'after-sale-ways');
    await page.getByRole('button', { name: 'Remettre en vente' }).click();
    const window = page.locator('[data-modal=relist]');
    await window.waitFor();
    await expectAccessible(page, 'after-sale-relist');
    await window.locator('[name=start]').fill('2026-01-01T10:00');
    await window.getByRole('button', { name: 'Remettre en vente' }).click();
    await page.getByText('La voiture est aux enchères jusqu’au').waitFor();
    await expectAccessible(page, 'after-sale-again');
    expect(await page.getByRole('button', { name: 'Remettre en vente' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Ouvrir la salle' }).click();
    await page.locator('[data-room-state=RUNNING]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is nothing to somebody else, and lets a seller ask for another auction', async () => {
    const { seller, car } = await unsold();
    const stranger = await house.guest();
    const { page, context } = await visit(browser, house, `/user/offers/${await openFor(car.uuid)}`, {
      guest: stranger,
    });
    expect(await page.locator('[data-offer]').count()).toBe(0);
    expect(await page.content()).not.toContain('21\u00a0000');
    await context.close();

    const own = await visit(browser, house, '/en/user/offers', { guest: seller, viewport: PHONE });
    await own.page.getByLabel('Your wishes').fill('In spring.');
    await own.page.getByRole('button', { name: 'Ask for another auction' }).click();
    await own.page.getByText('Your request is noted.').waitFor();
    await expectAccessible(own.page, 'offers-list-phone');
    expect(own.complaints).toEqual([]);
    await own.context.close();
  });

  it('of a second chance opens which bids its price leaves out, for whoever is asked and for staff', async () => {
    const [next, defaulter, seller] = [await house.guest(), await house.guest(), await house.guest()];
    const car = await addCar(house, { sellerEmail: seller.email, auction: {} });
    const bid = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
    for (const [guest, amount] of [
      [next, 20_000],
      [defaulter, 24_000],
    ] as const)
      await guest.ask(bid, { i: { auctionId: car.auctionId, bid: amount, isAuctionCGVAccepted: true } });
    await endAuction(house, car.uuid);
    await house.db.owner("update orders set state = 'CANCELLED' where auction_id = $1", [car.auctionId]);
    await house.db.owner("update ads set status = 'PUBLISHED' where uuid = $1", [car.uuid]);
    const desk = await visit(browser, house, `/admin/auctions/after/${car.uuid}`, { guest: staff });
    await desk.page.getByRole('button', { name: /Proposer au suivant/ }).click();
    const asking = desk.page.locator('[data-modal=second-chance]');
    await asking.getByRole('button', { name: /Proposer au suivant/ }).click();
    await desk.page.getByRole('button', { name: '1 enchère laissée de côté' }).click();
    await desk.page.getByText('24 000 €').first().waitFor();
    await expectAccessible(desk.page, 'chance-staff-desktop');

    const asked = await visit(browser, house, '/user/offers', { guest: next, viewport: PHONE });
    await asked.page.locator('a[data-offer=BIDDER_TURN]').click();
    const opener = asked.page.getByRole('button', { name: '1 enchère laissée de côté' });
    await opener.focus();
    await asked.page.keyboard.press('Enter');
    await asked.page.getByText('Le maximum des autres reste secret.').waitFor();
    await expectAccessible(asked.page, 'chance-bidder-phone');
    expect(await asked.page.getByText('24 000 €').count()).toBeGreaterThan(0);
    for (const { complaints, context } of [desk, asked]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
