import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCents } from '#shared/words/format.ts';
import { balanceOf, centsIn, faultsOf } from '#test/kit/fec.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { moveToLastYear } from '#test/kit/last-year.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { openRegisters } from '#test/kit/registers.ts';
import { book, todayInParis } from '#test/kit/sales.ts';
import { linesOfYear } from '#test/kit/sheet.ts';
import { playYear, SALES } from '#test/kit/year.ts';
import { readChart } from './chart.ts';
import { latin9, writeFec } from './fec.ts';
import { checkJournal } from './index.ts';

const THIS_YEAR = Number(todayInParis().slice(0, 4));
const YEAR = THIS_YEAR - 1;
let registers: Awaited<ReturnType<typeof openRegisters>>;
let house: TestHouse;
/** The same house with the setting of cars that were bought with VAT. */
let taxed: TestHouse;
let staff: Guest;
beforeAll(async () => {
  registers = await openRegisters();
  registers.vat.set('DE811569869', 'MÜLLER');
  const settings = { ...registers.settings, HOUSE_VAT: 'FR40 303 265 045' };
  house = await openTestHouse(settings);
  taxed = await openTestHouse({ ...settings, HOUSE_CARS_VAT: 'standard' }, undefined, house);
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create', 'Auctions:update'] });
});
afterAll(async () => {
  await taxed[Symbol.asyncDispose]();
  await house[Symbol.asyncDispose]();
  await registers[Symbol.asyncDispose]();
});

/** `2026-02` -> `2026-02-28`. */
const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** The tax in an amount at 20 %, from its definition: a sixth, half a cent up. */
const taxIn = (cents: number, vat: string): number =>
  vat === 'STANDARD' ? Math.floor((2 * cents + 6) / 12) : 0;

type Paper = {
  number: string;
  day: string;
  kind: string;
  subject: string;
  net: number;
  vat: number;
  total: number;
  item: string;
  regime: string;
};

/** The table of invoices as the accountant gets it. */
async function papersOf(): Promise<Paper[]> {
  const cents = (cell = '') => Math.round(100 * Number(cell));
  return (await linesOfYear(house, 'invoices', YEAR)).map(line => {
    const { number = '', date: day = '', kind = '', subject = '', item = '', regime = '' } = line;
    const sums = { net: cents(line.net), vat: cents(line.vat), total: cents(line.total) };
    return { number, day, kind, subject, ...sums, item, regime };
  });
}

