import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openTestHouse();
  browser = await openChromium();
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

/** What has the focus, by its name; none when it was lost to the page itself. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const { activeElement: it, body } = document;
    if (it === body) return '';
    const label = it.labels?.[0]?.textContent;
    // A heading is where a step begins; a file's field is seen by what stands around it.
    const rings = [it, it.closest('label')].map(one => one && getComputedStyle(one).outlineStyle);
    const isSeen = it.tabIndex < 0 || rings.some(ring => ring && ring !== 'none');
    return (isSeen ? '' : 'unseen: ') + (it.getAttribute('aria-label') ?? label ?? it.textContent).trim();
  })()`);
/** Presses a key until what is asked for has the focus: everything on the way can be seen. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    const here = await focused(page);
    expect(here).not.toMatch(/^unseen/);
    if (here === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} is not reached by ${key}`);
}
const expectFocus = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name);

describe('by keys alone', () => {
  it('one names, changes and deletes alerts, and is never thrown back to the top', async () => {
    const guest = await house.guest();
    for (const name of ['First', 'Second', 'Third']) {
      const d = { name, filter: { brands: [name] }, query: `brands=${name}` };
      await guest.ask('mutation($d: CreateAlertInput!) { createAlert(data: $d) { id } }', { d });
    }
    const { page, context, complaints } = await visit(browser, house, '/en/user/alerts', { guest });
    await page.locator('[data-alert]').nth(2).waitFor();
    await tabTo(page, 'Rename, Second');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Alert name *');
    await page.keyboard.type(' one');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Rename, Second one');
    await tabTo(page, 'Delete, Second one');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'No car right now');
    await expect.poll(() => page.locator('[data-alert]').count()).toBe(2);
    await tabTo(page, 'Delete, First');
    await page.keyboard.press('Space');
    await expectFocus(page, 'No car right now');
    await tabTo(page, 'Delete, Third');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Search for a car');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('one asks for another address, says no in a window, and is where one was', async () => {
    const guest = await house.guest();
    const { page, context } = await visit(browser, house, '/en/user/profile', { guest, viewport: PHONE });
    await page.locator('#email').waitFor();
    await tabTo(page, 'Change address');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'New e-mail address *');
    await tabTo(page, 'Delete my account');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(page, 'Delete my account');
    await context.close();
  });

  it('one puts photos in order, in groups, turned and away', async () => {
    const seller = await house.guest();
    const { uuid } = await addCar(house, { status: 'DRAFT', sellerEmail: seller.email });
    const photos = await Promise.all(
      ['#a33', '#3a3', '#33a'].map(background =>
        sharp({ create: { width: 900, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    );
    const path = `/en/user/cars/edit/${uuid}`;
    const { page, context, complaints } = await visit(browser, house, path, { guest: seller });
    await page.locator('[data-step-link=photos]').click();
    const files = photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer }));
    await page.locator('[data-drop=photos] input').setInputFiles(files);
    await expect.poll(() => page.locator('[data-photo]').count()).toBe(3);

    await tabTo(page, 'Move photo 2 later');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'Move photo 3 later');
    await tabTo(page, 'Rotate photo 3');
    await page.keyboard.press('Enter');
    const turned = page.locator('[data-photos=exteriors] [data-photo]').nth(1);
    const before = await turned.getAttribute('data-photo');
    await expect.poll(() => turned.getAttribute('data-photo')).not.toBe(before);
    await expectFocus(page, 'Rotate photo 3');
    await tabTo(page, 'Group of photo 3');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('[data-photos=interiors] [data-photo]').count()).toBe(1);
    await expectFocus(page, 'Group of photo 3');
    await tabTo(page, 'Remove photo 3', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-photo]').count()).toBe(2);
    expect(await focused(page)).not.toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
