import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Content:update', 'Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const REVIEW = 'mutation($d: SaveReviewInput!) { saveReview(data: $d) { uuid } }';
const SCHEDULE =
  'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { id } }';
const DRAFT = 'mutation($d: ContentDraftInput!) { saveContentDraft(data: $d) }';
const WRONG = [
  '0000-01-01T00:00:00Z',
  '1899-12-31T23:59:59Z',
  '2201-01-01T00:00:00Z',
  '9999-12-31T00:00:00Z',
];
const NONE = [
  '2026-02-31T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2026-01-01T25:00:00Z',
  '2026-01-01',
  'hier',
  '',
];

const review = (date: string) => ({ message: 'Très bien', note: 'star_5', state: 'PUBLISHED', date });

describe('a date', () => {
  it('is one that the calendar has, from 1900 to 2200, and told by its field where it is none', async () => {
    const { uuid } = await addCar(house);
    for (const date of [...WRONG, ...NONE]) {
      const { errors } = await staff.ask(REVIEW, { d: review(date) });
      expect([date, errors?.[0]?.extensions]).toEqual([date, { code: 'BadInput', field: 'date' }]);
      const plan = { start: '2026-01-01T00:00:00Z', end: date };
      const answer = await staff.ask(SCHEDULE, { u: uuid, d: plan });
      expect([date, answer.errors?.[0]?.extensions]).toEqual([date, { code: 'BadInput', field: 'end' }]);
      const inline = `mutation { publishContent(kind: ARTICLE, slug: "x", locale: FR, number: 1, date: "${date}") }`;
      expect([date, await staff.codeOf(inline)]).toEqual([date, 'BadInput']);
    }
    expect(await staff.codeOf(REVIEW, { d: review('1900-01-01T00:00:00+02:00') })).toBe('BadInput');
    expect(await staff.codeOf(REVIEW, { d: review('2024-02-29T10:00:00.5+02:00') })).toBeNull();
  });

  it('of an event is one too', async () => {
    const text = { kind: 'EVENT', slug: 'salon', locale: 'FR', title: 'Salon', description: 'x', body: 'x' };
    const saved = async (startsOn: string) =>
      (await staff.ask(DRAFT, { d: { ...text, tags: [], startsOn } })).errors?.[0]?.extensions;
    for (const day of ['2026-02-31', '0000-01-01', '2201-01-01'])
      expect([day, await saved(day)]).toEqual([day, { code: 'BadInput', field: 'startsOn' }]);
    expect(await saved('2026-02-28')).toBeUndefined();
  });

  it('that was kept before is read, and takes no list with it', async () => {
    const dates = ["'0001-01-01 00:00:00+00 BC'", "'19999-01-01 00:00:00+00'", "'-infinity'"];
    for (const date of dates) {
      const { data } = await staff.ask(REVIEW, { d: review('2026-03-01T12:00:00Z') });
      const { uuid } = (data as unknown as { saveReview: { uuid: string } }).saveReview;
      await house.db.owner(`update reviews set reviewed_at = ${date} where uuid = $1`, [uuid]);
    }
    const list = '{ reviews(first: 100) { edges { node { date } } } staffReviews { reviews { date } } }';
    const { data, errors } = await staff.ask(list);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toMatch(/1900-01-01T00:00:00.000Z|2200-12-31T23:59:59.999Z/);
  });
});
