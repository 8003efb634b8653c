import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const fill = (page: Page, name: string, text: string) => page.locator(`#request [name="${name}"]`).fill(text);
const leads = () =>
  house.db.owner<{ form: string; answers: Record<string, string[]> }>(
    'select i.form, i.answers from leads l join inquiries i on i.id = l.inquiry_id order by l.created_at',
  );

describe('an offer', () => {
  it('is asked for on its own page, and what was typed outlives a reload', async () => {
    const { page, context, complaints } = await visit(browser, house, '/services/livraison', {
      viewport: PHONE,
    });
    await page.getByRole('link', { name: 'Demander un devis' }).first().click();
    await page.waitForURL('**#request');
    await fill(page, 'departure', 'Lyon, France');
    await fill(page, 'arrival', 'Bruxelles, Belgique');
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await page.locator('#request [data-error-key="form.validation.required"]').first().waitFor();
    await expectAccessible(page, 'offer-form-errors-phone');
    await page.reload();
    await expect.poll(() => page.locator('[name="departure"]').inputValue()).toBe('Lyon, France');
    await fill(page, 'car', 'Alpine A110 de 1971');
    await fill(page, 'firstName', 'Anne');
    await fill(page, 'lastName', 'Roy');
    await fill(page, 'email', 'anne@calandre.test');
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await page.getByText('Votre demande est partie.').waitFor();
    expect((await leads()).at(-1)).toMatchObject({
      form: 'delivery',
      answers: { arrival: ['Bruxelles, Belgique'] },
    });
    await page.reload();
    await expect.poll(() => page.locator('[name="departure"]').inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes over what was reckoned beside it', async () => {
    const { page, context } = await visit(browser, house, '/en/services/funding', { viewport: DESKTOP });
    await page.getByLabel('Amount to finance').first().fill('40 000');
    await page.locator('#simulator select').selectOption('84');
    await expect.poll(() => page.locator('#request [name="amount"]').inputValue()).toMatch(/^40.?000$/);
    await fill(page, 'firstName', 'Ann');
    await fill(page, 'lastName', 'Roy');
    await fill(page, 'email', 'ann@calandre.test');
    await expectAccessible(page, 'offer-form-funding-desktop');
    await page.locator('#request').getByRole('button', { name: /send/i }).click();
    await page.locator('#request h2:focus').waitFor();
    expect((await leads()).at(-1)).toMatchObject({
      form: 'funding',
      answers: { amount: ['40000'], months: ['84'] },
    });
    await context.close();
  });

  it.each([
    ['/services/expertise', 'car'],
    ['/es/servicios/garantia', 'car'],
    ['/en/services/trade-in/gt', 'mileage'],
    ['/services/shooting-photo', 'place'],
    ['/es/servicios/matriculacion', 'brand'],
    ['/en/services/car-specialist', 'message'],
  ])('%s leads to a form that asks for %s', async (path, field) => {
    const { page, context, complaints } = await visit(browser, house, path, { viewport: PHONE });
    expect(await page.locator('header a[href$="#request"]').count()).toBe(1);
    expect(await page.locator(`#request [name="${field}"]`).count()).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
