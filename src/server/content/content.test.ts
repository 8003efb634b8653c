import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let editor: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  editor = await house.guest({ permissions: ['Content:update'], firstName: 'Odile' });
});
afterAll(() => house[Symbol.asyncDispose]());

const SAVE = 'mutation($data: ContentDraftInput!) { saveContentDraft(data: $data) }';
const PUBLISH = `mutation($slug: String!, $date: DateTime) {
  publishContent(kind: ARTICLE, slug: $slug, locale: FR, date: $date) }`;
const READ = `query($slug: String!) { article(slug: $slug, locale: FR) {
  slug version title locales author blocks { __typename } } }`;
const VERSIONS = `query($slug: String!) { contentVersions(kind: ARTICLE, slug: $slug, locale: FR) {
  number title author publishedAt } }`;

const draft = (slug: string, more: object = {}) => ({
  ...{ kind: 'ARTICLE', locale: 'FR', slug, title: 'Le froid', description: 'Hiverner.', body: 'Au sec.' },
  ...more,
});
const save = (slug: string, more: object = {}) => editor.ask(SAVE, { data: draft(slug, more) });
const read = async (slug: string) => (await house.visitor().ask(READ, { slug })).data?.article ?? null;

describe('a text', () => {
  it('is staff’s until it is published, then everyone’s; every state of it is kept with who and when', async () => {
    expect((await save('hiver')).data).toEqual({ saveContentDraft: 1 });
    expect(await read('hiver')).toBeNull();
    await editor.ask(PUBLISH, { slug: 'hiver' });
    expect(await read('hiver')).toMatchObject({ version: 1, title: 'Le froid', locales: ['FR'] });

    expect((await save('hiver', { title: 'Le gel', author: 'O. Mercier' })).data).toEqual({
      saveContentDraft: 2,
    });
    expect(await read('hiver')).toMatchObject({ version: 1, title: 'Le froid', author: null });
    expect((await editor.ask(PUBLISH, { slug: 'hiver' })).data).toEqual({ publishContent: 2 });
    expect(await read('hiver')).toMatchObject({ version: 2, title: 'Le gel', author: 'O. Mercier' });

    const { data } = await editor.ask(VERSIONS, { slug: 'hiver' });
    expect(data?.contentVersions).toMatchObject([
      { number: 2, title: 'Le gel', author: 'Odile Mercier', publishedAt: expect.any(String) },
      { number: 1, title: 'Le froid', author: 'Odile Mercier', publishedAt: expect.any(String) },
    ]);
    expect(await editor.codeOf(PUBLISH, { slug: 'hiver' })).toBe('NotFound');
  });

  it('is never changed once it was written, not even by the application', async () => {
    await save('gravure');
    const change = { name: 'test.change', text: "update content_versions set body = 'x'" };
    await expect(house.db.database.query(change)).rejects.toThrow('permission denied');
  });

  it('is refused with its field when something is wrong', async () => {
    const wrong = {
      slug: 'a b',
      title: ' ',
      description: '',
      body: 'x'.repeat(60_001),
      startsOn: '2027-13-01',
    };
    for (const [field, value] of Object.entries(wrong)) {
      const { errors } = await save('juste', { [field]: value });
      expect(errors?.[0]?.extensions, field).toMatchObject({ code: 'BadInput', field });
    }
  });

  it('that is planned appears at its hour and not before', async () => {
    await save('demain');
    const date = new Date(Date.now() + 3_600_000).toISOString();
    await editor.ask(PUBLISH, { slug: 'demain', date });
    expect(await read('demain')).toBeNull();
    const { data } = await house.visitor().ask('{ articles(locale: FR) { edges { node { slug } } } }');
    expect(JSON.stringify(data)).not.toContain('demain');
    await save('demain');
    await editor.ask(PUBLISH, { slug: 'demain', date: new Date(Date.now() - 1_000).toISOString() });
    expect(await read('demain')).toMatchObject({ slug: 'demain' });
  });

  it('is found by every address it ever had', async () => {
    await save('vieille-adresse');
    await editor.ask(PUBLISH, { slug: 'vieille-adresse' });
    const move =
      'mutation($from: String!, $to: String!) { moveContent(kind: ARTICLE, from: $from, to: $to) }';
    await editor.ask(move, { from: 'vieille-adresse', to: 'nouvelle-adresse' });
    expect(await read('vieille-adresse')).toMatchObject({ slug: 'nouvelle-adresse' });
    expect(await editor.codeOf(move, { from: 'nouvelle-adresse', to: 'hiver' })).toBe('BadInput');
  });
});

describe('the house’s own texts', () => {
  it('stand there from the first start, and stay as they are at the next', async () => {
    const count = async () => (await house.db.owner('select count(*)::int as n from content_versions'))[0];
    const before = await count();
    await house.rooms.content.open();
    expect(await count()).toEqual(before);
    const terms = await house.rooms.content.find({ kind: 'PAGE', slug: 'cgv', locale: 'en' });
    expect(terms?.number).toBe(1);
  });

  it('follow their files until somebody of the house has written there', async () => {
    await house.db.owner(
      "update content_versions set body = 'Old.' where locale = 'es' and content_id = (select id from content where slug = 'cgv')",
    );
    await house.rooms.content.open();
    const versions = await house.rooms.content.listVersions({ kind: 'PAGE', slug: 'cgv', locale: 'es' });
    expect(versions.map(({ number, author }) => [number, author])).toEqual([
      [2, null],
      [1, null],
    ]);
    const ours = { kind: 'PAGE', slug: 'cgv', locale: 'FR', title: 'Ours', description: 'x', body: 'Ours.' };
    await editor.ask(SAVE, { data: ours });
    await house.rooms.content.open();
    const [newest] = await house.rooms.content.listVersions({ kind: 'PAGE', slug: 'cgv', locale: 'fr' });
    expect(newest?.body).toBe('Ours.');
  });
});
