import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';

let house: TestHouse;
let browser: Browser;
let seller: Guest;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  seller = await house.guest({ firstName: 'Marc' });
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const ANSWER = 'mutation($id: ID!, $answer: String!) { answerQuestion(id: $id, answer: $answer) { id } }';
const MINE = 'query($u: ID!) { myQuestions(uuid: $u) { id } }';

async function newAd(auction?: object) {
  const { uuid } = await addCar(house, { sellerEmail: seller.email, ...(auction && { auction }) });
  const [row] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
  const slug = row?.slug ?? '';
  return {
    uuid,
    path: `/acheter/voiture-collection/${slug}.html`,
    english: `/en/buy/collection-car/${slug}.html`,
  };
}

const questions = (page: Page) => page.locator('#questions');

async function ask(page: Page, question: string): Promise<void> {
  await questions(page).getByRole('button', { name: 'Poser une question' }).click();
  await page.locator('[data-modal="question"] [name="question"]').fill(question);
  await page.locator('[data-modal="question"] button[type="submit"]').click();
  await page.locator('[data-toast-key="questionSuccess"]').waitFor();
}

/** The one question of mine that waits. */
async function waitingOf(guest: Guest, uuid: string): Promise<string> {
  const { data } = await guest.ask(MINE, { u: uuid });
  return (data as unknown as { myQuestions: { id: string }[] }).myQuestions[0]?.id ?? '';
}

describe('questions on an ad without an auction', () => {
  it('are asked there, answered there, and each says its own language', async () => {
    const { uuid, path, english } = await newAd();
    const guest = await house.guest();
    const { page, context, complaints } = await visit(browser, house, path, { guest, viewport: PHONE });
    // Closed as long as there is nothing to read; how many there are stands in its heading.
    await questions(page).getByRole('button', { name: '(0)', expanded: false }).click();
    await questions(page).getByText('Aucune question pour l’instant.').waitFor();
    await ask(page, 'La voiture a-t-elle toujours dormi au sec ?');
    await questions(page).getByText('En attente de réponse').waitFor();
    // One's own that waits is a question: nothing says that there are none.
    const heading = (await questions(page).locator('h2').textContent()) ?? '';
    expect(heading).not.toContain('(0)');
    expect(await questions(page).getByText('Aucune question').count()).toBe(0);
    await expectAccessible(page, 'ad-question-waiting');

    const answer = 'It has always stood in a heated garage.';
    await seller.ask(ANSWER, { id: await waitingOf(guest, uuid), answer });
    const shown = await visit(browser, house, english);
    await questions(shown.page).getByText(answer).waitFor();
    const textOf = (words: string) => questions(shown.page).locator(`p:has-text("${words}")`).last();
    expect(await textOf(answer).getAttribute('lang')).toBe('en');
    expect(await textOf('toujours dormi').getAttribute('lang')).toBe('fr');
    expect(await questions(shown.page).innerText()).toContain('The seller’s answer');
    expect([...complaints, ...shown.complaints]).toEqual([]);
    await Promise.all([context.close(), shown.context.close()]);
  });
});

describe('an answer that is changed while the lot runs', () => {
  it('shows so with its date to whoever watches, without a reload', async () => {
    const { uuid, path } = await newAd({});
    const guest = await house.guest();
    const { page, context, complaints } = await visit(browser, house, path, { guest });
    await ask(page, 'Combien de clés ?');
    const id = await waitingOf(guest, uuid);
    await seller.ask(ANSWER, { id, answer: 'Une seule clé.' });
    await questions(page).getByText('Une seule clé.').waitFor();
    expect(await questions(page).locator('[data-edited]').count()).toBe(0);
    await seller.ask(ANSWER, { id, answer: 'Deux clés, retrouvées hier.' });
    await questions(page).getByText('Deux clés, retrouvées hier.').waitFor();
    const edited = (await questions(page).locator('[data-edited]').textContent()) ?? '';
    expect(edited).toMatch(/modifiée le \d\d\/\d\d\/\d{4} \d\d:\d\d\u00a0\(Paris\)/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
