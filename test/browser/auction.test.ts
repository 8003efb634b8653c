import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { expectAccessible, goTo, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { endAuction } from '../kit/sales.ts';
import { bidOf } from '../kit/world.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

async function newAuction(endsInMs = 3_600_000 * 5) {
  const { uuid, auctionId } = await addCar(house, { auction: { endsInMs } });
  const [row] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
  return { uuid, auctionId, path: `/acheter/voiture-collection/${row?.slug}.html` };
}

const toast = (page: Page, key: string) => page.locator(`[data-toast-key="${key}"]`);
const rows = (page: Page) => page.locator('[data-bid-row]');
const bidButton = (page: Page) =>
  page.locator('[data-section="header"]').getByRole('button', { name: 'Enchérir' });

/** Fills step 1 and goes on to step 2. */
async function offer(page: Page, bid: string, maxBid = ''): Promise<void> {
  await bidButton(page).click();
  await page.locator('[data-modal="bid"][data-step="1"]').waitFor();
  await page.locator('[name="bid"]').fill(bid);
  if (maxBid) await page.locator('[name="maxBid"]').fill(maxBid);
  await page.getByRole('button', { name: 'Continuer' }).click();
}

async function confirm(page: Page): Promise<void> {
  await page.locator('[data-modal="bid"][data-step="2"]').waitFor();
  await page.locator('[name="isAuctionCGVAccepted"]').check();
  await page.getByRole('button', { name: 'Confirmer l' }).click();
}

describe('two people at one auction', () => {
  it('see each other bid without a reload, and each is told what concerns them', async () => {
    const { path } = await newAuction();
    const a = await visit(browser, house, path, { guest: await house.guest({ firstName: 'Alain' }) });
    const b = await visit(browser, house, path, {
      guest: await house.guest({ firstName: 'Élodie' }),
      viewport: PHONE,
    });
    await a.page.getByText('Soyez le premier à enchérir.').waitFor();

    await offer(a.page, '1 000', '5000');
    await expectAccessible(a.page, 'bid-step-2');
    await a.page.getByRole('button', { name: 'Confirmer l' }).click();
    await a.page.locator('[data-error-key="form.validation.mustAcceptLegalCJ"]').waitFor();
    await confirm(a.page);
    await toast(a.page, 'bidSuccess').waitFor();
    await rows(b.page).first().waitFor();
    expect(await rows(b.page).first().textContent()).toContain('Al***');
    expect(await rows(a.page).first().textContent()).toContain('Vous');
    await a.page.locator('[data-own]').first().waitFor();

    await offer(b.page, '1 050');
    await b.page.locator('[data-error-key="auction.bidMinTooLow"]').waitFor();
    await b.page.locator('[name="bid"]').fill('1 100');
    await b.page.getByRole('button', { name: 'Continuer' }).click();
    await confirm(b.page);
    await toast(b.page, 'bidSuccess').waitFor();
    await toast(a.page, 'absenteeBidTriggered').waitFor();
    await toast(b.page, 'OutbidFromAnotherUser').waitFor();
    expect(await toast(a.page, 'OutbidFromAnotherUser').count()).toBe(0);
    expect(await rows(a.page).count()).toBe(3);
    await expect.poll(() => a.page.locator('[data-section="contact"]').textContent()).toContain('3 enchères');
    expect(await a.page.locator('[data-auto]').count()).toBe(1);

    await offer(b.page, '5000');
    await confirm(b.page);
    await b.page.locator('[data-step="1"] [data-error-key="auction.bidEqualMaxBid"]').waitFor();
    expect(await b.page.locator('[name="bid"]').inputValue()).toMatch(/^5\s000$/);
    await b.page.locator('[name="bid"]').fill('6 000');
    await b.page.getByRole('button', { name: 'Continuer' }).click();
    await confirm(b.page);
    await toast(a.page, 'OutbidFromAnotherUser').waitFor();
    expect(await a.page.locator('[data-price="6000"]').count()).toBe(1);
    await expectAccessible(a.page, 'auction-running');
    await expectAccessible(b.page, 'auction-running-phone');
    expect([...a.complaints, ...b.complaints]).toEqual([]);
    await Promise.all([a.context.close(), b.context.close()]);
  });

  it('shows fees and total to the cent as one types', async () => {
    const { path } = await newAuction(1_800_000);
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    // Red is not seen by everyone; the end is a date of Paris.
    await page.getByText('Dernière heure').first().waitFor();
    const header = await page.locator('[data-section="header"]').innerText();
    expect(header).toMatch(/Fin le \d\d\/\d\d\/\d{4} à \d\d:\d\d \(heure de Paris\)/);
    await bidButton(page).click();
    await page.locator('[name="bid"]').fill('5 000');
    const written = (await page.locator('[data-modal="bid"] dl').textContent())?.replace(
      /[\u202f\u00a0]/g,
      ' ',
    );
    expect(written).toContain('500,00 €');
    expect(written).toContain('5 500,00 €');
    // A comma is a decimal: whoever meant thousands sees what was read.
    await page.locator('[name="bid"]').fill('12,500');
    await page.locator('[data-modal="bid"]').getByText('12,50 €').waitFor();
    await page.locator('[name="bid"]').fill('5 000');
    await expectAccessible(page, 'bid-step-1');
    await context.close();
  });

  it('opens at its start by itself', async () => {
    const { uuid, auctionId } = await addCar(house, {
      auction: { startsInMs: 3_600_000, endsInMs: 9_000_000 },
    });
    const { page, context } = await visit(browser, house, `/acheter/voiture-collection/${uuid}.html`);
    await page.locator('[data-auction-state="not-started"]').first().waitFor();
    expect(await bidButton(page).isVisible()).toBe(false);
    await house.db.owner('update auctions set start_at = clock_timestamp() where id = $1', [auctionId]);
    await house.rooms.auctions.closing.tick();
    await page.locator('[data-auction-state="running"]').first().waitFor();
    await bidButton(page).click();
    await page.locator('[data-modal="login"]').waitFor();
    await context.close();
  });

  it('switches to finished at the end by itself', async () => {
    const { path, uuid } = await newAuction();
    const { page, context } = await visit(browser, house, path);
    await endAuction(house, uuid);
    await page.locator('[data-auction-state="finished"]').waitFor();
    await page.getByText('Vente terminée').first().waitFor();
    expect(await page.locator('[data-section="bid-history"]').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Enchérir' }).count()).toBe(0);
    await expectAccessible(page, 'auction-finished');
    await context.close();
  });
});

describe('what came of an auction', () => {
  const place = async (auctionId: string, email: string, bid: number) => {
    const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]);
    await house.rooms.auctions.place(bidOf(auctionId, row?.id ?? '', bid));
  };
  const lot = (page: Page, state: string) => page.locator(`[data-lot-state="${state}"]`);

  it('is told by the hammer, before the eyes of who won, who lost and who only watched', async () => {
    const { path, uuid, auctionId } = await newAuction();
    const [winner, loser] = [await house.guest(), await house.guest()];
    await place(auctionId, loser.email, 1_000);
    await place(auctionId, winner.email, 2_000);
    const [won, lost, watched] = await Promise.all([
      visit(browser, house, path, { guest: winner }),
      visit(browser, house, path, { guest: loser, viewport: PHONE }),
      visit(browser, house, path),
    ]);
    for (const { page } of [won, lost, watched]) await lot(page, 'RUNNING').waitFor();
    await endAuction(house, uuid);
    for (const { page, context } of [won, lost, watched]) {
      await lot(page, 'SOLD').waitFor();
      const said = page.locator('[data-section="header"]').getByText(/^Vendue?$/);
      await said.first().waitFor();
      expect(await said.allTextContents()).toEqual(['Vendue', 'Vendu']);
      await page.getByText('Cette voiture est vendue.').waitFor();
      const isWinner = page === won.page;
      expect(await page.getByText('Vous remportez cette vente.').count()).toBe(isWinner ? 1 : 0);
      expect(await page.getByText('Un autre enchérisseur l’emporte').count()).toBe(
        page === lost.page ? 1 : 0,
      );
      await context.close();
    }
  });

  it('is nobody’s when the car is withdrawn: the page says so, and why, and takes no bid', async () => {
    const { path, uuid, auctionId } = await newAuction();
    const bidder = await house.guest();
    await place(auctionId, bidder.email, 1_000);
    const { page, context } = await visit(browser, house, path, { guest: bidder });
    await page.getByText('Vous menez', { exact: true }).first().waitFor();
    await house.rooms.ads.withdraw(uuid, { actorId: null, reason: 'Une bielle a lâché.' });
    await lot(page, 'WITHDRAWN').waitFor();
    await page.getByText('Voiture retirée de la vente').first().waitFor();
    await page.getByText('Une bielle a lâché.').waitFor();
    expect(await bidButton(page).count()).toBe(0);
    expect(await page.locator('[data-action="show-contact"]').count()).toBe(0);
    expect(await page.locator('[data-section="header"]').getByText('Réserve').count()).toBe(0);
    expect(await page.getByText('Vous remportez cette vente.').count()).toBe(0);
    await expectAccessible(page, 'auction-withdrawn');
    await context.close();
  });
});

