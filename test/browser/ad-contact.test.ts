import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adStaff, BARE, draft, EVERY_FIELD, offer, SALES, sell } from '../kit/ads.ts';
import { addCar } from '../kit/cars.ts';
import { expectAccessible, goTo, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
let staff: Guest;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse({ RATE_LIMITS: 'on' }), openChromium()]);
  staff = await adStaff(house);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const SELLER = 'seller@calandre.test';
const PHONE_NUMBER = '+33612345678';
const htmlOf = async (path: string) => (await fetch(house.url + path)).text();
const contact = (page: Page) => page.locator('[data-section="contact"]');

describe('the contact block', () => {
  it('names the house’s own contact, and notes a call and an appointment under their names', async () => {
    const { path, uuid } = await offer(staff, { ...EVERY_FIELD, handleByCalandre: true, sales: SALES });
    const { page, context } = await visit(browser, house, path);
    await contact(page).getByText('Margaux', { exact: true }).waitFor();
    await page.evaluate(() => {
      document.addEventListener('click', event => event.preventDefault());
    });
    await contact(page).locator('[href="tel:+33639980141"]').click();
    await contact(page).locator(`[href="${SALES.calendarUrl}"]`).click();
    const noted = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer);
    const said = { slug: uuid, contact_name: 'Margaux' };
    expect(noted).toEqual([
      { event: 'ad_click_phone_cta', ...said },
      { event: 'ad_click_appointment_cta', ...said },
    ]);
    await context.close();
    const { calendarUrl: _none, ...withoutCalendar } = SALES;
    const other = await offer(staff, { ...BARE, handleByCalandre: true, sales: withoutCalendar });
    expect(await htmlOf(other.path)).not.toContain('data-action="appointment"');
  });

  it.each([
    ['a car of the house', { handleByCalandre: true }],
    ['a car without a seller', {}],
  ])('leads to the house where nobody is named: %s', async (_kind, more) => {
    const html = await htmlOf((await offer(staff, { ...BARE, ...more })).path);
    expect(html).not.toContain('Contacter le vendeur');
    expect(html.match(/Contacter l’équipe/g)).toHaveLength(2);
    expect(html).toMatch(/<a(?=[^>]*data-action="house")(?=[^>]*href="\/contact")/);
  });

  it.each(['handleByCalandre', 'calandreCollection'])(
    'never tells who owns a car of the house: %s',
    async kind => {
      await house.guest({ email: `${kind}@calandre.test`, firstName: 'Josiane' });
      const { uuid } = await offer(staff, { ...BARE, [kind]: true, sellerEmail: `${kind}@calandre.test` });
      const { data } = await (await house.guest()).ask(
        `mutation{revealOwnerContact(uuid:"${uuid}"){phone email}}`,
      );
      expect(data).toEqual({ revealOwnerContact: { phone: null, email: null } });
      expect(await house.db.owner('select from owner_contact_reveals where ad_uuid = $1', [uuid])).toEqual(
        [],
      );
    },
  );

  it('keeps a seller’s telephone to itself until somebody asks, and says when it was asked too often', async () => {
    await house.guest({ email: SELLER, firstName: 'Josiane' });
    const { path, uuid } = await offer(staff, { ...BARE, sellerEmail: SELLER });
    const html = await htmlOf(path);
    expect(html).toContain('Josiane');
    expect(html).toContain('Vendeur particulier');
    expect(html).not.toMatch(/12345678|seller@calandre/);

    const { page, context, complaints } = await visit(browser, house, path, { viewport: PHONE });
    await contact(page).getByRole('button', { name: 'Afficher les coordonnées' }).click();
    await contact(page).getByText(SELLER).waitFor();
    expect(await contact(page).textContent()).toContain(PHONE_NUMBER);
    await expectAccessible(page, 'contact-revealed');

    const ask = `mutation{revealOwnerContact(uuid:"${uuid}"){phone}}`;
    const codes: (string | null)[] = [];
    for (let turn = 2; turn <= 21; turn += 1) codes.push(await house.visitor().codeOf(ask));
    expect(codes).toEqual([...Array.from({ length: 19 }, () => null), 'RateLimited']);
    await goTo(page, page.url());
    await contact(page).getByRole('button', { name: 'Afficher les coordonnées' }).click();
    const told = page.locator('[data-toast-key="errors.RateLimited"]');
    await expect.poll(() => told.innerText()).toMatch(/Réessayez dans \d+ minutes?\./);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('offers the search for another car once this one is sold, and nothing else', async () => {
    const data = { ...EVERY_FIELD, handleByCalandre: true, sales: SALES };
    const { uuid, path } = await sell(staff, { ...data, price: 73_219, reducedPrice: 71_317 });
    const html = await htmlOf(path);
    expect(html.match(/data-price-state="(\w+)"/)?.[1]).toBe('sold');
    expect(html).toContain('Vendu');
    expect(html.replace(/[\u202f\u00a0 ]/g, '')).not.toMatch(/73219|71317/);
    expect(html).toContain('data-action="find-in-72h"');
    expect(html).not.toMatch(/data-action="(phone|appointment|write|show-contact|interested)"/);
    const reveal = `mutation{revealOwnerContact(uuid:"${uuid}"){phone email}}`;
    expect(await house.visitor().codeOf(reveal)).not.toBe('Unknown');
  });
});

describe('the interest in a car', () => {
  it('leads to its form without loading a page, and back to where one was', async () => {
    const { path, uuid } = await offer(staff, EVERY_FIELD);
    const { page, context } = await visit(browser, house, path);
    let loads = 0;
    page.on('request', request => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const button = page.locator('[data-section="buy"] [data-action="interested"]');
    await button.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(400);
    await button.click();
    await page.waitForURL(`**/voiture/contact?uuid=${uuid}`);
    await page.getByText('DS 21').first().waitFor();
    expect(loads).toBe(0);
    await page.goBack();
    await button.waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await context.close();
  });
});

describe('the price', () => {
  it('is on asking when it is hidden or missing, and stands nowhere in the page then', async () => {
    for (const data of [{ ...BARE, price: 73_219, isPriceHidden: true }, BARE]) {
      const html = await htmlOf((await offer(staff, data)).path);
      expect(html.match(/data-price-state="(\w+)"/)?.[1]).toBe('hidden');
      expect(html).toContain('Prix sur demande');
      expect(html.replace(/[\u202f\u00a0 ]/g, '')).not.toContain('73219');
    }
  });

  it('that is reduced says why the former one is not struck through, where the law forbids it', async () => {
    const prices = { price: 50_000, reducedPrice: 45_000 };
    const houses = await htmlOf((await offer(staff, { ...BARE, ...prices, calandreCollection: true })).path);
    expect(houses).toMatch(/data-reduced=""[^>]*>Prix réduit\. L’ancien prix n’est pas barré/);
    expect(houses).not.toContain('<del');
    await house.guest({ email: 'reducer@calandre.test' });
    const own = { ...BARE, ...prices, sellerEmail: 'reducer@calandre.test' };
    expect(await htmlOf((await offer(staff, own)).path)).not.toContain('data-reduced');
    expect(await htmlOf((await offer(staff, { ...BARE, price: 50_000 })).path)).not.toContain('data-reduced');
  });

  it('is struck through when it was reduced, and both are told to those who listen', async () => {
    const { path } = await offer(staff, { ...BARE, price: 50_000, reducedPrice: 45_000 });
    const { page, context } = await visit(browser, house, path);
    const price = page.locator('[data-price-state="reduced"]').first();
    const words = (await price.textContent())?.replace(/[\u202f\u00a0]/g, ' ');
    expect(words).toBe('Nouveau prix 45 000 € Ancien prix 50 000 €');
    expect(await price.locator('del').textContent()).toContain('Ancien prix');
    await context.close();
  });
});

describe('who may change ads', () => {
  it('gets a panel and a button on an ad and on an auction, by a group or a permission of their own', async () => {
    const byGroup = await house.guest();
    await house.db.owner(
      `with made as (insert into groups (name, permissions) values ('Annonces', '{Ads:update}') returning id)
       insert into group_members (account_id, group_id)
       select accounts.id, made.id from accounts, made where email = $1`,
      [byGroup.email],
    );
    const ad = await offer(staff, BARE);
    const { uuid } = await addCar(house, { auction: {} });
    const auction = { uuid, path: `/acheter/voiture-collection/${uuid}.html` };
    for (const { path, uuid: edited } of [ad, auction]) {
      expect(await htmlOf(path)).not.toContain('/admin/');
      for (const guest of [byGroup, await house.guest({ permissions: ['Ads:update'] })]) {
        const { page, context } = await visit(browser, house, path, { guest });
        const links = page.locator(`[href="/admin/ads/edit/${edited}"][target="_blank"]`);
        await links.nth(1).waitFor();
        expect(await page.locator('[data-staff]').count()).toBe(2);
        await expectAccessible(page, `staff-${edited === uuid ? 'auction' : 'ad'}`);
        await context.close();
      }
      const { page, context } = await visit(browser, house, path, { guest: await house.guest() });
      expect(await page.locator('[data-staff]').count()).toBe(0);
      await context.close();
    }
  });
});

describe('an ad that is not before the public', () => {
  it('answers 410 when it was withdrawn, at every address it had, and 404 while it is a draft', async () => {
    const statusOf = async (slug: string, folder = '/acheter/voiture-collection') =>
      (await fetch(`${house.url}${folder}/${slug}.html`, { redirect: 'manual' })).status;
    const { uuid, slug } = await offer(staff, BARE);
    await staff.ask('mutation($uuid:ID!){updateCarAd(uuid:$uuid,data:{year:1965}){uuid}}', { uuid });
    expect(await statusOf(slug)).toBe(301);
    await staff.ask('mutation($uuid:ID!){withdrawCarAd(uuid:$uuid){uuid}}', { uuid });
    for (const address of [slug, uuid]) expect(await statusOf(address)).toBe(410);
    expect(await statusOf(slug, '/en/buy/collection-car')).toBe(410);
    const page = await htmlOf(`/acheter/voiture-collection/${slug}.html`);
    expect(page).toContain('plus en ligne');
    expect(page).toContain('href="/acheter.html"');
    expect(await statusOf((await draft(staff, BARE)).slug)).toBe(404);
    expect(await statusOf('jamais-vue')).toBe(404);
  });
});

describe('similar cars', () => {
  it('are the same model first, then the make, then the kind; never this one, never a sold one', async () => {
    const car = { brand: 'Hotchkiss', model: 'Anjou', carType: 'CLASSIC', year: 1952, price: 30_000 };
    const asked = await offer(staff, car);
    const far = await offer(staff, { ...car, year: 1950 });
    const near = await offer(staff, { ...car, year: 1953 });
    const make = await offer(staff, { ...car, model: 'Artois' });
    await sell(staff, car);
    const query = `{publicCarAd(uuid:"${asked.uuid}"){similar{uuid sold}}}`;
    const { data } = await house.visitor().ask(query);
    const similar = (data as unknown as { publicCarAd: { similar: { uuid: string; sold: boolean }[] } })
      .publicCarAd.similar;
    expect(similar.slice(0, 3).map(({ uuid }) => uuid)).toEqual([near.uuid, far.uuid, make.uuid]);
    expect(similar.some(({ uuid, sold }) => sold || uuid === asked.uuid)).toBe(false);
  });
});
