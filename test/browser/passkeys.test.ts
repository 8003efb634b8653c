import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { freePort } from '../kit/free-port.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { codeOf, sellCar, signPaper } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  // A key is made for one origin: the house must know its own.
  house = await openTestHouse({ PORT: String(await freePort()), STAFF_SECOND_FACTOR: 'on' });
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

/** A telephone that knows its person, as the browser sees it: it answers at once, or as soon as it is told to. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    answer: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Answers once, whoever asks next. */
    answered: () => new Promise(resolve => session.once('WebAuthn.credentialAsserted', resolve)),
  };
}

/** Keeps what the page asks the browser's keys for. */
const LISTEN = `window.asked = [];
  const get = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = options => { asked.push(options); return get(options); };`;
/** Two providers, a look at the password, and signing in. */
const BUTTONS = 4;

const WORDS = {
  fr: {
    ...{ path: '', add: 'Ajouter une clé d’accès', label: 'Nom de la clé' },
    ...{ confirm: 'Créer la clé', rename: 'Renommer Mon téléphone', save: 'Enregistrer' },
    ...{ remove: 'Supprimer Ma voiture' },
    ...{
      known: 'Cet appareil a déjà une clé',
      none: 'Aucune clé d’accès.',
      favorite: 'Ajouter aux favoris',
      gone: 'Cette clé n’ouvre plus aucun compte.',
      codes: 'Codes de secours',
      hasCodes: 'Des codes de secours sont venus avec elle, et cessent avec elle.',
    },
  },
  en: {
    ...{ path: '/en', add: 'Add a passkey', label: 'Passkey name' },
    ...{ confirm: 'Create the passkey', rename: 'Rename Mon téléphone', save: 'Save' },
    ...{ remove: 'Delete Ma voiture' },
    ...{
      known: 'This device already has a passkey',
      none: 'No passkeys.',
      favorite: 'Add to favourites',
      gone: 'This passkey no longer opens any account.',
      codes: 'Recovery codes',
      hasCodes: 'Recovery codes came with it, and end with it.',
    },
  },
} as const;

