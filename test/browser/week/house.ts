import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserOf, DESKTOP, expectAccessible, openChromium, openPage } from '../../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../../kit/house.ts';
import { PAYOUT } from '../../kit/sales.ts';
import { peopleOf } from '../../kit/week.ts';

/** Only what their work needs. */
const RIGHTS = {
  specialist: ['Ads:create', 'Ads:update', 'Ads:publish', 'Leads:read', 'Auctions:update'],
  clerk: ['Auctions:update'],
  accountant: ['Orders:update', 'Refunds:create'],
} as const;

type Seat = { readonly guest: Guest; readonly page: Page; readonly context: BrowserContext };
type Week = {
  house: TestHouse;
  browser: Browser;
  staff: Record<keyof typeof RIGHTS, Seat>;
  sellers: Guest[];
  buyers: Guest[];
  /** What the consoles said that they should not have. */
  complaints: string[][];
  /** The cars in the order of their lots. */
  uuids: string[];
  /** The sale among the staff's pages, and among everybody's. */
  saleId: string;
  slug: string;
};

/** The house in which the week is played, and what each act leaves to the next. */
export const week = { complaints: [] as string[][] } as Week;

export async function openWeek(): Promise<void> {
  const bank = { BANK_PAYEE: 'Calandre', BANK_IBAN: PAYOUT.iban, BANK_BIC: 'AGRIFRPP' };
  const settings = { ...bank, HOUSE_VAT: 'FR40 303 265 045', MANDATES: 'on' };
  const [house, browser] = await Promise.all([openTestHouse(settings), openChromium()]);
  Object.assign(week, { house, browser });
  house.rooms.jobs.start();
  week.sellers = await peopleOf(house, ['Claire', 'Denis', 'Fanny', 'Gilles']);
  week.buyers = await peopleOf(house, ['Paul', 'Édith', 'Marc', 'Anne']);
  const sit = async (work: keyof typeof RIGHTS) =>
    seat(await house.guest({ permissions: [...RIGHTS[work]], firstName: 'Camille' }), '/admin');
  week.staff = {
    ...{ specialist: await sit('specialist'), clerk: await sit('clerk') },
    accountant: await sit('accountant'),
  };
}

/** Somebody at their own browser. */
export async function seat(guest: Guest, path: string, viewport = DESKTOP): Promise<Seat> {
  const context = await browserOf(week.browser, week.house, { guest, viewport });
  const opened = await openPage(context, week.house.url + path);
  week.complaints.push(opened.complaints);
  return { guest, context, page: opened.page };
}

export const plain = (text: string | null) => (text ?? '').replace(/[\u202f\u00a0]/g, ' ');
export const textOf = async (locator: Locator) => plain(await locator.textContent());
export const dialogOf = (page: Page) => page.locator('dialog[open]');
export const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).click();
export const cents = (text: string | null) => Number(plain(text).replace(/[^\d]/g, ''));
export const saidInEuros = (euros: number) => `${plain(new Intl.NumberFormat('fr-FR').format(euros))} €`;

/** Goes on by the keyboard alone until it stands there. */
export async function tabTo(page: Page, to: Locator): Promise<void> {
  const isThere = () => to.evaluate(each => each === document.activeElement);
  for (let stop = 0; stop < 150 && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

/** A page that is none of theirs says so, and shows nothing of what stands there. */
export async function isRefused({ page, context }: Seat, path: string): Promise<void> {
  const other = await context.newPage();
  expect((await other.goto(week.house.url + path))?.status(), path).toBe(403);
  await other.getByText('Votre compte ne permet pas d’ouvrir cette page.').waitFor();
  await expectAccessible(other, 'week-refused');
  await other.close();
  expect(page.isClosed()).toBe(false);
}

/** What a button saves. */
export async function save(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press(page, name);
  return readFile(await (await download).path());
}

/** Somebody bids by themselves, by the keyboard. */
export async function bidOnPage({ page }: Seat, amount: number): Promise<void> {
  await page
    .locator('[data-section="header"]')
    .getByRole('button', { name: /enchérir/i })
    .press('Enter');
  await page.locator('[data-modal="bid"][data-step="1"] [name="bid"]').fill(String(amount));
  await page.keyboard.press('Enter');
  await page.locator('[data-modal="bid"][data-step="2"] [name="isAuctionCGVAccepted"]').press('Space');
  await page.keyboard.press('Enter');
  await page.locator('[data-toast-key="bidSuccess"]').waitFor();
}
