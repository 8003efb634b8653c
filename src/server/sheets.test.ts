import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { linesOf, takeSheet } from '#test/kit/sheet.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({
    permissions: ['Users:update', 'Leads:read', 'Questions:answer', 'Content:update'],
  });
});
afterAll(() => house[Symbol.asyncDispose]());

const sheetOf = async (name: string, variables: object = {}) =>
  linesOf(await takeSheet(house, staff, name, variables));

const review = (name: string) =>
  `name: "${name}", date: "2026-01-31T12:00:00Z", message: "=1+1", note: "star_5", state: DRAFT`;

describe('the sheets of staff', () => {
  it('carry what the list shows, in its order, and no formula', async () => {
    for (const name of ['Zoé', 'anne']) {
      await staff.ask(`mutation { saveReview(data: { ${review(name)} }) { uuid } }`);
    }
    expect((await takeSheet(house, staff, 'reviews')).text).toContain("'=1+1");
    const names = async (asked: object) => (await sheetOf('reviews', asked)).map(({ name }) => name);
    expect(await names({ sort: 'NAME_ASC' })).toEqual(['anne', 'Zoé']);
    expect(await names({ sort: 'NAME_DESC' })).toEqual(['Zoé', 'anne']);
    expect(await names({ search: 'zo' })).toEqual(['Zoé']);
    expect(await names({ state: 'HIDDEN' })).toEqual([]);
  });

  it('leave a part at a time, and their rows are all there and none twice', async () => {
    await house.db.owner(
      `insert into reviews (name, reviewed_at, message, note, state, source)
       select 'many ' || n, now(), 'x', 'star_5', 'DRAFT', 'house' from generate_series(1, 4321) n`,
    );
    const rows = await sheetOf('reviews', { search: 'many', sort: 'NAME_DESC' });
    expect(new Set(rows.map(({ name }) => name)).size).toBe(4_321);
    expect(rows).toHaveLength(4_321);
  });

  it('of questions never carry what was taken out of them', async () => {
    const { uuid } = await addCar(house);
    const words = 'Call me: +33 6 12 34 56 78, anne@calandre.test';
    await staff.ask(
      `mutation { createQuestion(createQuestionInput: { uuid: "${uuid}", auctionId: null, question: "${words}" }) { id } }`,
    );
    const [row] = await sheetOf('questions');
    expect(row).toMatchObject({ ad: uuid, author: 'Alain Mercier', answer: '', hiddenAt: '' });
    expect(row?.flags).toMatch(/EMAIL/);
    expect(JSON.stringify(row)).not.toMatch(/anne@calandre|12 34 56/);
  });

  it('of leads, reports, letters and texts carry a line each', async () => {
    const lead =
      'form: "contact", name: "=cmd()", phone: "+33612345678", leadSource: "phone_call", note: "n"';
    await staff.ask(`mutation { addLead(data: { ${lead} }) { id } }`);
    expect(await sheetOf('leads', { state: 'OPEN' })).toMatchObject([
      { name: '=cmd()', phone: '+33612345678', state: 'NEW', owner: 'Alain Mercier', note: 'n' },
    ]);
    const { uuid } = await addCar(house);
    const report = `subject: AD, id: "${uuid}", reason: FRAUD, text: "Faux", language: FR`;
    expect(await staff.codeOf(`mutation { report(data: { ${report} }) }`)).toBeNull();
    for (const search of ['', 'faux', '1001']) {
      const rows = await sheetOf('reports', { search });
      expect(rows).toMatchObject([{ number: '1001', subjectId: uuid, reason: 'FRAUD', text: 'Faux' }]);
    }
    expect(await sheetOf('reports', { search: 'vrai' })).toEqual([]);
    const letters = await sheetOf('letters', { sort: 'TO_ASC' });
    expect(letters.length).toBeGreaterThan(0);
    expect(Object.keys(letters[0] ?? {})).not.toContain('body');
  });
});

