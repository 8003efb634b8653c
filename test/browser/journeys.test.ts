import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { picture } from '../kit/pictures.ts';
import { endAuction } from '../kit/sales.ts';

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

const next = (page: Page, name = 'Continuer') => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
const openStep = async (page: Page, step: string) => {
  await page.locator(`[data-step-link=${step}]`).click();
  await page.locator(`[data-step=${step}]`).waitFor();
};
const HISTORY = 'Même famille depuis 1976, carnet complet, jamais accidentée ni repeinte.';

/** All that the form asks of a car for the hammer; its make is misspelt, and taken as it was meant. */
async function tellOfTheCar(page: Page): Promise<void> {
  await page.locator('input[name=way][value=sellAuction]').check();
  await page.locator('[name=brand]').fill('porche');
  await page.locator('[data-meant=brand]').click();
  await expect.poll(() => page.locator('[name=brand]').inputValue()).toBe('Porsche');
  await page.locator('[name=model]').fill('911');
  await page.locator('[name=body]').selectOption('TARGA');
  await page.locator('[name=year]').fill('1875');
  await page.locator('[data-outside=year]').waitFor();
  await page.locator('[name=year]').fill('1975');
  await page.locator('[data-outside=year]').waitFor({ state: 'detached' });
  await page.getByLabel('Classique').check();
  await next(page);
  await heading(page, 'Son état');
  await page.locator('[name=mileage]').fill('98 000');
  await page.getByLabel('Très bon').check();
  await page.locator('[name=history]').fill(HISTORY);
  await next(page);
  await heading(page, 'Ses papiers');
  await page.getByLabel('Française').check();
  await next(page);
  await heading(page, 'Les photos');
  await page
    .locator('input[type=file]')
    .setInputFiles([await picture('#264'), await picture('#462'), await picture('#624')]);
  await expect.poll(() => page.getByRole('button', { name: 'Retirer la photo' }).count()).toBe(3);
  await next(page);
  await heading(page, 'Vos coordonnées');
}

/** Who sells, typed once: making the account finds it there. */
async function register(page: Page, email: string): Promise<void> {
  await page.locator('[name=firstName]').fill('Marthe');
  await page.locator('[name=lastName]').fill('Lenoir');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=phone]').fill('06 12 34 56 78');
  await page.locator('[name=city]').fill('Lyon');
  await page.locator('[name=zipCode]').fill('69002');
  await next(page);
  await heading(page, 'La vente');
  await page.locator('[name=startingPrice]').fill('20 000');
  await page.locator('[name=reserveWish]').fill('24 000');
  await next(page);
  await heading(page, 'Récapitulatif');
  await page.getByRole('link', { name: 'Se connecter pour envoyer' }).click();
  await page.getByRole('tab', { name: 'Je crée un compte' }).click();
  await expect.poll(() => page.locator('[name=firstName]').inputValue()).toBe('Marthe');
  await expect.poll(() => page.locator('[name=phone]').inputValue()).toBe('06 12 34 56 78');
  await page.locator('[name=password]:visible').fill(PASSWORD);
  await page.locator('[name=confirmation]').fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Créer un compte' }).click();
  await heading(page, 'Récapitulatif');
  await next(page, 'Créer mon annonce');
  await page.getByText('Le brouillon de votre annonce est prêt.').waitFor();
}

/** What the form did not ask, and then all of it to the house. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Compléter mon annonce' }).click();
  await openStep(page, 'car');
  expect(await page.locator('[name=brand]').inputValue()).toBe('Porsche');
  expect(await page.locator('[name=body]').inputValue()).toBe('TARGA');
  await page.locator('[name=transmission]').selectOption('MANUAL');
  await page.locator('[name=fuel]').selectOption('PETROL');
  await page.locator('[name=country]').selectOption('FR');
  await page.locator('[data-saving=saved]').waitFor();
  await openStep(page, 'preview');
  await expect.poll(() => page.locator('[data-missing]').count()).toBe(0);
  await page.getByRole('button', { name: 'Envoyer pour relecture' }).click();
  await page.locator('[data-review=WAITING]').waitFor();
}

/** The house publishes what was handed in, and puts it under the hammer. */
async function approveAndSchedule(staff: Guest): Promise<{ uuid: string; slug: string }> {
  const asked = await staff.ask('{ adSubmissions { id } }');
  const [{ id } = { id: '' }] = (asked.data as unknown as { adSubmissions: { id: string }[] }).adSubmissions;
  expect(await staff.codeOf(`mutation { approveSubmission(id: "${id}") { id } }`)).toBeNull();
  const [car] = await house.db.owner<{ uuid: string; slug: string }>(
    "select uuid, slug from ads where brand = 'Porsche'",
  );
  const now = house.rooms.auctions.clock();
  const data = {
    ...{ startingPrice: 20_000, reservePrice: 24_000 },
    start: new Date(now - HOUR_MS).toISOString(),
    end: new Date(now + 48 * HOUR_MS).toISOString(),
  };
  const schedule =
    'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { id } }';
  expect(await staff.codeOf(schedule, { u: car?.uuid, d: data })).toBeNull();
  return car ?? { uuid: '', slug: '' };
}

