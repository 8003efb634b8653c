import type { Browser, Page, Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MeDocument } from '#web/graphql/documents.gen.ts';
import { addCar } from '../kit/cars.ts';
import { leaveChromium, openChromium, visit } from '../kit/chromium.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
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

async function newAuction() {
  const { uuid, auctionId } = await addCar(house, { auction: { endsInMs: 3_600_000 * 5 } });
  const [row] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
  return { uuid, auctionId, path: `/acheter/voiture-collection/${row?.slug}.html` };
}

const toast = (page: Page, key: string) => page.locator(`[data-toast-key="${key}"]`);
const bidButton = (page: Page) =>
  page.locator('[data-section="header"]').getByRole('button', { name: 'Enchérir' });

/** Whether a request asks the server to do `field`, by the variables that only it takes. */
const asks = (request: Request, variable: string) => request.postData()?.includes(variable) ?? false;

/** Cuts what asks for `variable`, as often as `times`; answers how often it was sent. */
async function cut(page: Page, variable: string, times: number): Promise<() => string[]> {
  const sent: string[] = [];
  await page.route('**/graphql', (route: Route) => {
    if (!asks(route.request(), variable)) return route.fallback();
    sent.push(route.request().postData() ?? '');
    return sent.length <= times ? route.abort() : route.fallback();
  });
  return () => sent;
}

/** Bids from step 1 to the confirmation. */
async function placeBid(page: Page, amount: string): Promise<void> {
  await confirmBid(page, amount);
  await page.getByRole('button', { name: 'Confirmer l' }).click();
}

/** Bids up to the last button, and leaves that one alone. */
async function confirmBid(page: Page, amount: string): Promise<void> {
  await bidButton(page).click();
  await page.locator('[name="bid"]').fill(amount);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.locator('[data-modal="bid"][data-step="2"]').waitFor();
  await page.locator('[name="isAuctionCGVAccepted"]').check();
}

describe('a network that fails', () => {
  it('while a link is followed leaves the page as it is, with a warning', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, path);
    await page.route(
      url => url.pathname !== new URL(house.url + path).pathname,
      route => route.abort(),
    );
    await page.locator('footer a[href="/cgv"]').first().click();
    await toast(page, 'NetworkErrorNeedReload').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await bidButton(page).waitFor();
    await context.close();
  });

  it('while a pointer rests on a link leaves the page as it is, with what is typed', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, path);
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.route(
      url => url.pathname !== new URL(house.url + path).pathname,
      route => route.abort(),
    );
    const refused = page.waitForEvent('requestfailed');
    const link = page.locator('footer a[href="/cgv"]').first();
    await link.hover();
    await refused;
    await link.click();
    await toast(page, 'NetworkErrorNeedReload').waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
    await context.close();
  });

  it('while a question is sent keeps its text', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    await cut(page, 'Roule-t-elle', 1);
    await page.getByRole('button', { name: 'Poser une question' }).first().click();
    await page.locator('[name="question"]').fill('Roule-t-elle ?');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    const said = toast(page, 'NetworkErrorNeedReload');
    await said.waitFor();
    // Nothing else says that what was typed would go with a reload.
    expect(await said.textContent()).toMatch(/Réessayez.*écrit reste ici.*dernier recours/);
    expect(await page.locator('[name="question"]').inputValue()).toBe('Roule-t-elle ?');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await toast(page, 'questionSuccess').waitFor();
    await context.close();
  });

  it('while the card check is opened opens nothing', async () => {
    const { path, auctionId } = await newAuction();
    const { page, context } = await visit(browser, house, path, {
      guest: await house.guest({ hasCard: false }),
    });
    await cut(page, `"variables":{"id":"${auctionId}"`, 9);
    await bidButton(page).click();
    await toast(page, 'NetworkErrorNeedReload').waitFor();
    expect(await page.locator('[data-modal]').count()).toBe(0);
    await context.close();
  });

  it('for as long as a bid is tried says so where it is confirmed, and it goes again under its key', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    const sent = await cut(page, 'clientBidId', 5);
    await page.clock.install();
    await placeBid(page, '1 000');
    const said = page.locator('[data-modal="bid"][data-step="2"] [data-unanswered]');
    await goForwardTo(page, said);
    expect(await toast(page, 'NetworkErrorNeedReload').count()).toBe(0);
    // What is mine was asked for since, and the house knows of none.
    await expect.poll(() => said.textContent()).toContain('n’y est pas enregistrée');
    expect(await said.textContent()).toContain('jamais placée deux fois');
    await page.getByRole('button', { name: 'Confirmer l' }).click();
    await toast(page, 'bidSuccess').waitFor();
    expect(new Set(sent().map(body => /"clientBidId":"([^"]+)"/.exec(body)?.[1])).size).toBe(1);
    await context.close();
  });

  it('while a bid is sent sends it again under the same key, and places it once', async () => {
    const { path, uuid } = await newAuction();
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    const sent = await cut(page, 'clientBidId', 2);
    await page.clock.install();
    await placeBid(page, '1 000');
    await goForwardTo(page, toast(page, 'bidSuccess'));
    const keys = sent().map(body => /"clientBidId":"([^"]+)"/.exec(body)?.[1]);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    const rows = await house.db.owner(
      'select 1 from bids join auctions on auctions.id = auction_id where ad_uuid = $1',
      [uuid],
    );
    expect(rows).toHaveLength(1);
    await context.close();
  });
});

