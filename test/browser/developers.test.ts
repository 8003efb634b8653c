import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askApi } from '../kit/api.ts';
import { addCar } from '../kit/cars.ts';
import {
  DESKTOP,
  expectAccessible,
  leaveChromium,
  openChromium,
  overflowAt,
  PHONE,
  visit,
} from '../kit/chromium.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { openReceiver } from '../kit/receiver.ts';
import { idOf } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openTestHouse();
  browser = await openChromium();
  await house.guest({ email: 'seller@developers.test' });
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const WORDS = {
  fr: {
    ...{ path: '', addKey: 'Créer une clé', name: 'Nom de la clé', makeKey: 'Créer la clé' },
    ...{ copied: 'Je l’ai copiée', removeKey: 'Supprimer Mon tableur', noKey: 'Aucune clé.' },
    ...{ addHook: 'Ajouter une adresse', url: 'Adresse', makeHook: 'Ajouter', ping: 'Envoyer un essai' },
    ...{ log: 'Derniers messages', again: 'Renvoyer', reference: 'Documentation de l’API' },
    ...{ renew: 'Renouveler le secret' },
  },
  en: {
    ...{ path: '/en', addKey: 'Create a key', name: 'Key name', makeKey: 'Create the key' },
    ...{ copied: 'I have copied it', removeKey: 'Delete Mon tableur', noKey: 'No keys.' },
    ...{ addHook: 'Add an address', url: 'Address', makeHook: 'Add', ping: 'Send a test' },
    ...{ log: 'Latest messages', again: 'Send again', reference: 'API reference' },
    ...{ renew: 'Renew the secret' },
  },
} as const;

