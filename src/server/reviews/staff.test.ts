import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { takeSheet } from '#test/kit/sheet.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Content:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const LIST = `query($state: ReviewState, $search: String) {
  staffReviews(state: $state, search: $search) { totalCount reviews { uuid message date state source note } } }`;
const SAVE = 'mutation($uuid: ID, $d: SaveReviewInput!) { saveReview(uuid: $uuid, data: $d) { uuid state } }';
const STATE = 'mutation($uuid: ID!, $s: ReviewState!) { setReviewState(uuid: $uuid, state: $s) { state } }';
const IMPORT = 'mutation($csv: String!) { importReviews(csv: $csv) { addedCount problems { line field } } }';
const FIGURE = `mutation($name: String!, $figure: Int!, $url: String!, $day: String!) {
  saveReviewFigure(name: $name, figure: $figure, sourceUrl: $url, asOf: $day) { name figure sourceUrl asOf } }`;
const PUBLIC = '{ reviews { totalCount edges { node { message } } } reviewFigures { name figure asOf } }';

const REVIEW = { date: '2026-03-01T12:00:00.000Z', message: 'Très bien', note: 'star_5', state: 'DRAFT' };
const GOOGLE = { name: 'google', figure: 47, url: 'https://maps.example/calandre', day: '2026-11-01' };
const NOWHERE = '00000000-0000-4000-8000-000000000000';

async function fieldOf(query: string, variables: object): Promise<unknown> {
  return (await staff.ask(query, variables)).errors?.[0]?.extensions.field;
}

async function saved(more: object = {}, uuid?: string): Promise<{ uuid: string; state: string }> {
  const { data } = await staff.ask(SAVE, { uuid, d: { ...REVIEW, ...more } });
  return (data as unknown as { saveReview: { uuid: string; state: string } }).saveReview;
}

async function publicMessages(): Promise<string[]> {
  const { data } = await house.visitor().ask(PUBLIC);
  type Page = { reviews: { edges: { node: { message: string } }[] } };
  return (data as unknown as Page).reviews.edges.map(edge => edge.node.message);
}

describe('reviews in the hands of staff', () => {
  it('are theirs with Content:update alone', async () => {
    for (const [query, variables] of [
      [LIST, {}],
      [SAVE, { d: REVIEW }],
      [STATE, { uuid: NOWHERE, s: 'HIDDEN' }],
      [IMPORT, { csv: 'message\nx' }],
      [FIGURE, GOOGLE],
    ] as const) {
      expect(await house.visitor().codeOf(query, variables)).toBe('Unauthenticated');
      const other = await house.guest({ permissions: ['Users:update'] });
      expect(await other.codeOf(query, variables)).toBe('Forbidden');
    }
  });

  it('leave no name in the log, which stays when their person goes', async () => {
    const { uuid } = await saved({ name: 'Zébulon Kerguelen' });
    await staff.ask(STATE, { uuid, s: 'HIDDEN' });
    const entries = await house.db.owner<{ entry: string }>(
      'select e::text as entry from audit_entries e where subject_id = $1',
      [uuid],
    );
    expect(entries).toHaveLength(2);
    for (const { entry } of entries) expect(entry).not.toContain('Kerguelen');
  });

  it('are added, changed, published and hidden', async () => {
    const { uuid, state } = await saved({ message: 'Draft words' });
    expect(state).toBe('DRAFT');
    expect(await publicMessages()).not.toContain('Draft words');
    await saved({ message: 'Public words', state: 'PUBLISHED' }, uuid);
    expect(await publicMessages()).toContain('Public words');
    await staff.ask(STATE, { uuid, s: 'HIDDEN' });
    expect(await publicMessages()).not.toContain('Public words');
    const { data } = await staff.ask(LIST, { state: 'HIDDEN', search: 'words' });
    expect(data).toMatchObject({ staffReviews: { totalCount: 1, reviews: [{ uuid, source: 'house' }] } });
    const { text } = await takeSheet(house, staff, 'reviews', { search: 'Public words' }, 'FR');
    expect(text).toContain(';La maison;Masqué\r\n');
  });

  it('have words, a note and an image that can be shown', async () => {
    for (const [more, field] of [
      [{ message: ' ' }, 'message'],
      [{ note: 'star_6' }, 'note'],
      [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
      [{ imageUrl: 'https://elsewhere.test/a.jpg' }, 'imageUrl'],
      [{ imageUrl: '//elsewhere.test/a.jpg' }, 'imageUrl'],
      [{ name: 'x'.repeat(121) }, 'name'],
    ] as const) {
      expect(await fieldOf(SAVE, { d: { ...REVIEW, ...more } })).toBe(field);
    }
    for (const uuid of ['x', NOWHERE]) {
      expect(await staff.codeOf(SAVE, { uuid, d: REVIEW })).toBe('NotFound');
      expect(await staff.codeOf(STATE, { uuid, s: 'DRAFT' })).toBe('NotFound');
    }
  });

  it('have no image that is kept where no page shows it, but keep one that stood', async () => {
    const table = 'name,date,message,note,image\nAnne,2026-02-01,Bien,5,https://elsewhere.test/a.jpg\n';
    const { data } = await staff.ask(IMPORT, { csv: table });
    expect(data).toEqual({ importReviews: { addedCount: 0, problems: [{ line: 2, field: 'imageUrl' }] } });
    const { uuid } = await saved({ message: 'Of before', imageUrl: '/files/a.webp' });
    const imageUrl = 'https://elsewhere.test/a.jpg';
    await house.db.owner('update reviews set image_url = $2 where uuid = $1', [uuid, imageUrl]);
    await saved({ message: 'Of today', imageUrl }, uuid);
    expect(await fieldOf(SAVE, { uuid, d: { ...REVIEW, imageUrl: `${imageUrl}?` } })).toBe('imageUrl');
  });

  it('come from a table, all or none, and each wrong line is named', async () => {
    const wrong = 'Name;Date;Message;Note\nAnne;2026-02-01;Bien;5\nPaul;2026-02-30;Bien;5\nLuc;2026-02-01;;4';
    expect((await staff.ask(IMPORT, { csv: wrong })).data).toEqual({
      importReviews: {
        addedCount: 0,
        problems: [
          { line: 3, field: 'date' },
          { line: 4, field: 'message' },
        ],
      },
    });
    const right =
      '\uFEFFname,date,message,note,source\n"Roux, Anne",2026-02-01,"Il a dit ""oui"".",4,google\n';
    expect((await staff.ask(IMPORT, { csv: right })).data).toEqual({
      importReviews: { addedCount: 1, problems: [] },
    });
    const { data } = await staff.ask(LIST, { search: 'Il a dit "oui".' });
    expect(data).toMatchObject({
      staffReviews: { reviews: [{ state: 'DRAFT', source: 'google', note: 'star_4' }] },
    });
    const elsewhere =
      'message,note,date,publishedAt\nDaté,,2026-02-01,2026-03-04\nParu,,,2026-03-04T10:00:00.000Z\n';
    await staff.ask(IMPORT, { csv: elsewhere });
    for (const [message, day] of [
      ['Daté', '2026-02-01'],
      ['Paru', '2026-03-04'],
    ]) {
      const { data: found } = await staff.ask(LIST, { search: message });
      const reviews = [{ date: `${day}T12:00:00.000Z`, note: 'star_5' }];
      expect(found, message).toMatchObject({ staffReviews: { reviews } });
    }
    for (const csv of ['', 'name,message', 'x'.repeat(60_001), 'a,b\n"never closed']) {
      expect(await fieldOf(IMPORT, { csv })).toBe('csv');
    }
  });
});

describe('what customers say in sum', () => {
  it('stands with its source and its day, for everyone', async () => {
    expect((await staff.ask(FIGURE, GOOGLE)).errors).toBeUndefined();
    const { data } = await house.visitor().ask(PUBLIC);
    expect(data).toMatchObject({
      reviewFigures: [
        { name: 'google', figure: 47, asOf: '2026-11-01' },
        { name: 'trustpilot', figure: 49 },
        { name: 'own', figure: 49 },
        { name: 'customers', figure: 1_300 },
      ],
    });
  });

  it('has five stars at most, a link that is one, and a day of the calendar', async () => {
    for (const [more, field] of [
      [{ figure: 51 }, 'figure'],
      [{ figure: -1 }, 'figure'],
      [{ url: 'http://x' }, 'sourceUrl'],
      [{ day: '2026-13-01' }, 'asOf'],
      [{ day: 'today' }, 'asOf'],
    ] as const) {
      expect(await fieldOf(FIGURE, { ...GOOGLE, ...more })).toBe(field);
    }
    expect(await staff.codeOf(FIGURE, { ...GOOGLE, name: 'yelp' })).toBe('NotFound');
  });
});
