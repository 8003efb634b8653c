import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar, type TestCar } from '../kit/cars.ts';
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

/** A moment as the field of a form takes it, by the clocks of Paris. */
function fieldTime(at: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return parts.format(at).replace(' ', 'T');
}

async function carPath({ uuid }: TestCar, prefix = '/acheter/voiture-collection'): Promise<string> {
  const [row] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [uuid]);
  return `${prefix}/${row?.slug}.html`;
}

async function bid(car: TestCar, email: string, amount: number): Promise<void> {
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]);
  const auction = await house.rooms.auctions.findByAd(car.uuid);
  const rest = { maxBid: null, termsAccepted: true, leadSource: 'website', clientBidId: null };
  const outcome = await house.rooms.auctions.place({
    auctionId: auction?.id ?? '',
    bidderId: row?.id ?? '',
    bid: amount,
    ...rest,
  });
  expect(outcome.kind).toBe('placed');
}

const dialog = (page: Page, name: string) => page.locator(`[data-modal="${name}"]`);
const send = (page: Page, name: string) => dialog(page, name).locator('[type="submit"]').click();

describe('an auction that could not be closed', () => {
  it('is counted first thing, and its room says why', async () => {
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const { auctionId, uuid } = await addCar(house, { auction: {} });
    await house.db.owner('update auctions set end_at = clock_timestamp() where id = $1', [auctionId]);
    await house.db.owner(
      `insert into closing_failures (auction_id, attempts, since, retry_at, reason, error_id)
       values ($1, 3, now(), now() + interval '1 minute', 'REFUSED', 'error-of-the-log')`,
      [auctionId],
    );
    const { page, context, complaints } = await visit(browser, house, '/admin', { guest: staff });
    await page.getByText('vente n’a pas pu être close').click();
    await page.getByText('Clôture en échec').waitFor();
    await page.goto(`${house.url}/admin/auctions/live/${uuid}`);
    const told = page.getByRole('alert').filter({ hasText: 'Cette vente n’a pas pu être close' });
    await told.waitFor();
    expect(await told.textContent()).toMatch(/refusé.*3 essais.*error-of-the-log/);
    expect(complaints).toEqual([]);
    await house.db.owner('delete from closing_failures where auction_id = $1', [auctionId]);
    await context.close();
  });
});