describe('signing in on the way to a bid', () => {
  it('resumes the bid, through the card where one is asked for', async () => {
    const { path } = await newAuction();
    const guest = await house.guest({ hasCard: false });
    const { page, context, complaints } = await visit(browser, house, path);
    await bidButton(page).click();
    await page.locator('[data-modal="login"]').waitFor();
    await expectAccessible(page, 'login-dialog');
    await page.locator('[data-modal="login"] [name="email"]').fill(guest.email);
    await page.locator('[data-modal="login"] [name="password"]').fill(PASSWORD);
    await page.locator('[data-modal="login"]').getByRole('button', { name: 'Se connecter' }).last().click();
    await page.locator('[data-modal="card"]').waitFor();
    await expectAccessible(page, 'card-dialog');
    const pay = async (number: string) => {
      await page.locator('[name="number"]').fill(number);
      await page.locator('[name="expiry"]').fill('12/30');
      await page.locator('[name="cvc"]').fill('123');
      await page.getByRole('button', { name: 'Enregistrer la carte' }).click();
    };
    await pay('4000 0000 0000 0002');
    await page.getByText('Cette carte a été refusée.').waitFor();
    await pay('4000 0027 6000 3184');
    await page.locator('[name="code"]').fill('123456');
    await page.getByRole('button', { name: 'Valider le code' }).click();
    await page.locator('[data-modal="bid"][data-step="1"]').waitFor();
    expect(complaints.filter(text => !text.includes('402'))).toEqual([]);
    await context.close();
  });

  it('resumes by the flag in the address, and takes the flag away', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, `${path}?fromAuth=true`, {
      guest: await house.guest(),
    });
    await page.locator('[data-modal="bid"]').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await context.close();
  });

  it('goes on with the amounts once a card was given on the provider’s page', async () => {
    const { path } = await newAuction();
    const guest = await house.guest({ hasCard: false });
    const { page, context } = await visit(browser, house, `${path}?fromCard`, { guest });
    await page.locator('[data-modal="bid"][data-step="1"]').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await context.close();
  });

  it('takes the flag away and opens nothing once the sale is over', async () => {
    const { path, auctionId, uuid } = await newAuction();
    const { page, context } = await visit(browser, house, '/cgv', { guest: await house.guest() });
    await endAuction(house, uuid);
    await expect.poll(async () => (await house.rooms.auctions.find(auctionId))?.status).toBe('unsold');
    await page.goto(`${house.url}${path}?fromAuth&x=1`);
    await expect.poll(() => new URL(page.url()).search).toBe('?x=1');
    expect(await page.locator('[data-modal]').count()).toBe(0);
    await context.close();
  });
});