describe('a database that does not answer', () => {
  it('leaves open what came of a bid: it says so, tries under one key, and tells that it counts once it knows', async () => {
    const { path, uuid } = await newAuction();
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    const keys: (string | undefined)[] = [];
    const untold = 2;
    await page.route('**/graphql', async (route: Route) => {
      if (!asks(route.request(), 'clientBidId')) return route.fallback();
      keys.push(/"clientBidId":"([^"]+)"/.exec(route.request().postData() ?? '')?.[1]);
      // It was placed, and its answer never came.
      await route.fetch();
      const extensions = { code: 'OutcomeUnknown', field: null };
      return route.fulfill({
        contentType: 'application/graphql-response+json',
        body: JSON.stringify({ data: null, errors: [{ message: 'OutcomeUnknown', extensions }] }),
      });
    });
    await placeBid(page, '1 000');
    await toast(page, 'bidSuccess').waitFor();
    await page.locator('[data-modal="bid"]').waitFor({ state: 'detached' });
    expect(keys).toHaveLength(untold);
    expect(new Set(keys).size).toBe(1);
    const rows = await house.db.owner(
      'select 1 from bids join auctions on auctions.id = auction_id where ad_uuid = $1',
      [uuid],
    );
    expect(rows).toHaveLength(1);
    await context.close();
  });
});

describe('the staff application', () => {
  it('stays with what is typed where a link leads nowhere, and goes on as soon as it does', async () => {
    const guest = await house.guest({ permissions: ['Content:update'] });
    const { page, context } = await visit(browser, house, '/admin/reviews', { guest });
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.route('**/healthz', route => route.abort());
    const link = page.locator('a[href="/admin/content"]').first();
    await link.click();
    await toast(page, 'NetworkErrorNeedReload').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/reviews');
    await page.unroute('**/healthz');
    await link.click();
    await page.waitForURL('**/admin/content');
    expect(await page.locator('body[data-same]').count()).toBe(1);
    await context.close();
  });
});

describe('a house that was renewed since the page was made', () => {
  it('leads on to a whole page, for the parts of this one are gone', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, path);
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.route('**/healthz', route => route.fulfill({ json: { status: 'up', version: 'another' } }));
    await page.locator('footer a[href="/cgv"]').first().click();
    await page.waitForURL('**/cgv');
    expect(await page.locator('body[data-same]').count()).toBe(0);
    await context.close();
  });

  it('asks for a new page where a question is no longer known, and keeps what is typed', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    await page.route('**/graphql', route => {
      const body = route.request().postData() ?? '';
      if (!body.includes('Roule-t-elle')) return route.fallback();
      return route.continue({
        postData: JSON.stringify({ ...JSON.parse(body), documentId: 'of-yesterday' }),
      });
    });
    await page.getByRole('button', { name: 'Poser une question' }).first().click();
    await page.locator('[name="question"]').fill('Roule-t-elle ?');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await toast(page, 'PageOutdated').waitFor();
    expect(await page.locator('[name="question"]').inputValue()).toBe('Roule-t-elle ?');
    await context.close();
  });
});

