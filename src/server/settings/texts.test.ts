import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { standardOf } from '#server/words/wording.ts';
import { openQuietBus } from '#test/kit/bus.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { type MailServer, openMailServer } from '#test/kit/mail-server.ts';
import { sellCar, signPaper } from '#test/kit/sales.ts';
import { quietEvents } from '#test/kit/world.ts';
import { openSettings } from './index.ts';

let server: MailServer;
let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  server = await openMailServer();
  house = await openTestHouse({ SMTP_URL: server.url });
  staff = await house.guest({ permissions: ['Settings:update'] });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await house.db.owner(
    'alter table settings disable trigger all; delete from settings; alter table settings enable trigger all',
  );
  await house.rooms.settings.open();
});

const SUBJECT = 'letters.account.proofCode.subject';
const TEXT = 'letters.account.proofCode.text';
const FOOT = 'letters.layout.house';
const CLAUSE = 'papers.sale.clauses.1';

const CHANGE = `mutation($key: ID!, $text: HouseTextInput!, $from: DateTime, $seen: ID) {
  changeHouseText(key: $key, text: $text, holdsFrom: $from, seenId: $seen) { key } }`;
const PREVIEW = `query($key: ID!, $text: HouseTextInput!) { houseTextPreview(key: $key, text: $text) {
  language fault { kind value } title paragraphs button note } }`;
const ONE = `query($key: ID!) { houseText(key: $key) { key group title { fr } standard { fr en es } value { fr en es }
  fixed { field by } values { value example } changes { id value authorName isPlanned holdsFrom } } }`;
const LIST = `query($search: String, $group: HouseTextGroup, $filter: HouseTextFilter) {
  houseTexts(search: $search, group: $group, filter: $filter) { totalCount texts { key title { fr } isChanged } } }`;

type Text = {
  value: { fr: string | null };
  standard: { fr: string };
  fixed: object[];
  changes: { id: string; value: string; authorName: string; isPlanned: boolean }[];
};
const read = async (key: string, guest = staff) =>
  ((await guest.ask(ONE, { key })).data as unknown as { houseText: Text }).houseText;
const change = (key: string, text: object, more: object = {}) => staff.codeOf(CHANGE, { key, text, ...more });
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const seen = async (key: string) => ({ seen: (await read(key)).changes[0]?.id });

/** The letter with a code, as it leaves the house for who asks for one. */
async function codeLetter(guest: Guest) {
  server.letters.splice(0);
  await house.db.owner('update accounts set password_hash = null where email = $1', [guest.email]);
  expect(await guest.codeOf('mutation { requestProofCode }')).toBeNull();
  await house.rooms.jobs.drain();
  return server.letters.find(({ to }) => to?.[0]?.address === guest.email);
}

