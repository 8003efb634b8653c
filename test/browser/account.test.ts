import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { openLetter } from '../kit/letters.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
}, 120_000);
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const errorKeys = (page: Page) =>
  page.locator('[data-error-key]').evaluateAll(all => all.map(one => one.getAttribute('data-error-key')));
const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '');

describe('a person’s own pages', () => {
  it.each([
    ['', 'phone', PHONE],
    ['/en', 'desktop', DESKTOP],
  ] as const)('are accessible, in %j on a %s', async (prefix, size, viewport) => {
    const guest = await house.guest();
    for (const path of ['/user', '/user/profile', '/user/addresses/new']) {
      const { page, context, complaints } = await visit(browser, house, prefix + path, { guest, viewport });
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('nav [aria-current=page]').count()).toBeGreaterThan(0);
      await expectAccessible(page, `account${prefix}${path}-${size}`.replaceAll('/', '-'));
      expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('are for who is signed in: anybody else signs in and comes back', async () => {
    const guest = await house.guest();
    const { page, context } = await visit(browser, house, '/en/user/addresses?x=1');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/en/user/addresses?x=1');
    await page.fill('main input[name=email]', guest.email);
    await page.fill('main input[name=password]', PASSWORD);
    await page.click('main form button[type=submit]');
    await page.waitForURL('**/en/user/addresses?x=1');
    await context.close();
  });
});

describe('a member’s page', () => {
  it('is accessible, and reached from their ad', async () => {
    const seller = await house.guest({ email: 'seller@calandre.test' });
    await seller.ask('mutation { updatePseudo(pseudo: "berlinette") { id } }');
    const { uuid } = await addCar(house, { sellerEmail: seller.email, auction: {} });
    const [ad] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
    const path = `/en/buy/collection-car/${ad?.slug}.html`;
    const { page, context, complaints } = await visit(browser, house, path, { viewport: PHONE });
    await page.getByRole('link', { name: 'See their ads' }).click();
    await page.getByRole('heading', { name: 'berlinette' }).waitFor();
    expect(await page.locator('main li').count()).toBe(1);
    await expectAccessible(page, 'member-phone');
    await page.setViewportSize(DESKTOP);
    await expectAccessible(page, 'member-desktop');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the profile', () => {
  it('shows that an address waits to be proven, and the letter’s link proves it on another device', async () => {
    const guest = house.visitor();
    await guest.ask(`mutation { register(data: { firstName: "Inès", lastName: "Roy", phone: "0612345678",
      email: "ines@calandre.test", password: "${PASSWORD}", language: FR }) { user { id } } }`);
    const { page, context } = await visit(browser, house, '/user/profile', { guest });
    const panel = page.locator('#email');
    await panel.getByText('À confirmer').waitFor();
    await panel.getByRole('button', { name: /Renvoyer l’e-mail de confirmation/ }).click();
    await page
      .getByText(/Un e-mail de confirmation vient de partir/)
      .first()
      .waitFor();
    const { pathname, search } = linkIn((await openLetter(house, 'ines@calandre.test')).text);
    const elsewhere = await visit(browser, house, pathname + search, { viewport: PHONE });
    // Whoever reads the letter may have found the account made by a stranger: the password tells.
    await elsewhere.page
      .getByRole('heading', { name: 'Confirmez que ce compte est bien le vôtre' })
      .waitFor();
    await expectAccessible(elsewhere.page, 'confirm-email-asked-phone');
    const form = elsewhere.page.locator('main form').first();
    await form.locator('input[name=password]').fill('wrong');
    await form.locator('button[type=submit]').click();
    await elsewhere.page.locator('[data-error-key="auth.confirmation.wrong"]').waitFor();
    await form.locator('input[name=password]').fill(PASSWORD);
    await form.locator('button[type=submit]').click();
    await elsewhere.page.getByRole('heading', { name: 'Adresse confirmée' }).waitFor();
    await expectAccessible(elsewhere.page, 'confirm-email-phone');
    await page.reload();
    await panel.getByText('Confirmée').waitFor();
    await Promise.all([context.close(), elsewhere.context.close()]);
  });

  it('changes the password of who knows it, and signs the other browsers out', async () => {
    const guest = await house.guest({ email: 'two@calandre.test' });
    const elsewhere = house.visitor();
    await elsewhere.ask(
      `mutation { login(email: "two@calandre.test", password: "${PASSWORD}") { user { id } } }`,
    );
    const { page, context } = await visit(browser, house, '/en/user/profile', { guest });
    await expect.poll(() => page.locator('#sessions li').count()).toBe(2);
    const form = page.locator('#password');
    const send = async (current: string) => {
      await form.locator('input[name=currentPassword]').fill(current);
      await form.locator('input[name=password]').fill('Encore-Un-Autre-2');
      await form.locator('input[name=confirmation]').fill('Encore-Un-Autre-2');
      await form.getByRole('button', { name: 'Change password' }).click();
    };
    await send('wrong');
    await form.getByText('This is not your current password.').waitFor();
    expect(await form.locator('input[name=confirmation]').inputValue()).toBe('Encore-Un-Autre-2');
    await send(PASSWORD);
    await page.getByText('Your new password has been saved').first().waitFor();
    await page.locator('#sessions li').nth(1).waitFor({ state: 'detached' });
    expect((await elsewhere.ask('{ me { id } }')).data).toEqual({ me: null });
    await context.close();
  });

  it('replaces and removes the card, hands over one’s data, and lets one leave', async () => {
    const guest = await house.guest({ email: 'leaver@calandre.test' });
    const { page, context } = await visit(browser, house, '/user/profile', { guest, viewport: PHONE });
    await page.getByRole('button', { name: 'Remplacer la carte' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('input[name=number]').fill('5555 5555 5555 4444');
    await dialog.locator('input[name=expiry]').fill('12/40');
    await dialog.locator('input[name=cvc]').fill('123');
    await dialog.locator('button[type=submit]').click();
    await page.locator('#card').getByText('Mastercard •••• 4444').waitFor();
    await page.getByRole('button', { name: 'Retirer la carte' }).click();
    await page.locator('#card').getByText('Aucune carte enregistrée.').waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger mes données' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('calandre.json');

    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await expectAccessible(page, 'delete-account-phone');
    await dialog.locator('button[type=submit]').click();
    await expect
      .poll(() => errorKeys(page))
      .toEqual(['form.validation.required', 'form.validation.required']);
    await dialog.locator('input[name=currentPassword]').fill(PASSWORD);
    await dialog.locator('input[name=sure]').check();
    await dialog.locator('button[type=submit]').click();
    await page.waitForURL(`${house.url}/`);
    await page.locator('[data-account=visitor]').waitFor();
    await context.close();
  });
});

describe('addresses', () => {
  it('are added with their country’s postal code, chosen, changed, and removed after a question', async () => {
    const guest = await house.guest();
    const { page, context, complaints } = await visit(browser, house, '/user/addresses', { guest });
    await page.getByText('Vous n’avez pas encore d’adresse.').waitFor();
    const add = async (label: string, zipCode: string) => {
      await page.getByRole('link', { name: 'Ajouter une adresse' }).click();
      await page.fill('input[name=label]', label);
      await page.fill('input[name=street]', '1 rue Royale');
      await page.fill('input[name=zipCode]', zipCode);
      await page.fill('input[name=city]', 'Paris');
      await page.click('main button[type=submit]');
    };
    await add('Maison', '7500');
    await expect.poll(() => errorKeys(page)).toEqual(['form.validation.zipCode']);
    await page.fill('input[name=zipCode]', '75008');
    await page.click('main button[type=submit]');
    await page.getByRole('heading', { name: 'Maison Principale' }).waitFor();
    await add('Garage', '75008');
    await page.getByRole('button', { name: 'Faire de Garage l’adresse principale' }).click();
    await page.getByRole('heading', { name: 'Garage Principale' }).waitFor();
    await page.getByRole('link', { name: 'Modifier Maison' }).click();
    await page.selectOption('select[name=country]', 'BE');
    await page.fill('input[name=zipCode]', '1000');
    await page.click('main button[type=submit]');
    await page.getByText('Belgique').waitFor();
    await page.getByRole('button', { name: 'Supprimer Maison' }).click();
    await expectAccessible(page, 'remove-address');
    await page.locator('dialog[open]').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('heading', { name: 'Maison', exact: true }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a password being made up', () => {
  it('is hidden until its person looks, and may be pasted and kept by the browser', async () => {
    const { page, context } = await visit(browser, house, '/auth/register');
    for (const name of ['password', 'confirmation']) {
      const field = page.locator(`main input[name=${name}]`);
      expect(await field.getAttribute('type')).toBe('password');
      expect(await field.getAttribute('autocomplete')).toBe('new-password');
      const isTaken = await field.evaluate(input =>
        input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      );
      expect(isTaken).toBe(true);
    }
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click();
    await expect.poll(() => page.locator('main input[name=password]').getAttribute('type')).toBe('text');
    await page.goto(`${house.url}/auth/login`);
    const known = page.locator('main input[name=password]');
    await expect.poll(() => known.getAttribute('autocomplete')).toBe('current-password');
    await expect.poll(() => known.getAttribute('type')).toBe('password');
    await context.close();
  });
});

describe('registering as a dealer', () => {
  it('leads to where one says who one is by trade, and staff read it', async () => {
    const { page, context, complaints } = await visit(browser, house, '/auth/register', { viewport: PHONE });
    const typed = {
      firstName: 'Zoë',
      lastName: 'Marchand',
      email: 'zoe.marchand@calandre.test',
      phone: '0612345678',
    };
    for (const [name, text] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(text);
    await page.locator('main [name=password]').fill(PASSWORD);
    await page.locator('main [name=confirmation]').fill(PASSWORD);
    await page.getByRole('checkbox', { name: 'Je vends à titre professionnel' }).check();
    await expectAccessible(page, 'register-dealer');
    await page.locator('main').getByRole('button', { name: 'Créer un compte' }).click();
    await page.waitForURL(`${house.url}/user/profile#trader`);
    const company = page.locator('#trader [name=company]');
    await company.waitFor();
    await company.fill('Marchand Automobiles');
    const declared = {
      ...{ registerNumber: 'RCS Lyon 812 345 678', vatNumber: 'FR25812345678' },
      ...{ street: '1 rue de la Paix', zipCode: '69002', city: 'Lyon' },
    };
    for (const [name, text] of Object.entries(declared))
      await page.locator(`#trader [name=${name}]`).fill(text);
    const vatNumber = page.locator('#trader [name=vatNumber]');
    const send = () => page.locator('#trader button[type=submit]').click();
    for (const impossible of ['FR0081234567', 'DE811569869']) {
      await vatNumber.fill(impossible);
      await send();
      await page.locator('#trader [data-error-key="selling.trader.notOfCountry"]').waitFor();
    }
    await vatNumber.fill(declared.vatNumber);
    await send();
    await page.locator('#trader [role=status]').getByText('Nous la vérifions').waitFor();
    const stateIs = (state: string) => page.locator(`#trader [data-trade=${state}]`).waitFor();
    await stateIs('CHECKING');
    const [row] = await house.db.owner<{ id: string; company: string }>(
      'select a.id, company from traders t join accounts a on a.id = t.account_id where a.email = $1',
      [typed.email],
    );
    expect(row?.company).toBe('Marchand Automobiles');

    // The page of one's cars says so too.
    await page.goto(`${house.url}/user/cars`);
    await page.locator('[data-trade=CHECKING]').getByText('comme un particulier').waitFor();
    await expectAccessible(page, 'cars-of-a-trader');
    const staff = await house.guest({ permissions: ['Users:update'] });
    const confirm = 'mutation($id: ID!) { setProfessional(id: $id, isProfessional: true) { id } }';
    expect(await staff.codeOf(confirm, { id: row?.id })).toBeNull();
    await page.goto(`${house.url}/user/profile#trader`);
    await stateIs('CONFIRMED');
    expect(await page.locator('#trader').innerText()).not.toContain('Vous vendez dans le cadre');
    await vatNumber.fill('FR83404833048');
    await send();
    await page.locator('#trader [role=status]').getByText('comme un particulier').waitFor();
    await stateIs('CHECKING');
    await expectAccessible(page, 'profile-of-a-trader');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('signing out', () => {
  it('is in sight on every page of one’s own, and leaves nothing of them in the browser', async () => {
    const guest = await house.guest();
    const { page, context } = await visit(browser, house, '/user', { guest });
    for (const path of ['/user/addresses', '/user/orders', '/user/documents', '/user/profile']) {
      await page.goto(house.url + path);
      await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
    }
    await page.evaluate(() => sessionStorage.setItem('inquiry.typing.sell', '{"values":{}}'));
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL(`${house.url}/`);
    await page.locator('[data-account=visitor]').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('inquiry.typing.sell'))).toBeNull();
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('calandre');
    await context.close();
  });

  it('is heard by a page in another tab, which forgets what was typed there', async () => {
    const guest = await house.guest();
    const { page, context } = await visit(browser, house, '/user', { guest });
    const other = await context.newPage();
    await other.goto(`${house.url}/contact`);
    await other.locator('[data-account=person]').waitFor({ state: 'attached' });
    const email = other.locator('main [name=email]');
    await vi.waitFor(async () => expect(await email.inputValue()).toBe(guest.email));
    await other.locator('main textarea').first().fill('Pour moi seul');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await other.locator('[data-account=visitor]').waitFor({ state: 'attached' });
    await vi.waitFor(async () => expect(await email.inputValue()).toBe(''));
    expect(await other.locator('main textarea').first().inputValue()).toBe('');
    expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await context.close();
  });

  it('is seen by a page that the browser kept whole, which then shows the person no more', async () => {
    const guest = await house.guest();
    const { page, context } = await visit(browser, house, '/user/profile', { guest });
    await page.locator('#sessions li').first().waitFor();
    const comeBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await guest.ask('mutation { logout }');
    await comeBack();
    await page.waitForURL('**/auth/login?*');
    await context.close();
  });
});