describe('somebody who is not known', () => {
  it('because their session ended signs in where they are, and the bid waits for them', async () => {
    const { path } = await newAuction();
    const guest = await house.guest();
    const { page, context } = await visit(browser, house, path, { guest });
    await confirmBid(page, '1 000');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Confirmer l' }).click();
    const login = page.locator('[data-modal="login"]');
    await login.getByRole('heading', { name: 'Votre session est terminée' }).waitFor();
    await login.locator('[name="email"]').fill(guest.email);
    await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
    await login.locator('[name="password"]').fill(PASSWORD);
    await login.getByRole('button', { name: 'Se connecter' }).last().click();
    await login.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Confirmer l' }).click();
    await toast(page, 'bidSuccess').waitFor();
    await context.close();
  });

  it.each([
    { asksForCard: true, modal: 'card' },
    { asksForCard: false, modal: 'bid' },
  ])('because their profile did not come goes by the auction alone: $modal', async wish => {
    const { path, auctionId } = await newAuction();
    await house.db.owner('update auctions set asks_for_card = $2 where id = $1', [
      auctionId,
      wish.asksForCard,
    ]);
    const { page, context } = await visit(browser, house, '/cgv', { guest: await house.guest() });
    await cut(page, MeDocument.id, 99);
    await page.goto(house.url + path);
    await toast(page, 'NetworkErrorNeedReload').waitFor();
    await bidButton(page).click();
    await page.locator(`[data-modal="${wish.modal}"]`).waitFor();
    await context.close();
  });
});

describe('a refusal that comes from the server', () => {
  it('about a price that moved meanwhile is told by a toast and at the field', async () => {
    const { path, auctionId } = await newAuction();
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    await page.route('**/graphql', (route: Route) => {
      if (!asks(route.request(), 'clientBidId')) return route.fallback();
      const extensions = { code: 'BidTooLow', field: 'bid', minimum: 2_600 };
      return route.fulfill({
        contentType: 'application/graphql-response+json',
        body: JSON.stringify({ data: null, errors: [{ message: 'BidTooLow', extensions }] }),
      });
    });
    await placeBid(page, '2 500');
    await toast(page, 'errors.BidTooLow').waitFor();
    const message = page.locator('[data-step="1"] [data-error-key="auction.bidMinTooLow"]');
    expect((await message.textContent())?.replace(/[\u202f\u00a0]/g, ' ')).toContain('2 600 €');
    expect(await page.locator('[name="bid"]').inputValue()).toMatch(/^2\s500$/);
    expect(auctionId).toBeTruthy();
    await context.close();
  });

  it('is a toast of eight seconds, whatever its code, and no key is ever seen', async () => {
    const { path } = await newAuction();
    const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
    const confirm = page.getByRole('button', { name: 'Confirmer l' });
    let code = '';
    await page.route('**/graphql', (route: Route) => {
      if (!asks(route.request(), 'clientBidId')) return route.fallback();
      return route.fulfill({
        contentType: 'application/graphql-response+json',
        body: JSON.stringify({ data: null, errors: [{ message: code, extensions: { code } }] }),
      });
    });
    await page.clock.install();
    for (code of [
      'AuctionFinished',
      'SellerCannotBid',
      'MaxNotRaised',
      'RateLimited',
      'IdempotencyMismatch',
      'Whatever',
    ]) {
      // After some the confirmation is still open.
      if (!(await confirm.isVisible())) await confirmBid(page, '1 000');
      await confirm.click();
      const shown = toast(page, `errors.${code === 'Whatever' ? 'Unknown' : code}`);
      await shown.waitFor();
      expect(await shown.getAttribute('data-toast'), code).toBe('error');
      expect(await shown.textContent()).not.toMatch(/errors\.|Whatever|[a-z][A-Z]/);
      await page.mouse.move(1, 1);
      await page.clock.fastForward(7_400);
      expect(await shown.count(), code).toBe(1);
      await page.clock.fastForward(900);
      await expect.poll(() => shown.count(), { message: code }).toBe(0);
    }
    await context.close();
  });
});
