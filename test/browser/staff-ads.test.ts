import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#server/context.ts';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { picture } from '../kit/pictures.ts';
import { sellCar } from '../kit/sales.ts';
import { zipOf } from '../kit/zips.ts';

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

async function staff(language: 'FR' | 'EN', firstName = 'Camille'): Promise<Guest> {
  const guest = await house.guest({ permissions: [...PERMISSIONS], firstName });
  await guest.ask(`mutation { updateLanguage(language: ${language}) { id } }`);
  return guest;
}

const saved = (page: Page) => page.locator('[data-saving=saved]').waitFor();
const doesNotScrollSideways = async (page: Page) =>
  expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);

describe('the staff application', () => {
  it.each([
    ['FR', 'phone'],
    ['EN', 'desktop'],
  ] as const)('is accessible in %s on a %s', async (language, size) => {
    const guest = await staff(language);
    const { uuid } = await addCar(house, { status: 'DRAFT' });
    await guest.ask(`mutation { updateCarAd(uuid: "${uuid}", data: { price: 9000 }) { uuid } }`);
    const viewport = size === 'phone' ? PHONE : DESKTOP;
    for (const [name, path] of [
      ['home', '/admin'],
      ['ads', '/admin/ads'],
      ['edit', `/admin/ads/edit/${uuid}`],
      ['audit', '/admin/audit'],
      ['import', '/admin/ads/import'],
    ] as const) {
      const { page, context, complaints } = await visit(browser, house, path, { guest, viewport });
      expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase());
      expect(await page.locator('h1').count()).toBe(1);
      await expectAccessible(page, `admin-${name}-${language}-${size}`);
      await doesNotScrollSideways(page);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)(
    'says in the editor at once that one is cut off, and moves nothing: %s',
    async (size, viewport) => {
      const { uuid } = await addCar(house, { status: 'DRAFT' });
      const { page, context } = await visit(browser, house, `/admin/ads/edit/${uuid}`, {
        ...{ guest: await staff('FR'), viewport },
      });
      await saved(page);
      const field = page.locator('[name="model"]');
      const place = () => field.boundingBox();
      const before = await place();
      await context.setOffline(true);
      await page.locator('[data-saving]', { hasText: 'Hors ligne' }).waitFor();
      expect(await place()).toEqual(before);
      await expectAccessible(page, `admin-cut-off-${size}`);
      await field.fill('A310');
      expect(await page.locator('[data-saving]').innerText()).toContain('votre saisie reste sur cette page');
      await context.setOffline(false);
      await saved(page);
      await page.getByText('Tout est enregistré').waitFor();
      const [ad] = await house.db.owner<{ model: string }>('select model from ads where uuid = $1', [uuid]);
      expect(ad?.model).toBe('A310');
      expect((await place())?.y).toBe(before?.y);
      await context.close();
    },
  );

  it('is walked by keys: a section by two letters, anything by its name, the list of keys by ?', async () => {
    const guest = await staff('EN');
    const { page, context } = await visit(browser, house, '/admin', { guest });
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await page.getByRole('heading', { name: 'Ads', level: 1 }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await expectAccessible(page, 'admin-keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('audit');
    await expectAccessible(page, 'admin-palette');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search');
    await context.close();
  });

  it.each([PHONE, DESKTOP])(
    'says on its first page what each month came to, on $width px',
    async viewport => {
      await sellCar(house, { price: 25_000 });
      const { page, context } = await visit(browser, house, '/admin', { guest: await staff('FR'), viewport });
      // Beside what is said to those who hear it, which nobody sees.
      const amounts = page.locator('figure li > span[aria-hidden]').filter({ hasText: /^\d+\s(000\s€|k)$/ });
      await amounts.filter({ visible: true }).waitFor();
      await doesNotScrollSideways(page);
      await context.close();
    },
  );

  it('answers an unknown ad with a search', async () => {
    const guest = await staff('FR');
    const path = '/admin/ads/edit/00000000-0000-4000-8000-000000000000';
    const { page, context } = await visit(browser, house, path, { guest });
    expect((await page.request.get(house.url + path)).status()).toBe(404);
    await page.getByRole('searchbox').fill('alpine');
    await expectAccessible(page, 'admin-no-such-ad');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.waitForURL('**/admin/ads?text=alpine');
    await context.close();
  });
});

describe('an ad', () => {
  it('is made from nothing, with photos, published, and seen by everyone', async () => {
    const guest = await staff('FR');
    const { page, context, complaints } = await visit(browser, house, '/admin/ads', { guest });
    await page.getByRole('button', { name: 'Nouvelle annonce' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: 'Créer le brouillon' }).click();
    await expect.poll(() => dialog.locator('[data-error-key]').count()).toBe(2);
    await expectAccessible(page, 'admin-new-ad');
    await dialog.locator('[name=brand]').fill('Facel');
    await dialog.locator('[name=model]').fill('Vega');
    await dialog.getByRole('button', { name: 'Créer le brouillon' }).click();
    await page.waitForURL('**/admin/ads/edit/*');
    await page.locator('[data-status=DRAFT]').waitFor();

    // What is missing is said before anything is published.
    await page.getByRole('button', { name: 'Publier' }).click();
    await expectAccessible(page, 'admin-missing');
    await dialog.getByRole('button', { name: 'Année' }).click();
    await page.keyboard.type('1959');
    await page.locator('[name=price]').fill('98000');
    await page.locator('[name=city]').fill('Dreux');
    await page.locator('[name=country]').selectOption({ label: 'France' });
    await page.locator('[name=handleByCalandre]').check();
    await page.locator('[name="history.fr"]').fill('Une seule famille depuis 1962.');
    // The sign that opens the calendar is the last stop in a date; the field keeps its mark there.
    const released = page.locator('[name=releaseDate]');
    await released.focus();
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect.poll(() => released.evaluate(field => getComputedStyle(field).outlineStyle)).toBe('solid');
    await page.locator('input[name=photos]').setInputFiles([await picture('#a33'), await picture('#33a')]);
    await expect.poll(() => page.locator('[data-photo]').count()).toBe(2);
    const [front, outside] = await page
      .locator('[data-photo]')
      .evaluateAll(all => all.map(one => one.getAttribute('data-photo')));
    const second = page.locator(`[data-photo="${outside}"]`);
    await second.getByRole('combobox').selectOption('front');
    await page.locator(`[data-photo="${outside}"] [placeholder]`).fill('La calandre, de face');
    await page.keyboard.press('Tab');
    await saved(page);
    await expect.poll(() => page.locator('[data-missing]').count()).toBe(2);
    await page.reload();
    await page.locator('[data-status=DRAFT]').waitFor();
    expect(await page.locator('[data-photo]').first().getAttribute('data-photo')).toBe(outside);
    expect(await page.locator('[data-photo]').nth(1).getAttribute('data-photo')).toBe(front);
    expect((await page.locator('[name=price]').inputValue()).replace(/\D/g, '')).toBe('98000');

    const editor = page.url();
    await page.goto(editor.replace('/edit/', '/preview/'));
    await page.getByText('Une seule famille depuis 1962.').waitFor();
    await page.getByAltText('La calandre, de face').first().waitFor();
    await expectAccessible(page, 'admin-preview-draft');
    await page.getByRole('tab', { name: 'English' }).click();
    await page.getByRole('tabpanel', { name: 'English' }).locator('[lang=en]').waitFor();
    await page.goto(editor);
    await page.locator('[data-status=DRAFT]').waitFor();

    await page.getByRole('button', { name: 'Publier' }).click();
    await page.locator('[data-status=PUBLISHED]').waitFor();
    expect(complaints).toEqual([]);
    const [ad] = await house.db.owner<{ slug: string }>("select slug from ads where brand = 'Facel'");
    const seen = await visit(browser, house, `/acheter/voiture-collection/${ad?.slug}.html`);
    await seen.page.getByRole('heading', { level: 1, name: /Facel Vega/ }).waitFor();
    expect(await seen.page.getByText('Une seule famille depuis 1962.').count()).toBeGreaterThan(0);
    expect(await seen.page.getByAltText('La calandre, de face').count()).toBeGreaterThan(0);
    await Promise.all([context.close(), seen.context.close()]);
  });

  it('edited by two at once is written over by none of them', async () => {
    const { uuid } = await addCar(house, { status: 'PUBLISHED' });
    const path = `/admin/ads/edit/${uuid}`;
    const one = await visit(browser, house, path, { guest: await staff('EN', 'Camille') });
    const two = await visit(browser, house, path, { guest: await staff('EN', 'Dominique') });
    const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

    await one.page.locator('[name=engine]').fill('V8');
    await save(one.page);
    await saved(one.page);
    // Elsewhere: theirs is taken over, what one wrote stays.
    await two.page.locator('[name=version]').fill('Berlinette');
    await save(two.page);
    await two.page.getByText('Camille Mercier made changes in the meantime: Engine.').waitFor();
    expect(await two.page.locator('[name=engine]').inputValue()).toBe('V8');
    await two.page.getByRole('button', { name: 'Got it' }).click();
    await save(two.page);
    await saved(two.page);

    // In the same field: the second chooses.
    await two.page.locator('[name=engine]').fill('V12');
    await save(two.page);
    await saved(two.page);
    await one.page.locator('[name=engine]').fill('V6');
    await save(one.page);
    const dialog = one.page.locator('[data-modal=meanwhile]');
    await dialog.getByText('Dominique Mercier changed the same fields', { exact: false }).waitFor();
    await expectAccessible(one.page, 'admin-two-versions');
    await dialog.getByRole('radio', { name: 'Dominique Mercier’s version V12' }).check();
    await dialog.getByRole('button', { name: 'Keep these choices' }).click();
    await expect.poll(() => one.page.locator('[name=engine]').inputValue()).toBe('V12');
    await expect.poll(() => one.page.locator('[name=version]').inputValue()).toBe('Berlinette');
    await saved(one.page);
    expect(one.complaints.concat(two.complaints)).toEqual([]);
    await Promise.all([one.context.close(), two.context.close()]);
  });
});

describe('what staff write of a public ad', () => {
  it('waits for the button, and is asked about before another page opens', async () => {
    const { uuid } = await addCar(house, { status: 'PUBLISHED' });
    const car = () => house.rooms.ads.find(uuid);
    const { page, context, complaints } = await visit(browser, house, `/admin/ads/edit/${uuid}`, {
      guest: await staff('EN'),
    });
    await page.locator('[name=version]').fill('Berlinette');
    const describe = async (words: string) => {
      await page.getByRole('textbox', { name: 'What photo 1 shows' }).fill(words);
      await page.keyboard.press('Tab');
    };
    await page.locator('input[name=photos]').setInputFiles([await picture('#a33')]);
    await describe('The front wing');
    await page.locator('[name=label]').selectOption('FIA_CERTIFICATE');
    await page.locator('[name=address]').fill('https://papers.example/fia.pdf');
    await page.getByRole('button', { name: 'Add this address' }).click();
    await page.locator('[name=label]').selectOption('CUSTOM');
    await page.locator('[name=customName]').fill('Rally plate');
    await page.locator('[name=address]').fill('https://papers.example/plate.pdf');
    await page.getByRole('button', { name: 'Add this address' }).click();
    await page.locator('[data-paper="Rally plate"] input').fill('Rally plate 1973');
    await page.getByRole('link', { name: 'Ads', exact: true }).first().click();
    const dialog = page.locator('[data-modal=leave]');
    await dialog.getByText('Version', { exact: false }).waitFor();
    await expectAccessible(page, 'admin-leave');
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    expect(await car()).toMatchObject({ version: null, photos: [] });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    await expect
      .poll(() => car())
      .toMatchObject({
        version: 'Berlinette',
        photos: [{ alt: 'The front wing' }],
        details: {
          documents: [{ label: 'FIA_CERTIFICATE', urls: ['https://papers.example/fia.pdf'] }],
          customDocs: [{ label: 'Rally plate 1973', urls: ['https://papers.example/plate.pdf'] }],
        },
      });

    await page.locator('[name=engine]').fill('V8');
    await describe('The left front wing');
    await expect.poll(async () => (await car())?.photos[0]?.alt).toBe('The left front wing');
    await page.getByRole('link', { name: 'Ads', exact: true }).first().click();
    await dialog.getByRole('button', { name: 'Leave anyway' }).click();
    await page.waitForURL('**/admin/ads');
    expect((await car())?.details.engine ?? null).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('files that waited too long to be saved', () => {
  it('are marked and taken out, and nothing else that was written is lost', async () => {
    const { uuid } = await addCar(house, { status: 'PUBLISHED' });
    const guest = await staff('EN');
    const { page, context } = await visit(browser, house, `/admin/ads/edit/${uuid}`, { guest });
    await page.locator('input[name=photos]').setInputFiles([await picture('#a33'), await picture('#33a')]);
    await expect.poll(() => page.locator('[data-photo]').count()).toBe(2);
    const gone = await page.locator('[data-photo]').nth(1).getAttribute('data-photo');
    await page.locator('[name=label]').selectOption('FIA_CERTIFICATE');
    await page.locator('[name=address]').fill('/documents/00000000-0000-4000-8000-000000000000.pdf');
    await page.getByRole('button', { name: 'Add this address' }).click();
    await page.locator('[name=version]').fill('Berlinette');
    await house.db.owner('delete from photos where id = $1', [gone]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('[data-saving=partly]').waitFor();
    expect(await page.getByText('No longer kept', { exact: true }).count()).toBe(2);
    await page.locator(`[data-photo="${gone}"]`).getByText('No longer kept', { exact: true }).waitFor();
    await expectAccessible(page, 'admin-gone');
    const takeOut = page.getByRole('button', { name: 'Take out what is no longer kept' });
    for (const left of [1, 0]) {
      await takeOut.first().click();
      await expect.poll(() => takeOut.count()).toBe(left);
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    const car = await house.rooms.ads.find(uuid);
    expect([car?.version, car?.photos.length, car?.details.documents ?? []]).toEqual(['Berlinette', 1, []]);
    await context.close();
  });
});

describe('a file of ads', () => {
  it('with a fault is tried, taken nothing of, mended, and brought in', async () => {
    const guest = await staff('FR');
    const { page, context, complaints } = await visit(browser, house, '/admin/ads/import', { guest });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const ended = (state: string) => page.locator(`[data-import=${state}]`);
    const tryFile = async (lines: string) => {
      const buffer = Buffer.from(`Marque;Modèle;Type;Année;Garage\n${lines}`);
      await page.locator('[name=file]').setInputFiles({ name: 'voitures.csv', mimeType: 'text/csv', buffer });
      await press('Envoyer le fichier');
      await page.getByLabel('« Type » se lit comme').selectOption('carType');
      await page.getByText('Une colonne est laissée de côté : Garage').waitFor();
      await expectAccessible(page, 'admin-import-columns');
      await press('Essayer sans rien écrire');
      await page.getByRole('button', { name: 'Arrêter' }).waitFor();
      await house.rooms.jobs.drain();
      await ended('TRIED').waitFor();
    };
    await tryFile('Talbot;Lago;CLASSIC;1951;A\nTalbot;Samba;VITE;1983;B\n');
    await ended('TRIED').getByText('Rien ne sera pris tant qu’une ligne est fausse.').waitFor();
    await page
      .getByText(/n’est pas un mot du catalogue/)
      .first()
      .waitFor();
    await expectAccessible(page, 'admin-import-faults');

    await press('Un autre fichier');
    await tryFile('Talbot;Lago;CLASSIC;1951;A\nTalbot;Samba;OTHER;1983;B\n');
    const zip = Buffer.from(zipOf({ 'samba.jpg': (await picture('#3a3')).buffer }));
    const archive = { name: 'photos.zip', mimeType: 'application/zip', buffer: zip };
    await page.getByLabel('Archive ZIP').setInputFiles(archive);
    await press('Envoyer l’archive');
    await page.getByText('« photos.zip » : 1 photo').waitFor();
    await expectAccessible(page, 'admin-import-archive');
    await press('Essayer sans rien écrire');
    await page.getByRole('button', { name: 'Arrêter' }).waitFor();
    await house.rooms.jobs.drain();
    await ended('TRIED').waitFor();
    expect((await house.db.owner("select from ads where brand = 'Talbot'")).length).toBe(0);
    await press('Importer 2 lignes');
    await page.getByRole('button', { name: 'Arrêter' }).waitFor();
    await house.rooms.jobs.drain();
    await ended('DONE').waitFor();
    await expectAccessible(page, 'admin-import-done');
    await page.getByRole('link', { name: 'Talbot Samba' }).click();
    await page.locator('[data-status=DRAFT]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