describe('the other windows of the auction page', () => {
  it('are accessible: a question, the viewer, the account', async () => {
    const { path } = await newAuction();
    const guest = await house.guest();
    const { page, context } = await visit(browser, house, path, { guest });
    await page.getByRole('button', { name: 'Poser une question' }).click();
    await page.locator('[data-modal="question"]').waitFor();
    await expectAccessible(page, 'question-dialog');
    await page.locator('[name="question"]').fill('La voiture roule-t-elle ?');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await toast(page, 'questionSuccess').waitFor();
    await page.getByText('En attente de réponse').waitFor();
    await goTo(page, `${house.url}/user`);
    await expectAccessible(page, 'user');
    await context.close();
  });

  it('lead a bidder back to the amounts when the price rises meanwhile', async () => {
    const { path, auctionId } = await newAuction();
    const rival = await house.guest();
    const [other] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      rival.email,
    ]);
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    await offer(page, '1 000');
    await page.locator('[data-modal="bid"][data-step="2"]').waitFor();
    const rest = { maxBid: null, termsAccepted: true, leadSource: 'website', clientBidId: null };
    await house.rooms.auctions.place({ auctionId, bidderId: other?.id ?? '', bid: 1_500, ...rest });
    await page.locator('[data-step="1"] [data-error-key="auction.bidMinTooLow"]').waitFor();
    expect(await page.locator('[name="bid"]').inputValue()).toMatch(/^1\s000$/);
    await context.close();
  });

  it('let the whole bid be made with the keyboard', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    await bidButton(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-modal="bid"][data-step="1"]').waitFor();
    await page.locator('[name="bid"]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.locator('[data-modal="bid"][data-step="2"]').waitFor();
    await page.locator('[name="isAuctionCGVAccepted"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await toast(page, 'bidSuccess').waitFor();
    expect(await page.locator('[data-price="1001"]').count()).toBe(1);
    await context.close();
  });
});

