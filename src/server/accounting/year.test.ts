import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf, centsIn, faultsOf } from '#test/kit/fec.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, idOf, PAYOUT, type Sale, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';
import { readChart } from './chart.ts';
import { latin9, writeFec } from './fec.ts';
import { checkJournal } from './index.ts';
import type { LedgerAccount } from './reckoning.ts';

const THIS_YEAR = Number(todayInParis().slice(0, 4));
const YEAR = THIS_YEAR - 1;
let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ HOUSE_VAT: 'FR40 303 265 045' });
  staff = await house.guest({ permissions: ['Orders:update', 'Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const SALES = 60;
const SELLERS = ['BROKERAGE', 'PROFESSIONAL', 'HOUSE'] as const;
const BUYERS = [
  { country: 'FR', fee: 'STANDARD', car: 'MARGIN' },
  { country: 'DE', vatNumber: 'DE811569869', fee: 'REVERSE_CHARGE', car: 'MARGIN' },
  { country: 'CH', vatNumber: 'CHE123456788', fee: 'OUTSIDE', car: 'EXPORT' },
  { country: 'US', fee: 'STANDARD', car: 'EXPORT' },
] as const;
const STORIES = [
  ...['WHOLE', 'CARD', 'TWICE', 'TWICE_OPEN', 'UNKNOWN_PAYER', 'UNDONE', 'EQUAL_CREDITS'],
  ...['DEFAULT', 'SELLER_FAILS', 'CHANCE', 'UNSIGNED', 'PART', 'CREDIT_THEN_CANCELLED', 'EARLY'],
] as const;
type Story = (typeof STORIES)[number];

/** What should stand in the end, account by account, above zero where the house holds it or owes it. */
type Stands = Partial<Record<LedgerAccount, number>>;
/** What was invoiced, below zero where it was credited. */
type Papers = readonly (readonly [item: 'FEE' | 'CAR', cents: number])[];
type End = {
  readonly stands: Stands;
  readonly papers: Papers;
  readonly verdict: 'SOLD' | 'SOLD_TO_NEXT' | 'FELL_THROUGH';
  readonly isSettled: boolean;
  /** Whether the one who won did not go through with it. */
  readonly isDefault?: boolean;
  readonly paidOut?: number;
};
type Played = End & { sale: Sale; price: number; feeVat: string; carVat: string };

const SAVE_TRADER = 'mutation($data: TraderInput!) { saveTrader(data: $data) { company } }';
const CANCEL = `mutation($id: ID!, $fault: OrderFault!) {
  cancelOrder(id: $id, reason: "Le motif", fault: $fault) { state } }`;
const CREDIT = `mutation($id: ID!, $cents: Float) { creditOrder(id: $id, reason: "Geste", amountCents: $cents) { state } }`;
const UNDO = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Autre voiture") }';
const ALLOCATE = `mutation($receipt: ID!, $id: ID!, $cents: Float!) {
  allocateReceipt(receiptId: $receipt, orderId: $id, amountCents: $cents, purpose: BOTH) { state } }`;
const RETURN = `mutation($id: ID!, $purpose: LedgerPurpose!, $data: MadeTransferInput!) {
  returnMoney(id: $id, purpose: $purpose, data: $data) { state } }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const PAY = `mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }`;
const CHANCE = 'mutation($u: ID!) { offerSecondChance(uuid: $u) { id lastBid } }';
const ACCEPT = 'mutation($i: ID!) { acceptOffer(id: $i) { state } }';

async function must(guest: Guest, query: string, variables: object): Promise<Record<string, unknown>> {
  const { data, errors } = await guest.ask(query, variables);
  if (errors || !data) throw new Error(`${query} ${JSON.stringify(errors)}`);
  return data;
}
const giveBack = (id: string, purpose: 'PRICE' | 'FEE', amountCents: number) =>
  must(staff, RETURN, { id, purpose, data: { ...PAYOUT, paidOn: todayInParis(), amountCents } });
async function pay(id: string | null, cents: number, purpose: 'BOTH' | 'FEE' | 'PRICE' = 'BOTH') {
  expect(await book(staff, id, { cents, purpose })).toBeNull();
}
const lastReceipt = async () =>
  (
    await house.db.owner<{ id: string }>(`select max(id) as id from journal_entries where kind = 'RECEIPT'`)
  )[0]?.id;

/** The fee as the terms say it: 4.8 % with its tax, 500 euros at least, half a cent up. */
const feeOf = (price: number): number => Math.max(50_000, Math.floor((48 * price + 5) / 10));

async function sign({ buyer, seller, orderId }: Sale, isHouse: boolean): Promise<void> {
  await signPaper(house, buyer, orderId);
  if (!isHouse) await signPaper(house, seller, orderId);
}

/** The car changes hands and the price is passed on, once the buyer can no more go back on the sale. */
async function finish(id: string, isHouse: boolean): Promise<void> {
  await must(staff, HAND_OVER, { id });
  await house.db.owner('alter table order_steps disable trigger order_steps_never_change');
  await house.db.owner(
    "update order_steps set at = at - interval '20 days' where order_id = $1 and kind = 'HANDED_OVER'",
    [id],
  );
  await house.db.owner('alter table order_steps enable trigger order_steps_never_change');
  await must(staff, CLOSE, { id, payout: isHouse ? null : { ...PAYOUT, paidOn: todayInParis() } });
}

/** Plays a story to its end, and says what should have come of it. */
async function play(story: Story, sale: Sale, price: number, isHouse: boolean): Promise<End> {
  const { orderId: id, buyer } = sale;
  const [cents, fee] = [100 * price, feeOf(price)];
  const car: Papers = isHouse ? [['CAR', cents]] : [];
  const invoiced: Papers = [['FEE', fee], ...car];
  const done = { verdict: 'SOLD', isSettled: true, ...(isHouse ? {} : { paidOut: cents }) } as const;
  const bank = fee + (isHouse ? cents : 0);
  const fell = { verdict: 'FELL_THROUGH', isSettled: false } as const;
  if (story === 'UNSIGNED') {
    await must(staff, CANCEL, { id, fault: 'NOBODY' });
    return { ...fell, stands: {}, papers: [] };
  }
  if (story === 'CHANCE') {
    await must(staff, CANCEL, { id, fault: 'BUYER' });
    return { ...fell, isDefault: true, stands: {}, papers: [] };
  }
  if (story === 'EARLY') {
    await pay(id, cents);
    return {
      ...{ verdict: 'SOLD', isSettled: false, papers: [] },
      stands: { BANK: -cents, ADVANCES: cents },
    };
  }
  await sign(sale, isHouse);
  switch (story) {
    case 'WHOLE':
      await pay(id, cents + fee);
      await finish(id, isHouse);
      return { ...done, stands: { BANK: -bank }, papers: invoiced };
    case 'CARD':
      await must(buyer, PAY, { id });
      await pay(id, cents - 100_000, 'PRICE');
      await pay(id, 100_000, 'PRICE');
      await finish(id, isHouse);
      return { ...done, stands: { CARDS: -fee, BANK: fee - bank }, papers: invoiced };
    case 'TWICE':
      await pay(id, cents + fee);
      await pay(id, cents, 'PRICE');
      await giveBack(id, 'PRICE', cents);
      await finish(id, isHouse);
      return { ...done, stands: { BANK: -bank }, papers: invoiced };
    case 'TWICE_OPEN':
      await pay(id, cents + fee);
      await pay(id, fee, 'FEE');
      await finish(id, isHouse);
      return { ...done, stands: { BANK: -bank - fee, BUYERS: fee }, papers: invoiced };
    case 'UNKNOWN_PAYER': {
      await pay(null, cents + fee + 4_242);
      await must(staff, ALLOCATE, { receipt: await lastReceipt(), id, cents: cents + fee });
      await finish(id, isHouse);
      return { ...done, stands: { BANK: -bank - 4_242, UNALLOCATED: 4_242 }, papers: invoiced };
    }
    case 'UNDONE':
      await pay(id, fee, 'FEE');
      await must(staff, UNDO, { id: await lastReceipt() });
      await pay(id, cents + fee);
      await must(staff, HAND_OVER, { id });
      return {
        ...{ verdict: 'SOLD', isSettled: true },
        stands: isHouse ? { BANK: -bank } : { BANK: -bank - cents, SELLERS: cents },
        papers: [['FEE', fee], ['FEE', -fee], ...invoiced],
      };
    case 'EQUAL_CREDITS':
      await pay(id, cents + fee);
      for (const part of [12_345, 12_345]) await must(staff, CREDIT, { id, cents: part });
      await giveBack(id, 'FEE', 24_690);
      await finish(id, isHouse);
      return {
        ...{ ...done, stands: { BANK: 24_690 - bank } },
        papers: [['FEE', fee], ['FEE', -12_345], ['FEE', -12_345], ...car],
      };
    case 'DEFAULT':
      await must(buyer, PAY, { id });
      await must(staff, CANCEL, { id, fault: 'BUYER' });
      return { ...fell, isDefault: true, stands: { CARDS: -fee }, papers: [['FEE', fee]] };
    case 'SELLER_FAILS':
      await pay(id, cents + fee);
      await must(staff, CANCEL, { id, fault: 'SELLER' });
      await giveBack(id, 'PRICE', cents);
      return {
        ...fell,
        stands: { BANK: -fee, BUYERS: fee },
        papers: [
          ['FEE', fee],
          ['FEE', -fee],
        ],
      };
    case 'PART':
      await pay(id, cents - 1, 'PRICE');
      return {
        ...{ verdict: 'SOLD', isSettled: false, papers: [] },
        stands: { BANK: 1 - cents, ESCROW: cents - 1 },
      };
    case 'CREDIT_THEN_CANCELLED':
      await must(buyer, PAY, { id });
      await must(staff, CREDIT, { id, cents: 9_999 });
      await must(staff, CANCEL, { id, fault: 'NOBODY' });
      return {
        ...fell,
        stands: {},
        papers: [
          ['FEE', fee],
          ['FEE', -9_999],
          ['FEE', 9_999 - fee],
        ],
      };
  }
}

type Who = { buyer: Guest; country: string; fee: string; car: string };

async function people() {
  const trade = async (guest: Guest, vatNumber: string, country: string) => {
    const where = { street: '1 rue Royale', zipCode: '75008', city: 'Paris', country };
    await must(guest, SAVE_TRADER, {
      data: { company: 'Müller', registerNumber: 'RCS 1', vatNumber, ...where },
    });
    await house.db.owner('update accounts set is_professional = true where email = $1', [guest.email]);
  };
  const buyers: Who[] = [];
  for (const each of BUYERS) {
    const buyer = await house.guest();
    if ('vatNumber' in each) await trade(buyer, each.vatNumber, each.country);
    await house.db.owner(
      `insert into addresses (account_id, country, city, zip_code, street, is_default)
       values ($1, $2, 'Ville', '10000', 'Rue 1', true)`,
      [await idOf(house, buyer), each.country],
    );
    buyers.push({ ...each, buyer });
  }
  const [person, dealer] = [await house.guest(), await house.guest({ firstName: 'Claire' })];
  await trade(dealer, 'FR40303265045', 'FR');
  return { buyers, sellers: { BROKERAGE: person, PROFESSIONAL: dealer, HOUSE: person } };
}

/** A year of the house, and what its second reckoning says should stand at the end of each sale. */
async function playYear(): Promise<Played[]> {
  const { buyers, sellers } = await people();
  const next = await house.guest({ firstName: 'Denis' });
  const played: Played[] = [];
  for (let at = 0; at < SALES; at += 1) {
    const kind = SELLERS[at % SELLERS.length] ?? 'HOUSE';
    // Each round of stories begins with another buyer, so that each meets them all.
    const who = buyers[(at + Math.floor(at / STORIES.length)) % buyers.length];
    const story = STORIES[at % STORIES.length] ?? 'WHOLE';
    if (!who) throw new Error('nobody buys');
    const price = 8_003 + 1_237 * at;
    const wish = { price, hasSeller: kind !== 'HOUSE', buyer: who.buyer, seller: sellers[kind] };
    const sale = await sellCar(house, {
      ...wish,
      ...(story === 'CHANCE' ? { underbid: [next, price - 1_000] } : {}),
    });
    await house.db.owner('update auctions set regime = $2 where id = $1', [sale.car.auctionId, kind]);
    const vat = { feeVat: who.fee, carVat: who.car };
    const end = await play(story, sale, price, kind === 'HOUSE');
    played.push({ ...end, ...vat, sale, price });
    if (story === 'CHANCE') played.push(await takeChance(sale, next, price - 1_000, kind === 'HOUSE'));
  }
  return played;
}

async function takeChance(sale: Sale, next: Guest, price: number, isHouse: boolean): Promise<Played> {
  const { offerSecondChance } = await must(staff, CHANCE, { u: sale.car.uuid });
  const { id, lastBid } = offerSecondChance as { id: string; lastBid: number };
  expect(lastBid).toBe(price);
  await must(next, ACCEPT, { i: id });
  const [order] = await house.db.owner<{ id: string }>(
    "select id from orders where auction_id = $1 and state <> 'CANCELLED'",
    [sale.car.auctionId],
  );
  await house.db.owner(
    `insert into addresses (account_id, country, city, zip_code, street, is_default)
     select $1, 'FR', 'Lyon', '69001', 'Rue 2', true where not exists (select from addresses where account_id = $1)`,
    [await idOf(house, next)],
  );
  const chance = { ...sale, buyer: next, orderId: order?.id ?? '' };
  const end = await play('WHOLE', chance, price, isHouse);
  const vat = { feeVat: 'STANDARD', carVat: 'MARGIN' };
  return { ...end, ...vat, verdict: 'SOLD_TO_NEXT', sale: chance, price };
}

/** Spreads what happened just now over the year before, in the order in which it happened. */
async function moveToLastYear(): Promise<void> {
  const { owner } = house.db;
  const tables = ['journal_entries', 'invoices', 'auctions'];
  for (const table of tables) await owner(`alter table ${table} disable trigger user`);
  await owner(
    `create table played as select min(created_at) - interval '1 minute' as since,
       clock_timestamp() - min(created_at) + interval '2 minutes' as lasted from orders`,
  );
  const moved = (column: string) =>
    `(timestamptz '${YEAR}-01-02 12:00Z' + interval '360 days' *
       (extract(epoch from ${column} - (select since from played)) / extract(epoch from (select lasted from played))))`;
  await owner(
    `update journal_entries set value_on = ${moved('booked_at')}::date, booked_at = ${moved('booked_at')}`,
  );
  await owner(`update invoices set issued_at = ${moved('issued_at')},
    series = replace(series, '${THIS_YEAR}', '${YEAR}')`);
  await owner(`update orders set created_at = ${moved('created_at')}`);
  await owner(`update auctions set start_at = start_at - interval '2 years', scheduled_end_at = ${moved('closed_at')},
    end_at = ${moved('closed_at')}, closed_at = ${moved('closed_at')} where status <> 'open'`);
  for (const table of tables) await owner(`alter table ${table} enable trigger user`);
}

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
  const table = (await house.rooms.orders.readExport('invoices', YEAR)) ?? '';
  const lines = table.replace('\ufeff', '').trimEnd().split('\r\n').slice(1);
  return lines.map(line => {
    const cells = Array.from(
      line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
      each => each[1] ?? each[2] ?? '',
    );
    const [number = '', day = '', kind = '', , , , subject = ''] = cells;
    const [net = 0, vat = 0, total = 0] = cells.slice(7, 10).map(cell => Math.round(100 * Number(cell)));
    return { number, day, kind, subject, net, vat, total, item: cells[10] ?? '', regime: cells[11] ?? '' };
  });
}

it('a year of sixty sales agrees to the cent: journal, papers, tax, balances and archive', async () => {
  const played = await playYear();
  await house.rooms.jobs.drain();
  expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
  await moveToLastYear();

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
    const regimeOf = (item: string) => (item === 'FEE' ? feeVat : carVat);
    expect(own.map(({ item, total, regime }) => [item, total, regime].join()).sort()).toEqual(
      expected.map(([item, cents]) => [item, cents, regimeOf(item)].join()).sort(),
    );
    // Of an order and item, the tax of all together is the tax of what is left.
    for (const item of ['FEE', 'CAR']) {
      const of = own.filter(each => each.item === item);
      const [left, vat] = [
        of.reduce((sum, { total }) => sum + total, 0),
        of.reduce((sum, each) => sum + each.vat, 0),
      ];
      expect([order, vat]).toEqual([order, taxIn(left, regimeOf(item))]);
    }
  }
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
  const EARNED = [chart.FEES.number, chart.CAR_SALES.number, chart.VAT.number];
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
    expect([month, on(chart.FEES.number), on(chart.CAR_SALES.number)]).toEqual([
      ...[month, turnover('FEE'), turnover('CAR')],
    ]);
  }

  // Balances: of the second reckoning, of the house, and of the file.
  const expected = new Map<string, number>();
  const add = (account: string, cents: number) => expected.set(account, (expected.get(account) ?? 0) + cents);
  for (const { stands } of played) for (const [account, cents] of Object.entries(stands)) add(account, cents);
  for (const { item, net, vat } of papers) {
    add(item === 'FEE' ? 'FEES' : 'CAR_SALES', net);
    add('VAT', vat);
  }
  const balances = await house.rooms.accounting.balancesOn(`${YEAR}-12-31`);
  const standing = balances.filter(({ cents }) => cents !== 0);
  expect(new Map(standing.map(({ account, cents }) => [account, 0 - cents]))).toEqual(
    new Map([...expected].filter(([, cents]) => cents !== 0)),
  );
  expect([...expected.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
  for (const { account, cents } of balances)
    expect([account, Number(balanceOf(rows, chart[account].number))]).toEqual([account, cents]);
  const held = await house.rooms.accounting.peopleOn(`${YEAR}-12-31`);
  const owed = ['ADVANCES', 'ESCROW', 'BUYERS', 'SELLERS'].reduce(
    (sum, each) => sum + (expected.get(each) ?? 0),
    0,
  );
  expect(held.reduce((sum, { cents }) => sum + cents, 0)).toBe(owed);

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
}, 120_000);

const writeOpening = async () => latin9(await writeFec(house.db.database, THIS_YEAR, readChart('')));
