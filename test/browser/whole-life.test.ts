import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#server/context.ts';
import { toParisTime } from '#web/staff/forms/paris-time.ts';
import {
  browserOf,
  expectAccessible,
  goTo,
  leaveChromium,
  openChromium,
  openPage,
  PHONE,
} from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { picture } from '../kit/pictures.ts';
import { codeOf, endAuction, PAYOUT, todayInParis } from '../kit/sales.ts';

const HOUR_MS = 3_600_000;

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  house.rooms.jobs.start();
}, 120_000);
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

type Seat = { readonly guest: Guest; readonly page: Page; readonly context: BrowserContext };
const complaints: string[] = [];

/** Somebody at their own browser, at their own page. */
async function seat(guest: Guest, path: string, viewport?: typeof PHONE): Promise<Seat> {
  const context = await browserOf(browser, house, { guest, ...(viewport ? { viewport } : {}) });
  const opened = await openPage(context, house.url + path);
  opened.page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  complaints.push(...opened.complaints);
  return { guest, page: opened.page, context };
}

const dialogOf = (page: Page) => page.locator('dialog[open]');

/** From nothing to an ad before the public, without leaving the keyboard where one would not. */
async function makeAd(page: Page, sellerEmail: string): Promise<string> {
  await page.getByRole('button', { name: 'Nouvelle annonce' }).press('Enter');
  await dialogOf(page).locator('[name=brand]').fill('Delage');
  await page.keyboard.press('Tab');
  await page.keyboard.type('D6');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/ads/edit/*');
  await page.locator('[data-status=DRAFT]').waitFor();
  for (const [name, value] of [
    ['year', '1937'],
    ['mileage', '41200'],
    ['city', 'Cognac'],
    ['sellerEmail', sellerEmail],
    ['history.fr', 'Sortie de grange en 1998, restaurée depuis.'],
    ['history.en', 'Found in a barn in 1998 and restored since.'],
  ] as const) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  await page.locator('[name=country]').selectOption('FR');
  await page.locator('[name=isPriceHidden]').check();
  await page.locator('[name=photos]').setInputFiles([await picture('#264')]);
  await page.locator('[data-photo]').waitFor();
  await page.locator('[data-saving=saved]').waitFor();
  await look(page, `${house.url}/admin/ads/preview/${page.url().split('/').at(-1)}`);
  await page.getByRole('button', { name: 'Publier' }).click();
  await page.locator('[data-status=PUBLISHED]').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The draft as the public would see it, in another language, in a window of its own. */
async function look(page: Page, address: string): Promise<void> {
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Aperçu/ }).click(),
  ]);
  expect(preview.url()).toBe(address);
  await preview.getByText('Sortie de grange en 1998').waitFor();
  await preview.getByRole('tab', { name: 'English' }).press('Enter');
  await preview.getByText('Found in a barn in 1998').waitFor();
  await expectAccessible(preview, 'life-preview');
  await preview.close();
}

/** Every bid stands sealed with the one before it, once it is all over. */
async function checkSeals(page: Page, uuid: string): Promise<void> {
  await page.goto(`${house.url}/admin/auctions/live/${uuid}`);
  await page.getByRole('button', { name: 'Vérifier les sceaux' }).press('Enter');
  await page.locator('[data-proof=whole]').waitFor();
  await expectAccessible(page, 'life-room-over');
}

