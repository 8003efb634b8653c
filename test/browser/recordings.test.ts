import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTo } from '#shared/paths/links.ts';
import { adStaff, BARE, offer } from '../kit/ads.ts';
import { DESKTOP, expectAccessible, leaveChromium, openChromium, PHONE, visit } from '../kit/chromium.ts';
import { type Guest, openTestHouse, type TestHouse } from '../kit/house.ts';
import { h264Picture, movie } from '../kit/recordings.ts';

let house: TestHouse;
let browser: Browser;
let staff: Guest;
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  staff = await adStaff(house);
}, 120_000);
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

const HEAD = { inspector: 'Étienne Kowalski', inspectedOn: '2026-10-06', place: 'Dieppe' };
const film = (name: string, isTurned = false, codec = 'avc1') => ({
  ...{ name, mimeType: 'video/quicktime' },
  buffer: movie({ codec, isTurned, soundCodec: null, size: [32, 16], picture: h264Picture() }),
});
const sound = { name: 'froid.m4a', mimeType: 'audio/x-m4a', buffer: movie({ hasPicture: false }) };

async function send(path: string, { buffer, mimeType }: typeof sound): Promise<string> {
  const headers = { 'content-type': mimeType, cookie: staff.cookie() };
  const answer = await fetch(house.url + path, { method: 'POST', headers, body: new Uint8Array(buffer) });
  return ((await answer.json()) as { id: string }).id;
}

/** What a page fetches of recordings from now on: what of it, and how it is answered. */
function followRecordings(page: Page): string[] {
  const asked: string[] = [];
  page.on('response', answer => {
    const path = new URL(answer.url()).pathname;
    if (path.startsWith('/recordings/')) asked.push(`${answer.request().headers().range} ${answer.status()}`);
  });
  return asked;
}

describe('the films of a car on its page', () => {
  it.each([
    ['fr', PHONE, 'Film 1 · 1:30'],
    ['en', DESKTOP, 'Film 1 · 1:30'],
    ['es', PHONE, 'Vídeo 1 · 1:30'],
  ] as const)(
    'are fetched by parts once they are played, in %s, and move nothing',
    async (locale, viewport, said) => {
      const { uuid, slug } = await offer(staff, BARE);
      const films = [
        {
          recordingId: await send('/uploads/films', film('tour.mov')),
          caption: { fr: 'Tour', en: 'Round', es: 'Vuelta' },
        },
        { recordingId: await send('/uploads/films', film('dessous.mov', true)) },
      ];
      const coldStart = { recordingId: await send('/uploads/sounds', sound), caption: { fr: 'Par 4 °C' } };
      const update = 'mutation($uuid:ID!,$data:CarAdInput!){updateCarAd(uuid:$uuid,data:$data){uuid}}';
      await staff.ask(update, { uuid, data: { conditionReport: { ...HEAD, films, coldStart } } });
      const { page, context, complaints } = await visit(browser, house, '/', { viewport });
      const asked = followRecordings(page);
      await page.goto(house.url + linkTo('car', locale, { slug }));
      const report = page.locator('[data-condition-report]');
      const video = report.locator('video').first();
      await video.scrollIntoViewIfNeeded();
      await expect.poll(() => report.getByText(said).count()).toBe(1);
      expect(await report.locator('audio').getAttribute('preload')).toBe('none');
      expect(asked).toEqual([]);
      const sizes = () =>
        report.locator('video').evaluateAll(all => all.map(one => [one.clientWidth, one.clientHeight]));
      const before = await sizes();
      // The wide one stands as wide as it is high twice, before anything of it is there.
      expect(Math.abs((before[0]?.[0] ?? 0) - 2 * (before[0]?.[1] ?? 0))).toBeLessThanOrEqual(1);
      await page.evaluate('document.querySelector("video").muted = true');
      await video.evaluate(one => (one as HTMLVideoElement).play());
      await expect.poll(() => video.evaluate(one => (one as HTMLVideoElement).videoWidth)).toBe(32);
      expect(new Set(asked)).toEqual(new Set(['bytes=0- 206']));
      expect(await sizes()).toEqual(before);
      await report.locator('audio').evaluate(one => (one as HTMLAudioElement).load());
      expect(complaints).toEqual([]);
      // On paper there is no player, and where to find one.
      await page.emulateMedia({ media: 'print' });
      expect(await video.isVisible()).toBe(false);
      expect(await report.locator('figcaption span.print\\:inline').first().isVisible()).toBe(true);
      // The drawing of the car takes a few centimetres, each of its views two.
      const views = await report.locator('figure > svg').evaluateAll(all => all.map(one => one.clientHeight));
      expect([views.length > 4, Math.max(...views) < 76]).toEqual([true, true]);
      await context.close();
    },
  );
});

describe('the films of a car in its editor', () => {
  it('are sent, told of, replaced and taken away; one that not everybody can play says what to do', async () => {
    await staff.ask('mutation { updateLanguage(language: EN) { id } }');
    const { uuid } = await offer(staff, BARE);
    const update = 'mutation($uuid:ID!,$data:CarAdInput!){updateCarAd(uuid:$uuid,data:$data){uuid}}';
    await staff.ask(update, { uuid, data: { conditionReport: HEAD } });
    const path = `/admin/ads/edit/${uuid}`;
    const { page, context, complaints } = await visit(browser, house, path, { guest: staff });
    const films = page.locator('[data-recordings=films]');
    await films.locator('[data-drop] input').setInputFiles([film('hevc.mov', false, 'hvc1')]);
    await expect.poll(() => films.getByRole('alert').last().textContent()).toContain('Most Compatible');
    await films.getByRole('button', { name: 'Remove', exact: true }).click();
    await films.locator('[data-drop] input').setInputFiles([film('tour.mov'), film('dessous.mov', true)]);
    await films.locator('video').nth(1).waitFor();
    await films.locator('input[name="caption.en"]').first().fill('Walk-round');
    await page.locator('[data-recordings=sounds] [data-drop] input').setInputFiles([sound]);
    await page.locator('[data-recordings=sounds] audio').waitFor();
    const was = await films.locator('video').first().getAttribute('src');
    await films
      .locator('label input[type=file]')
      .first()
      .setInputFiles([film('neu.mov')]);
    await expect.poll(() => films.locator('video').first().getAttribute('src')).not.toBe(was);
    await films.getByRole('button', { name: /^Remove.*2/ }).click();
    expect(await films.locator('video').count()).toBe(1);
    await expectAccessible(page, 'admin-recordings');
    const save = page.getByRole('button', { name: 'Save' });
    if (await save.isVisible()) await save.click();
    const asked = `{publicCarAd(uuid:"${uuid}"){conditionReport{films{url caption{en}} coldStart{contentType}}}}`;
    await expect
      .poll(async () => (await house.visitor().ask(asked)).data)
      .toEqual({
        publicCarAd: {
          conditionReport: {
            films: [{ url: expect.not.stringContaining(was ?? ''), caption: { en: 'Walk-round' } }],
            coldStart: { contentType: 'audio/mp4' },
          },
        },
      });
    // What the server refused of the first one, the console says too.
    expect(complaints.filter(each => !each.includes('422'))).toEqual([]);
    await context.close();
  });
});
