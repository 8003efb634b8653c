import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, faultsOf } from '#test/kit/fec.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, sellCar, sellSigned, signPaper } from '#test/kit/sales.ts';
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
    const of = (piece: string) =>
      new Set(rows.filter(row => row.PieceRef === piece).map(row => row.EcritureLib?.split(' CAL')[0]));
    const [invoice, credit] = [`F-${YEAR}-0001`, `A-${YEAR}-0001`];
    expect([of(invoice), of(credit)]).toEqual([
      new Set([`Facture ${invoice}`]),
      new Set([`Avoir ${credit}`]),
    ]);
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

  it('name each side as at the first entry of their order, whatever becomes of them', async () => {
    const { orderId, buyer, seller } = await sellCar(house);
    await book(staff, orderId, { cents: 50_000, purpose: 'FEE' });
    const before = [await fec(YEAR), await fec(YEAR + 1)];
    await house.db.owner(
      "update accounts set first_name = 'Partie', last_name = 'Ailleurs' where email = $1",
      [buyer.email],
    );
    expect([await fec(YEAR), await fec(YEAR + 1)]).toEqual(before);
    for (const guest of [buyer, seller]) await signPaper(house, guest, orderId);
    expect(await fec(YEAR)).toEqual(before[0]);
    await house.db.owner("update accounts set first_name = '', last_name = '' where email = $1", [
      buyer.email,
    ]);
    expect([await fec(YEAR), await fec(YEAR + 1)]).toEqual(before);
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