describe('a page that loses its connection', () => {
  it('joins again by itself and shows what it missed, once', async () => {
    const { path, auctionId } = await newAuction();
    const [a, b] = [await house.guest(), await house.guest()];
    const ids = await house.db.owner<{ id: string }>('select id from accounts where email = any($1)', [
      [a.email, b.email],
    ]);
    const { page, context } = await visit(browser, house, path);
    await page.locator('[data-connection=live]').waitFor({ state: 'attached' });
    await context.setOffline(true);
    for (const [index, bid] of [1_000, 1_100, 1_200].entries()) {
      const bidderId = ids[index % 2]?.id ?? '';
      const rest = { maxBid: null, termsAccepted: true, leadSource: 'website', clientBidId: null };
      await house.rooms.auctions.place({ auctionId, bidderId, bid, ...rest });
    }
    await context.setOffline(false);
    await expect.poll(() => rows(page).count(), { timeout: 20_000 }).toBe(3);
    expect(await page.locator('[data-toast]').count()).toBeLessThan(2);
    await context.close();
  });

  it('says so aloud when the loss lasts, and not before', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, path);
    await page.locator('[data-connection=live]').waitFor({ state: 'attached' });
    await page.clock.install();
    await context.setOffline(true);
    await page.locator('[data-connection=offline]').waitFor({ state: 'attached' });
    await page.clock.fastForward(4_000);
    expect(await toast(page, 'NetworkErrorNeedReload').count()).toBe(0);
    await page.clock.fastForward(7_000);
    await toast(page, 'NetworkErrorNeedReload').waitFor();
    await context.close();
  });
});