describe('an auction, from its plan to its end', () => {
  it('is planned, run from its room while others bid, and changed before everyone’s eyes', async () => {
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const car = await addCar(house);
    const now = house.rooms.auctions.clock();
    const { page, context, complaints } = await visit(browser, house, '/admin/auctions', { guest: staff });
    await page.getByRole('button', { name: 'Planifier une vente' }).click();
    await dialog(page, 'schedule').locator('[name="car"]').fill(car.uuid);
    await dialog(page, 'schedule').locator('[name="uuid"]').first().check();
    await page.locator('[name="start"]').fill(fieldTime(now - 3_600_000));
    await page.locator('[name="end"]').fill(fieldTime(now - 7_200_000));
    await page.locator('[name="startingPrice"]').fill('1 000');
    await page.locator('[name="reservePrice"]').fill('20 000');
    await page.getByText('Ce début est passé').waitFor();
    await page.locator('[name="isNow"]').check();
    await expectAccessible(page, 'admin-schedule');
    await send(page, 'schedule');
    await page.locator('[name="end"][aria-invalid="true"]').waitFor();
    expect(await page.locator('[name="reservePrice"]').inputValue()).toBe('20 000');
    await page.locator('[name="end"]').fill(fieldTime(now + 3 * 3_600_000));
    await send(page, 'schedule');
    await dialog(page, 'schedule').waitFor({ state: 'detached' });
    await page.locator(`a[href$="/admin/auctions/live/${car.uuid}"]`).first().click();
    await page.locator('[data-room-state="RUNNING"]').waitFor();

    const one = await house.guest({ firstName: 'Alain' });
    const other = await house.guest({ firstName: 'Élodie' });
    const path = await carPath(car);
    const [a, b] = [
      await visit(browser, house, path, { guest: one }),
      await visit(browser, house, path, { guest: other, viewport: PHONE }),
    ];
    await bid(car, one.email, 1_000);
    await page.locator('[data-room-price="1000"]').waitFor();
    await bid(car, other.email, 1_500);
    await page.locator('[data-board-bid="1500"]').getByText('Élodie').waitFor();
    await house.rooms.auctions.watchers.tick();
    await expect
      .poll(() => page.locator('[data-figure="watchers"]').textContent(), { timeout: 20_000 })
      .toBe('2');

    const caller = await house.guest({ firstName: 'Marc' });
    await page.getByRole('button', { name: 'Saisir une enchère' }).click();
    await page.locator('[name="bidderEmail"]').fill(caller.email);
    await page.locator('[data-caller]').getByText('Marc Mercier').waitFor();
    await page.locator('[name="bid"]').fill('1 500');
    await page.locator('[name="isAuctionCGVAccepted"]').check();
    await expectAccessible(page, 'admin-phone-bid');
    await send(page, 'phone-bid');
    await page.locator('[name="bid"][aria-invalid="true"]').waitFor();
    await page.locator('[name="bid"]').fill('2 000');
    await send(page, 'phone-bid');
    await page.locator('[data-room-price="2000"]').waitFor();
    await page.locator('[data-board-bid="2000"]').getByText('Téléphone, par Alain Mercier').waitFor();
    expect((await house.rooms.mail.list(caller.email))[0]?.subject).toContain(
      'Votre enchère est enregistrée',
    );
    for (const { page: public_ } of [a, b]) await public_.locator('[data-price="2000"]').first().waitFor();
    await page.getByRole('button', { name: 'Saisir une enchère' }).click();
    await page.locator('[name="bidderEmail"]').fill(caller.email);
    await page.locator('[name="bid"]').fill('2 100');
    await page.locator('[name="isAuctionCGVAccepted"]').check();
    await send(page, 'phone-bid');
    await page.getByText('son maximum est maintenant de 2\u00a0100\u00a0€').waitFor();
    await expectAccessible(page, 'admin-phone-bid-raised');
    await page.keyboard.press('Escape');
    await dialog(page, 'phone-bid').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Baisser la réserve' }).click();
    await page.locator('[name="reservePrice"]').fill('30 000');
    await send(page, 'reserve');
    await page.locator('[name="reservePrice"][aria-invalid="true"]').waitFor();
    await page.locator('[name="reservePrice"]').fill('10 000');
    await send(page, 'reserve');
    await page.locator('[data-board-change="RESERVE"]').waitFor();
    for (const { page: public_ } of [a, b])
      await public_.getByText('Le prix de réserve a été abaissé le').waitFor();

    await house.rooms.ads.update(car.uuid, { mileage: 61_000 });
    for (const { page: public_ } of [a, b])
      await public_.locator('[data-section="edits"]').getByText('fiche de la voiture').waitFor();

    await page.getByRole('button', { name: 'Reporter la fin' }).click();
    await dialog(page, 'end')
      .locator('[name="end"]')
      .fill(fieldTime(now + 5 * 3_600_000));
    await send(page, 'end');
    await page.locator('[data-board-change="END"]').waitFor();
    for (const { page: public_ } of [a, b])
      await public_.getByText('la fin de la vente a été reportée. Fin').waitFor();
    for (const [size, viewport] of [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `admin-live-${size}`);
    }
    expect([...a.complaints, ...b.complaints]).toEqual([]);
    expect(complaints).toEqual([]);
    await Promise.all([context.close(), a.context.close(), b.context.close()]);
  });

  it('is cancelled with a reason that bidders read; in English too', async () => {
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    await staff.ask('mutation { updateLanguage(language: EN) { id } }');
    const car = await addCar(house, { auction: { endsInMs: 7_200_000 } });
    const watcher = await visit(browser, house, await carPath(car));
    const { page, context, complaints } = await visit(browser, house, `/admin/auctions/live/${car.uuid}`, {
      guest: staff,
    });
    await page.getByRole('button', { name: 'Cancel the auction' }).click();
    await send(page, 'cancel');
    await page.locator('[name="reason"][aria-invalid="true"]').waitFor();
    await page.locator('[name="reason"]').fill('Les papiers manquent');
    await expectAccessible(page, 'admin-cancel');
    await send(page, 'cancel');
    await page.locator('[data-room-state="CANCELLED"]').waitFor();
    await watcher.page.getByText('Les papiers manquent').waitFor();
    expect(complaints).toEqual([]);
    await Promise.all([context.close(), watcher.context.close()]);
  });

  it('that ends too close to another is marked in the calendar and before it is planned', async () => {
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const now = house.rooms.auctions.clock();
    await addCar(house, { auction: { endsInMs: 48 * 3_600_000 } });
    await addCar(house, { auction: { endsInMs: 48 * 3_600_000 + 240_000 } });
    const { page, context, complaints } = await visit(browser, house, '/admin/auctions?view=calendar', {
      guest: staff,
    });
    await page.locator('[data-clash]').first().waitFor();
    expect(await page.locator('li[data-clash]').count()).toBe(2);
    await expectAccessible(page, 'admin-calendar');
    await page.getByRole('button', { name: 'Planifier une vente' }).click();
    await page.locator('[name="end"]').fill(fieldTime(now + 48 * 3_600_000));
    await dialog(page, 'schedule').locator('p[data-clash]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a car under the hammer, in the editor of its ad', () => {
  const PERMISSIONS = ['Ads:update', 'Ads:publish'] as const;

  it('is withdrawn only with its auction, by who may end that, for a reason', async () => {
    const car = await addCar(house, { auction: {} });
    await bid(car, (await house.guest()).email, 12_000);
    const editor = `/admin/ads/edit/${car.uuid}`;
    const clerk = await house.guest({ permissions: [...PERMISSIONS] });
    const asked = await visit(browser, house, editor, { guest: clerk });
    await asked.page.getByRole('button', { name: 'Retirer', exact: true }).click();
    await dialog(asked.page, 'step').getByText('Demandez d’abord son annulation').waitFor();
    expect(await dialog(asked.page, 'step').locator('[type="submit"]').count()).toBe(0);
    await asked.context.close();

    const staff = await house.guest({ permissions: [...PERMISSIONS, 'Auctions:update'] });
    const { page, context } = await visit(browser, house, editor, { guest: staff });
    await page.getByRole('button', { name: 'Retirer', exact: true }).click();
    await page
      .locator('[data-ends-auction]')
      .getByText(/1 enchère.*le meneur, à 12.000/)
      .waitFor();
    await expectAccessible(page, 'admin-step-ends-auction');
    await send(page, 'step');
    await page.locator('[name="reason"][aria-invalid="true"]').waitFor();
    await page.locator('[name="reason"]').fill('Une bielle a lâché.');
    await send(page, 'step');
    await dialog(page, 'step').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Publier', exact: true }).waitFor();
    expect(await house.rooms.auctions.find(car.auctionId)).toMatchObject({
      ...{ status: 'cancelled', notice: { reason: 'Une bielle a lâché.' } },
    });
    await context.close();
  });
});
