import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { openLetter } from '../kit/letters.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse({ STAFF_SECOND_FACTOR: 'on' }), openChromium()]);
}, 120_000);
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '');
const isNarrow = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= innerWidth');

describe('an account that a stranger made', () => {
  it('is taken back by who reads its letter, and opens to nobody from before', async () => {
    const stranger = house.visitor();
    await stranger.ask(`mutation { register(data: { firstName: "X", lastName: "Y", phone: "0612345678",
      email: "owner@calandre.test", password: "${PASSWORD}", language: EN }) { user { id } } }`);
    const { pathname, search } = linkIn((await openLetter(house, 'owner@calandre.test')).text);
    const { page, context, complaints } = await visit(browser, house, pathname + search);
    await page.getByRole('heading', { name: 'Confirm that this account is yours' }).waitFor();
    await expectAccessible(page, 'confirm-email-asked-desktop');
    await page.getByRole('button', { name: 'Confirm and start afresh' }).click();
    await page.getByText('Every earlier way into this account has been revoked.').waitFor();
    expect((await stranger.ask('{ me { id } }')).data).toEqual({ me: null });
    await page.getByRole('link', { name: 'Choose a password' }).click();
    await page.waitForURL('**/en/auth/resetPassword');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('who has no password', () => {
  it('shows that it is them by a code from their mailbox, and goes on where they were', async () => {
    const guest = await house.guest({ email: 'social@calandre.test' });
    await house.db.owner("update accounts set password_hash = null where email = 'social@calandre.test'");
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    const { page, context } = await visit(browser, house, '/es/user/profile', { guest, viewport: PHONE });
    await page.locator('#email').getByRole('button', { name: 'Cambiar' }).click();
    await page.locator('#email input[name=email]').fill('moved@calandre.test');
    await page.locator('#email form button[type=submit]').click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: 'Recibir un código' }).click();
    await dialog.locator('input[name=code]').fill('x');
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await dialog.getByText('Este no es el código enviado.').waitFor();
    await expectAccessible(page, 'fresh-code-phone');
    const code = /\b\d{6}\b/.exec((await openLetter(house, guest.email)).text)?.[0] ?? '';
    await dialog.locator('input[name=code]').fill(code);
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await house.rooms.mail.list('moved@calandre.test')).length).toBe(1);
    expect(await isNarrow(page)).toBe(true);
    await context.close();
  });
});

describe('what the house has done and nobody heard of', () => {
  /** Has the first answer to `field` lost on its way, its cookies with it. */
  async function loseAnswerTo(page: Page, field: string): Promise<void> {
    let isLost = false;
    await page.route('**/graphql', async route => {
      const request = route.request();
      if (isLost || JSON.parse(request.postData() ?? '{}').operationName !== field) return route.fallback();
      isLost = true;
      const { 'content-type': type = '', cookie = '' } = await request.allHeaders();
      const headers = { 'content-type': type, cookie };
      await fetch(request.url(), { method: 'POST', headers, body: request.postData() ?? '' });
      return route.abort();
    });
  }
  const send = (page: Page) => page.locator('main form button[type=submit]').click();
  const typedIn = (page: Page) =>
    page
      .locator('main form input')
      .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value));

  it.each([
    ['', 'Connexion interrompue'],
    ['/en', 'Connection lost'],
  ])('is an account, made once and opened by the same words, in “%s”', async (prefix, said) => {
    const email = `lost${prefix.slice(1)}@calandre.test`;
    const { page, context } = await visit(browser, house, `${prefix}/auth/register`, { viewport: PHONE });
    const typed = { firstName: 'Inès', lastName: 'Roy', email, password: PASSWORD, confirmation: PASSWORD };
    for (const [name, value] of Object.entries({ ...typed, phone: '06 12 34 56 78' }))
      await page.locator(`main input[name=${name}]`).fill(value);
    await loseAnswerTo(page, 'Register');
    const before = await typedIn(page);
    await send(page);
    await page.locator('main').getByText(said).waitFor();
    expect(await typedIn(page)).toEqual(before);
    expect(await house.db.owner('select from accounts where email = $1', [email])).toHaveLength(1);
    await send(page);
    await page.waitForURL(`**${prefix}/user`);
    await context.close();
  });

  it.each([
    ['FR', '', 'Connexion interrompue', 'Mot de passe enregistré'],
    ['EN', '/en', 'Connection lost', 'Password saved'],
  ])('is a new password by letter, in %s', async (language, prefix, said, done) => {
    const guest = await house.guest();
    await house.db.owner('update accounts set language = $1 where email = $2', [language, guest.email]);
    await guest.ask(`mutation { requestPasswordReset(email: "${guest.email}") }`);
    const { pathname, search } = linkIn((await openLetter(house, guest.email)).text);
    expect(pathname).toBe(`${prefix}/auth/resetPassword`);
    const { page, context } = await visit(browser, house, pathname + search, { viewport: PHONE });
    for (const name of ['password', 'confirmation'])
      await page.locator(`main input[name=${name}]`).fill('Encore-Un-Autre-2');
    await loseAnswerTo(page, 'ResetPassword');
    const before = await typedIn(page);
    await send(page);
    await page.getByText(said).first().waitFor();
    expect(await typedIn(page)).toEqual(before);
    await send(page);
    await page.getByRole('heading', { name: done }).waitFor();
    await context.close();
  });
});

