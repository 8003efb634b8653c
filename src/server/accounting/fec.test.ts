import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, sellCar, sellSigned } from '#test/kit/sales.ts';
import { readChart } from './chart.ts';
import { fecName, latin9, sirenOf, writeFec } from './fec.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ HOUSE_VAT: 'FR40 303 265 045' });
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const YEAR = Number(new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: 'numeric' }).format());
const fec = async (year: number) => latin9(await writeFec(house.db.database, year, readChart('')));

type Row = Record<string, string>;
const HEAD =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate ' +
  'EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise';

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}
const centsIn = (text: string): bigint => BigInt(text.replace(',', ''));

/** What article A47 A-1 asks of a file, read anew from its text; what is wrong with it, line by line. */
function faultsOf(bytes: Buffer, year: number): { rows: Row[]; faults: string[] } {
  const faults: string[] = [];
  const [head, ...lines] = new TextDecoder('iso-8859-15').decode(bytes).split('\r\n');
  if (lines.pop() !== '') faults.push('the last line has no end');
  if (head !== HEAD.split(' ').join('\t')) faults.push('the columns are not those of the law');
  const names = HEAD.split(' ');
  const rows = lines.map(line => {
    const cells = line.split('\t');
    if (cells.length !== names.length) faults.push(`${cells.length} cells: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
  const wordFor = new Map<string, string>();
  let [number, day] = [0, ''];
  const sums = new Map<string, bigint>();
  for (const row of rows) {
    const wrong = (what: string) => faults.push(`${what}: ${JSON.stringify(row)}`);
    for (const name of ['JournalCode', 'JournalLib', 'CompteNum', 'CompteLib', 'PieceRef', 'EcritureLib'])
      if (row[name] === '') wrong(`no ${name}`);
    for (const name of ['EcritureDate', 'PieceDate', 'ValidDate'])
      if (!isDay(row[name] ?? '')) wrong(`no day in ${name}`);
    if (!row.EcritureDate?.startsWith(String(year))) wrong('another year');
    if ((row.EcritureDate ?? '') < day) wrong('before the entry above it');
    if ((row.ValidDate ?? '') < (row.EcritureDate ?? '')) wrong('fixed before it was written');
    const next = Number(row.EcritureNum);
    if (next !== number && next !== number + 1) wrong('a gap in the numbers');
    [number, day] = [next, row.EcritureDate ?? ''];
    if (!/^[1-7]\d{2,}$/.test(row.CompteNum ?? '')) wrong('no account of the chart');
    if ((row.CompAuxNum === '') !== (row.CompAuxLib === '')) wrong('half an auxiliary account');
    if ((row.Montantdevise === '') !== (row.Idevise === '')) wrong('half a currency');
    for (const [code, word] of [
      [`journal ${row.JournalCode}`, row.JournalLib],
      [`account ${row.CompteNum}`, row.CompteLib],
    ] as const)
      if ((wordFor.get(code) ?? word) !== word) wrong(`two names of ${code}`);
      else wordFor.set(code, word ?? '');
    for (const name of ['Debit', 'Credit'])
      if (!/^\d+,\d\d$/.test(row[name] ?? '')) wrong(`no amount in ${name}`);
    const [debit, credit] = [centsIn(row.Debit ?? '0'), centsIn(row.Credit ?? '0')];
    if ((debit === 0n) === (credit === 0n)) wrong('not one of debit and credit');
    sums.set(`${next} ${row.JournalCode}`, (sums.get(`${next} ${row.JournalCode}`) ?? 0n) + debit - credit);
  }
  for (const [entry, sum] of sums) if (sum !== 0n) faults.push(`entry ${entry} is out of balance by ${sum}`);
  if (sums.size !== number) faults.push('an entry stands in two journals');
  return { rows, faults };
}

const balanceOf = (rows: readonly Row[], account: string): bigint =>
  rows
    .filter(row => row.CompteNum === account)
    .reduce((sum, row) => sum + centsIn(row.Debit ?? '0') - centsIn(row.Credit ?? '0'), 0n);

describe('the entries of a year for the tax authority', () => {
  it('keep what the law asks of them, through receipts, invoices, counter-entries and returns', async () => {
    const [paid, undone, early] = [await sellSigned(house), await sellSigned(house), await sellCar(house)];
    await book(staff, paid.orderId, { cents: 2_620_000, purpose: 'BOTH', payer: 'Zoé\tŁukasz’s\nŒuvre' });
    await book(staff, undone.orderId, { cents: 2_620_001, purpose: 'BOTH' });
    await book(staff, early.orderId, { cents: 70_000 });
    await book(staff, null, { cents: 4_242, payer: 'Personne' });
    const [entry] = await house.db.owner<{ id: string }>(
      `select id from journal_entries where order_id = $1 and kind = 'RECEIPT'`,
      [undone.orderId],
    );
    await staff.ask('mutation($id: ID!) { reverseEntry(id: $id, reason: "Erreur") }', {
      id: String(entry?.id),
    });
    const { rows, faults } = faultsOf(await fec(YEAR), YEAR);
    expect(faults).toEqual([]);
    const [entries] = await house.db.owner<{ count: string }>('select count(*) from journal_entries');
    expect(rows.at(-1)?.EcritureNum).toBe(String(entries?.count));
    const balances = (await house.db.owner(
      `select account, sum(cents) as cents from postings group by account having sum(cents) <> 0`,
    )) as unknown as { account: 'BANK'; cents: string }[];
    for (const { account, cents } of balances)
      expect([account, balanceOf(rows, readChart('')[account].number)]).toEqual([account, BigInt(cents)]);
    const sale = rows.filter(row => row.PieceRef === `F-${YEAR}-0001`);
    expect(sale.map(row => [row.JournalCode, row.CompteNum, row.Credit])).toContainEqual([
      'VE',
      '706000',
      '1000,00',
    ]);
    expect(rows.filter(row => row.PieceRef === `A-${YEAR}-0001`).length).toBeGreaterThan(0);
    expect(rows.find(row => row.EcritureLib?.includes('Zoé'))?.EcritureLib).toContain("Zoé Lukasz's Œuvre");
  });

  it('begin with what the year before left, its result among it', async () => {
    const before = faultsOf(await fec(YEAR), YEAR).rows;
    const { rows, faults } = faultsOf(await fec(YEAR + 1), YEAR + 1);
    expect(faults).toEqual([]);
    expect(new Set(rows.map(row => [row.JournalCode, row.EcritureNum].join()))).toEqual(new Set(['AN,1']));
    for (const account of ['512000', '445710', '467100', '419100', '471000'])
      expect([account, balanceOf(rows, account)]).toEqual([account, balanceOf(before, account)]);
    expect(balanceOf(rows, '120000')).toBe(balanceOf(before, '706000'));
    expect(balanceOf(rows, '706000')).toBe(0n);
    const later = faultsOf(await fec(YEAR + 2), YEAR + 2);
    expect([later.faults, balanceOf(later.rows, '110000')]).toEqual([[], balanceOf(before, '706000')]);
    expect(faultsOf(await fec(YEAR - 1), YEAR - 1)).toEqual({ rows: [], faults: [] });
  });

  it('leave by a door of their own, once the year is over, to staff who have just shown that it is them', async () => {
    const take = (guest: Guest, year: unknown) =>
      fetch(`${house.url}/exports/fec.txt?year=${year}`, { headers: { cookie: guest.cookie() } });
    const answer = await take(staff, YEAR - 1);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="303265045FEC${YEAR - 1}1231.txt"`,
    ]);
    expect(faultsOf(Buffer.from(await answer.arrayBuffer()), YEAR - 1).faults).toEqual([]);
    for (const year of [YEAR, YEAR + 1, 'x', '']) expect((await take(staff, year)).status).toBe(400);
    expect((await take(await house.guest(), YEAR - 1)).status).toBe(403);
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect((await take(staff, YEAR - 1)).status).toBe(403);
  });
});

describe('the names in it', () => {
  it('are the house’s own', () => {
    expect(readChart('BANK=512100 Banque du Nord; VAT=445712')).toMatchObject({
      BANK: { number: '512100', name: 'Banque du Nord' },
      VAT: { number: '445712', name: 'TVA collectée' },
      FEES: { number: '706000' },
    });
    for (const wrong of ['BANK', 'BANK=5', 'NOBODY=512000', 'BANK=512000;VAT=512000'])
      expect(() => readChart(wrong)).toThrow(/LEDGER_ACCOUNTS/);
    expect([sirenOf('FR40 303 265 045'), sirenOf('DE123456789')]).toEqual(['303265045', null]);
    expect(fecName('303265045', 2026)).toBe('303265045FEC20261231.txt');
  });
});
