import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/index.ts';
import { openQuietBus } from '#test/kit/bus.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { quietEvents } from '#test/kit/world.ts';
import { openCalendar } from './calendar.ts';

let house: TestHouse;
let editor: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  editor = await house.guest({ permissions: ['Content:update'], firstName: 'Odile' });
});
afterAll(() => house[Symbol.asyncDispose]());

const SAVE = 'mutation($data: ContentDraftInput!) { saveContentDraft(data: $data) }';
const PUBLISH = `mutation($slug: String!, $number: Int!, $date: DateTime) {
  publishContent(kind: ARTICLE, slug: $slug, locale: FR, number: $number, date: $date) }`;
const MOVE = 'mutation($from: String!, $to: String!) { moveContent(kind: ARTICLE, from: $from, to: $to) }';
const PUBLISH_IN = `mutation($slug: String!, $locale: Locale!, $date: DateTime) {
  publishContent(kind: ARTICLE, slug: $slug, locale: $locale, number: 1, date: $date) }`;
const READ = `query($slug: String!) { article(slug: $slug, locale: FR) {
  slug version title locales author blocks { __typename } } }`;
const VERSIONS = `query($slug: String!) { contentVersions(kind: ARTICLE, slug: $slug, locale: FR) {
  number title author publishedAt } }`;