describe.each(['fr', 'en'] as const)('a passkey, in %s', locale => {
  const words = WORDS[locale];

  it('is made, named anew, signed in with, and ended', async () => {
    const guest = await house.guest();
    const [sessionName = ''] = guest.cookie().split('=');
    const path = `${words.path}/user/profile`;
    const { page, context, complaints } = await visit(browser, house, path, { guest, viewport: PHONE });
    const device = await addAuthenticator(page);
    const panel = page.locator('#passkeys');
    await panel.getByText(words.none).waitFor();
    await panel.getByRole('button', { name: words.add }).click();
    await panel.getByLabel(words.label).fill('Mon téléphone');
    await panel.locator('[name=passkey-password]').fill('wrong');
    await panel.getByRole('button', { name: words.confirm }).click();
    await panel.getByRole('alert').getByText(/./).waitFor();
    await expectAccessible(page, `passkey-new-${locale}`);
    expect(await panel.getByLabel(words.label).inputValue()).toBe('Mon téléphone');
    await panel.locator('[name=passkey-password]').fill(PASSWORD);
    await panel.getByRole('button', { name: words.confirm }).click();
    await panel.getByRole('button', { name: words.rename }).click();
    await panel.getByLabel(words.label).fill('Ma voiture');
    await panel.getByRole('button', { name: words.save }).click();
    await panel.getByText('Ma voiture').waitFor();
    await expectAccessible(page, `passkey-list-${locale}`);

    // The same device makes no second key for the same account.
    await panel.getByRole('button', { name: words.add }).click();
    await panel.locator('[name=passkey-password]').fill(PASSWORD);
    await panel.getByRole('button', { name: words.confirm }).click();
    await panel.getByText(words.known).waitFor();

    // Two ways in and nothing else (ROLE-014): the key is suggested in the field for the e-mail.
    await device.answer(false);
    await context.clearCookies({ name: sessionName });
    await page.goto(`${house.url}${words.path}/auth/login?redirect=${encodeURIComponent(path)}`);
    const email = page.locator('main input[name=email]');
    await expect.poll(() => email.getAttribute('autocomplete')).toBe('username webauthn');
    await expect.poll(() => page.locator('main button').count()).toBe(BUTTONS);
    await expectAccessible(page, `login-with-passkey-${locale}`);
    // A device that answers by itself does so as soon as the page asks.
    await device.answer(true);
    await page.reload();
    await page.waitForURL(url => url.pathname === path);
    await panel.getByRole('button', { name: words.remove }).click();
    await panel.getByText(words.none).waitFor();

    await context.clearCookies({ name: sessionName });
    const answered = device.answered();
    await page.goto(`${house.url}${words.path}/auth/login`);
    await answered;
    await device.answer(false);
    await page.getByText(words.gone).waitFor();
    await expectAccessible(page, `login-passkey-gone-${locale}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([PHONE, DESKTOP])(
    'gives staff their recovery codes, which they are led to, on $width px',
    async viewport => {
      const guest = await house.guest({ permissions: ['Leads:read'] });
      const path = `${words.path}/user/profile`;
      const { page, context, complaints } = await visit(browser, house, path, { guest, viewport });
      await addAuthenticator(page);
      const panel = page.locator('#passkeys');
      await panel.getByRole('button', { name: words.add }).click();
      await panel.locator('[name=passkey-password]').fill(PASSWORD);
      await panel.getByRole('button', { name: words.confirm }).click();
      const codes = page.locator('#second-factor').getByRole('region', { name: words.codes });
      await codes.waitFor();
      expect(await codes.getByRole('listitem').count()).toBe(10);
      expect(await codes.evaluate(each => each === document.activeElement)).toBe(true);
      await panel.getByRole('button', { name: words.add }).waitFor();
      await expectAccessible(page, `passkey-codes-${locale}-${viewport.width}`);
      // They are shown this once; another key brings none.
      await page.reload();
      await panel.getByRole('button', { name: words.add }).waitFor();
      await page.locator('#second-factor').waitFor();
      expect(await codes.count()).toBe(0);
      await panel.getByText(words.hasCodes).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('is suggested in the dialog too, and not where nobody signs in', async () => {
    const { uuid } = await addCar(house);
    const [ad] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
    const path = locale === 'fr' ? '/acheter/voiture-collection' : '/en/buy/collection-car';
    const { page, context, complaints } = await visit(browser, house, `${path}/${ad?.slug}.html`, {
      viewport: DESKTOP,
    });
    await page.evaluate(LISTEN);
    const asked = () => page.evaluate('asked.map(each => [each.mediation, each.signal.aborted])');
    await page.getByRole('button', { name: words.favorite }).first().click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('input[name=email]').waitFor();
    await expect.poll(asked).toEqual([['conditional', false]]);
    await expectAccessible(page, `dialog-with-passkey-${locale}`);
    await dialog.getByRole('tab').nth(1).click();
    await expect.poll(asked).toEqual([['conditional', true]]);
    await dialog.getByRole('tab').nth(0).click();
    await expect.poll(async () => (await asked()) as unknown).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect.poll(asked).toEqual(Array.from({ length: 2 }, () => ['conditional', true]));
    expect(complaints).toEqual([]);
    await context.close();
  });
});

const SIGNATURES = 'query($id: ID!) { order(id: $id) { state signatures { party factor } } }';
const SEND = `mutation($id: ID!) { sendSigningCode(id: $id, paper: CONTRACT, language: FR) }`;
const SIGN = `mutation($id: ID!, $code: String, $passkey: String) {
  signOrder(id: $id, paper: CONTRACT, code: $code, passkey: $passkey) { state } }`;

describe('a contract', () => {
  it('is signed with a passkey by who has one, whom no code is sent, and with a code by who has none', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    const { page, context, complaints } = await visit(browser, house, '/user/profile', {
      guest: buyer,
      viewport: PHONE,
    });
    await addAuthenticator(page);
    const panel = page.locator('#passkeys');
    await panel.getByRole('button', { name: WORDS.fr.add }).click();
    await panel.getByLabel(WORDS.fr.label).fill('Mon téléphone');
    await panel.locator('[name=passkey-password]').fill(PASSWORD);
    await panel.getByRole('button', { name: WORDS.fr.confirm }).click();
    await panel.getByRole('button', { name: WORDS.fr.rename }).waitFor();

    await page.goto(`${house.url}/orders/${id}/sign`);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Recevoir mon code' }).click();
    await page.getByRole('button', { name: 'Signer avec ma clé d’accès' }).waitFor();
    await expectAccessible(page, 'sign-with-passkey');
    // What a mailbox could be guessed to hold signs nothing, nor does an answer that is none.
    expect(await codeOf(house, buyer)).toBe('');
    expect(await buyer.codeOf(SIGN, { id, code: '000000' })).toBe('BadInput');
    expect(await buyer.codeOf(SIGN, { id, passkey: '{}' })).not.toBeNull();
    expect((await seller.ask(SIGNATURES, { id })).data).toMatchObject({ order: { signatures: [] } });
    await page.getByRole('button', { name: 'Signer avec ma clé d’accès' }).click();
    await page.getByText('Identité prouvée par une clé d’accès').waitFor();
    await page.getByText('L’autre partie n’a pas encore signé.').waitFor();

    expect((await seller.ask(SEND, { id })).data).toMatchObject({
      sendSigningCode: expect.stringContaining('@'),
    });
    expect(await signPaper(house, seller, id)).toBe('SIGNED');
    const { data } = await seller.ask(SIGNATURES, { id });
    expect(data).toMatchObject({
      order: {
        signatures: expect.arrayContaining([
          { party: 'BUYER', factor: 'PASSKEY' },
          { party: 'SELLER', factor: 'EMAIL_CODE' },
        ]),
      },
    });
    const kept = await house.db.owner<{ keys: string }>(
      "select string_agg(key, ' ' order by key) as keys from order_signatures, jsonb_object_keys(evidence) key where order_id = $1 group by party order by party",
      [id],
    );
    expect(kept.map(({ keys }) => keys)).toEqual([
      'agent factor origin provenAt',
      'agent factor origin provenAt sentAt sentTo',
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
