import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import {
  missingIn,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingValues,
  usualSetting,
} from '#shared/fields/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { endAuction } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  // Nothing is fixed.
  house = await openTestHouse({ CAR_PAPERS: '', VIGILANCE: '', MANDATES: '' });
  staff = await house.guest({ permissions: ['Settings:update', 'Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());
// A line is never changed or deleted: only the owner of the table can begin anew.
beforeEach(async () => {
  await house.db.owner(
    'alter table settings disable trigger all; delete from settings; alter table settings enable trigger all',
  );
  await house.rooms.settings.open();
});

const CHANGE = `mutation($name: SettingName!, $value: String!, $from: DateTime, $seen: ID) {
  changeSetting(name: $name, value: $value, holdsFrom: $from, seenId: $seen) }`;
const PREVIEW = `query($name: SettingName!, $value: String!, $from: DateTime) {
  settingPreview(name: $name, value: $value, holdsFrom: $from) {
    before after holdsUntil effects { what count keeps } } }`;
const LIST = '{ houseSettings { name value fixed { field by } changes { id value authorName holdsFrom } } }';

const usual = <Name extends SettingName>(name: Name) =>
  usualSetting(name, { isProduction: false, isFixed: false });
const FEE = { basisPoints: 1_000, leastCents: 50_000, mostCents: null };
const sent = (name: string, value: object, more: object = {}) => ({
  name,
  value: JSON.stringify(value),
  ...more,
});
const change = (name: string, value: object, more: object = {}) =>
  staff.codeOf(CHANGE, sent(name, value, more));
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Plans an auction as staff do; answers what everybody reads of it. */
async function schedule() {
  const { uuid } = await addCar(house);
  const data = { start: inMs(-1_000), end: inMs(3_600_000) };
  const text =
    'mutation($uuid: ID!, $data: ScheduleAuctionInput!) { scheduleAuction(uuid: $uuid, data: $data) { id } }';
  expect(await staff.codeOf(text, { uuid, data })).toBeNull();
  return uuid;
}
async function readSale(uuid: string) {
  const fields = 'id minimumBid increments { from increment } buyerFee { basisPoints leastCents mostCents }';
  const { data } = await house
    .visitor()
    .ask(`query($uuid: ID) { publicCarAd(uuid: $uuid) { auction { ${fields} } } }`, {
      uuid,
    });
  return (data as unknown as { publicCarAd: { auction: { id: string; minimumBid: number } } }).publicCarAd
    .auction;
}

describe('a house in which nobody has decided anything', () => {
  it('goes by the specification', async () => {
    for (const name of SETTING_NAMES) expect(house.rooms.settings.read(name), name).toEqual(usual(name));
    const sale = await readSale(await schedule());
    expect(sale).toMatchObject({
      buyerFee: SETTINGS.buyerFee.usual,
      increments: SETTINGS.increments.usual.steps,
    });
    const [row] = await house.db.owner('select increments, buyer_fee from auctions where id = $1', [sale.id]);
    expect(row).toEqual({ increments: null, buyer_fee: null });
  });
});

describe('a change', () => {
  it('holds at once, in every process within a second, with its author and a line of the log', async () => {
    expect(await change('buyerFee', FEE)).toBeNull();
    expect(house.rooms.settings.read('buyerFee')).toEqual(FEE);
    const { data } = await staff.ask(LIST);
    const [fee] = (data as unknown as { houseSettings: { value: string; changes: object[] }[] })
      .houseSettings;
    expect(fee).toMatchObject({ value: JSON.stringify(FEE), changes: [{ authorName: 'Alain Mercier' }] });
    const entries = await house.rooms.audit.listOf('buyerFee', 10, 'setting');
    expect(entries[0]).toMatchObject({
      action: 'setting.changed',
      before: { basisPoints: 400, leastCents: 41_667 },
      after: { basisPoints: 1_000, leastCents: 50_000 },
    });
  });

  it('never touches what was written, nor the past', async () => {
    expect(await change('buyerFee', FEE, { from: inMs(-60_000) })).toBe('BadInput');
    expect(await change('buyerFee', FEE)).toBeNull();
    await expect(house.db.database.query({ name: 'x', text: 'delete from settings' })).rejects.toThrow();
    await expect(house.db.owner("update settings set value = '{}'")).rejects.toThrow('never changed');
  });

  it('that is planned holds from its hour on, and is taken back by another for the same hour', async () => {
    const [from, later] = [inMs(60_000), inMs(120_000)];
    const at = (moment: string) => house.rooms.settings.read('searchDeposit', Date.parse(moment)).euros;
    expect(await change('searchDeposit', { euros: 700 }, { from: later })).toBeNull();
    const seen = async () => {
      const [row] = await house.db.owner<{ id: string }>('select max(id) as id from settings');
      return { seen: String(row?.id) };
    };
    expect(await change('searchDeposit', { euros: 600 }, { from, ...(await seen()) })).toBeNull();
    expect([at(inMs(0)), at(from), at(later)]).toEqual([500, 600, 700]);
    expect(await change('searchDeposit', { euros: 600 }, { from: later, ...(await seen()) })).toBeNull();
    expect([at(inMs(0)), at(from), at(later)]).toEqual([500, 600, 600]);
  });

  it('is refused where somebody has decided since it was read', async () => {
    expect(await change('buyerFee', FEE)).toBeNull();
    expect(await change('buyerFee', { ...FEE, basisPoints: 900 })).toBe('StaleVersion');
  });

  it.each([
    ['buyerFee', { ...FEE, basisPoints: 5_001 }],
    ['buyerFee', { ...FEE, basisPoints: 4.5 }],
    ['buyerFee', { ...FEE, mostCents: 49_999 }],
    ['buyerFee', SETTINGS.buyerFee.usual],
    ['increments', { steps: [] }],
    ['increments', { steps: [{ from: 100, increment: 10 }] }],
    ['increments', { steps: [{ from: 0, increment: 0 }] }],
    ['increments', { steps: [{ from: 0, increment: 50.5 }] }],
    [
      'increments',
      {
        steps: [
          { from: 0, increment: 50 },
          { from: 0, increment: 60 },
        ],
      },
    ],
    ['orderTimes', { signHours: 200, payDays: 7, collectDays: 21 }],
    [
      'openingHours',
      { ...SETTINGS.openingHours.usual, days: [{ from: '18:00', to: '09:00' }, ...Array(6).fill(null)] },
    ],
    ['openingHours', { ...SETTINGS.openingHours.usual, closedOn: ['2026-02-30'] }],
    ['house', { ...usual('house'), email: 'nobody' }],
    ['bank', { payee: 'Maison', iban: null, bic: null }],
    ['bank', { payee: 'Maison', iban: 'FR14 2004 1010 0505 0001 3M02 607', bic: 'PSSTFRPPPAR' }],
  ])('of %s to %j is refused', async (name, value) => {
    expect(await change(name, value)).toBe('BadInput');
  });

  it('names no house under the VAT of another country; what the brand says may stand', async () => {
    const spanish = { ...usual('house'), vatNumber: 'ESB12345674' };
    for (const ask of [CHANGE, PREVIEW]) {
      const { errors } = await staff.ask(ask, sent('house', spanish));
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'vatNumber' });
    }
    expect(await change('house', { ...usual('house'), vatNumber: 'FR40 303 265 045' })).toBeNull();
    // One that was decided before this was asked keeps a house in production closed.
    const read = <Name extends SettingName>(name: Name) =>
      (name === 'house' ? spanish : usual(name)) as SettingValues[Name];
    expect(missingIn(read)).toContainEqual({ setting: 'house', field: 'vatNumber' });
  });

  it('is looked at first: before, after, and what keeps what it began with', async () => {
    await schedule();
    const { data } = await staff.ask(PREVIEW, sent('buyerFee', FEE, { from: inMs(60_000) }));
    const preview = (data as unknown as { settingPreview: { effects: object[]; after: string } })
      .settingPreview;
    expect(JSON.parse(preview.after)).toEqual(FEE);
    expect(preview.effects).toContainEqual({
      what: 'RUNNING_AUCTIONS',
      count: expect.any(Number),
      keeps: true,
    });
    const [row] = await house.db.owner('select count(*)::int as lines from settings');
    expect(row).toEqual({ lines: 0 });
  });
});

describe('an auction', () => {
  const steps = [
    { from: 0, increment: 50 },
    { from: 5_000, increment: 1_000 },
  ];

  it('keeps the increments and the fee that it was scheduled with, to its order', async () => {
    const before = await schedule();
    expect(await change('increments', { steps })).toBeNull();
    expect(await change('buyerFee', FEE)).toBeNull();
    const after = await schedule();
    expect(await readSale(before)).toMatchObject({ buyerFee: SETTINGS.buyerFee.usual });
    expect(await readSale(after)).toMatchObject({ buyerFee: FEE, increments: steps });

    const bidder = await house.guest();
    const bid =
      'mutation($id: ID!, $bid: Int!) { addBid(addBidInput: { auctionId: $id, bid: $bid, isAuctionCGVAccepted: true }) { bid } }';
    for (const uuid of [before, after]) {
      const { id } = await readSale(uuid);
      expect(await bidder.codeOf(bid, { id, bid: 5_000 })).toBeNull();
    }
    expect((await readSale(before)).minimumBid).toBe(5_100);
    expect((await readSale(after)).minimumBid).toBe(6_000);
    const rival = await house.guest();
    const { id } = await readSale(after);
    const { errors } = await rival.ask(bid, { id, bid: 5_900 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BidTooLow', minimum: 6_000 });

    await endAuction(house, after);
    const [order] = await house.db.owner('select fee_cents::int as fee from orders where auction_id = $1', [
      id,
    ]);
    expect(order).toEqual({ fee: 60_000 });
  });
});

describe('an order', () => {
  it('opens with the times that hold then, moved off the days on which the house is closed', async () => {
    const week = [null, null, null, null, null, null, null].map(() => ({ from: '09:00', to: '18:00' }));
    const tomorrow = parisDay(Date.now() + 86_400_000);
    expect(await change('orderTimes', { signHours: 24, payDays: 3, collectDays: 10 })).toBeNull();
    const hours = { days: week, keepsFrenchHolidays: false, closedOn: [tomorrow], movesDeadlines: true };
    expect(await change('openingHours', hours)).toBeNull();
    const uuid = await schedule();
    const { id } = await readSale(uuid);
    const bidder = await house.guest();
    const bid = `mutation { addBid(addBidInput: { auctionId: "${id}", bid: 2000, isAuctionCGVAccepted: true }) { bid } }`;
    expect(await bidder.codeOf(bid)).toBeNull();
    await endAuction(house, uuid);
    const [order] = await house.db.owner(
      `select round(extract(epoch from sign_by - created_at) / 3600)::int as sign,
         round(extract(epoch from pay_by - created_at) / 3600)::int as pay from orders where auction_id = $1`,
      [id],
    );
    expect(order).toEqual({ sign: 48, pay: 72 });
  });
});

describe('what is deployed', () => {
  it('holds over what was decided, and is shown as fixed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'calandre-settings-'));
    const file = join(folder, 'settings.json');
    await writeFile(file, JSON.stringify({ buyerFee: { basisPoints: 600 } }));
    await using fixed = await openTestHouse({ HOUSE_SETTINGS: file, HOUSE_NAME: 'Maison Fixe' });
    await rm(folder, { recursive: true });
    const boss = await fixed.guest({ permissions: ['Settings:update'] });
    expect(fixed.rooms.settings.read('buyerFee')).toEqual({ ...SETTINGS.buyerFee.usual, basisPoints: 600 });
    expect(await boss.codeOf(CHANGE, sent('buyerFee', { ...FEE, basisPoints: 1 }))).toBeNull();
    expect(fixed.rooms.settings.read('buyerFee')).toEqual({ ...FEE, basisPoints: 600 });
    const { data } = await boss.ask(LIST);
    const shown = (data as unknown as { houseSettings: { name: string; fixed: object[] }[] }).houseSettings;
    expect(shown.find(({ name }) => name === 'house')?.fixed).toEqual([{ field: 'name', by: 'HOUSE_NAME' }]);
    expect(await (await fetch(`${fixed.url}/cgv`)).text()).toContain('Maison Fixe');
  });

  it.each([
    [{ HOUSE_SETTINGS: '/nowhere.json' }, 'HOUSE_SETTINGS must name a JSON file'],
    [{ BANK_IBAN: 'FR14 2004 1010 0505 0001 3M02 606' }, 'BANK_PAYEE, BANK_IBAN, BANK_BIC must go together'],
    [{ SEARCH_DEPOSIT: 'much' }, 'SEARCH_DEPOSIT must be a whole number'],
  ])('is refused at the start where %j is wrong', (env, said) => {
    expect(() => readConfig(env)).toThrow(said);
  });
});

describe('a page', () => {
  it('shows who the house is once that has changed, and a paper made before goes on naming who it was', async () => {
    const foot = async () => (await fetch(`${house.url}/cgv`)).text();
    expect(await foot()).not.toContain('Maison Neuve');
    expect(await change('house', { ...usual('house'), name: 'Maison Neuve' })).toBeNull();
    expect(await foot()).toContain('Maison Neuve');
    expect(house.rooms.settings.read('house', Date.now() - 60_000).name).toBe('Calandre');

    const [row] = await house.db.owner<{ id: string }>('select max(id) as id from settings');
    const planned = { ...usual('house'), name: 'Maison Future' };
    expect(await change('house', planned, { from: inMs(2_000), seen: String(row?.id) })).toBeNull();
    await expect.poll(foot, { timeout: 10_000 }).toContain('Maison Future');
  });

  it('says when the house is open, as staff have said it, in each language; nothing before they have', async () => {
    const said = async (path: string) =>
      /\(heure de Paris\)/.test(await (await fetch(house.url + path)).text());
    const closed = { ...SETTINGS.openingHours.usual, closedOn: ['2031-12-24'] };
    expect(await change('openingHours', closed)).toBeNull();
    for (const path of ['/cgv', '/contact']) expect([path, await said(path)]).toEqual([path, false]);

    const [row] = await house.db.owner<{ id: string }>('select max(id) as id from settings');
    const long = { from: '10:00', to: '19:30' };
    const days = [null, long, long, long, long, { from: '09:00', to: '12:00' }, null];
    expect(await change('openingHours', { ...closed, days }, { seen: String(row?.id) })).toBeNull();
    for (const [path, hours] of [
      [
        '/cgv',
        'Du mardi au vendredi de 10\u00a0h à 19\u00a0h\u00a030, le samedi de 9\u00a0h à 12\u00a0h (heure de Paris).',
      ],
      [
        '/contact',
        'Du mardi au vendredi de 10\u00a0h à 19\u00a0h\u00a030, le samedi de 9\u00a0h à 12\u00a0h (heure de Paris).',
      ],
      ['/en/contact', 'Tuesday to Friday 10:00 to 19:30, Saturday 9:00 to 12:00 (Paris time).'],
      ['/es/contacto', 'De martes a viernes de 10:00 a 19:30, el sábado de 9:00 a 12:00 (hora de París).'],
    ] as const) {
      const text = await (await fetch(house.url + path)).text();
      expect([path, text.includes(hours)]).toEqual([path, true]);
    }
  });

  it('names in its terms and answers the fee, the increments and the days to pay that hold', async () => {
    const said = async (path: string) =>
      (await (await fetch(house.url + path)).text()).replace(/[\u00a0\u202f]/g, ' ');
    expect(await said('/cgv')).toContain('4 % hors taxes de ce prix, avec un minimum de 416,67 €');
    expect(await change('buyerFee', { ...FEE, mostCents: 500_000 })).toBeNull();
    expect(
      await change('increments', {
        steps: [
          { from: 0, increment: 300 },
          { from: 20_000, increment: 700 },
        ],
      }),
    ).toBeNull();
    // A process that a newer release is taking the place of would put back the words of its own.
    const { content } = house.rooms;
    const versions = () => house.db.owner('select from content_versions');
    await content.open();
    const before = await versions();
    await house.db.owner("insert into migrations (name, checksum) values ('9999-newer.sql', '')");
    expect(await change('orderTimes', { signHours: 24, payDays: 10, collectDays: 30 })).toBeNull();
    await content.open();
    expect(await versions()).toHaveLength(before.length);
    await house.db.owner("delete from migrations where name = '9999-newer.sql'");
    await content.open();
    const fee = 'minimum de 600,00 € TTC et un maximum de 6 000,00 € TTC';
    await expect.poll(() => said('/cgv'), { timeout: 10_000 }).toContain(fee);
    await expect.poll(() => said('/cgv'), { timeout: 10_000 }).toContain('payables sous 10 jours');
    const terms = await said('/cgv');
    expect(terms).toMatch(/moins de 20 000 €.{0,80}300 €.*20 000 € et plus.{0,80}700 €/s);
    expect(terms).toContain('600,00 € de frais pour 5 000 €, 3 000,00 € pour 25 000 €');
    expect(await said('/en/terms-of-sale')).not.toMatch(/\{(fee|total|payDays|increments)/);
    expect(terms).not.toMatch(/4 %|4,8 %|sept jours à compter/);
  });
});
