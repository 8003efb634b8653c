import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adStaff, BARE, offer } from '../kit/ads.ts';
import { leaveChromium, openChromium, visit } from '../kit/chromium.ts';
import { openTestHouse, type TestHouse } from '../kit/house.ts';

const PICTURE = '/mark.svg';

let house: TestHouse;
let browser: Browser;
let path = '';
beforeAll(async () => {
  [house, browser] = await Promise.all([openTestHouse(), openChromium()]);
  await house.db.owner(
    `insert into reviews (name, title, reviewed_at, message, note, image_url, image_alt) values
       ('Hélène M.', 'Citroën DS 21', '2026-09-05T10:00:00Z', 'Tout y était.', 'star_4', $1, null),
       (null, null, '2026-09-04T10:00:00Z', 'Sans un nom.', 'star_9', null, null),
       ('Paul S.', null, '2024-01-01T10:00:00Z', 'Everything was as they had said it would be.', 'star_5', null, null)`,
    [PICTURE],
  );
  path = (await offer(await adStaff(house), BARE)).path;
});
afterAll(async () => {
  await leaveChromium(browser);
  await house[Symbol.asyncDispose]();
});

describe('what customers say, on the page of a car', () => {
  it('has name, car, day, picture, words and stars, and the three ratings', async () => {
    const { page, context, complaints } = await visit(browser, house, path);
    const block = page.locator('[data-section="reviews"]');
    const whole = block.locator('li').filter({ hasText: 'Hélène M.' });
    const words = await whole.textContent();
    for (const part of ['Citroën DS 21', '05/09/2026', 'Tout y était.']) expect(words).toContain(part);
    expect(await whole.locator('[data-star="full"]').count()).toBe(4);
    expect(await whole.locator('img').getAttribute('alt')).toBe('');
    const unnamed = block.locator('li').filter({ hasText: 'Sans un nom.' });
    expect(await unnamed.textContent()).toContain('Anonyme');
    expect(await unnamed.locator('[data-star="full"]').count()).toBe(5);
    expect(await unnamed.locator('img').count()).toBe(0);
    const ratings = (await block.textContent())?.replace(/[\u202f\u00a0]/g, ' ');
    for (const part of ['4,8', '4,9', 'Google', 'Trustpilot', '1 300+ avis clients']) {
      expect(ratings).toContain(part);
    }
    expect(complaints).toEqual([]);
    const english = await (await fetch(`${house.url}/en`)).text();
    expect(english).toContain('1,300+ customer reviews');
    // A page speaks first with those who speak its language.
    const placeOf = (html: string, words: string) => html.indexOf(words);
    expect(placeOf(english, 'Everything was as they')).toBeGreaterThan(0);
    expect(placeOf(english, 'Everything was as they')).toBeLessThan(placeOf(english, 'Sans un nom.'));
    const french = await (await fetch(house.url)).text();
    expect(placeOf(french, 'Sans un nom.')).toBeLessThan(placeOf(french, 'Everything was as they'));
    await context.close();
  });
});
