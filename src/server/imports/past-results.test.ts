import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { type FileWish, readFile, tryFile, uploadFile } from '#test/kit/imports.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Auctions:update', 'Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const SOURCE = 'Artcurial, Rétromobile';

async function tried(body: string, part: Partial<FileWish> = {}) {
  const answer = await uploadFile(house, staff, body, { kind: 'RESULTS' });
  const { id } = (await answer.json()) as { id: string };
  return tryFile(house, staff, await readFile(staff, id), { source: SOURCE, ...part });
}

async function bring(body: string, part: Partial<FileWish> = {}) {
  const { id } = await tried(body, part);
  expect(await staff.codeOf('mutation($id:ID!){runFileImport(id:$id){id}}', { id })).toBeNull();
  await house.rooms.jobs.drain();
  return readFile(staff, id);
}

type Sale = { price: number; source: string | null; endedAt: string };
type Comparables = { count: number; importedCount: number; median: number; sales: Sale[] } | null;
type Said = {
  totalCount: number;
  choices: { name: string; value: string; count: number }[];
  comparables: Comparables;
  byYear: object[];
};

async function said(of: { brand?: string; model?: string; year?: number } = {}): Promise<Said> {
  const { data } = await house.visitor().ask(
    `query($brand:String,$model:String,$year:Int){auctionResults(brand:$brand,model:$model,year:$year){totalCount
      choices{name value count} byYear{ended sold}
      comparables{count importedCount median sales{price source endedAt}}}}`,
    of,
  );
  return (data as unknown as { auctionResults: Said }).auctionResults;
}

const HEADING = 'Make,Model,Version,Model year,Sale date,Price,Sold,Lot';