const ALL = { subject: null, actorId: null, from: null, until: null };

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
    await editor.ask(PUBLISH, { slug: 'hiver', number: 1 });
    expect(await read('hiver')).toMatchObject({ version: 1, title: 'Le froid', locales: ['FR'] });

    expect((await save('hiver', { title: 'Le gel', author: 'O. Mercier' })).data).toEqual({
      saveContentDraft: 2,
    });
    expect(await read('hiver')).toMatchObject({ version: 1, title: 'Le froid', author: null });
    expect((await editor.ask(PUBLISH, { slug: 'hiver', number: 2 })).data).toEqual({ publishContent: 2 });
    expect(await read('hiver')).toMatchObject({ version: 2, title: 'Le gel', author: 'O. Mercier' });

    const { data } = await editor.ask(VERSIONS, { slug: 'hiver' });
    expect(data?.contentVersions).toMatchObject([
      { number: 2, title: 'Le gel', author: 'Odile Mercier', publishedAt: expect.any(String) },
      { number: 1, title: 'Le froid', author: 'Odile Mercier', publishedAt: expect.any(String) },
    ]);
    expect(await editor.codeOf(PUBLISH, { slug: 'hiver', number: 2 })).toBe('NotFound');
    const { entries } = await house.rooms.audit.page({ text: 'Le gel', ...ALL }, { first: 2, offset: 0 });
    expect(entries).toMatchObject([{ action: 'text.published', subjectName: 'ARTICLE Le gel' }]);
  });

  it('is not published in a version that who publishes it has not read', async () => {
    await save('relu', { title: 'Relu' });
    await save('relu', { title: 'Non relu' });
    expect(await editor.codeOf(PUBLISH, { slug: 'relu', number: 1 })).toBe('StaleVersion');
    expect(await read('relu')).toBeNull();
    expect(await editor.codeOf(PUBLISH, { slug: 'relu', number: 2 })).toBeNull();
    expect(await read('relu')).toMatchObject({ version: 2, title: 'Non relu' });
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
    await editor.ask(PUBLISH, { slug: 'demain', number: 1, date });
    expect(await read('demain')).toBeNull();
    const { data } = await house.visitor().ask('{ articles(locale: FR) { edges { node { slug } } } }');
    expect(JSON.stringify(data)).not.toContain('demain');
    await save('demain');
    await editor.ask(PUBLISH, {
      slug: 'demain',
      number: 2,
      date: new Date(Date.now() - 1_000).toISOString(),
    });
    expect(await read('demain')).toMatchObject({ slug: 'demain' });
  });

  it('keeps showing what it showed until the hour its next version is planned for', async () => {
    await save('suite', { title: 'Avant' });
    await editor.ask(PUBLISH, { slug: 'suite', number: 1 });
    await save('suite', { title: 'Après' });
    const date = new Date(Date.now() + 3_600_000).toISOString();
    expect((await editor.ask(PUBLISH, { slug: 'suite', number: 2, date })).data).toEqual({
      publishContent: 2,
    });
    expect(await read('suite')).toMatchObject({ version: 1, title: 'Avant' });
    const list = '{ contentList(kind: ARTICLE) { slug locale newest shown plannedAt } }';
    const { data } = await editor.ask(list);
    const listed = (data as unknown as { contentList: { slug: string }[] }).contentList;
    expect(listed.find(({ slug }) => slug === 'suite')).toEqual({
      ...{ slug: 'suite', locale: 'FR', newest: 2, shown: 1, plannedAt: date },
    });
    // What is only planned may be planned anew.
    expect((await editor.ask(PUBLISH, { slug: 'suite', number: 2 })).data).toEqual({ publishContent: 2 });
    expect(await read('suite')).toMatchObject({ version: 2, title: 'Après' });
  });

  it('is brought forward at once, however many of its versions have a day to come', async () => {
    const publish = (locale: string, day?: string) =>
      editor.ask(PUBLISH_IN, { slug: 'avance', locale, date: day ?? null });
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const datedAt = async () => {
      const rows = await house.db.owner<{ at: Date }>(
        "select dated_at as at from content where slug = 'avance'",
      );
      return rows[0]?.at.getTime();
    };
    for (const locale of ['FR', 'EN']) await save('avance', { locale });
    await publish('FR', inHours(5));
    await publish('EN', inHours(5));
    // It begins with the first of its languages.
    const sooner = inHours(4);
    await publish('EN', sooner);
    expect(await datedAt()).toBe(Date.parse(sooner));
    await publish('FR');
    expect(await read('avance')).toMatchObject({ slug: 'avance', locales: ['FR'] });
    const day = await datedAt();
    await publish('EN');
    expect(await datedAt()).toBe(day);
  });

  it('that is planned appears though the database was away when it was planned, and at its hour', async () => {
    const { database } = house.db;
    const away = () => Promise.reject(new Error('no connection'));
    let failures = 0;
    let looksLost = 2;
    let toldLost = 1;
    const bus = openQuietBus();
    const parts = {
      database: {
        ...database,
        query: (...asked) => (looksLost-- > 0 ? away() : database.query(...asked)),
        transaction: work => (toldLost-- > 0 ? away() : database.transaction(work)),
      } satisfies Database,
      ...{ bus, clock: Date.now },
      events: {
        ...quietEvents(),
        partFailed: () => {
          failures += 1;
        },
      },
    };
    using calendar = openCalendar(parts);
    await save('bientot');
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
    await editor.ask(PUBLISH, { slug: 'bientot', number: 1, date: inMs(300) });
    bus.tell({ topic: 'content', id: '', version: 0 });
    // It has begun when the calendar can look at last.
    await expect.poll(() => bus.published(), { timeout: 5_000 }).toEqual(['calendar']);
    expect([failures, await read('bientot')]).toMatchObject([3, { slug: 'bientot' }]);
    // What begins unheard of is told once one may have missed it.
    await save('ensuite');
    await editor.ask(PUBLISH, { slug: 'ensuite', number: 1, date: inMs(50) });
    await setTimeout(100);
    expect(bus.published()).toEqual(['calendar']);
    bus.reset();
    await expect.poll(() => bus.published(), { timeout: 5_000 }).toEqual(['calendar', 'calendar']);
    calendar[Symbol.dispose]();
  });

  it('is found by every address it ever had', async () => {
    await save('vieille-adresse');
    await editor.ask(PUBLISH, { slug: 'vieille-adresse', number: 1 });
    await editor.ask(MOVE, { from: 'vieille-adresse', to: 'nouvelle-adresse' });
    expect(await read('vieille-adresse')).toMatchObject({ slug: 'nouvelle-adresse' });
    expect(await editor.codeOf(MOVE, { from: 'nouvelle-adresse', to: 'hiver' })).toBe('BadInput');
    // No other text is founded there, by whoever had it open or by a move, and it may come back itself.
    const { errors } = await save('vieille-adresse', { title: 'Ouvert avant' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'slug' });
    await save('une-autre');
    expect(await editor.codeOf(MOVE, { from: 'une-autre', to: 'vieille-adresse' })).toBe('BadInput');
    expect(await read('vieille-adresse')).toMatchObject({ slug: 'nouvelle-adresse', title: 'Le froid' });
    expect(await editor.codeOf(MOVE, { from: 'nouvelle-adresse', to: 'vieille-adresse' })).toBeNull();
    expect((await save('vieille-adresse')).errors).toBeUndefined();
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

  it('stay where staff have moved them, and follow their files there', async () => {
    const [{ slug: from } = { slug: '' }] = await house.db.owner<{ slug: string }>(
      "select slug from content where kind = 'ARTICLE' and exists (select from content_versions v where v.content_id = id and v.is_of_house) order by slug",
    );
    await editor.ask(MOVE, { from, to: 'ailleurs' });
    await house.db.owner(
      "update content_versions set body = 'Old.' where locale = 'fr' and content_id = (select id from content where slug = 'ailleurs')",
    );
    await house.rooms.content.open();
    const at = await house.db.owner('select slug from content where slug in ($1, $2)', [from, 'ailleurs']);
    expect(at).toEqual([{ slug: 'ailleurs' }]);
    const versions = await house.rooms.content.listVersions({
      kind: 'ARTICLE',
      slug: 'ailleurs',
      locale: 'fr',
    });
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(await read(from)).toMatchObject({ slug: 'ailleurs' });
  });
});

