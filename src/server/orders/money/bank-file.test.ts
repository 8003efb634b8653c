import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankLine } from '#shared/fields/index.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, type Sale, sellCar, sellSigned, todayInParis } from '#test/kit/sales.ts';
import { checkJournal } from '../../accounting/index.ts';
import { numbersIn } from './bank-file.ts';
import { isNamedIn } from './payer-name.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const PRICE = 2_500_000;
const FEE = 120_000;
const READ = `query($lines: [BankLineInput!]!) { bankLines(lines: $lines) {
  state proposal { reference purpose by } } }`;
const BOOK = 'mutation($lines: [ChosenBankLineInput!]!) { bookBankLines(lines: $lines) { state code } }';
const UNDO = 'mutation($id: ID!, $reason: String!) { reverseEntry(id: $id, reason: $reason) }';
const ALLOCATE = `mutation($r: ID!, $o: ID!, $c: Float!) {
  allocateReceipt(receiptId: $r, orderId: $o, amountCents: $c, purpose: PRICE) { id } }`;
const MONEY = `query($id: ID!) { order(id: $id) { reference state money { price { cameCents } fee { cameCents }
  lines { kind source payer reference } } } }`;
type Money = {
  reference: string;
  state: string;
  money: { price: { cameCents: number }; fee: { cameCents: number }; lines: { source: string }[] };
};
const see = async (id: string) => (await staff.ask(MONEY, { id })).data?.order as unknown as Money;

let count = 0;
function line(of: Partial<BankLine> = {}): BankLine {
  count += 1;
  return {
    ...{
      account: 'FR7630006000011234567890189',
      bankReference: `B${count}`,
      position: 0,
      amountCents: PRICE,
    },
    ...{ valueOn: todayInParis(), payer: 'M ALAIN MERCIER', reference: 'VIREMENT VOITURE', ...of },
  };
}
const read = async (...lines: BankLine[]) => (await staff.ask(READ, { lines })).data?.bankLines as unknown;
const choose = async (lines: BankLine[], { orderId }: Partial<Sale> = {}, purpose = 'BOTH') => {
  const chosen = lines.map(each => ({ line: each, orderId: orderId ?? null, purpose }));
  const { data, errors } = await staff.ask(BOOK, { lines: chosen });
  return errors?.[0]?.extensions ?? (data?.bookBankLines as unknown);
};

