import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
let staff: Guest;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  staff = await house.guest({ permissions: ['Users:update'] });
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const pathOf = async (uuid: string) => (await house.rooms.ads.find(uuid))?.slug;

describe('a report', () => {
  it('is made on the ad’s page, decided by staff with reasons, and appealed by the link of the letter', async () => {
    const seller = await house.guest();
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const path = `/acheter/voiture-collection/${await pathOf(uuid)}.html`;
    const ad = await visit(browser, house, path, { viewport: PHONE });
    const scripts = await ad.page.evaluate(() =>
      performance.getEntriesByType('resource').map(entry => entry.name),
    );
    expect(scripts.filter(name => name.includes('ReportDialog'))).toEqual([]);
    await ad.page.locator('[data-report=AD]').click();
    const dialog = ad.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect.poll(() => dialog.locator('[data-error-key]').count()).toBe(2);
    await dialog.getByLabel('Ce qui ne va pas').selectOption('FRAUD');
    await dialog.getByLabel('Précisions').fill('Déjà vendue.');
    await dialog.getByLabel(/Votre e-mail/).fill('passant@calandre.test');
    await expectAccessible(ad.page, 'report-phone');
    await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await dialog.getByText(/numéro 1\d+/).waitFor();

    const queue = await visit(browser, house, '/admin/reports', { guest: staff, viewport: DESKTOP });
    await queue.page.getByRole('button', { name: 'Décider' }).click();
    const deciding = queue.page.getByRole('dialog');
    await deciding.getByLabel('Mesure').selectOption('WARNED');
    await deciding.getByRole('button', { name: 'Envoyer la décision' }).click();
    await deciding.locator('[name="statement"][aria-invalid="true"]').waitFor();
    await deciding.getByLabel('Raisons').fill('Précisez que la voiture est réservée.');
    await expectAccessible(queue.page, 'report-decision-desktop');
    await deciding.getByRole('button', { name: 'Envoyer la décision' }).click();
    await queue.page.getByText('Avertissement').waitFor();
    expect(await queue.page.getByRole('button', { name: 'Décider' }).count()).toBe(0);

    await house.rooms.jobs.drain();
    const [letter] = await house.rooms.mail.list(seller.email);
    const token = /\/contestation\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const appeal = await visit(browser, house, `/en/appeal/${token}`, { viewport: PHONE });
    await appeal.page.getByText('Précisez que la voiture est réservée.').waitFor();
    await expectAccessible(appeal.page, 'appeal-phone');
    await appeal.page.getByLabel('Your reasons').fill('It is not.');
    await appeal.page.getByRole('button', { name: 'Send my appeal' }).click();
    await appeal.page.getByText('Your appeal has been received.').waitFor();
    await queue.page.reload();
    await queue.page.getByText('It is not.').waitFor();
    await expectAccessible(queue.page, 'reports-desktop');
    for (const { complaints } of [ad, queue, appeal]) expect(complaints).toEqual([]);
    for (const { context } of [ad, queue, appeal]) await context.close();
  });
});

describe('a professional’s ad', () => {
  it('strikes no price that was not asked for before, and says who sells and that one may go back', async () => {
    const pro = await house.guest({ firstName: 'Étienne' });
    const confirm = () =>
      house.db.owner('update accounts set is_professional = true where email = $1', [pro.email]);
    await confirm();
    const publish = async () => {
      const { uuid } = await addCar(house, { sellerEmail: pro.email });
      return uuid;
    };
    await expect(publish()).rejects.toThrow('BadInput');
    await pro.ask(`mutation { saveTrader(data: { company: "Marchand SARL", registerNumber: "RCS Lyon 1",
      vatNumber: "FR25812345678", street: "12 quai", zipCode: "69002", city: "Lyon", country: "FR" }) { company } }`);
    await confirm();
    const uuid = await publish();
    const { ads } = house.rooms;
    await ads.update(uuid, { price: 50_000, reducedPrice: 45_000 });
    const { page, context, complaints } = await visit(
      browser,
      house,
      `/acheter/voiture-collection/${await pathOf(uuid)}.html`,
    );
    expect(await page.locator('h1 ~ [data-price-state]').getAttribute('data-price-state')).toBe('plain');
    expect(await page.locator('h1 ~ [data-price-state]').innerText()).toBe('45\u00a0000\u00a0€');
    expect(await page.locator('[data-trader]').innerText()).toContain('Marchand SARL');
    expect(await page.locator('header [data-withdrawal]').count()).toBe(1);

    const held = await publish();
    await ads.update(held, { price: 50_000 });
    await ads.update(held, { reducedPrice: 45_000 });
    await page.goto(`${house.url}/en/buy/collection-car/${await pathOf(held)}.html`);
    await expect
      .poll(() => page.locator('h1 ~ [data-price-state]').getAttribute('data-price-state'))
      .toBe('reduced');
    await expectAccessible(page, 'trader-ad-desktop');
    await page.goto(`${house.url}/en/buy.html?withdrawal=1`);
    await expect.poll(() => page.locator('[data-withdrawal]').count()).toBeGreaterThan(0);
    await expectAccessible(page, 'search-withdrawal-desktop');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads to the form that goes back on a purchase, acknowledged in full', async () => {
    const { page, context } = await visit(browser, house, '/retractation?order=1042', { viewport: PHONE });
    expect(await page.locator('[name=order]').inputValue()).toBe('1042');
    await page.locator('[name=car]').fill('Alpine A110');
    await page.locator('[name=firstName]').fill('Anne');
    await page.locator('[name=lastName]').fill('Roy');
    await page.locator('[name=email]').fill('anne@calandre.test');
    await expectAccessible(page, 'withdrawal-phone');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
    await page.getByText('Votre rétractation nous est parvenue.').waitFor();
    const [letter] = await house.rooms.mail.list('anne@calandre.test');
    for (const said of ['accusons réception', 'Alpine A110', '1042']) expect(letter?.text).toContain(said);
    await context.close();
  });
});