it('a year of sixty sales agrees to the cent: journal, papers, tax, balances and archive', async () => {
  const played = await playYear({ house, taxed, staff });
  await house.rooms.jobs.drain();
  expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
  // A paper is of the very instant its entry was booked at: both are of one month, and of one year.
  const astray = `select i.id from invoices i where not exists (
    select from journal_entries e where e.order_id = i.order_id and e.booked_at = i.issued_at)`;
  expect(await house.db.owner(astray)).toEqual([]);
  await moveToLastYear(house, YEAR);

  const numberOf = new Map(
    (await house.db.owner<{ id: string; number: number }>('select id, number from orders')).map(
      ({ id, number }) => [id, `CAL-${String(number).padStart(6, '0')}`],
    ),
  );
  const papers = await papersOf();
  // What was invoiced and credited is what each story says, under the regime of who bought.
  for (const { sale, papers: expected, feeVat, carVat } of played) {
    const order = numberOf.get(sale.orderId) ?? '';
    const own = papers.filter(({ subject }) => subject.includes(order));
    const regimeOf = (item: string) => ({ FEE: feeVat, CAR: carVat })[item] ?? 'STANDARD';
    expect(own.map(({ item, total, regime }) => [item, total, regime].join()).sort()).toEqual(
      expected.map(([item, cents, regime]) => [item, cents, regime ?? regimeOf(item)].join()).sort(),
    );
    // Of an order and item, the tax of all together is the tax of what is left.
    for (const item of ['FEE', 'CAR', 'COMMISSION']) {
      const of = own.filter(each => each.item === item && each.regime === regimeOf(item));
      const [left, vat] = [
        of.reduce((sum, { total }) => sum + total, 0),
        of.reduce((sum, each) => sum + each.vat, 0),
      ];
      expect([order, vat]).toEqual([order, taxIn(left, regimeOf(item))]);
    }
  }
  expect(new Set(papers.map(({ item, regime }) => `${item} ${regime}`))).toEqual(
    new Set([
      ...['FEE STANDARD', 'FEE REVERSE_CHARGE', 'FEE OUTSIDE'],
      'COMMISSION STANDARD',
      ...['CAR MARGIN', 'CAR STANDARD', 'CAR INTRA_EU', 'CAR EXPORT'],
    ]),
  );
  for (const series of [`F-${YEAR}-`, `A-${YEAR}-`]) {
    const own = papers.filter(({ number }) => number.startsWith(series));
    expect(own.length).toBeGreaterThan(10);
    expect(own.map(({ number }) => Number(number.slice(series.length)))).toEqual(
      own.map((_each, at) => at + 1),
    );
    expect(own.map(({ day }) => day)).toEqual(own.map(({ day }) => day).sort());
  }

  // The file for the tax authority.
  const { name, bytes } = await house.rooms.accounting.readFec(YEAR);
  expect(name).toBe(`303265045FEC${YEAR}1231.txt`);
  const { rows, faults } = faultsOf(bytes, YEAR);
  expect(faults).toEqual([]);
  const chart = readChart('');
  const EARNED = [chart.FEES, chart.COMMISSIONS, chart.CAR_SALES, chart.VAT, chart.MARGIN_VAT].map(
    ({ number }) => number,
  );
  const creditIn = (some: typeof rows) =>
    Number(some.reduce((sum, row) => sum + centsIn(row.Credit ?? '') - centsIn(row.Debit ?? ''), 0n));
  for (const { number, total, vat } of papers) {
    const lines = rows.filter(row => row.PieceRef === number);
    expect([number, new Set(lines.map(row => row.EcritureNum)).size]).toEqual([number, 1]);
    const of = (accounts: string[]) => creditIn(lines.filter(row => accounts.includes(row.CompteNum ?? '')));
    expect([number, of(EARNED), of([chart.VAT.number])]).toEqual([number, total, vat]);
  }
  const earned = rows.filter(row => EARNED.includes(row.CompteNum ?? ''));
  expect(earned.filter(row => !papers.some(({ number }) => number === row.PieceRef))).toEqual([]);

  // The VAT return of each month, from the invoices alone, against the account of the tax.
  const months = Array.from({ length: 12 }, (_each, at) => `${YEAR}-${String(at + 1).padStart(2, '0')}`);
  for (const month of months) {
    const due = papers.filter(({ day }) => day.startsWith(month));
    const booked = rows.filter(row => row.EcritureDate?.startsWith(month.replace('-', '')));
    const sum = (some: Paper[], what: 'net' | 'vat') => some.reduce((all, each) => all + each[what], 0);
    const on = (account: string) => creditIn(booked.filter(row => row.CompteNum === account));
    expect([month, on(chart.VAT.number)]).toEqual([month, sum(due, 'vat')]);
    const turnover = (item: string) =>
      sum(
        due.filter(each => each.item === item),
        'net',
      );
    const ofCars = on(chart.CAR_SALES.number) + on(chart.MARGIN_VAT.number);
    expect([month, on(chart.FEES.number), on(chart.COMMISSIONS.number), ofCars]).toEqual([
      ...[month, turnover('FEE'), turnover('COMMISSION'), turnover('CAR')],
    ]);
  }

  // What is declared of sales to traders of other member states is what was invoiced to them, and VIES stands behind it.
  const unionSales = (await house.rooms.accounting.vatStatement(`${YEAR}-01-01`, `${YEAR}-12-31`)).unionSales;
  for (const [item, regime] of [['FEE', 'REVERSE_CHARGE'] as const, ['CAR', 'INTRA_EU'] as const]) {
    const declared = unionSales.filter(each => each.item === item);
    const invoiced = papers.filter(paper => paper.regime === regime);
    expect([item, declared.reduce((sum, { netCents }) => sum + netCents, 0)]).toEqual([
      ...[item, invoiced.reduce((sum, { net }) => sum + net, 0)],
    ]);
    expect(declared.length).toBeGreaterThan(0);
    expect(new Set(declared.map(({ vatNumber }) => vatNumber))).toEqual(new Set(['DE811569869']));
    const rests = await house.db.owner<{ state: string; consultation: string }>(
      `select distinct f.state, f.consultation from order_vat v join vat_findings f on f.id = v.finding_id
       where v.vat = $1`,
      [regime],
    );
    expect(rests).toEqual([{ state: 'KNOWN', consultation: expect.stringMatching(/^WAPI/) }]);
  }
  expect(rows.some(row => row.EcritureLib?.endsWith('DE811569869'))).toBe(true);

  // Balances: of the second reckoning, of the house, and of the file.
  const expected = new Map<string, number>();
  const add = (account: string, cents: number) => expected.set(account, (expected.get(account) ?? 0) + cents);
  for (const { stands } of played) for (const [account, cents] of Object.entries(stands)) add(account, cents);
  for (const { item, net, vat } of papers) {
    add({ FEE: 'FEES', COMMISSION: 'COMMISSIONS' }[item] ?? 'CAR_SALES', net);
    add('VAT', vat);
  }
  // Of what a car under the margin scheme was sold for, the tax on what was made of it is not the house's.
  const taxOnMargin = ({ cost, carVat, papers: own }: (typeof played)[number]) => {
    const sold = own.reduce((sum, [item, cents, out]) => sum + (item === 'CAR' && !out ? cents : 0), 0);
    return carVat === 'MARGIN' && cost !== null && sold > cost ? taxIn(sold - cost, 'STANDARD') : 0;
  };
  const onMargin = played.reduce((sum, each) => sum + taxOnMargin(each), 0);
  expect(onMargin).toBeGreaterThan(0);
  add('MARGIN_VAT', onMargin);
  add('CAR_SALES', 0 - onMargin);
  const statement = await house.rooms.accounting.vatStatement(`${YEAR}-01-01`, `${YEAR}-12-31`);
  const vatIn = (vat: string) =>
    statement.lines.filter(line => line.vat === vat).reduce((sum, line) => sum + line.vatCents, 0);
  expect([vatIn('MARGIN'), vatIn('STANDARD')]).toEqual([onMargin, expected.get('VAT')]);
  expect([statement.dueCents, statement.agrees]).toEqual([onMargin + (expected.get('VAT') ?? 0), true]);
  // What is moved from one month to another is of one of them: the months together are the year.
  const monthly = await Promise.all(
    months.map(month => house.rooms.accounting.vatStatement(`${month}-01`, lastDayOf(month))),
  );
  expect(monthly.map(({ agrees }) => agrees)).toEqual(months.map(() => true));
  expect(monthly.reduce((sum, { payableCents }) => sum + payableCents, 0)).toBe(statement.payableCents);
  expect(new Set(statement.lines.map(({ item, vat }) => `${item} ${vat}`))).toEqual(
    new Set(papers.map(({ item, regime }) => `${item} ${regime}`)),
  );

  const balances = await house.rooms.accounting.balancesOn(`${YEAR}-12-31`);
  const standing = balances.filter(({ cents }) => cents !== 0);
  expect(new Map(standing.map(({ account, cents }) => [account, 0 - cents]))).toEqual(
    new Map([...expected].filter(([, cents]) => cents !== 0)),
  );
  expect([...expected.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
  for (const { account, cents } of balances)
    expect([account, Number(balanceOf(rows, chart[account].number))]).toEqual([account, cents]);
  const people = () => house.rooms.accounting.peopleOn(`${YEAR}-12-31`, { limit: 500, offset: 0 });
  const held = (await people()).rows;
  const owed = ['ADVANCES', 'ESCROW', 'BUYERS', 'SELLERS'].reduce(
    (sum, each) => sum + (expected.get(each) ?? 0),
    0,
  );
  expect(held.reduce((sum, { cents }) => sum + cents, 0)).toBe(owed);

  // Each seller's statement says what the car was sold for, what was kept of it, and what they were sent.
  const settled = played.filter(({ isSettled, paidOut }) => isSettled && (paidOut ?? 0) > 0);
  expect(new Set(settled.map(({ kind }) => kind))).toEqual(
    new Set(['BROKERAGE', 'PROFESSIONAL', 'PUBLIC_SALE']),
  );
  for (const { sale, price, paidOut = 0 } of settled) {
    const paper = await house.rooms.orders.readOrderDocument(`settlement_${sale.orderId}`, 'FR');
    const { text } = await readPdf(paper?.bytes ?? Buffer.of());
    const said = [100 * price, paidOut - 100 * price, paidOut].map(formatCents);
    expect(
      said.filter(amount => !text.replaceAll(/\s/g, ' ').includes(amount.replaceAll(/\s/g, ' '))),
    ).toEqual([]);
  }

  // The archive tells of each car what became of it in the end.
  const results = new Map<string, { verdict: string; price: number | null; isSettled: boolean }>();
  const latest = new Map(played.map(each => [each.sale.car.auctionId, each]));
  for (const offset of [0, 50]) {
    const page = await house.rooms.results.page(
      { brand: null, model: null, year: YEAR },
      { first: 50, offset },
    );
    expect(page.total).toBe(SALES);
    for (const { id, verdict, hammerPrice: price, isSettled } of page.results)
      results.set(id, { verdict, price, isSettled });
  }
  for (const [id, { verdict, isSettled, price }] of latest)
    expect([id, results.get(id)]).toEqual([
      id,
      { verdict, isSettled, price: verdict === 'FELL_THROUGH' ? null : price },
    ]);
  const [figures] = await house.rooms.results.years();
  const ends = [...latest.values()];
  const count = (some: readonly unknown[]) => some.length;
  expect(figures).toMatchObject({
    ...{ year: YEAR, ended: SALES },
    sold: count(ends.filter(({ verdict }) => verdict !== 'FELL_THROUGH')),
    settled: count(ends.filter(({ isSettled }) => isSettled)),
    fellThrough: count(ends.filter(({ verdict }) => verdict === 'FELL_THROUGH')),
    defaults: count(played.filter(({ isDefault }) => isDefault)),
  });
  const paidOut = await house.db.owner<{ cents: string }>(
    `select sum(p.cents) as cents from postings p join journal_entries e on e.id = p.entry_id
     where e.kind = 'PAYOUT' and p.account = 'SELLERS'`,
  );
  expect(Number(paidOut[0]?.cents)).toBe(played.reduce((sum, each) => sum + (each.paidOut ?? 0), 0));

  // The next year opens with what this one left.
  const { rows: opening, faults: wrong } = faultsOf(await writeOpening(), THIS_YEAR);
  expect(wrong).toEqual([]);
  for (const account of [
    'BANK',
    'CARDS',
    'UNALLOCATED',
    'ADVANCES',
    'ESCROW',
    'BUYERS',
    'SELLERS',
    'VAT',
  ] as const)
    expect([account, balanceOf(opening, chart[account].number)]).toEqual([
      ...[account, balanceOf(rows, chart[account].number)],
    ]);

  // What is booked in January of money that came in December is of January, as in the file: a year that is over stands.
  const late = played.find(({ isSettled }) => !isSettled)?.sale.orderId;
  for (const id of [null, late ?? null])
    expect(await book(staff, id, { cents: 4_200, valueOn: `${YEAR}-12-31` })).toBeNull();
  const sorted = (some: readonly { cents: number }[]) => some.map(each => JSON.stringify(each)).sort();
  expect(sorted(await house.rooms.accounting.balancesOn(`${YEAR}-12-31`))).toEqual(sorted(balances));
  expect(sorted((await people()).rows)).toEqual(sorted(held));
}, 300_000);

const writeOpening = async () => latin9(await writeFec(house.db.database, THIS_YEAR, readChart('')));