describe('the history of a thing', () => {
  const history = (kind: string, id: string) =>
    `{ staffHistory(kind: ${kind}, id: "${id}") { action actorName changes { name before after } } }`;

  it('tells those who have its list what was done to it, newest first', async () => {
    const { data } = await staff.ask(`mutation { saveReview(data: { ${review('Inès')} }) { uuid } }`);
    const { uuid } = (data as unknown as { saveReview: { uuid: string } }).saveReview;
    await staff.ask(`mutation { setReviewState(uuid: "${uuid}", state: PUBLISHED) { uuid } }`);
    const answer = await staff.ask(history('REVIEW', uuid));
    expect(answer.data?.staffHistory).toMatchObject([
      { action: 'review.stateChanged', changes: [{ name: 'state', before: 'DRAFT', after: 'PUBLISHED' }] },
      { action: 'review.saved', actorName: 'Alain Mercier' },
    ]);
    const { staffHistory } = answer.data as unknown as { staffHistory: { changes: object[] }[] };
    expect(staffHistory[1]?.changes).toContainEqual({
      ...{ name: 'date', before: null, after: '2026-01-31T12:00:00.000Z' },
    });
    for (const kind of ['LEAD', 'QUESTION', 'REPORT']) {
      expect((await staff.ask(history(kind, uuid))).data?.staffHistory).toEqual([]);
    }
  });

  it('is nobody else’s', async () => {
    const needed = {
      LEAD: 'Leads:read',
      QUESTION: 'Questions:answer',
      REPORT: 'Users:update',
      REVIEW: 'Content:update',
    };
    const everyone = await Promise.all(
      Object.values(needed).map(async permission => ({
        permission,
        guest: await house.guest({ permissions: [permission] }),
      })),
    );
    for (const [kind, own] of Object.entries(needed)) {
      expect(await house.visitor().codeOf(history(kind, 'x'))).toBe('Unauthenticated');
      for (const { permission, guest } of everyone) {
        expect(await guest.codeOf(history(kind, 'x'))).toBe(permission === own ? null : 'Forbidden');
      }
    }
  });
});

describe('the list of texts', () => {
  it('is asked by words, by how a language stands, and by its orders', async () => {
    const save = (slug: string, title: string, locale: string) =>
      `saveContentDraft(data: { kind: EVENT, slug: "${slug}", locale: ${locale}, title: "${title}", description: "x", body: "x" })`;
    const texts = [
      ['sheet-b', 'Été', 'FR'],
      ['sheet-b', 'Summer', 'EN'],
      ['sheet-a', 'Hiver', 'FR'],
    ] as const;
    for (const [slug, title, locale] of texts) {
      expect(await staff.codeOf(`mutation { ${save(slug, title, locale)} }`)).toBeNull();
    }
    await staff.ask('mutation { publishContent(kind: EVENT, slug: "sheet-a", locale: FR, number: 1) }');
    const LIST = `query($search: String, $state: ContentState, $sort: ContentSort) {
      contentList(kind: EVENT, search: $search, state: $state, sort: $sort) { slug } }`;
    const slugs = async (asked: object) => {
      const rows = await sheetOf('content', { kind: 'EVENT', ...asked });
      const list = await staff.ask(LIST, asked);
      const { contentList } = list.data as unknown as { contentList: { slug: string }[] };
      expect(contentList.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug));
      return rows.map(({ slug, locale }) => `${slug} ${locale}`).filter(each => each.startsWith('sheet-'));
    };
    expect(await slugs({ search: 'ete' })).toEqual(['sheet-b en', 'sheet-b fr']);
    expect(await slugs({ search: 'sheet-', state: 'SHOWN' })).toEqual(['sheet-a fr']);
    expect(await slugs({ search: 'sheet-', state: 'DRAFT' })).toHaveLength(2);
    expect(await slugs({ search: 'sheet-', state: 'MISSING' })).toHaveLength(3);
    expect(await slugs({ search: 'sheet-', sort: 'TITLE_ASC' })).toEqual(
      [...['sheet-a fr', 'sheet-b en', 'sheet-b fr']].sort(),
    );
    expect((await slugs({ search: 'sheet-', sort: 'SAVED_ASC' }))[0]).toMatch('sheet-b');
    expect((await slugs({ search: 'sheet-', sort: 'SAVED_DESC' }))[0]).toMatch('sheet-a');
  });
});
