import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
let editor: Guest;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  await addCar(house);
  editor = await house.guest({ permissions: ['Content:update'], firstName: 'Odile' });
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
const told = (page: Page, text: string) => page.locator('main [role=status]', { hasText: text }).waitFor();
const publicHtml = async (path: string) => {
  const response = await fetch(house.url + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};

describe('the editor of texts', () => {
  it('takes an article from its first words to the public, and every version stays', async () => {
    const { page, context, complaints } = await visit(browser, house, '/admin/content', {
      guest: editor,
      viewport: DESKTOP,
    });
    await page.getByRole('link', { name: 'L’hivernage', exact: false }).first().waitFor();
    await expectAccessible(page, 'content-list-desktop');
    await page.getByRole('link', { name: 'Nouveau texte' }).click();
    await fill(page, 'slug', 'a b');
    await press(page, 'Commencer');
    await page.locator('[data-error-key="admin.content.edit.slugWrong"]').waitFor();
    await fill(page, 'slug', 'essai');
    await press(page, 'Commencer');
    await fill(page, 'title', 'Un essai');
    await fill(page, 'description', 'Ce que dit un essai.');
    await fill(page, 'body', '## Un chapitre\n\nDes **mots**.');
    await page.locator('[data-preview] h2', { hasText: 'Un chapitre' }).waitFor();
    await press(page, 'Enregistrer le brouillon');
    await told(page, 'Enregistré : version 1.');
    expect((await publicHtml('/blog/article/essai')).status).toBe(404);

    await fill(page, 'body', '## Un chapitre\n\nD’autres mots.');
    await page.reload();
    await told(page, 'Ce que vous aviez tapé');
    await expect.poll(() => page.locator('[name="body"]').inputValue()).toContain('D’autres mots.');
    await press(page, 'Publier maintenant');
    await told(page, 'Publié : version 2.');
    expect((await publicHtml('/blog/article/essai')).text).toContain('D’autres mots.');
    await expectAccessible(page, 'content-editor-desktop');

    await page.locator('[data-version="1"]').getByRole('button', { name: 'Comparer' }).click();
    await page.locator('[data-line=removed]', { hasText: 'Des **mots**.' }).waitFor();
    await page.locator('[data-line=added]', { hasText: 'D’autres mots.' }).waitFor();
    await expectAccessible(page, 'content-compare-desktop');
    await page.keyboard.press('Escape');
    await page.locator('[data-version="1"]').getByRole('button', { name: 'Reprendre' }).click();
    await expect.poll(() => page.locator('[name="body"]').inputValue()).toContain('Des **mots**.');
    await press(page, 'Publier maintenant');
    await told(page, 'Publié : version 3.');
    expect((await publicHtml('/blog/article/essai')).text).toContain('mots</strong>');
    await fill(page, 'to', 'essai-deux');
    await press(page, 'Changer l’adresse');
    await page.waitForURL('**/admin/content/edit/ARTICLE~essai-deux');
    expect((await publicHtml('/blog/article/essai')).status).toBe(301);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('plans an event with the cars beside it, and refuses a day that is gone', async () => {
    await editor.ask('mutation { updateLanguage(language: EN) { id } }');
    const { page, context, complaints } = await visit(
      browser,
      house,
      '/admin/content/edit/EVENT~salon?locale=EN',
      {
        guest: editor,
        viewport: PHONE,
      },
    );
    await fill(page, 'title', 'The fair');
    await fill(page, 'description', 'Four days of cars.');
    await fill(page, 'body', 'Come and see.');
    await fill(page, 'startsOn', '2027-05-04');
    await fill(page, 'endsOn', '2027-05-01');
    await press(page, 'Save the draft');
    await page.locator('[name="endsOn"][aria-invalid=true]').waitFor();
    await expectAccessible(page, 'content-editor-refused-phone');
    await fill(page, 'endsOn', '2027-05-08');
    await fill(page, 'cars', 'alpine');
    await page.getByRole('button', { name: /Link Alpine A110/ }).click();
    await fill(page, 'planAt', '2020-01-01T10:00');
    await press(page, 'Plan the publication');
    await page.getByText('Choose a time in the future.').waitFor();
    await fill(page, 'planAt', '2099-01-01T10:00');
    await press(page, 'Plan the publication');
    await told(page, 'version 1');
    expect((await publicHtml('/en/events/salon')).status).toBe(404);
    await press(page, 'Publish now');
    await told(page, 'Published: version 1.');
    const { status, text } = await publicHtml('/en/events/salon');
    expect([status, text.includes('Alpine A110')]).toEqual([200, true]);
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says what is missing of a language, and begins it with the words of another', async () => {
    const { page, context } = await visit(browser, house, '/admin/content?kind=EVENT&text=salon', {
      guest: editor,
    });
    await page.getByRole('link', { name: 'FR: missing' }).click();
    await press(page, 'Start from the EN text');
    await expect.poll(() => page.locator('[name="title"]').inputValue()).toBe('The fair');
    await page.goto(`${house.url}/admin/content/edit/NOPE`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  });

  it('tells an editor who was overtaken, and publishes nothing unread', async () => {
    const { page, context } = await visit(browser, house, '/admin/content/edit/FAQ~ad', { guest: editor });
    await page.locator('[name="body"]').waitFor();
    const other = {
      kind: 'FAQ',
      slug: 'ad',
      locale: 'FR',
      title: 'Autre',
      description: 'x',
      body: '#### A ?\n\nB.',
    };
    await editor.ask('mutation($data: ContentDraftInput!) { saveContentDraft(data: $data) }', {
      data: other,
    });
    await fill(page, 'title', 'La mienne');
    await press(page, 'Publish now');
    await told(page, 'Someone saved another version');
    const [row] = await house.db.owner<{ n: number }>(
      `select count(*)::int as n from content_versions v join content c on c.id = content_id
       where c.slug = 'ad' and c.kind = 'FAQ' and locale = 'fr' and published_at is not null`,
    );
    expect(row?.n).toBe(1);
    await context.close();
  });
});