describe('what a payer wrote', () => {
  it.each([
    ['CAL-000123', [123]],
    ['/INV/cal 000123 merci', [123]],
    ['CAL000007 CAL-7', [7]],
    ['CAL-000001/CAL-000002', [1, 2]],
    ['LOCAL 12, MEDICAL 4', []],
    ['CAL-0, CAL', []],
  ])('names orders in “%s”', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  it('names a person in whatever order and letters', () => {
    expect(isNamedIn('Étienne Lefèvre-Roux', 'M LEFEVRE ROUX ETIENNE')).toBe(true);
    expect(isNamedIn('Étienne Lefèvre', 'SCI LEFEVRE')).toBe(false);
    expect(isNamedIn('', 'anybody')).toBe(false);
  });
});

describe('a line of a bank’s statement', () => {
  it('is proposed for the order whose reference was written, whatever the amount', async () => {
    const { orderId } = await sellSigned(house);
    const { reference } = await see(orderId);
    const wrote = (amountCents: number) => line({ amountCents, payer: '', reference: `auto ${reference}` });
    const told = await read(wrote(PRICE), wrote(FEE), wrote(PRICE + FEE), wrote(500_000));
    expect(told).toEqual(
      // The first two settle it.
      ['PRICE', 'FEE', 'BOTH', 'BOTH'].map((purpose, at) => ({
        state: at < 2 ? 'NEW' : 'PAID',
        proposal: { reference, purpose, by: 'REFERENCE' },
      })),
    );
    expect(
      await read(line({ reference: `${reference} et CAL-999999` }), line({ reference: 'CAL-999999' })),
    ).toEqual([
      { state: 'NEW', proposal: null },
      { state: 'NEW', proposal: null },
    ]);
  });

  it('without one is proposed by amount and name together, and where one order alone fits', async () => {
    const sale = await sellCar(house, { price: 31_000 });
    const { reference } = await see(sale.orderId);
    await house.db.owner("update accounts set first_name = 'Zoé', last_name = 'Quérard' where email = $1", [
      sale.buyer.email,
    ]);
    const [right, wrongAmount, wrongName] = [
      line({ amountCents: 3_100_000, payer: 'QUERARD ZOE' }),
      line({ amountCents: 3_100_001, payer: 'QUERARD ZOE' }),
      line({ amountCents: 3_100_000, payer: 'QUERARD PAUL' }),
    ];
    expect(await read(right, wrongAmount, wrongName)).toEqual([
      { state: 'NEW', proposal: { reference, purpose: 'PRICE', by: 'AMOUNT' } },
      { state: 'NEW', proposal: null },
      { state: 'NEW', proposal: null },
    ]);
  });

  it('is booked once, whichever file brings it again, and is told as known', async () => {
    const sale = await sellSigned(house);
    const paid = line({ amountCents: PRICE + FEE });
    expect(await choose([paid, paid], sale)).toEqual([
      { state: 'BOOKED', code: null },
      { state: 'KNOWN', code: null },
    ]);
    const { state, money } = await see(sale.orderId);
    expect([state, money.price.cameCents, money.fee.cameCents]).toEqual(['PAID', PRICE, FEE]);
    expect(money.lines.find(({ source }) => source === 'FILE')).toMatchObject({
      ...{ payer: 'M ALAIN MERCIER', reference: 'VIREMENT VOITURE' },
    });
    const spaced = { ...paid, account: 'fr76 3000 6000 0112 3456 7890 189', payer: 'ANOTHER NAME' };
    expect(await read(spaced)).toEqual([{ state: 'KNOWN', proposal: null }]);
    expect(await choose([spaced], sale)).toEqual([{ state: 'KNOWN', code: null }]);
  });

  it('that was booked on the wrong order and undone waits for the right one, and stays on the bank’s account', async () => {
    const [wrong, right] = [await sellSigned(house), await sellSigned(house)];
    const paid = line({ amountCents: PRICE, payer: 'MLLE PERDUE' });
    const bank = async () => {
      const sql = "select coalesce(sum(cents), 0)::float8 as cents from postings where account = 'BANK'";
      return (await house.db.owner<{ cents: number }>(sql))[0]?.cents ?? 0;
    };
    const before = await bank();
    expect(await choose([paid], wrong, 'PRICE')).toEqual([{ state: 'BOOKED', code: null }]);
    const undo = async () => {
      const [entry] = await house.db.owner<{ id: string }>(
        `select max(id) as id from journal_entries where kind = 'RECEIPT' and payer = 'MLLE PERDUE'`,
      );
      expect(await staff.codeOf(UNDO, { id: entry?.id, reason: 'Mauvaise commande' })).toBeNull();
    };
    await undo();
    expect([await bank(), await read(paid)]).toEqual([before + PRICE, [{ state: 'KNOWN', proposal: null }]]);
    const { data } = await staff.ask('{ openReceipts { id payer leftCents } }');
    const { openReceipts } = data as unknown as { openReceipts: { id: string; payer: string }[] };
    const [open, ...more] = openReceipts.filter(({ payer }) => payer === 'MLLE PERDUE');
    expect([open, more]).toMatchObject([{ leftCents: PRICE }, []]);
    const whose = { r: open?.id, o: right.orderId, c: PRICE };
    expect(await staff.codeOf(ALLOCATE, whose)).toBeNull();
    const came = [wrong, right].map(async each => (await see(each.orderId)).money.price.cameCents);
    expect([await Promise.all(came), await bank()]).toEqual([[0, PRICE], before + PRICE]);
  });

  it('of no order that is undone was none of the bank’s, and is there to be taken again, once', async () => {
    const sale = await sellSigned(house);
    const paid = line({ amountCents: 123_400 });
    for (const whose of [{}, sale]) {
      expect(await read(paid)).toEqual([{ state: 'NEW', proposal: null }]);
      expect(await choose([paid, paid], whose, 'PRICE')).toEqual([
        { state: 'BOOKED', code: null },
        { state: 'KNOWN', code: null },
      ]);
      expect(await read(paid)).toEqual([{ state: 'KNOWN', proposal: null }]);
      if (whose === sale) break;
      const [entry] = await house.db.owner<{ id: string }>('select max(id) as id from journal_entries');
      expect(await staff.codeOf(UNDO, { id: entry?.id, reason: 'Autre compte' })).toBeNull();
    }
    expect((await see(sale.orderId)).money.price.cameCents).toBe(123_400);
  });

  it('that its bank gives no reference is known by what it says and its place among its like', async () => {
    const [first, second] = [0, 1].map(position =>
      line({ bankReference: '', position, amountCents: 4_200, reference: 'Sans référence' }),
    ) as [BankLine, BankLine];
    expect(await choose([first, second, first])).toEqual([
      { state: 'BOOKED', code: null },
      { state: 'BOOKED', code: null },
      { state: 'KNOWN', code: null },
    ]);
  });

  it('is told where nothing is missing of the order that it names', async () => {
    const { orderId } = await sellSigned(house);
    const [{ number } = { number: 0 }] = await house.db.owner<{ number: number }>(
      'select number from orders where id = $1',
      [orderId],
    );
    const twice = line({ amountCents: 2_620_000, reference: `CAL-${number}`, bankReference: 'again' });
    expect(await read(twice)).toMatchObject([{ proposal: { purpose: 'BOTH' } }]);
    const third = { ...twice, amountCents: 2_620_001, bankReference: 'third' };
    const [, after] = (await read({ ...twice, amountCents: 2_620_000 + 7 }, third)) as { state: string }[];
    expect(after?.state).toBe('PAID');
    await book(staff, orderId, { cents: 2_620_000, purpose: 'BOTH' });
    // Of another amount than what was booked that day: one alike is told as that.
    expect(await read({ ...twice, amountCents: 2_345_600 })).toMatchObject([
      { state: 'PAID', proposal: { purpose: 'BOTH' } },
    ]);
  });

  it('may be one that somebody booked by hand: it is told so', async () => {
    const { orderId } = await sellSigned(house);
    await book(staff, orderId, { cents: 77_700 });
    expect(await read(line({ amountCents: 77_700 }), line({ amountCents: 77_701 }))).toMatchObject([
      { state: 'ALIKE' },
      { state: 'NEW' },
    ]);
  });

  it('that is refused holds up no other; without an order it waits', async () => {
    const tomorrow = line({ valueOn: '2099-01-01' });
    const nameless = line({ amountCents: 5_500, payer: '', reference: 'x'.repeat(500) });
    expect(await choose([tomorrow, nameless])).toEqual([
      { state: 'REFUSED', code: 'BadInput' },
      { state: 'BOOKED', code: null },
    ]);
    const { data } = await staff.ask('{ openReceipts { payer leftCents reference } }');
    expect((data as { openReceipts?: object[] }).openReceipts).toContainEqual({
      ...{ payer: '—', leftCents: 5_500, reference: 'x'.repeat(140) },
    });
    const nowhere = { orderId: '00000000-0000-4000-8000-000000000000' };
    expect(await choose([line()], nowhere)).toEqual([{ state: 'REFUSED', code: 'NotFound' }]);
  });

  it('is refused as a whole where it is no line, and beyond so many', async () => {
    for (const wrong of [
      { amountCents: 0 },
      { amountCents: 1.5 },
      { valueOn: '2026-02-30' },
      { position: -1 },
    ])
      expect(await choose([line(), line(wrong)])).toMatchObject({
        code: 'BadInput',
        field: Object.keys(wrong)[0],
      });
    expect(await choose(Array.from({ length: 51 }, () => line()))).toMatchObject({ field: 'lines' });
    const reader = await house.guest();
    expect(await reader.codeOf(READ, { lines: [] })).toBe('Forbidden');
    expect(await reader.codeOf(BOOK, { lines: [] })).toBe('Forbidden');
  });

  it('leaves the journal without a gap, and whole to its last seal', async () => {
    const { brokenAt, count: entries } = await checkJournal(house.db.database);
    const [last] = await house.db.owner<{ id: number }>('select max(id)::int as id from journal_entries');
    expect([brokenAt, last?.id]).toEqual([null, entries]);
  });
});
