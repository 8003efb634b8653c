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
import { codeOf, entrustCar } from '../kit/sales.ts';
import { openTimeStampServer, type TimeStampServer } from '../kit/time-stamp-server.ts';

let authority: TimeStampServer;
let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  authority = await openTimeStampServer();
  [house, browser] = await Promise.all([openTestHouse({ ...authority.env, MANDATES: 'on' }), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

const WORDS = {
  fr: {
    ...{
      path: '/user/mandates/',
      propose: 'Proposer un mandat',
      reserve: 'Réserve, en euros',
      send: 'Proposer',
      tooHigh: 'Au moins un euro, et pas plus que l’estimation basse.',
      dates: /^Durée du \d/,
    },
    ...{ low: 'Estimation basse', high: 'Estimation haute', takeBack: 'Retirer la proposition' },
    ...{
      stamped: /Horodaté le .* par Authority of the test tsa/,
      why: 'Motif',
      askCode: 'Recevoir mon code',
    },
    ...{ code: 'Code à six chiffres', refuse: 'Refuser ce mandat', reason: 'Pourquoi\u00a0?' },
  },
  en: {
    ...{
      path: '/en/user/mandates/',
      propose: 'Propose a mandate',
      reserve: 'Reserve, in euros',
      send: 'Propose',
      tooHigh: 'At least one euro, and no more than the low estimate.',
      dates: /^Term from \d/,
    },
    ...{ low: 'Low estimate', high: 'High estimate', takeBack: 'Take the proposal back' },
    ...{
      stamped: /Time-stamped on .* by Authority of the test tsa/,
      why: 'Reason',
      askCode: 'Send me a code',
    },
    ...{ code: 'Six-digit code', refuse: 'Refuse this mandate', reason: 'Why?' },
  },
} as const;

/** In one language it is looked at on a phone, in the other on a desktop. */
async function expectWellDrawn(page: Page, name: string): Promise<void> {
  await page.setViewportSize(name.endsWith('fr') ? PHONE : DESKTOP);
  await expectAccessible(page, name);
  expect(await overflowAt(page, SMALLEST_WIDTH), name).toBe(0);
  await page.setViewportSize(DESKTOP);
}

describe.each(['fr', 'en'] as const)('a mandate to sell, in %s', locale => {
  const words = WORDS[locale];
  const speak = (guest: Guest) =>
    guest.ask(`mutation { updateLanguage(language: ${locale.toUpperCase()}) { id } }`);
  const idOfMandate = async (seller: Guest) => {
    const { data } = await seller.ask('{ mySaleMandates { id } }');
    return (data as unknown as { mySaleMandates: [{ id: string }] }).mySaleMandates[0].id;
  };

  it('is written by staff beside the ad, and signed by its seller with the code', async () => {
    const staff = await house.guest({ permissions: ['Ads:update'] });
    const { uuid, seller } = await entrustCar(house);
    await Promise.all([staff, seller].map(speak));
    const editor = await visit(browser, house, `/admin/ads/edit/${uuid}`, { guest: staff });
    await editor.page.getByRole('button', { name: words.propose }).click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByLabel(words.reserve).fill('45 000');
    await dialog.getByLabel(words.low).fill('42 000');
    await dialog.getByLabel(words.high).fill('48 000');
    const propose = dialog.getByRole('button', { name: words.send, exact: true });
    await propose.click();
    const wrong = dialog.locator('[data-error-key="admin.editor.mandates.reserveWrong"]');
    await wrong.getByText(words.tooHigh).waitFor();
    await expectAccessible(editor.page, `mandate-to-sell-proposing-${locale}`);
    await dialog.getByLabel(words.reserve).fill('40 000');
    await propose.click();
    await editor.page.locator('[data-mandate=PROPOSED]').getByText(words.dates).waitFor();

    const address = words.path + (await idOfMandate(seller));
    const { page, context, complaints } = await visit(browser, house, address, { guest: seller });
    await page
      .locator('[data-mandate=PROPOSED]')
      .getByText(/40.000/)
      .first()
      .waitFor();
    await expectWellDrawn(page, `mandate-to-sell-before-${locale}`);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: words.askCode }).click();
    const code = page.getByLabel(words.code);
    await code.waitFor();
    await expectAccessible(page, `mandate-to-sell-code-${locale}`);
    await code.fill(await codeOf(house, seller));
    await page.keyboard.press('Enter');
    await page.locator('[data-mandate=IN_FORCE]').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await house.rooms.jobs.drain();
    // The proof stands with what was signed, for both.
    for (const each of [page, editor.page]) {
      await each.reload();
      await each.locator('[data-mandate=IN_FORCE]').getByText(words.stamped).waitFor();
    }
    await expectWellDrawn(page, `mandate-to-sell-after-${locale}`);
    await expectWellDrawn(editor.page, `mandate-to-sell-staff-${locale}`);
    expect([...complaints, ...editor.complaints]).toEqual([]);
    await Promise.all([context.close(), editor.context.close()]);
  });

  it('is refused by its seller with a reason, or taken back by staff, and then asks for nothing', async () => {
    const staff = await house.guest({ permissions: ['Ads:update'] });
    const { uuid, seller } = await entrustCar(house);
    await Promise.all([staff, seller].map(speak));
    const call = `mutation($u: ID!) { proposeSaleMandate(uuid: $u,
      data: { fromOn: "2026-01-02", untilOn: "2099-01-02", commissionBp: 0,
        commissionMinCents: 0, withdrawalFeeCents: 0 }) { id } }`;
    await staff.ask(call, { u: uuid });
    const address = async () => words.path + (await idOfMandate(seller));
    const { page, context, complaints } = await visit(browser, house, await address(), { guest: seller });
    await page.getByRole('button', { name: words.refuse, expanded: false }).click();
    await page.getByLabel(words.reason).fill('La réserve est trop basse.');
    await expectWellDrawn(page, `mandate-to-sell-refusing-${locale}`);
    await page.getByRole('button', { name: words.refuse }).last().click();
    await page.locator('[data-mandate=REFUSED]').getByText('La réserve est trop basse.').waitFor();

    await staff.ask(call, { u: uuid });
    const editor = await visit(browser, house, `/admin/ads/edit/${uuid}`, { guest: staff });
    await editor.page.locator('[data-mandate=REFUSED]').getByText('La réserve est trop basse.').waitFor();
    await editor.page.getByRole('button', { name: words.takeBack }).click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Erreur de date.');
    await dialog.getByRole('button', { name: words.takeBack }).click();
    await editor.page.locator('[data-mandate=TAKEN_BACK]').waitFor();
    await page.goto(house.url + (await address()));
    await page.locator('[data-mandate=TAKEN_BACK]').waitFor();
    expect(await page.locator('[data-mandate] :is(input, textarea)').count()).toBe(0);
    await expectWellDrawn(page, `mandate-to-sell-taken-back-${locale}`);
    expect([...complaints, ...editor.complaints]).toEqual([]);
    await Promise.all([context.close(), editor.context.close()]);
  });
});