/** Puts the car under the hammer: it has been open for an hour, and ends in two days. */
async function schedule(page: Page, uuid: string): Promise<void> {
  const now = house.rooms.auctions.clock();
  await page.getByRole('link', { name: 'Vente aux enchères' }).press('Enter');
  await page.getByRole('link', { name: 'Planifier une vente' }).press('Enter');
  const dialog = page.locator('[data-modal=schedule]');
  await dialog.locator(`[name=uuid][value="${uuid}"]`).check();
  await dialog.locator('[name=start]').fill(toParisTime(new Date(now - 60_000).toISOString()));
  await dialog.locator('[name=end]').fill(toParisTime(new Date(now + 48 * HOUR_MS).toISOString()));
  await dialog.locator('[name=startingPrice]').fill('20 000');
  await dialog.locator('[name=reservePrice]').fill('24 000');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** A whole bid by the keyboard. */
async function bid({ page }: Seat, amount: string): Promise<void> {
  await page
    .locator('[data-section="header"]')
    .getByRole('button', { name: /enchérir|bid/i })
    .press('Enter');
  await page.locator('[data-modal="bid"][data-step="1"] [name="bid"]').fill(amount);
  await page.keyboard.press('Enter');
  await page.locator('[data-modal="bid"][data-step="2"] [name="isAuctionCGVAccepted"]').press('Space');
  await page.keyboard.press('Enter');
  await page.locator('[data-toast-key="bidSuccess"]').waitFor();
}

/** The order of the house's one sale, at rest: what is clicked next is there to stay. */
async function openOrder({ page }: Seat, prefix = ''): Promise<void> {
  const [order] = await house.db.owner<{ id: string }>('select id from orders');
  await goTo(page, `${house.url}${prefix}/user/orders/${order?.id}`);
}

/** Gives the address that the papers ask for, and comes back to them. */
async function giveAddress({ page }: Seat): Promise<void> {
  await page.getByRole('link', { name: /^(Ajouter mon adresse|Add my address)$/ }).click();
  await page.locator('[name=street]').fill('12 quai des Flamands');
  await page.locator('[name=zipCode]').fill('16100');
  await page.locator('[name=city]').fill('Cognac');
  await page.keyboard.press('Enter');
}

/** Reads a paper and signs it with the code of the letter. */
async function sign({ page, guest }: Seat, isSecond: boolean): Promise<void> {
  await page.getByRole('checkbox').press('Space');
  await page.keyboard.press('Enter');
  await page.getByText(/Un code a été envoyé à|A code was sent to/).waitFor();
  await page.locator('[name=code]').fill(await codeOf(house, guest));
  await page.keyboard.press('Enter');
  const waits = /L’autre partie n’a pas encore signé\.|The other party has yet to sign\./;
  const both = /Les deux parties ont signé\.|Both parties have signed\./;
  await page.getByText(isSecond ? both : waits).waitFor();
}

/** The winner says where they live, and waits for the seller to say the same. */
async function readContract(winner: Seat): Promise<void> {
  const { page } = winner;
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page.waitForURL('**/user/orders');
  await page.getByRole('link', { name: /Delage D6/ }).click();
  await page.getByRole('link', { name: 'Lire et signer' }).click();
  await giveAddress(winner);
  await page.getByText('Le contrat attend l’adresse et le téléphone de l’autre partie.').waitFor();
  await expectAccessible(page, 'life-contract-phone');
}

/** The winner signs the same paper, and pays with the card they bid with. */
async function signAndPay(winner: Seat): Promise<void> {
  const { page } = winner;
  await page.reload();
  await page.getByRole('heading', { name: 'Contrat de vente' }).waitFor();
  await sign(winner, true);
  await page.getByRole('link', { name: 'Payer les frais' }).click();
  await page.getByRole('heading', { name: 'Payer', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Payer avec une autre carte' }).waitFor();
  const asked = (await page.locator('main').textContent())?.replace(/[\u202f\u00a0]/g, ' ');
  expect(asked).toContain('25 000,00 €');
  expect(asked).toContain('1 200,00 €');
  expect(asked).toContain('26 200,00 €');
  await page.getByRole('button', { name: /Payer 1.200,00.€ avec ma carte/ }).press('Enter');
  await page.locator('[data-result=paid]').waitFor();
}

/** Once both have signed: the price, to the account of the house. */
async function readTransfer(winner: Seat): Promise<void> {
  const { page } = winner;
  await openOrder(winner);
  await page.getByRole('link', { name: 'Voir les coordonnées' }).click();
  await page.getByText('Référence à indiquer', { exact: true }).waitFor();
  await expectAccessible(page, 'life-transfer-phone');
}

/** Staff book what the bank's statement says. */
async function bookPrice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saisir un encaissement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Montant').fill('25 000');
  await dialog.getByLabel('Date de valeur').fill(todayInParis());
  await dialog.getByLabel('Pour').selectOption('PRICE');
  await dialog.getByRole('button', { name: 'Relire' }).click();
  await dialog.getByRole('button', { name: 'Porter aux comptes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Remise à organiser', { exact: true }).first().waitFor();
}

/** Staff say where they sent the price, which ends the order. */
async function payOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prix versé, terminer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date du virement').fill(todayInParis());
  await dialog.getByLabel('IBAN du bénéficiaire').fill(PAYOUT.iban);
  await dialog.getByLabel('Référence du virement').fill(PAYOUT.reference);
  await dialog.getByRole('button', { name: 'Prix versé, terminer' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The seller signs first, once both have said where they live. */
async function signAsSeller(seller: Seat): Promise<void> {
  const { page } = seller;
  await openOrder(seller, '/en');
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await giveAddress(seller);
  await page.getByRole('heading', { name: 'Contract of sale' }).waitFor();
  await sign(seller, false);
}

async function writeReport(seller: Seat): Promise<void> {
  const { page } = seller;
  await openOrder(seller, '/en');
  await page.locator('[name=odometer]').fill('41 260');
  await page.locator('input[type=file]').setInputFiles([await picture('#462')]);
  await page.getByRole('img', { name: 'Photo 1' }).waitFor();
  await page.getByRole('button', { name: 'Save the report' }).click();
  await page.locator('[data-task=SIGN_REPORT]').waitFor();
  await expectAccessible(page, 'life-report');
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await page
    .getByText(/41.260/)
    .first()
    .waitFor();
  await sign(seller, false);
}

describe('a car', () => {
  it('goes from an empty form to the archive of results through everybody’s hands', async () => {
    const staff = await seat(await house.guest({ permissions: [...PERMISSIONS] }), '/admin/ads');
    const owner = await house.guest({ firstName: 'Claire' });
    const uuid = await makeAd(staff.page, owner.email);
    await schedule(staff.page, uuid);

    const slug = (await house.rooms.ads.find(uuid))?.slug;
    const path = `/acheter/voiture-collection/${slug}.html`;
    const winner = await seat(await house.guest({ firstName: 'Paul' }), path, PHONE);
    const rival = await seat(
      await house.guest({ firstName: 'Édith' }),
      `/en/buy/collection-car/${slug}.html`,
    );
    await bid(rival, '20 000');
    await winner.page.locator('[data-price="20000"]').first().waitFor();
    await bid(winner, '25 000');
    await rival.page.locator('[data-toast-key="OutbidFromAnotherUser"]').waitFor();
    await expectAccessible(winner.page, 'life-leading-phone');

    await endAuction(house, uuid);
    await Promise.all(
      [winner, rival].map(({ page }) => page.locator('[data-auction-state="finished"]').waitFor()),
    );
    expect(await rival.page.getByText('You won this auction.').count()).toBe(0);
    await expectAccessible(winner.page, 'life-won-phone');
    await readContract(winner);

    await owner.ask('mutation { updateLanguage(language: EN) { id } }');
    const seller = await seat(owner, '/en/user/orders');
    await signAsSeller(seller);
    await signAndPay(winner);
    await readTransfer(winner);

    await staff.page.goto(`${house.url}/admin/orders`);
    await staff.page.getByRole('link', { name: /Delage D6/ }).click();
    await bookPrice(staff.page);
    await writeReport(seller);
    await openOrder(winner);
    await winner.page.getByRole('link', { name: 'Lire et signer' }).click();
    await sign(winner, true);
    await staff.page.reload();
    await payOut(staff.page);
    await staff.page.getByText('Commande terminée').waitFor();
    await expectAccessible(staff.page, 'life-closed');
    await checkSeals(staff.page, uuid);

    await rival.page.goto(`${house.url}/en/results`);
    const sold = rival.page.locator('[data-verdict=SOLD]', { hasText: 'Delage D6' });
    expect((await sold.textContent())?.replace(/[\u202f\u00a0]/g, ' ')).toContain('25 000 €');
    await expectAccessible(rival.page, 'life-archive');
    expect(complaints).toEqual([]);
    await Promise.all([staff, winner, rival, seller].map(({ context }) => context.close()));
  });
});
