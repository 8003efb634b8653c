import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InquiryOpeningDocument } from '#web/graphql/documents.gen.ts';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { sellCar } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  // With its limits, for what keeps machines out must let people in.
  [house, browser] = await Promise.all([openTestHouse({ RATE_LIMITS: 'on' }), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const next = (page: Page, name = 'Continuer') => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

async function fillContact(page: Page, email: string): Promise<void> {
  await page.locator('[name="firstName"]').fill('Anne');
  await page.locator('[name="lastName"]').fill('Roy');
  await page.locator('[name="email"]').fill(email);
}

describe('a form of several steps', () => {
  it('says what is missing, goes on where it was left, and is sent once it was read', async () => {
    const { page, context, complaints } = await visit(browser, house, '/form/carhunter-lead/new/car', {
      viewport: PHONE,
    });
    await next(page);
    expect(await page.locator('[data-error-key="form.validation.required"]').count()).toBe(2);
    await expectAccessible(page, 'form-step-phone');
    expect(await house.db.owner('select from inquiries')).toEqual([]);
    await page.locator('[name="brand"]').fill('Alpine');
    await page.locator('[name="model"]').fill('A110');
    await next(page);
    await heading(page, 'Le budget');
    expect(page.url()).toMatch(/\/form\/carhunter-lead\/[\da-f-]{36}\/budget$/);
    // Its heading, rather than the content of what the frame takes for a new page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Le budget');

    await page.goto(page.url().replace('/budget', '/contact'));
    await heading(page, 'Le budget');
    await page.locator('[name="budget"]').fill('65 000');
    await page.reload();
    await expect.poll(() => page.locator('[name="budget"]').inputValue()).toBe('65 000');
    await next(page);
    await heading(page, 'Vos coordonnées');
    await page.reload();
    await fillContact(page, 'x@');
    await page.locator('[name="phone"]').fill('06 12 34 56 78');
    await next(page);
    await page.locator('[data-error-key="form.validation.email"]').waitFor();
    await page.reload();
    await expect.poll(() => page.locator('[name="phone"]').inputValue()).toBe('06 12 34 56 78');
    expect(await page.locator('[name="email"]').inputValue()).toBe('x@');
    await page.locator('[name="email"]').fill('anne@calandre.test');
    await next(page);
    await heading(page, 'Récapitulatif');
    await page.getByText('65 000', { exact: false }).waitFor();
    await expectAccessible(page, 'form-summary-phone');
    await next(page, 'Envoyer ma demande');
    await page.getByText('Votre demande est partie.').waitFor();
    expect(await house.db.owner('select from leads')).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is nobody else’s, whatever their address', async () => {
    const { page, context } = await visit(browser, house, '/form/carhunter-lead/new/car');
    await page.locator('[name="brand"]').fill('Alpine');
    await page.locator('[name="model"]').fill('A110');
    await next(page);
    await heading(page, 'Le budget');
    const other = await visit(browser, house, new URL(page.url()).pathname);
    await other.page
      .getByRole('heading', { name: 'Nous ne retrouvons pas cette demande sur cet appareil.' })
      .waitFor();
    await page.goto(`${house.url}/form/buy/continue`);
    await page.getByRole('link', { name: 'Reprendre' }).click();
    await heading(page, 'Le budget');
    await Promise.all([context.close(), other.context.close()]);
  });
});

describe('a draft that nobody answers for', () => {
  it('is not said to be gone', async () => {
    const { page, context } = await visit(browser, house, '/form/carhunter-lead/new/car');
    await page.locator('[name="brand"]').fill('Alpine');
    await page.locator('[name="model"]').fill('A110');
    await next(page);
    await heading(page, 'Le budget');
    await page.route('**/graphql', route => route.abort());
    await page.reload();
    await page.locator('[data-toast-key="NetworkErrorNeedReload"]').first().waitFor();
    expect(await page.getByText('Nous ne retrouvons pas cette demande sur cet appareil.').count()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Recharger' }).click();
    await heading(page, 'Le budget');
    await context.close();
  });
});

/** Cars of that kind that were sold under the hammer, for these prices, and handed over. */
async function sellFulvias(prices: readonly number[]): Promise<void> {
  for (const price of prices) {
    const { car, orderId } = await sellCar(house, { price, hasSeller: false });
    await house.db.owner("update orders set state = 'CLOSED' where id = $1", [orderId]);
    await house.rooms.ads.update(car.uuid, { brand: 'Lancia', model: 'Fulvia' });
  }
}

describe('selling a car', () => {
  it('takes photos, asks for an account before it is sent, and makes a draft ad', async () => {
    const guest = await house.guest();
    await sellFulvias([12_000, 14_000, 19_000, 16_000, 15_000]);
    const { page, context } = await visit(browser, house, '/form/sell/new');
    await page.getByLabel('Enchères').check();
    await page.locator('[name="brand"]').fill('Lancia');
    await page.locator('[name="model"]').fill('Fulvia');
    await page.locator('[name="year"]').fill('1971');
    await page.getByLabel('Classique').check();
    await next(page);
    await heading(page, 'Son état');
    await page.locator('[name="mileage"]').fill('84 000');
    await page.getByLabel('Très bon').check();
    const history = page.locator('[name="history"]');
    const noWayAround = page.getByText(/Ni téléphone, ni e-mail, ni lien dans l’annonce/);
    await history.fill('Première main. Appelez le 06 12 34 56 78.');
    await history.blur();
    await noWayAround.waitFor();
    await expectAccessible(page, 'form-told-at-once');
    await next(page);
    await heading(page, 'Son état');
    await history.fill('Première main, carnet complet.');
    await noWayAround.waitFor({ state: 'detached' });
    await next(page);
    await heading(page, 'Ses papiers');
    await page.getByLabel('Française').check();
    await next(page);
    await heading(page, 'Les photos');
    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    const file = { name: 'front.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('input[type=file]').setInputFiles([file]);
    await page.getByText('Photo principale').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }]);
    await page
      .getByText(
        '« x.jpg » n’est pas une photo lisible. Envoyez un JPEG, PNG, WebP ou HEIC.'
          .replace('« ', '«\u00a0')
          .replace(' »', '\u00a0»'),
      )
      .waitFor();
    expect(await page.getByRole('button', { name: 'Réessayer' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Retirer', exact: true }).click();
    // What a cut line held up is told by its name, goes again in one press, and by itself once the line is back.
    const cut = ['a.jpg', 'b.jpg'].map(name => ({ ...file, name }));
    await page.route('**/uploads/photos', route => route.abort());
    await page.locator('input[type=file]').setInputFiles(cut);
    await page.getByText('b.jpg n’est pas arrivé.').waitFor();
    await page.getByRole('button', { name: 'Réessayer tout' }).click();
    await page.getByText('b.jpg n’est pas arrivé.').waitFor();
    await page.unroute('**/uploads/photos');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('b.jpg').waitFor({ state: 'detached' });
    await expectAccessible(page, 'form-photos');
    await next(page);
    await heading(page, 'Vos coordonnées');
    await fillContact(page, guest.email);
    await page.locator('[name="city"]').fill('Lyon');
    await page.locator('[name="zipCode"]').fill('69002');
    await next(page);
    await heading(page, 'La vente');
    expect(page.url()).toContain('/form/auction/');
    const estimate = page.locator('[data-section=estimate]');
    await expect.poll(() => estimate.innerText()).toMatch(/12.000.€ et 19.000.€\s+D’après 5 ventes/);
    await expectAccessible(page, 'form-estimate');
    await page.locator('[name="startingPrice"]').fill('15 000');
    await page.locator('[name="reserveWish"]').fill('12 000');
    await page.locator('[name="startWish"]').fill('2020-06-01');
    await page.locator('[name="message"]').focus();
    await page.getByText('Le prix de réserve ne peut pas être inférieur à la mise à prix.').waitFor();
    await page.getByText('Cette date est passée').waitFor();
    await page.locator('[name="reserveWish"]').fill('18 000');
    await page.locator('[name="startWish"]').fill('2199-06-01');
    await next(page);
    await heading(page, 'Récapitulatif');
    await page.getByRole('link', { name: 'Se connecter pour envoyer' }).click();
    await page.locator('[name="password"]').first().fill(PASSWORD);
    await page.locator('[name="email"]').first().fill(guest.email);
    await page.getByRole('button', { name: 'Se connecter' }).last().click();
    await heading(page, 'Récapitulatif');
    await next(page, 'Créer mon annonce');
    await page.getByText('Le brouillon de votre annonce est prêt.').waitFor();
    await page.getByText(/Il y manque encore \d+ informations/).waitFor();
    const ads = await house.db.owner<{ status: string }>(
      `select status from ads where brand = 'Lancia' and year = 1971`,
    );
    expect(ads).toEqual([{ status: 'DRAFT' }]);
    await page.getByRole('link', { name: 'Compléter mon annonce' }).click();
    await page.locator('[data-missing]').first().waitFor();
    expect(await page.getByRole('button', { name: 'Envoyer pour relecture' }).isDisabled()).toBe(true);
    await context.close();
  });
});

describe('a sale that was begun elsewhere', () => {
  it('goes on by the link of a letter, once, and is offered again where sales begin and on the dashboard', async () => {
    const [elsewhere, email] = [house.visitor(), 'elsewhere@calandre.test'];
    const said = { firstName: 'Anne', lastName: 'Roy', email, city: 'Lyon', zipCode: '69002' };
    const answers = Object.entries(said).map(([name, value]) => ({ name, values: [value] }));
    const { data } = await elsewhere.ask(
      'mutation($i: SaveInquiryInput!) { saveInquiry(input: $i) { id } }',
      {
        i: { form: 'sellAd', step: 'contact', answers, language: 'FR' },
      },
    );
    const { id } = (data as unknown as { saveInquiry: { id: string } }).saveInquiry;
    await elsewhere.ask('mutation($id: ID!) { mailInquiryLink(id: $id) }', { id });
    const [letter] = await house.rooms.mail.list(email);
    const link = /\/form\S*token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';

    const { page, context, complaints } = await visit(browser, house, link);
    await expectAccessible(page, 'form-linked');
    await next(page, 'Reprendre');
    await heading(page, 'La voiture');
    await page.getByRole('button', { name: 'M’envoyer un lien pour reprendre ailleurs' }).waitFor();
    await page.goto(`${house.url}/form/sell/new`);
    await page.locator('[data-section=unfinished]').getByText('Il reste').waitFor();
    await expectAccessible(page, 'form-unfinished');
    await page.locator('[data-section=unfinished]').getByRole('link', { name: 'Reprendre' }).click();
    await heading(page, 'La voiture');
    expect(complaints).toEqual([]);
    await context.close();

    // Whoever followed it may do so again for ten minutes, should they never have heard of it.
    await house.db.owner('update inquiries set link_until = clock_timestamp() where link_until is not null');
    const other = await visit(browser, house, link, { guest: await house.guest() });
    await next(other.page, 'Reprendre');
    await other.page.getByText('Ce lien a déjà servi').waitFor();
    await other.context.close();

    const owner = await house.guest();
    await owner.ask('mutation($i: SaveInquiryInput!) { saveInquiry(input: $i) { id } }', {
      i: { form: 'sellAd', step: 'contact', answers, language: 'FR' },
    });
    const mine = await visit(browser, house, '/user', { guest: owner });
    await mine.page.locator('[data-section=unfinished]').getByText('Il reste').waitFor();
    await expectAccessible(mine.page, 'dashboard-unfinished');
    await mine.context.close();
  });
});

describe('a sale left to the house', () => {
  it('asks no ad of whoever left it: it says what the house does, until they want to write it', async () => {
    const owner = await house.guest();
    const input = { brand: 'Lancia', model: 'Flaminia', carType: 'CLASSIC' } as const;
    const managed = {
      wishedStartingPrice: null,
      wishedReserve: null,
      wishedStart: null,
      wish: 'MANAGED',
    } as const;
    const [person] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [
      owner.email,
    ]);
    const uuid = await house.db.database.transaction(writes =>
      house.rooms.selling.begin(writes, person?.id ?? '', input, managed),
    );
    const { page, context, complaints } = await visit(browser, house, '/user', { guest: owner });
    await page.locator('[data-own-car=PREPARING]').waitFor();
    expect(await page.locator('[data-todo]').count()).toBe(0);
    await page.getByRole('link', { name: 'Lancia Flaminia' }).click();
    await page.locator('[data-section=prepared]').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/user/cars/edit/${uuid}`);
    expect(await page.locator('[data-step-link]').count()).toBe(0);
    for (const [size, viewport] of [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `prepared-${size}`);
    }
    await page.getByRole('button', { name: 'Rédiger l’annonce moi-même' }).click();
    await page.locator('[data-step-link=car]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('asking about a car', () => {
  it('names it, in each language, and when it is sold offers one like it', async () => {
    const { uuid } = await addCar(house);
    const { page, context } = await visit(browser, house, `/voiture/contact?uuid=${uuid}`);
    await page.getByText('Alpine A110').first().waitFor();
    await expectAccessible(page, 'car-contact');
    await fillContact(page, 'anne@calandre.test');
    await next(page, 'Envoyer ma demande');
    await page.getByText('Votre demande est partie.').waitFor();
    await house.rooms.ads.update(uuid, { sold: true });
    await page.goto(`${house.url}/en/car/contact?uuid=${uuid}`);
    await page.getByRole('heading', { level: 1, name: 'This car is sold.' }).waitFor();
    expect(await page.getByLabel('Have a similar one found within 72 hours').isChecked()).toBe(true);
    await page.goto(`${house.url}/es/coche/contacto?uuid=nonsense`);
    await page.getByText('No hemos encontrado ese coche').waitFor();
    await context.close();
  });
});

describe('writing to the house', () => {
  it('is not in the way of who is taken for a machine: nothing is lost, and it can be sent again', async () => {
    const { page, context } = await visit(browser, house, '/contact');
    await expectAccessible(page, 'contact');
    await page.getByLabel('Sujet').selectOption('press');
    await page.locator('[name="message"]').fill('Bonjour');
    await fillContact(page, 'anne@calandre.test');
    const lure = page.locator('[name="backlink"]');
    // A machine writes into the page itself; a person comes to the field neither by the keyboard nor otherwise.
    await lure.evaluate(field => {
      (field as HTMLInputElement).value = 'https://casino.test';
    });
    expect(await page.getByRole('textbox', { name: 'Laissez ce champ vide' }).count()).toBe(0);
    await page.locator('[name="email"]').focus();
    for (let steps = 0; steps < 4; steps += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => lure.evaluate(field => field === document.activeElement)).toBe(false);
    }
    await next(page, 'Envoyer ma demande');
    await page.locator('[data-error-key="inquiry.lure.filled"]').waitFor();
    expect(await lure.inputValue()).toBe('');
    expect(await lure.evaluate(field => field === document.activeElement)).toBe(true);
    await expectAccessible(page, 'contact-lure');
    await next(page, 'Envoyer ma demande');
    await page.getByText('Votre demande est partie.').waitFor();
    const leads = await house.db.owner<{ form: string }>("select form from leads where form = 'contact'");
    expect(leads).toHaveLength(1);
    await context.close();
  });
});

describe('a request that was sent sooner than a person can write', () => {
  /** Writes and sends within the seconds that the house asks of a person, and is there when it is told to wait. */
  const sendAtOnce = async (page: Page, message: string) => {
    await page.locator('[name="message"]').fill(message);
    await fillContact(page, 'hasty@calandre.test');
    const told = page.waitForResponse(
      async answer => answer.url().endsWith('/graphql') && (await answer.text()).includes('RateLimited'),
    );
    await next(page, 'Envoyer ma demande');
    await told;
  };
  const sentBy = (email: string) =>
    house.db.owner<{ form: string }>('select form from leads where email = $1', [email]);

  it('goes on its way from the next page, once, and its person is told', async () => {
    const { page, context } = await visit(browser, house, '/contact');
    // The page asks whoever leaves to stay, and they leave.
    page.on('dialog', dialog => void dialog.accept());
    // However slow the machine is that fills it in: the form is as if it had been opened just now.
    let opened = 0;
    await page.route('**/graphql', async route => {
      if (!route.request().postData()?.includes(InquiryOpeningDocument.id)) return route.fallback();
      opened += 1;
      const inquiryOpening = await house.rooms.leads.sealOpening(-60_000);
      return route.fulfill({ json: { data: { inquiryOpening } } });
    });
    await page.reload();
    await page.getByLabel('Sujet').selectOption('press');
    await sendAtOnce(page, 'Bonjour');
    expect(opened).toBe(1);
    await page.goto(`${house.url}/confidentialite`);
    await page.locator('[data-toast-key=inquirySent]').waitFor();
    expect(await sentBy('hasty@calandre.test')).toHaveLength(1);

    // On the very page that was loaded anew, it is shown as sent, and not offered to be sent once more.
    await page.goto(`${house.url}/contact`);
    await page.getByLabel('Sujet').selectOption('press');
    await sendAtOnce(page, 'Rebonjour');
    await page.reload();
    await page.getByText('Votre demande est partie.').first().waitFor();
    await page.getByRole('button', { name: 'Envoyer ma demande' }).waitFor({ state: 'detached' });
    await page.goto(`${house.url}/contact`);
    expect(await page.locator('[name="message"]').inputValue()).toBe('');
    expect(await sentBy('hasty@calandre.test')).toHaveLength(2);
    await context.close();
  });
});
