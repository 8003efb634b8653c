import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  leaveChromium,
  openChromium,
  overflowAt,
  PHONE,
  SMALLEST_WIDTH,
  visit,
} from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { entrustCar } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const WORDS = {
  fr: {
    ...{
      open: 'Ouvrir le dossier de vente',
      give: 'Donner une estimation',
      low: 'De',
      high: 'À',
      save: 'Enregistrer',
    },
    ...{
      agrees: 'Le vendeur l’accepte',
      agreed: 'Acceptée',
      book: 'Prendre rendez-vous',
      at: 'Date et heure',
    },
    ...{ place: 'Lieu', who: 'Avec', board: 'Liste des dossiers', stage: 'Étape', due: 'Échéance' },
  },
  en: {
    ...{ open: 'Open the consignment', give: 'Give an estimate', low: 'From', high: 'To', save: 'Save' },
    ...{ agrees: 'The seller agrees', agreed: 'Agreed', book: 'Make an appointment', at: 'Date and time' },
    ...{ place: 'Place', who: 'With', board: 'List of consignments', stage: 'Stage', due: 'Due' },
  },
} as const;

async function staffOf(locale: 'fr' | 'en'): Promise<Guest> {
  const guest = await house.guest({ permissions: ['Leads:read', 'Ads:update'], firstName: 'Camille' });
  await guest.ask(`mutation { updateLanguage(language: ${locale.toUpperCase()}) { id } }`);
  return guest;
}

async function open(staff: Guest): Promise<{ id: string; reference: string }> {
  const { uuid } = await entrustCar(house, { status: 'DRAFT' });
  const call = 'mutation($u: ID!) { openConsignment(adUuid: $u) { id reference } }';
  const { data } = await staff.ask(call, { u: uuid });
  return (data as unknown as { openConsignment: { id: string; reference: string } }).openConsignment;
}

/**
 * In one language a phone is without a fault, in the other a desktop; in both nothing reaches over the edge, down to the
 * smallest screen.
 */
async function expectWellDrawn(page: Page, name: string): Promise<void> {
  await page.setViewportSize(name.endsWith('fr') ? PHONE : DESKTOP);
  await expectAccessible(page, name);
  for (const width of [SMALLEST_WIDTH, PHONE.width, DESKTOP.width])
    expect(await overflowAt(page, width), `${name} at ${width}`).toBe(0);
  await page.setViewportSize(DESKTOP);
}

describe.each(['fr', 'en'] as const)('the file of a consigned car, in %s', locale => {
  const words = WORDS[locale];

  it('is opened from its ad, and goes on by what is done in it alone', async () => {
    const guest = await staffOf(locale);
    const { uuid, seller } = await entrustCar(house, { status: 'DRAFT' });
    const { page, context, complaints } = await visit(browser, house, `/admin/ads/edit/${uuid}`, { guest });
    await page.getByRole('button', { name: words.open, exact: true }).click();
    await page.waitForURL(/\/admin\/consignments\/[0-9a-f-]{36}$/);
    const current = page.locator('[data-step][aria-current=step]');
    const stage = () => current.getAttribute('data-step');
    await current.waitFor();
    expect(await stage()).toBe('PROPOSAL');

    await page.getByRole('button', { name: words.give }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.low, { exact: false }).first().fill('40 000');
    await dialog.getByLabel(words.high, { exact: false }).first().fill('30 000');
    const save = dialog.getByRole('button', { name: words.save });
    await save.click();
    await dialog.locator('[data-error-key]').first().waitFor();
    await expectAccessible(page, `consignment-estimate-${locale}`);
    await dialog.getByLabel(words.high, { exact: false }).first().fill('48 000');
    await save.click();
    await page.locator('[data-estimate=HOUSE]').waitFor();
    await expect.poll(stage).toBe('ESTIMATE');
    expect((await house.rooms.mail.list(seller.email))[0]?.text).toContain('48\u00a0000');
    await page.getByRole('button', { name: words.agrees }).click();
    await page.getByText(words.agreed, { exact: true }).waitFor();
    await expect.poll(stage).toBe('MANDATE');

    await page.getByRole('button', { name: words.book }).click();
    await dialog.getByLabel(words.at).fill('2099-12-10T14:00');
    await dialog.getByLabel(words.place).fill('8 rue du Faubourg, Lyon');
    await dialog.getByLabel(words.who).selectOption({ label: 'Camille Mercier' });
    await expectAccessible(page, `consignment-appointment-${locale}`);
    await save.click();
    await page.locator('[data-appointment=PLANNED]').getByText('Lyon · Camille Mercier').waitFor();
    // What follows from elsewhere has no handle: no step is pressed, no stage is chosen.
    expect(await page.locator('[data-step] :is(button, a, input, select)').count()).toBe(0);
    expect(await stage()).toBe('MANDATE');
    await expectWellDrawn(page, `consignment-${locale}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is found on the board by its stage and among the late ones, by the keyboard alone', async () => {
    const guest = await staffOf(locale);
    await house.db.owner("update consignments set lost_reason = 'x', lost_at = now()");
    const [late, fresh] = [await open(guest), await open(guest)];
    const estimate =
      'mutation($id: ID!) { giveEstimate(id: $id, data: { party: HOUSE, low: 1, high: 2 }) { id } }';
    await guest.ask(estimate, { id: fresh.id });
    await house.db.owner("update consignments set opened_at = now() - interval '3 days' where id = $1", [
      late.id,
    ]);
    const { page, context, complaints } = await visit(browser, house, '/admin/consignments', { guest });
    const shown = () =>
      page.locator('[data-file]').evaluateAll(cards => cards.map(card => card.getAttribute('data-file')));
    await expect.poll(async () => (await shown()).toSorted()).toEqual([late.reference, fresh.reference]);
    expect(await page.locator('[data-stage=ESTIMATE] [data-file]').getAttribute('data-file')).toBe(
      fresh.reference,
    );
    expect(await page.locator('[draggable=true]').count()).toBe(0);
    await expectWellDrawn(page, `consignments-${locale}`);

    const { stage, due } = words;
    const choose = async (name: string, value: string, found: readonly string[]) => {
      await page.getByRole('combobox', { name }).selectOption(value);
      await expect.poll(shown).toEqual(found);
    };
    await choose(stage, 'ESTIMATE', [fresh.reference]);
    await choose(stage, '', [late.reference, fresh.reference]);
    await choose(due, 'overdue', [late.reference]);
    await page.locator('[data-overdue]').waitFor();
    // The board scrolls sideways with the arrows once it is reached, and its cards are next.
    const board = page.getByRole('region', { name: words.board });
    const isReached = () => board.evaluate(each => each === document.activeElement);
    for (let stop = 0; stop < 40 && !(await isReached()); stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => board.evaluate(each => each.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/consignments/${late.id}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