describe.each([
  ['fr', PHONE],
  ['en', DESKTOP],
] as const)('an afternoon with the API, in %s', (locale, viewport) => {
  const words = WORDS[locale];

  it('goes from a key to a list of lots, and from an address to a signed message of a bid', async () => {
    await using receiver = await openReceiver();
    const guest = await house.guest();
    await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
    const path = `${words.path}/user/developers`;
    const { page, context, complaints } = await visit(browser, house, path, { guest, viewport });
    const keys = page.locator('#keys');
    await keys.getByText(words.noKey).waitFor();
    await keys.getByRole('button', { name: words.addKey }).click();
    await keys.getByLabel(words.name).fill('Mon tableur');
    await expectAccessible(page, `developers-key-${locale}`);
    await keys.getByRole('button', { name: words.makeKey }).click();
    // Whoever has been here for an hour shows that it is them.
    await page.locator('dialog[open] input[name=password]').fill(PASSWORD);
    await page.locator('dialog[open] button[type=submit]').click();
    const secret = await keys.locator('[data-secret] input').inputValue();
    await expectAccessible(page, `developers-secret-${locale}`);
    await keys.getByRole('button', { name: words.copied }).click();
    await keys.locator('[data-api-key]').getByText('Mon tableur').waitFor();

    const { uuid, auctionId } = await addCar(house, { sellerEmail: 'seller@developers.test', auction: {} });
    const lots = (await (await askApi(house, secret, '/sales?sort=ENDING_SOON')).json()) as {
      items: { id: string }[];
    };
    expect(lots.items.map(({ id }) => id)).toContain(uuid);

    const hooks = page.locator('#hooks');
    await hooks.getByRole('button', { name: words.addHook }).click();
    await hooks.getByLabel(words.url).fill(receiver.url);
    await expectAccessible(page, `developers-hook-${locale}`);
    await hooks.getByRole('button', { name: words.makeHook, exact: true }).click();
    const signedWith = await hooks.locator('[data-secret] input').inputValue();
    await hooks.getByRole('button', { name: words.copied }).click();
    await hooks.getByRole('button', { name: words.ping }).click();
    const bid = `mutation { addBid(addBidInput: { auctionId: "${auctionId}", bid: 12000, isAuctionCGVAccepted: true }) { id } }`;
    expect(await (await house.guest()).codeOf(bid)).toBeNull();
    await expect
      .poll(async () => {
        await house.rooms.webhooks.follower.catchUp();
        await house.rooms.jobs.drain();
        return receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
      })
      .toEqual(expect.arrayContaining(['ping', 'bid.placed']));
    const checker = new Webhook(signedWith);
    for (const { body, headers } of receiver.received)
      checker.verify(body, headers as Record<string, string>);

    await hooks.getByRole('button', { name: words.log }).click();
    await hooks.getByRole('button', { name: words.again }).first().waitFor();
    await expectAccessible(page, `developers-log-${locale}`);
    for (const width of [320, viewport.width]) expect(await overflowAt(page, width)).toBe(0);

    await hooks.getByRole('button', { name: words.renew }).click();
    expect(await hooks.locator('[data-secret] input').inputValue()).not.toBe(signedWith);
    await hooks.locator('[data-secret]').getByRole('button', { name: words.copied }).click();
    await hooks.getByText(/L’ancien secret signe encore|The old secret still signs/).waitFor();

    await keys.getByRole('button', { name: words.removeKey }).click();
    await keys.getByText(words.noKey).waitFor();
    expect((await askApi(house, secret, '/lots')).status).toBe(401);

    await page.getByRole('link', { name: words.reference }).click();
    await page.waitForURL(`**${words.path}/api`);
    await expectAccessible(page, `api-reference-${locale}`);
    for (const width of [320, viewport.width]) expect(await overflowAt(page, width)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a lot in a page of another site', () => {
  it('lives there, tells its page of a bid, and offers nothing but a window of ours', async () => {
    const { uuid, auctionId } = await addCar(house, { sellerEmail: 'seller@developers.test', auction: {} });
    const script = `addEventListener('calandre-bid', ({ detail }) => { document.title = 'bid ' + detail.amount; });`;
    const body = `<!doctype html><html lang="en"><head><title>Elsewhere</title><script>${script}</script>
<script src="${house.url}/embed.js" async></script></head><body><main><h1>Our cars</h1>
<calandre-lot lot="${uuid}" theme="light"></calandre-lot><calandre-list limit="3" theme="dark" accent="#ffee00"></calandre-list></main></body></html>`;
    const elsewhere = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    });
    await new Promise<void>(resolve => elsewhere.listen(0, '127.0.0.1', resolve));
    const address = elsewhere.address();
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    const complaints: string[] = [];
    // Of warnings one is left: a frame of another site that may run scripts is told to be one.
    page.on('console', message => {
      const text = message.text();
      if (['error', 'warning'].includes(message.type()) && !text.includes('allow-same-origin'))
        complaints.push(text);
    });
    // Another name of this machine is another site.
    await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
    const lot = page.frameLocator('calandre-lot iframe');
    await lot.getByText('Bid on Calandre').waitFor();
    await page.frameLocator('calandre-list iframe').getByRole('heading', { level: 2 }).first().waitFor();
    expect(await lot.locator('form, input, button, select, textarea').count()).toBe(0);
    await expect.poll(() => house.live.socketsBy('uuid').get(uuid) ?? 0).toBeGreaterThan(0);
    const bid = `mutation { addBid(addBidInput: { auctionId: "${auctionId}", bid: 15500, isAuctionCGVAccepted: true }) { id } }`;
    expect(await (await house.guest()).codeOf(bid)).toBeNull();
    await lot.getByText('15 500 €').waitFor();
    await page.frameLocator('calandre-list iframe').getByText('15 500 €').waitFor();
    await expect.poll(() => page.title()).toBe('bid 15500');
    // As high as what is in it, and no higher.
    const inside = await lot.locator('body').evaluate(shown => shown.getBoundingClientRect().height);
    await expect
      .poll(async () => (await page.locator('calandre-lot iframe').boundingBox())?.height)
      .toBe(inside);
    expect(inside).toBeLessThan(400);
    // Whoever speaks to the page in the frame's name is not heard.
    await page.evaluate(() => postMessage({ calandre: true, type: 'bid', amount: 1 }, '*'));
    const [ours] = await Promise.all([
      context.waitForEvent('page'),
      lot.getByRole('link', { name: /Bid on/ }).click(),
    ]);
    await ours.waitForURL('**/en/buy/collection-car/**');
    expect(await ours.evaluate(() => opener)).toBeNull();
    expect(await page.title()).toBe('bid 15500');
    // Put up again the car has another auction, in the list too.
    const staff = await idOf(house, await house.guest());
    await house.rooms.auctions.cancel(auctionId, 'x', staff);
    const startAt = house.rooms.auctions.clock() + 7_200_000;
    await house.rooms.auctions.relist(uuid, { startAt, endAt: startAt + 3_600_000 }, staff);
    for (const name of ['lot', 'list'])
      await page.frameLocator(`calandre-${name} iframe`).getByText('Opens in 2 h').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    elsewhere.close();
  });
});

describe.each([
  ['fr', PHONE, '', 'Confirmer l’enchère', 'enregistrée', 'Voir la voiture', 'minimale'],
  ['en', DESKTOP, '/en', 'Confirm the bid', 'recorded', 'See the car', 'minimum bid'],
] as const)(
  'a bid that an agent prepared, in %s',
  (locale, viewport, prefix, confirm, recorded, toCar, least) => {
    it('is confirmed by its person, who shows the passkey they have; nothing is sent before', async () => {
      const { uuid, auctionId } = await addCar(house, { sellerEmail: 'seller@developers.test', auction: {} });
      const guest = await house.guest();
      await house.db.owner(
        `insert into passkeys (id, account_id, public_key, label) select $2, id, 'x', 'x' from accounts where email = $1`,
        [guest.email, locale],
      );
      await house.db.owner("update sessions set proven_at = now() - interval '1 hour'");
      const bidsOf = () =>
        house.db.owner<{ amount: number }>('select amount::int as amount from bids where auction_id = $1', [
          auctionId,
        ]);
      const at = (bid: string) => `${prefix}/user/prepared-bid?lot=${uuid}&bid=${bid}`;
      const { page, context, complaints } = await visit(browser, house, at('12000&maxBid=15000'), {
        ...{ guest, viewport },
      });
      const button = page.getByRole('button', { name: confirm });
      await button.waitFor();
      await page.getByText('12 000 €', { exact: true }).waitFor();
      await page.getByText('15 000 €', { exact: true }).waitFor();
      await expectAccessible(page, `prepared-bid-${locale}`);
      for (const width of [320, viewport.width]) expect(await overflowAt(page, width)).toBe(0);
      await button.click();
      expect(await bidsOf()).toEqual([]);
      await page.getByRole('checkbox').check();
      await button.click();
      await page.locator('dialog[open] input[name=password]').fill(PASSWORD);
      expect(await bidsOf()).toEqual([]);
      await page.locator('dialog[open] button[type=submit]').click();
      await page.getByText(recorded).waitFor();
      expect(await bidsOf()).toMatchObject([{ amount: 12_000 }]);
      await page.getByRole('link', { name: toCar }).waitFor();
      // The price has gone past what was prepared: it is said, and nothing can be sent.
      const more = `mutation { addBid(addBidInput: { auctionId: "${auctionId}", bid: 16000, isAuctionCGVAccepted: true }) { id } }`;
      expect(await (await house.guest()).codeOf(more)).toBeNull();
      await page.goto(house.url + at('15500'));
      await page.getByText(least).waitFor();
      expect(await button.count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);