describe('a text', () => {
  it('is found by what it says, by its group, and by whether it was changed', async () => {
    const list = async (asked: object) =>
      (
        (await staff.ask(LIST, asked)).data as unknown as {
          houseTexts: { totalCount: number; texts: { key: string }[] };
        }
      ).houseTexts;
    const all = await list({});
    expect(all.totalCount).toBeGreaterThan(500);
    expect((await list({ search: 'confirme que c’est bien vous' })).texts).toMatchObject([
      { key: TEXT, title: { fr: 'Votre code Calandre' }, isChanged: false },
    ]);
    expect((await list({ group: 'REGIME' })).texts.every(({ key }) => key.startsWith('papers.regime.'))).toBe(
      true,
    );
    expect((await list({ filter: 'CHANGED' })).totalCount).toBe(0);
    expect(await change(FOOT, { fr: 'La maison.' })).toBeNull();
    expect((await list({ filter: 'CHANGED' })).texts).toMatchObject([{ key: FOOT, isChanged: true }]);
  });

  it('says what it may say, and keeps every version with its author', async () => {
    expect(await change(TEXT, { fr: 'Le code : {code}, {minutes} min.' })).toBeNull();
    expect(await change(TEXT, { fr: "L'autre : {code}, {minutes} min." }, await seen(TEXT))).toBeNull();
    const text = await read(TEXT);
    expect(text).toMatchObject({
      standard: { fr: standardOf(TEXT, 'fr') },
      value: { fr: 'L’autre\u00a0: {code}, {minutes} min.', en: null, es: null },
      values: [
        { value: '{code}', example: '482 913' },
        { value: '{minutes}', example: '10' },
      ],
    });
    expect(text.changes.map(({ authorName }) => authorName)).toEqual(['Alain Mercier', 'Alain Mercier']);
    const [entry] = await house.rooms.audit.listOf(TEXT, 10, 'text');
    expect(entry).toMatchObject({
      action: 'text.changed',
      subjectName: house.rooms.settings.texts.titleOf(TEXT, 'fr'),
      after: { fr: 'L’autre\u00a0: {code}, {minutes} min.' },
    });
    await expect(house.db.owner("update settings set value = '{}'")).rejects.toThrow('never changed');
  });

  it.each([
    [TEXT, { fr: 'Sans code' }, 'fr'],
    [TEXT, { en: '{code} {minutes} {car}' }, 'en'],
    [TEXT, { es: '{code' }, 'es'],
    [TEXT, {}, 'text'],
  ])('%s as %j is refused at its language', async (key, text, field) => {
    const { errors } = await staff.ask(CHANGE, { key, text });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field });
  });

  it.each(['papers.vat.MARGIN', 'letters.nothing', 'searchDeposit'])('%s is none', async key => {
    expect(await change(key, { fr: 'x' })).toBe('NotFound');
  });

  it('is refused in the past, and where somebody has written since', async () => {
    expect(await change(FOOT, { fr: 'La maison.' }, { from: inMs(-60_000) })).toBe('BadInput');
    expect(await change(FOOT, { fr: 'La maison.' })).toBeNull();
    expect(await change(FOOT, { fr: 'Une autre.' })).toBe('StaleVersion');
  });

  it('is seen whole before it is kept, with what stands around it', async () => {
    const { data } = await staff.ask(PREVIEW, {
      key: TEXT,
      text: { fr: 'Le code <- {code}, {minutes}', en: 'None' },
    });
    const previews = (data as unknown as { houseTextPreview: object[] }).houseTextPreview;
    expect(previews).toMatchObject([
      {
        ...{ language: 'FR', fault: null, title: 'Votre code Calandre' },
        ...{ paragraphs: ['Le code <- 482 913, 10'], button: null },
      },
      { language: 'EN', fault: { kind: 'MISSING_VALUE', value: '{code}' }, paragraphs: [] },
      { language: 'ES', fault: null },
    ]);
    const [row] = await house.db.owner('select count(*)::int as lines from settings');
    expect(row).toEqual({ lines: 0 });
  });
});

describe('a letter', () => {
  it('says what holds when it is written, in every process, and none of it is markup', async () => {
    const guest = await house.guest();
    const text = { fr: 'Maison & <- fils : {houseName}' };
    expect(await change(SUBJECT, { fr: 'Code {houseName}' })).toBeNull();
    expect(await change(FOOT, text)).toBeNull();
    const letter = await codeLetter(guest);
    expect(letter?.subject).toBe('Code Calandre');
    expect(letter?.text).toContain('Maison & <- fils\u00a0: Calandre');
    expect(letter?.html).toContain('Maison &#38; &#60;- fils\u00a0: Calandre');
    // A process words its letters in one way: of two houses in this one, the second's.
    await using other = await openTestHouse({}, undefined, house);
    expect(await change(SUBJECT, { fr: 'Le code {houseName}' }, await seen(SUBJECT))).toBeNull();
    await expect.poll(() => other.rooms.settings.texts.find(SUBJECT, 'fr')).toBe('Le code {houseName}');
  });

  it('is never gone back from: an answer that was asked for before and comes after is not taken', async () => {
    const { database } = house.db;
    const late = Promise.withResolvers<void>();
    let asked = 0;
    const query: typeof database.query = async (...given) => {
      asked += 1;
      const isFirst = asked === 1;
      const rows = await database.query(...given);
      if (isFirst) await late.promise;
      return rows;
    };
    const parts = {
      bus: openQuietBus(),
      events: quietEvents(),
      clock: Date.now,
      deployed: {},
      isProduction: false,
    };
    using room = openSettings({ ...parts, database: { ...database, query } });
    const before = room.open();
    expect(await change(SUBJECT, { fr: 'Code {houseName}' })).toBeNull();
    await room.open();
    late.resolve();
    await before;
    expect(room.texts.find(SUBJECT, 'fr')).toBe('Code {houseName}');
  });

  it('is gone by though it could not be read at once', async () => {
    const { database } = house.db;
    let left = 2;
    const query: typeof database.query = (...given) =>
      left-- > 0 ? Promise.reject(new Error('no connection')) : database.query(...given);
    const bus = openQuietBus();
    const parts = { bus, events: quietEvents(), clock: Date.now, deployed: {}, isProduction: false };
    expect(await change(SUBJECT, { fr: 'Enfin {houseName}' })).toBeNull();
    using room = openSettings({ ...parts, database: { ...database, query } });
    bus.tell({ topic: 'settings', id: '', version: 0 });
    await expect.poll(() => room.texts.find(SUBJECT, 'fr'), { timeout: 5_000 }).toBe('Enfin {houseName}');
    expect(left).toBe(-1);
  });

  it('goes by a planned text from its hour on; one that is taken back before it leaves the old', async () => {
    const from = inMs(60_000);
    expect(await change(SUBJECT, { fr: 'Demain {houseName}' }, { from })).toBeNull();
    const { find } = house.rooms.settings.texts;
    expect([find(SUBJECT, 'fr'), find(SUBJECT, 'fr', Date.parse(from))]).toEqual([
      null,
      'Demain {houseName}',
    ]);
    expect((await read(SUBJECT)).changes).toMatchObject([{ isPlanned: true }]);
    expect(await change(SUBJECT, {}, { from, ...(await seen(SUBJECT)) })).toBeNull();
    expect(find(SUBJECT, 'fr', Date.parse(from))).toBeNull();
    expect((await read(SUBJECT)).changes).toHaveLength(2);
  });

  it('is not stopped by a text that cannot be formed', async () => {
    await house.db.owner(
      `insert into settings (name, value, holds_from, author_id, written_at)
       select $1, '{"fr": "Code {gone}"}', now(), id, now() from accounts limit 1`,
      [SUBJECT],
    );
    await house.rooms.settings.open();
    const letter = await codeLetter(await house.guest());
    expect(letter?.subject).toBe('Votre code Calandre');
  });
});

