import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, openChromium, PHONE, visit } from '#test/kit/chromium.ts';
import { freePort } from '#test/kit/free-port.ts';
import { openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  // A key is made for one origin: the house must know its own.
  house = await openTestHouse({ PORT: String(await freePort()) });
  browser = await openChromium();
});
afterAll(async () => {
  await browser.close();
  await house[Symbol.asyncDispose]();
});

/** A telephone that knows its person, as the browser sees it. */
async function addAuthenticator(page: Page): Promise<void> {
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
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}

const WORDS = {
  fr: {
    ...{ path: '', add: 'Ajouter une clé d’accès', label: 'Nom de la clé' },
    ...{ confirm: 'Créer la clé', rename: 'Renommer Mon téléphone', save: 'Enregistrer' },
    ...{ remove: 'Supprimer Ma voiture', enter: 'Entrer avec une clé d’accès' },
    ...{
      known: 'Cet appareil a déjà une clé',
      none: 'Aucune clé d’accès.',
      failed: 'L’appareil n’a pas répondu',
      gone: 'Cette clé n’ouvre plus aucun compte.',
    },
  },
  en: {
    ...{ path: '/en', add: 'Add a passkey', label: 'Name of the passkey' },
    ...{ confirm: 'Create the passkey', rename: 'Rename Mon téléphone', save: 'Save' },
    ...{ remove: 'Delete Ma voiture', enter: 'Sign in with a passkey' },
    ...{
      known: 'This device already has a passkey',
      none: 'No passkeys.',
      failed: 'The device did not answer',
      gone: 'This passkey no longer opens any account.',
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
    await addAuthenticator(page);
    const panel = page.locator('#passkeys');
    await panel.getByText(words.none).waitFor();
    await panel.getByRole('button', { name: words.add }).click();
    await panel.getByLabel(words.label).fill('Mon téléphone');
    await panel.locator('[name=passkey-password]').fill('wrong');
    await panel.getByRole('button', { name: words.confirm }).click();
    await panel.getByRole('alert').waitFor();
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

    await context.clearCookies({ name: sessionName });
    await page.goto(`${house.url}${words.path}/auth/login?redirect=${encodeURIComponent(path)}`);
    await page.getByRole('button', { name: words.enter }).click();
    await page.waitForURL(url => url.pathname === path);
    await panel.getByRole('button', { name: words.remove }).click();
    await panel.getByText(words.none).waitFor();

    await context.clearCookies({ name: sessionName });
    await page.goto(`${house.url}${words.path}/auth/login`);
    await page.getByRole('button', { name: words.enter }).click();
    await page.getByText(words.gone).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stays in the device when the person says no', async () => {
    const path = `${words.path}/auth/login`;
    const { page, context, complaints } = await visit(browser, house, path, { viewport: DESKTOP });
    await addAuthenticator(page);
    await expectAccessible(page, `login-with-passkey-${locale}`);
    await page.getByRole('button', { name: words.enter }).click();
    await page.getByText(words.failed).waitFor();
    await expectAccessible(page, `login-passkey-refused-${locale}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
