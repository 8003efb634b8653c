import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCar } from '../kit/cars.ts';
import { leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';
import { endAuction } from '../kit/sales.ts';

let house: TestHouse;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

/** Where the pictures of the fight go, side by side; docs/fight.webp is written so. */
const STRIP = process.env.FIGHT_STRIP;
const SHOT_WIDTH = 312;

async function writeStrip(path: string, shots: readonly Buffer[]): Promise<void> {
  const parts = await Promise.all(
    shots.map(async (shot, at) => ({
      input: await sharp(shot).resize(SHOT_WIDTH).toBuffer(),
      left: at * (SHOT_WIDTH + 12),
      top: 0,
    })),
  );
  const height = Math.round((SHOT_WIDTH * PHONE.height) / PHONE.width);
  const width = shots.length * (SHOT_WIDTH + 12) - 12;
  await sharp({ create: { width, height, channels: 3, background: '#e6e2da' } })
    .composite(parts)
    .webp({ quality: 82 })
    .toFile(path);
}

const bar = (page: Page) => page.locator('[data-bar="room"]');
const stands = (page: Page, standing: string) =>
  page.locator(`[data-bar="mobile"][data-standing="${standing}"]`).waitFor();
const endOf = async (page: Page) =>
  Date.parse((await bar(page).locator('time').getAttribute('datetime')) ?? '');

/** The first bid, in its two steps. */
async function bidInDialog(page: Page, amount: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Enchérir' }).click();
  const dialog = page.locator('[data-modal="bid"]');
  await dialog.locator('[name="bid"]').fill(amount);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await dialog.locator('[name="isAuctionCGVAccepted"]').check();
  await dialog.getByRole('button', { name: 'Confirmer l' }).click();
  await page.locator('[data-toast-key="bidSuccess"]').waitFor();
}

async function hold(page: Page): Promise<void> {
  const button = bar(page).getByRole('button', { name: 'Surenchérir' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
}

it('is fought by two phones in the last two minutes, hold for hold, to the hammer', async () => {
  const { uuid, auctionId } = await addCar(house, { auction: { endsInMs: 110_000 } });
  const path = `/acheter/voiture-collection/${uuid}.html`;
  const open = async (firstName: string) =>
    visit(browser, house, path, { guest: await house.guest({ firstName }), viewport: PHONE });
  const [one, other] = [await open('Alain'), await open('Élodie')];
  const shots: Buffer[] = [];
  const look = async () => {
    await one.page.locator('[data-section="header"]').evaluate(card => card.scrollIntoView());
    if (STRIP) shots.push(await one.page.screenshot());
  };

  const planned = await endOf(one.page);
  await bidInDialog(one.page, '1 000');
  await stands(one.page, 'LEADING');
  // A bid in the last two minutes moves the end, on both screens.
  await expect.poll(() => endOf(other.page)).toBeGreaterThan(planned);
  await look();
  await bidInDialog(other.page, '1 100');
  await stands(one.page, 'OUTBID');
  await one.page.locator('[data-toast-key="OutbidFromAnotherUser"]').waitFor();
  await look();

  const fighters = [one.page, other.page];
  for (const [at, amount] of [1_200, 1_300, 1_400].entries()) {
    const [mine, theirs] = at % 2 === 0 ? fighters : fighters.toReversed();
    if (!mine || !theirs) throw new Error('nobody fights');
    await stands(mine, 'OUTBID');
    const before = await endOf(mine);
    await hold(mine);
    await mine.locator('[data-held]').waitFor();
    if (at === 2) await look();
    await stands(mine, 'LEADING');
    await mine.mouse.up();
    await theirs.locator(`[data-room-row="${amount}"]`).waitFor();
    expect(await bar(theirs).locator('[data-amount]').textContent()).toMatch(/^1\s[234]00\s€$/);
    await expect.poll(() => endOf(theirs)).toBeGreaterThan(before);
    expect(await mine.locator('dialog[open]').count()).toBe(0);
  }

  await endAuction(house, uuid);
  await one.page
    .locator('[data-section="header"][data-standing="WON"]')
    .getByText(/1\s400\s€/)
    .waitFor();
  await other.page.locator('[data-section="header"] [data-above="100"]').waitFor();
  await look();
  const rows = await house.db.owner<{ amount: string }>(
    'select amount from bids where auction_id = $1 order by version',
    [auctionId],
  );
  expect(rows.map(row => Number(row.amount))).toEqual([1_000, 1_100, 1_200, 1_300, 1_400]);
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  if (STRIP) await writeStrip(STRIP, shots);
  await Promise.all([one.context.close(), other.context.close()]);
});
