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

  it('have every fault told', async () => {
    const file = await tried(
      'Make,Model,Date,Price,Currency,Sold,URL\n,87,2019-02-31,12.5,USD,maybe,http://x.test\nTatra,87,2019-02-08,,EUR,yes,\n',
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
    ]);
  });
});