describe('a contract', () => {
  const textOf = async (guest: Guest, id: string) =>
    JSON.stringify(
      (
        await guest.ask(
          'query($id: ID!) { order(id: $id) { text(paper: CONTRACT, language: FR) { blocks { heading text } } } }',
          { id },
        )
      ).data,
    );

  it('keeps the clauses with which its order began; the next has the new ones', async () => {
    const before = await sellCar(house);
    const fr = '1. Le vendeur cède la voiture à la lune.';
    const first = await textOf(before.buyer, before.orderId);
    expect(await change(CLAUSE, { fr })).toBeNull();
    const after = await sellCar(house);
    expect(await textOf(before.buyer, before.orderId)).toBe(first);
    expect(await textOf(after.buyer, after.orderId)).toContain(fr);
    await signPaper(house, after.buyer, after.orderId);
    expect(await change(CLAUSE, {}, await seen(CLAUSE))).toBeNull();
    expect(await textOf(after.buyer, after.orderId)).toContain(fr);
  });
});

describe('what is deployed', () => {
  it('holds over what was written, and is shown as fixed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'calandre-texts-'));
    const file = join(folder, 'settings.json');
    await writeFile(file, JSON.stringify({ texts: { [FOOT]: { fr: 'Une maison fixe.' } } }));
    await using fixed = await openTestHouse({ HOUSE_SETTINGS: file });
    await rm(folder, { recursive: true });
    const boss = await fixed.guest({ permissions: ['Settings:update'] });
    expect(await boss.codeOf(CHANGE, { key: FOOT, text: { fr: 'Autre', en: 'A house.' } })).toBeNull();
    const { find } = fixed.rooms.settings.texts;
    expect([find(FOOT, 'fr'), find(FOOT, 'en')]).toEqual(['Une maison fixe.', 'A house.']);
    expect((await read(FOOT, boss)).fixed).toEqual([{ field: 'fr', by: 'HOUSE_SETTINGS' }]);
  });

  it.each([
    [{ nothing: { fr: 'x' } }, 'texts.nothing'],
    [{ 'papers.vat.MARGIN': { fr: 'x' } }, 'texts.papers.vat.MARGIN'],
    [{ [TEXT]: { fr: 'x' } }, `texts.${TEXT}.fr`],
    [{ [TEXT]: { de: 'x' } }, `texts.${TEXT}.de`],
  ])('is refused at the start where %j is wrong', async (texts, said) => {
    const folder = await mkdtemp(join(tmpdir(), 'calandre-texts-'));
    const file = join(folder, 'settings.json');
    await writeFile(file, JSON.stringify({ texts }));
    expect(() => readConfig({ HOUSE_SETTINGS: file })).toThrow(said);
    await rm(folder, { recursive: true });
  });
});