const toast = (page: Page, key: string) => page.locator(`[data-toast-key="${key}"]`);

/** A whole bid, from the button to what is said of it. */
async function bid(page: Page, amount: string): Promise<void> {
  await page.locator('[data-modal="bid"][data-step="1"] [name=bid]').fill(amount);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.locator('[data-modal="bid"][data-step="2"] [name=isAuctionCGVAccepted]').check();
  await page.getByRole('button', { name: 'Confirmer l' }).click();
  await toast(page, 'bidSuccess').waitFor();
}
const bidButton = (page: Page) =>
  page.locator('[data-section="header"]').getByRole('button', { name: 'Enchérir' });

/** What follows the hammer, for whoever has a part in it: from the overview to the contract that waits for them. */
async function openOrder(page: Page, car: string): Promise<void> {
  await page.goto(`${house.url}/user`);
  const toDo = page.getByRole('region', { name: 'À vous de jouer' }).getByRole('article');
  await toDo.filter({ hasText: car }).getByRole('link', { name: 'Signer le contrat' }).click();
  await page.waitForURL('**/orders/*/sign');
  await page.locator('main').getByText(car).first().waitFor();
}

describe('a private seller', () => {
  it('goes from the first click to the hammer, and is asked nothing twice', async () => {
    const { page, context, complaints } = await visit(browser, house, '/');
    await page.locator('footer').getByRole('link', { name: 'Vendre', exact: true }).first().click();
    await page.locator('a[href*="/form/sell/new"]').first().click();
    await tellOfTheCar(page);
    await register(page, 'marthe@calandre.test');
    await handIn(page);

    const staff = await house.guest({ permissions: ['Ads:publish', 'Ads:update', 'Auctions:update'] });
    const { uuid, slug } = await approveAndSchedule(staff);
    const buyer = await visit(browser, house, `/acheter/voiture-collection/${slug}.html`, {
      guest: await house.guest({ firstName: 'Élodie' }),
    });
    await bidButton(buyer.page).click();
    await bid(buyer.page, '25 000');
    await endAuction(house, uuid);
    await openOrder(page, 'Porsche 911');
    expect([...complaints, ...buyer.complaints]).toEqual([]);
    await Promise.all([context.close(), buyer.context.close()]);
  });
});

describe('a buyer', () => {
  it('goes from a nickname typed on a phone to a lot that is won', async () => {
    const { uuid } = await addCar(house, { status: 'DRAFT', auction: {} });
    await house.rooms.ads.update(uuid, {
      brand: 'Citroën',
      model: '2CV',
      year: 1964,
      city: 'Rouen',
      country: 'FR',
    });
    await house.rooms.ads.publish(uuid);
    const guest = await house.guest({ hasCard: false });
    const { page, context, complaints } = await visit(browser, house, '/acheter.html', { viewport: PHONE });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('[data-modal=menu] [name=text]').fill('deux chevaux');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/acheter/citroen/2cv.html');
    await page.locator('main a[href*="/voiture-collection/"]').first().click();
    await page.waitForURL('**/voiture-collection/**');
    await bidButton(page).click();
    const login = page.locator('[data-modal="login"]');
    await login.locator('[name=email]').fill(guest.email);
    await login.locator('[name=password]').fill(PASSWORD);
    await login.getByRole('button', { name: 'Se connecter' }).last().click();
    await page.locator('[data-modal="card"] [name=number]').fill('4242 4242 4242 4242');
    await page.locator('[name=expiry]').fill('12/30');
    await page.locator('[name=cvc]').fill('123');
    await page.getByRole('button', { name: 'Enregistrer la carte' }).click();
    await bid(page, '5 000');
    await endAuction(house, uuid);
    await openOrder(page, 'Citroën 2CV');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