describe('the history of one’s account', () => {
  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('is read in the profile, on a %s', async (size, viewport) => {
    const guest = await house.guest({ email: `history-${size}@calandre.test` });
    const phone = house.visitor(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604.1',
    );
    await phone.ask(`mutation { login(email: "${guest.email}", password: "${PASSWORD}") { user { id } } }`);
    const { page, context } = await visit(browser, house, '/user/profile', { guest, viewport });
    const rows = page.locator('#history li');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(2);
    expect(await rows.first().innerText()).toMatch(
      /Connexion\s:\smot de passe[\s\S]*Safari\s·\siPhone\s·\sréseau\s.*x/,
    );
    await page.locator('#history').scrollIntoViewIfNeeded();
    await expectAccessible(page, `history-${size}`);
    expect(await isNarrow(page)).toBe(true);
    await context.close();
  });
});

describe('staff with their password alone', () => {
  it('set up their telephone on the way to their pages, and get there', async () => {
    const guest = await house.guest({ permissions: ['Leads:read'] });
    const { page, context } = await visit(browser, house, '/admin/leads', { guest, viewport: PHONE });
    expect(new URL(page.url()).pathname).toBe('/user/profile');
    const panel = page.locator('#second-factor');
    await panel.waitFor();
    // They came for a page of the staff's: what they have to do stands before them.
    const top = () => panel.evaluate(element => element.getBoundingClientRect().top / innerHeight);
    await expect.poll(top).toBeLessThan(0.9);
    await panel.getByRole('button', { name: 'Utiliser mon téléphone' }).click();
    const secret = (await panel.locator('[data-totp-secret]').innerText()).replaceAll(' ', '');
    await panel.scrollIntoViewIfNeeded();
    await expectAccessible(page, 'second-factor-phone');
    await panel.locator('input[name=second-factor-code]').fill('x');
    await panel.getByRole('button', { name: 'Enregistrer ce téléphone' }).click();
    await panel.getByText('Ce code n’est pas valable').waitFor();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await panel.locator('input[name=second-factor-code]').fill(code);
    await panel.getByRole('button', { name: 'Enregistrer ce téléphone' }).click();
    await panel.getByText('Codes de secours').first().waitFor();
    await page.setViewportSize(DESKTOP);
    await panel.scrollIntoViewIfNeeded();
    await expectAccessible(page, 'second-factor-codes-desktop');
    await expect.poll(() => isNarrow(page)).toBe(true);
    await panel.getByRole('link', { name: 'Aller aux pages de l’équipe' }).click();
    await page.waitForURL('**/admin');
    await context.close();
  });
});
