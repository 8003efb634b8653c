import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { sellCar } from '#test/kit/sales.ts';
import { tellWeek } from './week.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let house: TestHouse;
/** The Monday after now, at midnight of Greenwich; what happens in this test is of the week before it. */
let monday: number;
beforeAll(async () => {
  house = await openTestHouse();
  const today = Math.floor(Date.now() / DAY);
  monday = (today + 7 - ((today + 3) % 7)) * DAY;
});
afterAll(() => house[Symbol.asyncDispose]());

const tellAt = (now: number) => {
  const { mail, settings, results } = house.rooms;
  const { database } = house.db;
  return tellWeek({
    ...{ database, mail, settings, results, clock: () => now, publicUrl: new URL('https://calandre.test') },
  });
};
const letters = () =>
  house.db.owner<{ recipient: string; subject: string; text: string }>(
    "select recipient, subject, body_text as text from mails where subject like 'La semaine du %'",
  );

describe('the letter of a week', () => {
  it('is not written of a week in which nothing was', async () => {
    await tellAt(monday + 9 * HOUR);
    expect(await letters()).toEqual([]);
  });

  it('comes on Monday morning, once whoever asks, and says what was sold and what waits', async () => {
    await sellCar(house, { price: 25_000 });
    await tellAt(monday + 4 * HOUR);
    expect(await letters()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => tellAt(monday + 9 * HOUR)));
    await tellAt(monday + DAY);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.recipient).toBe(house.rooms.settings.read('house').email);
    const text = letter?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '';
    expect(text).toContain('1 enchère s’est terminée, 1 vendue.');
    expect(text).toMatch(/Adjugé[^\d]*25 000 €/);
    expect(text).toMatch(/Frais des acheteurs[^\d]*1 200,00 €/);
    expect(text).toMatch(/Enchérisseurs et acheteurs[^\d]*1 et 1/);
    expect(text).not.toContain('Commissions des vendeurs');
    expect(text).toContain('/admin/figures');
  });

  it('is not written when the week is half over', async () => {
    await house.db.owner('delete from week_letters');
    await tellAt(monday + 4 * DAY);
    expect(await letters()).toHaveLength(1);
  });
});