describe('a page', () => {
  const page = { kind: 'PAGE', slug: 'cgv', locale: 'EN', title: 'Terms', description: 'Terms of sale.' };
  const READ_VERSION = `query($version: Int) { page(name: "cgv", locale: EN, version: $version) { version title } }`;
  const readVersion = async (version: number | null) =>
    (await house.visitor().ask(READ_VERSION, { version })).data?.page ?? null;

  it('can be read as it once was, but never as a draft', async () => {
    await editor.ask(SAVE, { data: { ...page, body: 'Anew.' } });
    await editor.ask('mutation { publishContent(kind: PAGE, slug: "cgv", locale: EN, number: 2) }');
    await editor.ask(SAVE, { data: { ...page, title: 'Secret', body: 'Not yet.' } });
    expect(await readVersion(null)).toMatchObject({ version: 2, title: 'Terms' });
    expect(await readVersion(1)).toMatchObject({ version: 1 });
    for (const version of [0, 3, 99, -1]) expect(await readVersion(version)).toBeNull();
    const { data } = await house.visitor().ask('{ pageVersions(name: "cgv", locale: EN) { number } }');
    expect(data?.pageVersions).toEqual([{ number: 2 }, { number: 1 }]);
  });

  it('is shown to staff as the public would read it', async () => {
    const ask = '{ contentPreview(body: "## A\\n\\n[x](javascript:alert(1))") { __typename } }';
    const { data } = await editor.ask(ask);
    expect(data?.contentPreview).toEqual([
      { __typename: 'ContentHeading' },
      { __typename: 'ContentParagraph' },
    ]);
    expect(await house.visitor().codeOf(ask)).toBe('Unauthenticated');
    expect(await (await house.guest()).codeOf(ask)).toBe('Forbidden');
  });
});