describe('past results', () => {
  it('need their source, and one who may', async () => {
    const guest = await house.guest({ permissions: ['Ads:create'] });
    expect((await uploadFile(house, guest, `${HEADING}\n`, { kind: 'RESULTS' })).status).toBe(403);
    await expect(
      tried(`${HEADING}\nTatra,87,,1947,2019-02-08,95000,yes,12\n`, { source: ' ' }),
    ).rejects.toThrow('BadInput');
  });

  it('are told with their source, and counted in nothing of the house’s own', async () => {
    const done = await bring(
      `${HEADING}\nTatra,87,,1947,2019-02-08,"95,000",yes,12\nTatra,87,,1948,2021-03-05,105000,,13\nTatra,87,,1948,2021-03-05,80000,no,14\n`,
    );
    expect(done).toMatchObject({ state: 'DONE', counts: { created: 3 } });
    const page = await said({ brand: 'tatra', model: '87' });
    expect(page).toMatchObject({
      totalCount: 0,
      byYear: [],
      comparables: { count: 2, importedCount: 2, median: 100_000 },
    });
    expect(page.comparables?.sales).toEqual([
      { price: 105_000, source: SOURCE, endedAt: expect.stringContaining('2021-03-05') },
      { price: 95_000, source: SOURCE, endedAt: expect.stringContaining('2019-02-08') },
    ]);
    expect(page.choices).toContainEqual({ name: 'brand', value: 'Tatra', count: 0 });
    expect((await said({ brand: 'tatra', year: 2019 })).comparables).toMatchObject({ count: 1 });
    // All makes together are the house's own.
    expect((await said()).comparables).toBeNull();
    const figures = await staff.ask('{ staffFigures(months: 36) { total { ended sold } } }');
    expect(figures.data).toMatchObject({ staffFigures: { total: { ended: 0, sold: 0 } } });
  });

  it('that come a second time change what differs and nothing else', async () => {
    const again = await bring(
      `${HEADING}\nTatra,87,,1947,2019-02-08,95000,yes,12\nTatra,87,,1948,2021-03-05,110000,,13\n`,
    );
    expect(again.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const bare = 'Make,Model,Date,Price\nTatra,603,08/02/2019,30000\n';
    expect((await bring(bare)).counts).toMatchObject({ created: 1 });
    expect((await bring(bare)).counts).toMatchObject({ unchanged: 1 });
    const twice = await tried(`${bare}Tatra,603,08/02/2019,30000\n`);
    expect(twice.lines[0]).toMatchObject({ line: 3, faults: [{ field: 'lotReference', reason: 'TWICE' }] });
  });

  it('are read as those who collect them write them: years of two figures, a make before its model, another money', async () => {
    const collected = [
      'title,make,model,dateSold,saleAmount,status,auctionUrl',
      '31k-Mile 1948 Tatra 87 Saloon,Tatra,Tatra 87,1/15/26,100000,sold,https://lots.test/1',
      '1949 Tatra 87,Tatra,Tatra 87,12/2/98,90500,sold,https://lots.test/2',
      '1949 Tatra 87,Tatra,87,2/30/25,90500,sold,https://lots.test/3',
      'A Tatra Enamel Sign,Tatra,Signs,12/2/98,900,sold,https://lots.test/4',
    ].join('\n');
    const targets = ['year', 'brand', 'model', 'soldOn', 'hammer', 'isSold', 'lotUrl'];
    // The columns of such a file are known without being told.
    const guessed = await uploadFile(house, staff, `${collected}\n`, { kind: 'RESULTS' });
    const { id } = (await guessed.json()) as { id: string };
    expect((await readFile(staff, id)).wish.targets).toEqual([null, ...targets.slice(1)]);
    const wish = { targets, days: 'MDY', decimal: 'POINT', rate: 0.92, takesGood: true, source: 'Elsewhere' };
    const file = await tried(collected, wish as Partial<FileWish>);
    expect(file.columns.map(({ heading }) => heading)).toHaveLength(7);
    expect(file.faults).toMatchObject([{ field: 'soldOn', reason: 'DAY', count: 1 }]);
    expect((await bring(collected, wish as Partial<FileWish>)).counts).toMatchObject({
      created: 3,
      refused: 1,
    });
    const sales = (await said({ brand: 'tatra', model: '87' })).comparables?.sales ?? [];
    expect(sales.filter(({ source }) => source === 'Elsewhere')).toEqual([
      { price: 92_000, source: 'Elsewhere', endedAt: expect.stringContaining('2026-01-15') },
      { price: 83_260, source: 'Elsewhere', endedAt: expect.stringContaining('1998-12-02') },
    ]);
    for (const rate of [0, -1, 1e6])
      await expect(tried(collected, { ...wish, rate })).rejects.toThrow('BadInput');
  });

  it('of a model that looks like a year are not taken for cars of that year', async () => {
    const lines = [
      'Praga 2002,Praga,2002',
      '1973 Praga 2002 Coupé,Praga,2002',
      'Praga 2002 of 1974,Praga,2002',
      'Praga 1932 Piccolo,Praga,Piccolo',
    ];
    const body = lines.map(
      (line, index) => `${line},2019-02-0${index + 1},9000,https://lots.test/praga${index}`,
    );
    await bring(`Title,Make,Model,Date,Price,URL\n${body.join('\n')}\n`, {
      targets: ['year', 'brand', 'model', 'soldOn', 'hammer', 'lotUrl'],
    });
    const sql = `select car_year from past_results where brand = 'Praga' order by sold_on`;
    expect(await house.db.owner(sql)).toEqual([null, 1973, 1974, 1932].map(year => ({ car_year: year })));
  });

  it('have every fault told', async () => {
    const file = await tried(
      'Make,Model,Date,Price,Currency,Sold,URL\n,87,2019-02-31,12.5,USD,maybe,http://x.test\nTatra,87,2019-02-08,,EUR,yes,\nTatra,87,2199-02-08,9,EUR,yes,\n',
    );
    expect(
      file.lines.map(({ line, faults }) => [line, faults.map(({ field, reason }) => `${field} ${reason}`)]),
    ).toEqual([
      [
        2,
        [
          'brand NEEDED',
          'soldOn DAY',
          'currency CURRENCY',
          'hammer UNREAD',
          'isSold UNREAD',
          'lotUrl ADDRESS',
        ],
      ],
      [3, ['hammer NEEDED']],
      [4, ['soldOn DAY']],
    ]);
  });
});

const TAKE_BACK = `mutation($id:ID!){takeBackFileImport(id:$id){state resultCount takenBackAt takenBackBy}}`;
const READ = `query($id:ID!){fileImport(id:$id){state authorName resultCount takenBackAt takenBackBy}}`;
const BODY = `${HEADING}\nZbrojovka,Z4,,1934,2019-02-08,950000,yes,1\nZbrojovka,Z4,,1935,2021-03-05,70000,yes,2\n`;

async function fileOf(id: string, from = staff) {
  return ((await from.ask(READ, { id })).data as { fileImport: object | null } | null)?.fileImport;
}

describe('a file of past results that was wrong', () => {
  const page = async () => (await fetch(`${house.url}/resultats?brand=zbrojovka`)).status;

  it('is taken back whole and at once, says by whom, and may come again', async () => {
    const other = await bring(`${HEADING}\nPraga,Alfa,,1934,2018-02-08,12000,yes,1\n`, { source: 'Other' });
    const { id } = await bring(BODY, { source: 'Brno' });
    expect([await page(), await fileOf(id)]).toEqual([
      200,
      { state: 'DONE', authorName: null, resultCount: 2, takenBackAt: null, takenBackBy: null },
    ]);

    // Who may bring such files, whoever brought this one, once they have shown that it is them.
    const colleague = await house.guest({
      permissions: ['Auctions:update', 'Users:update'],
      firstName: 'Zoé',
    });
    const ofAds = await house.guest({ permissions: ['Ads:create'] });
    expect(await ofAds.codeOf(TAKE_BACK, { id })).toBe('Forbidden');
    expect(await fileOf(id, ofAds)).toBeNull();
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect(await colleague.codeOf(TAKE_BACK, { id })).toBe('PasswordNeeded');
    await house.db.owner('update sessions set proven_at = now()');
    const list = '{ fileImports { id authorName } }';
    expect((await colleague.ask(list)).data).toEqual({
      fileImports: expect.arrayContaining([{ id, authorName: 'Alain Mercier' }]),
    });
    expect((await said({ brand: 'zbrojovka' })).comparables).toMatchObject({ count: 2 });

    const taken = {
      ...{ state: 'TAKEN_BACK', resultCount: 0 },
      ...{ takenBackAt: expect.any(String), takenBackBy: 'Zoé Mercier' },
    };
    expect((await colleague.ask(TAKE_BACK, { id })).data).toEqual({ takeBackFileImport: taken });
    expect(await page()).toBe(404);
    const left = await said({ brand: 'zbrojovka' });
    expect([left.comparables, left.choices.find(({ value }) => value === 'Zbrojovka')]).toEqual([
      null,
      undefined,
    ]);
    expect(await fileOf(id)).toEqual({ ...taken, authorName: null });
    expect(await fileOf(other.id)).toMatchObject({ state: 'DONE', resultCount: 1 });
    const log = `{auditEntries(filter:{text:"${id}"}){entries{action actorName changes{name before}}}}`;
    expect((await colleague.ask(log)).data).toMatchObject({
      auditEntries: {
        entries: [
          {
            ...{ action: 'result.takenBack', actorName: 'Zoé Mercier' },
            changes: [{ name: 'count', before: '2' }],
          },
          { action: 'result.imported' },
        ],
      },
    });

    // Once: neither again, nor on where it stood.
    const [error] = (await staff.ask(TAKE_BACK, { id })).errors ?? [];
    expect(error?.extensions).toMatchObject({ code: 'BadInput', field: 'state' });
    expect(await staff.codeOf('mutation($id:ID!){runFileImport(id:$id){id}}', { id })).toBe('BadInput');
    expect((await bring(BODY, { source: 'Brno' })).counts).toMatchObject({ created: 2 });
    expect(await page()).toBe(200);
  });

  it('is not while it is under way, nor before anything of it was taken; a file of cars never is', async () => {
    const { id } = await tried(`${HEADING}\nWikov,35,,1934,2019-02-08,95000,yes,1\n`);
    const refused = async (file: string) =>
      (await staff.ask(TAKE_BACK, { id: file })).errors?.map(({ extensions }) => extensions.field);
    expect(await refused(id)).toEqual(['state']);
    await house.db.owner("update imports set state = 'RUNNING' where id = $1", [id]);
    expect(await refused(id)).toEqual(['state']);
    expect(await staff.codeOf(TAKE_BACK, { id: 'x' })).toBe('NotFound');
    const [cars] = await house.db.owner<{ id: string }>(
      `insert into imports (kind, file_name, state) values ('ADS', 'cars.csv', 'DONE') returning id`,
    );
    expect(await refused(cars?.id ?? '')).toEqual(['kind']);
  });

  it('is, when the one who brought it has left, and however many files came since', async () => {
    const { id } = await bring(BODY.replaceAll('Zbrojovka', 'Walter'), { source: 'Jinonice' });
    await house.db.owner('update imports set author_id = null where id = $1', [id]);
    expect(await fileOf(id)).toMatchObject({ authorName: '', resultCount: 2 });
    await house.db.owner(
      `insert into imports (kind, file_name, author_id)
       select 'ADS', 'later.csv', id from accounts, generate_series(1, 20) where email = $1`,
      [staff.email],
    );
    const { data } = await staff.ask('{ fileImports { id authorName } }');
    expect(data).toEqual({ fileImports: expect.arrayContaining([{ id, authorName: '' }]) });
    expect(await staff.codeOf(TAKE_BACK, { id })).toBeNull();
    // What was said of its lines is let go of after a month; that it was taken back is not.
    await house.db.owner("update imports set created_at = now() - interval '31 days' where id = $1", [id]);
    await house.rooms.imports.sweep();
    expect(await fileOf(id)).toMatchObject({ state: 'TAKEN_BACK', resultCount: 0 });
  });
});
