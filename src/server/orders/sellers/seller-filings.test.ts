import { afterAll, beforeAll, expect, it } from 'vitest';
import { dpiFaults } from '#test/kit/dpi.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { moveToLastYear } from '#test/kit/last-year.ts';
import { book, idOf, sellSigned, todayInParis } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
let people: Guest[];
const YEAR = Number(todayInParis().slice(0, 4)) - 1;
beforeAll(async () => {
  house = await openTestHouse({ HOUSE_VAT: 'FR40 303 265 045' });
  staff = await house.guest({ permissions: ['Orders:update'] });
  people = [];
  for (const firstName of ['Claire', 'Hans', 'Silvio']) {
    const seller = await house.guest({ firstName });
    people.push(seller);
    const { orderId: id } = await sellSigned(house, { seller });
    expect(await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
  }
  await house.rooms.orders.sweepSellers();
  await moveToLastYear(house, YEAR);
});
afterAll(() => house[Symbol.asyncDispose]());

const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const FILE_OF = 'query($year: Int!) { sellersFile(year: $year) { kind count takenAt filedOn filingId } }';
const FILED = `mutation($year: Int!, $filedOn: String!, $takenAt: DateTime!) {
  fileSellers(year: $year, filedOn: $filedOn, takenAt: $takenAt) }`;

type SellersFile = Record<'takenAt' | 'filedOn' | 'filingId', string | null> & {
  kind: string;
  count: number;
};
async function fileOf(): Promise<SellersFile> {
  const { data } = await staff.ask(FILE_OF, { year: YEAR });
  return (data as unknown as { sellersFile: SellersFile }).sellersFile;
}
async function next() {
  const { kind, count, takenAt, filedOn } = await fileOf();
  return [kind, count, takenAt !== null, filedOn];
}
async function filed(filedOn = todayInParis(), then?: string | null) {
  const takenAt = then ?? (await fileOf()).takenAt ?? new Date().toISOString();
  return staff.codeOf(FILED, { year: YEAR, filedOn, takenAt });
}
const download = () =>
  fetch(`${house.url}/exports/sellers.xml?year=${YEAR}`, { headers: { cookie: staff.cookie() } });

/** Takes and files the next file; answers what it is, and of each seller what is said of them under which names. */
async function take() {
  const xml = await (await download()).text();
  expect(dpiFaults(xml)).toEqual([]);
  expect(await filed()).toBeNull();
  const said = (of: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(of)?.[1] ?? null;
  const [operator = '', ...sellers] = xml.split('<ReportableSeller>');
  const docOf = (of: string) =>
    ['DocTypeIndic', 'DocRefId', 'CorrDocRefId'].map(name => said(of, `stf:${name}`));
  return {
    kind: said(operator, 'MessageTypeIndic'),
    operator: docOf(operator)[0],
    sellers: sellers.map(docOf),
    xml,
  };
}
/** What a seller says of themselves; null: what they had said is gone. */
async function says(seller: Guest | undefined, bornOn: string | null) {
  await house.db.owner(
    `update seller_details set answered_at = said.at, born_on = $2::date, tin = said.tin, tin_country = said.country
     from (select case when $2::text is not null then now() end as at,
       case when $2::text is not null then '3023217600053' end as tin,
       case when $2::text is not null then 'FR' end as country) said
     where account_id = $1`,
    [await idOf(house, seller as Guest), bornOn],
  );
}

/** What a seller sold is as it was, or was sold by nobody. */
async function turn(seller: Guest | undefined, state: 'HANDED_OVER' | 'CANCELLED') {
  await house.db.owner('update orders set state = $2 where seller_id = $1', [
    ...[await idOf(house, seller as Guest), state],
  ]);
}

it('is all of a year first, and nothing once that was filed, on a day after it was taken', async () => {
  for (const seller of people.slice(0, 2)) await says(seller, '1970-01-31');
  await house.db.owner(
    "insert into payout_accounts (account_id, holder, iban) values ($1, 'Claire', 'DE89370400440532013000')",
    [await idOf(house, people[0] as Guest)],
  );
  expect(await next()).toEqual(['FIRST', 2, false, null]);
  expect(await filed()).toBe('BadInput');
  expect((await download()).status).toBe(200);
  expect(await next()).toEqual(['FIRST', 2, true, null]);
  await house.db.owner("update seller_files set taken_at = taken_at - interval '2 years'");
  expect(await next()).toEqual(['FIRST', 2, false, null]);
  expect(await filed()).toBe('BadInput');
  expect((await download()).status).toBe(200);
  const { takenAt } = await fileOf();
  expect((await download()).status).toBe(200);
  expect(await filed(todayInParis(), takenAt)).toBe('StaleVersion');
  for (const wrong of [todayInParis(1), todayInParis(-1), 'x']) expect(await filed(wrong)).toBe('BadInput');
  expect(await take()).toMatchObject({ kind: 'DPI401', operator: 'OECD1' });
  expect(await filed()).toBe('BadInput');
  // Another account since, or one of whom none was filed, is none that a price of that year went to.
  await house.db.owner(
    "insert into payout_accounts (account_id, holder, iban) values ($1, 'Hans', 'DE02120300000000202051')",
    [await idOf(house, people[1] as Guest)],
  );
  await house.db.owner(
    "update payout_accounts set iban = 'FR7630006000011234567890189' where account_id = $1",
    [await idOf(house, people[0] as Guest)],
  );
  expect(await next()).toEqual(['NOTHING', 0, false, todayInParis()]);
  expect((await download()).status).toBe(400);
});

it('is taken as before once what was filed is said not to be, or refused', async () => {
  const UNDO =
    'mutation($year: Int!, $id: ID!, $reason: String!) { unfileSellers(year: $year, filingId: $id, reason: $reason) }';
  const undo = (reason: string, id: string | null) => staff.codeOf(UNDO, { year: YEAR, id, reason });
  const first = (await fileOf()).filingId;
  await says(people[0], '1971-01-31');
  expect((await download()).status).toBe(200);
  expect(await next()).toEqual(['CORRECTION', 1, true, todayInParis()]);
  expect(await undo(' ', first)).toBe('BadInput');
  // Of two that were filed the last is undone, once.
  expect(await filed()).toBeNull();
  const second = (await fileOf()).filingId;
  expect(await undo('Refusé : 50007', first)).toBe('StaleVersion');
  expect([await undo('Refusé : 50007', second), await undo('Refusé : 50007', second)]).toEqual([
    ...[null, 'StaleVersion'],
  ]);
  expect(await next()).toEqual(['CORRECTION', 1, false, todayInParis()]);
  expect((await download()).status).toBe(200);
  // Filed anew it is another, which who still sees the one before does not undo.
  expect(await filed()).toBeNull();
  expect(await undo('Refusé : 50007', second)).toBe('StaleVersion');
  expect(await undo('Refusé : 50007', (await fileOf()).filingId)).toBeNull();
  expect(await undo('Refusé : 50007', first)).toBeNull();
  expect(await next()).toEqual(['FIRST', 2, false, null]);
  // What corrects a file that nobody has is no more said to be filed.
  expect(await filed()).toBe('BadInput');
  for (const id of ['0', first, 'x']) expect(await undo('Encore', id)).toBe('StaleVersion');
  // What was in each is kept, with who undid it.
  const kept = `select jsonb_array_length(records) as "of", undone_at is not null as "isUndone", undone_by as "by"
    from seller_filings where year = $1 order by id`;
  const by = await idOf(house, staff);
  const gone = { isUndone: true, by };
  expect(await house.db.owner(kept, [YEAR])).toEqual([2, 1, 1].map(of => ({ of, ...gone })));
  await says(people[0], '1970-01-31');
  expect((await take()).kind).toBe('DPI401');
});

it('corrects then what changed, takes back who is out of it, and adds who came since', async () => {
  const [claire, hans, silvio] = people;
  const refs = await Promise.all(
    people.map(async guest => `FR${YEAR}-303265045-${await idOf(house, guest)}`),
  );
  const [ofClaire = '', ofHans = '', ofSilvio = ''] = refs;
  await says(claire, '1971-01-31');
  await says(hans, null);
  await says(silvio, '1980-01-01');
  // Who has to answer anew was filed rightly; who sold nothing that stands is taken back.
  expect(await next()).toEqual(['CORRECTION', 1, false, todayInParis()]);
  await turn(hans, 'CANCELLED');
  expect(await next()).toEqual(['CORRECTION', 2, false, todayInParis()]);
  const corrected = [
    ['OECD2', `${ofClaire}-2`, ofClaire],
    ['OECD3', `${ofHans}-2`, ofHans],
  ];
  const correction = await take();
  expect(correction).toMatchObject({ kind: 'DPI402', operator: 'OECD0' });
  expect(correction.sellers.toSorted()).toEqual(corrected.toSorted());
  // Who is taken back is named as they were filed.
  for (const said of ['1971-01-31', 'Hans', '1970-01-31']) expect(correction.xml).toContain(said);
  expect(await next()).toEqual(['ADDITION', 1, false, todayInParis()]);
  const addition = { kind: 'DPI401', operator: 'OECD0', sellers: [['OECD1', `${ofSilvio}-3`, null]] };
  expect(await take()).toMatchObject(addition);
  // What was corrected is corrected from there, and who was taken back may be added once more.
  await says(claire, '1970-01-31');
  expect((await take()).sellers).toEqual([['OECD2', `${ofClaire}-4`, `${ofClaire}-2`]]);
  await says(hans, '1970-01-31');
  await turn(hans, 'HANDED_OVER');
  expect((await take()).sellers).toEqual([['OECD1', `${ofHans}-5`, null]]);
  expect(await next()).toEqual(['NOTHING', 0, false, todayInParis()]);
});

it('is another, which staff are told, where one of it who has to answer anew has sold more', async () => {
  const [, hans] = people;
  const told = async () => {
    await house.rooms.orders.tellSellers(YEAR);
    const letters = await house.rooms.mail.list(house.rooms.settings.read('house').email);
    return letters.filter(({ subject }) => subject.includes('DAC7')).length;
  };
  const before = await told();
  await says(hans, null);
  expect([await told(), await next()]).toEqual([before, ['NOTHING', 0, false, todayInParis()]]);
  const { orderId: id } = await sellSigned(house, { seller: hans as Guest });
  expect(await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
  await house.db.owner('alter table journal_entries disable trigger user');
  await house.db.owner(
    `update journal_entries set booked_at = booked_at - interval '1 year'
     where id in (select entry_id from postings where order_id = $1)`,
    [id],
  );
  await house.db.owner('alter table journal_entries enable trigger user');
  expect(await next()).toEqual(['CORRECTION', 1, false, todayInParis()]);
  expect([await told(), await told()]).toEqual([before + 1, before + 1]);
});