describe('the terms accepted with a bid', () => {
  it('are kept with it: the language they were read in and the version that held', async () => {
    const car = await addCar(house, { auction: { endsInMs: 3_600_000 } });
    const bidder = await house.guest();
    const input = { auctionId: car.auctionId, isAuctionCGVAccepted: true };
    const bid = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { bid } }';
    await bidder.ask(bid, { i: { ...input, bid: 1_000, termsLocale: 'EN' } });
    await bidder.ask(bid, { i: { ...input, bid: 2_000 } });
    const rows = await house.db.owner(
      'select terms_locale, terms_version from bid_requests where auction_id = $1 order by position',
      [car.auctionId],
    );
    expect(rows).toMatchObject([{ terms_locale: 'en', terms_version: 2 }, { terms_locale: 'fr' }]);
  });

  it('are accepted until there are others, and by whom they bind alone', async () => {
    const car = await addCar(house, { auction: { endsInMs: 3_600_000 } });
    const bidder = await house.guest();
    const isAccepted = async () => {
      const { data } = await bidder.ask('{ me { isAuctionCGVAccepted termsAcceptedAt } }');
      const me = data?.me as { isAuctionCGVAccepted?: boolean; termsAcceptedAt?: string | null } | undefined;
      expect(me?.isAuctionCGVAccepted).toBe(me?.termsAcceptedAt !== null);
      return me?.isAuctionCGVAccepted;
    };
    const bid = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { bid } }';
    const input = { auctionId: car.auctionId, isAuctionCGVAccepted: true };
    const clerk = await house.guest({ permissions: ['Auctions:update', 'Users:read'] });
    const taken = { ...input, bid: 1_000, bidderEmail: bidder.email, leadSource: 'phone_call' };
    expect((await clerk.ask(bid, { i: taken })).errors).toBeUndefined();
    expect(await isAccepted()).toBe(false);
    await bidder.ask(bid, { i: { ...input, bid: 2_000 } });
    expect(await isAccepted()).toBe(true);
    const text = { kind: 'PAGE', slug: 'cgv', locale: 'FR', title: 'x', description: 'x', body: 'Autres.' };
    const number = (await editor.ask(SAVE, { data: text })).data?.saveContentDraft;
    await editor.ask(`mutation { publishContent(kind: PAGE, slug: "cgv", locale: FR, number: ${number}) }`);
    expect(await isAccepted()).toBe(false);
    await bidder.ask(bid, { i: { ...input, bid: 3_000 } });
    expect(await isAccepted()).toBe(true);
  });
});

describe('an event', () => {
  it('shows the cars that staff have put beside it, and none that is not public', async () => {
    const [car, draft] = [await addCar(house), await addCar(house, { status: 'DRAFT' })];
    const data = {
      ...{
        kind: 'EVENT',
        slug: 'salon',
        locale: 'FR',
        title: 'Salon',
        description: 'Un salon.',
        body: 'Venez.',
      },
      ads: [car.uuid, draft.uuid],
    };
    await editor.ask(SAVE, { data });
    await editor.ask('mutation { publishContent(kind: EVENT, slug: "salon", locale: FR, number: 1) }');
    const read = await house.visitor().ask('{ event(slug: "salon", locale: FR) { cars { uuid } } }');
    expect(read.data).toEqual({ event: { cars: [{ uuid: car.uuid }] } });
    const wrong = await editor.ask(SAVE, { data: { ...data, ads: ['x'] } });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'ads' });
  });
});

describe('what is said of a description that is not ours', () => {
  it('is a text that staff may change, one for each kind of seller', async () => {
    const { uuid } = await addCar(house);
    const read = `query($uuid: ID!) { publicCarAd(uuid: $uuid) { disclaimer(locale: ES) } }`;
    const said = async () => (await house.visitor().ask(read, { uuid })).data?.publicCarAd;
    expect(await said()).toEqual({ disclaimer: expect.stringContaining('vendedor particular') });
    const text = { kind: 'PAGE', slug: 'disclaimer/individual', locale: 'ES', title: 'x', description: 'x' };
    await editor.ask(SAVE, { data: { ...text, body: 'Otras **palabras**.' } });
    await editor.ask(
      'mutation { publishContent(kind: PAGE, slug: "disclaimer/individual", locale: ES, number: 2) }',
    );
    expect(await said()).toEqual({ disclaimer: 'Otras palabras.' });
    await house.rooms.ads.update(uuid, { calandreCollection: true });
    expect(await said()).toEqual({ disclaimer: null });
  });
});
