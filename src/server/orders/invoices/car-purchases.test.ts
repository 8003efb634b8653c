import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFacturX } from '#test/kit/en16931.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { book, type Sale, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';
import { takeSheet } from '#test/kit/sheet.ts';
import { readChart } from '../../accounting/chart.ts';
import { writeFec } from '../../accounting/fec.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const PRICE = 2_500_000;
const BOOK = `mutation($uuid: ID!, $data: CarPurchaseInput!) { bookCarPurchase(adUuid: $uuid, data: $data) }`;
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const SEE = 'query($id: ID!) { order(id: $id) { purchase { costCents boughtOn soldBy reference } } }';
const VAT = `query($from: String!, $to: String!) { vatStatement(from: $from, to: $to) {
  dueCents agrees unknownCosts lines { item regime totalCents baseCents vatCents } } }`;
const LIST = `query($search: String, $isUnknown: Boolean) { houseCars(search: $search, isUnknown: $isUnknown) {
  totalCount cars { adUuid purchase { costCents } orderReference priceCents marginVatCents } } }`;
const GIVEN = { costCents: 2_000_000, boughtOn: '2026-01-05', soldBy: 'PRIVATE', reference: 'Achat 12' };

const buy = ({ car }: Pick<Sale, 'car'>, data: object = {}, who = staff) =>
  who.codeOf(BOOK, { uuid: car.uuid, data: { ...GIVEN, ...data } });
/** What stands to the credit of each account of a sale that was earned. */
async function earned(id: string): Promise<Record<string, number>> {
  const rows = await house.db.owner<{ account: string; cents: string }>(
    `select account, -sum(cents) as cents from postings where order_id = $1 and purpose = 'PRICE'
     and account in ('CAR_SALES', 'VAT', 'MARGIN_VAT') group by account having sum(cents) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}
/** The house's own car, signed and paid for. */
async function paid(): Promise<Sale> {
  const sale = await sellCar(house, { hasSeller: false });
  await signPaper(house, sale.buyer, sale.orderId);
  expect(await book(staff, sale.orderId, { cents: PRICE + 120_000, purpose: 'BOTH' })).toBeNull();
  return sale;
}
async function statement(day = todayInParis()) {
  const { data } = await staff.ask(VAT, { from: day, to: day });
  const { vatStatement } = data as unknown as {
    vatStatement: {
      dueCents: number;
      agrees: boolean;
      unknownCosts: number;
      lines: { item: string; regime: string; totalCents: number; baseCents: number; vatCents: number }[];
    };
  };
  return { ...vatStatement, margin: vatStatement.lines.find(({ regime }) => regime === 'MARGIN') };
}

describe('a car of the house’s own', () => {
  it('is handed over once it is known what it cost; the tax on its margin is booked, and shown to nobody', async () => {
    const sale = await paid();
    const { orderId: id, car, buyer } = sale;
    expect(await staff.codeOf(HAND_OVER, { id })).toBe('PurchaseUnknown');
    expect(await buy(sale)).toBeNull();
    const before = await statement();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    // 5 000,00 with the tax in it.
    expect(await earned(id)).toEqual({ CAR_SALES: 2_416_667, MARGIN_VAT: 83_333 });
    const after = await statement();
    expect(after.dueCents - before.dueCents).toBe(83_333);
    expect((after.margin?.vatCents ?? 0) - (before.margin?.vatCents ?? 0)).toBe(83_333);
    expect((after.margin?.baseCents ?? 0) - (before.margin?.baseCents ?? 0)).toBe(416_667);
    expect((after.margin?.totalCents ?? 0) - (before.margin?.totalCents ?? 0)).toBe(PRICE);
    const [invoice] = await house.db.owner<{ id: string; vat_cents: string; net_cents: string }>(
      "select id, vat_cents, net_cents from invoices where order_id = $1 and item = 'CAR'",
      [id],
    );
    expect(invoice).toMatchObject({ vat_cents: '0', net_cents: String(PRICE) });
    const paper = await house.rooms.orders.readOrderDocument(`invoice_${invoice?.id}`, 'FR');
    const bytes = paper?.bytes ?? Buffer.alloc(0);
    const said = `${(await readPdf(bytes)).text} ${await readFacturX(bytes)}`.replaceAll(/\s/g, '');
    expect(said).toContain('article297AduCGI');
    for (const secret of ['833,33', '833.33', '20000,00', '20000.00', '4166,67', '4166.67', 'Achat12'])
      expect([secret, said.includes(secret)]).toEqual([secret, false]);
    const rows = (await writeFec(house.db.database, Number(todayInParis().slice(0, 4)), readChart(''))).split(
      '\r\n',
    );
    expect(rows.filter(row => row.includes('\t445717\t')).map(row => row.split('\t')[12])).toContain(
      '833,33',
    );
    const copy = await house.rooms.accounts.copy(
      (await house.db.owner<{ buyer_id: string }>('select buyer_id from orders where id = $1', [id]))[0]
        ?.buyer_id ?? '',
    );
    expect(copy).not.toContain('Achat 12');
    expect((await buyer.ask(SEE, { id })).data).toEqual({ order: { purchase: null } });
    expect((await staff.ask(SEE, { id })).data).toEqual({ order: { purchase: GIVEN } });
    const { data } = await staff.ask(LIST, { search: car.uuid });
    expect(data).toMatchObject({
      houseCars: {
        totalCount: 1,
        cars: [{ purchase: { costCents: 2_000_000 }, priceCents: PRICE, marginVatCents: 83_333 }],
      },
    });
    const { text } = await takeSheet(house, staff, 'house-cars', { search: car.uuid });
    expect(text).toContain('PRIVATE,Achat 12,20000.00,');
    expect(text).toContain('MARGIN,25000.00,833.33');
    const { text: told } = await takeSheet(house, staff, 'house-cars', { search: car.uuid }, 'EN');
    expect(told).toContain('"A private person, or another without VAT",Achat 12,');
  });

  it('that is sold for less than it cost bears no tax, and takes nothing off another’s', async () => {
    const sale = await paid();
    expect(await buy(sale, { costCents: PRICE + 1 })).toBeNull();
    const before = await statement();
    expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
    expect(await earned(sale.orderId)).toEqual({ CAR_SALES: PRICE });
    const after = await statement();
    expect([after.dueCents, after.margin?.baseCents]).toEqual([before.dueCents, before.margin?.baseCents]);
  });

  it('whose cost was wrong is put right with a reason: the tax moves, and the entry before stands', async () => {
    const sale = await paid();
    expect(await buy(sale)).toBeNull();
    expect(await buy(sale, { costCents: 1_900_000 })).toBeNull();
    expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
    expect(await earned(sale.orderId)).toEqual({ CAR_SALES: 2_400_000, MARGIN_VAT: 100_000 });
    expect(await buy(sale, { costCents: 2_500_000 })).toBe('BadInput');
    expect(await buy(sale, { costCents: 2_200_000, reason: 'Frais comptés à tort' })).toBeNull();
    expect(await earned(sale.orderId)).toEqual({ CAR_SALES: 2_450_000, MARGIN_VAT: 50_000 });
    const entries = await house.db.owner<{ reason: string }>(
      "select reason from journal_entries where order_id = $1 and 'MARGIN_VAT' = any (accounts) order by id",
      [sale.orderId],
    );
    expect(entries.map(({ reason }) => reason)).toEqual(['', 'Frais comptés à tort']);
    const log = await house.db.owner<object>(
      "select to_jsonb(e) as line from audit_entries e where action = 'ad.purchaseBooked' and subject_id = $1",
      [sale.car.uuid],
    );
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log)).not.toMatch(/2200000|Achat 12/);
  });

  it('keeps a period that is over as it was: what is said of a cost later is of the day on which it is said', async () => {
    const sale = await paid();
    expect(await buy(sale)).toBeNull();
    expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
    const tables = ['journal_entries', 'invoices', 'car_purchases'];
    for (const table of tables) await house.db.owner(`alter table ${table} disable trigger user`);
    const of = [sale.orderId];
    await house.db.owner(
      "update journal_entries set booked_at = booked_at - interval '60 days' where order_id = $1",
      of,
    );
    await house.db.owner(
      "update invoices set issued_at = issued_at - interval '60 days' where order_id = $1",
      of,
    );
    await house.db.owner(
      "update car_purchases set booked_at = booked_at - interval '60 days' where ad_uuid = $1",
      [sale.car.uuid],
    );
    for (const table of tables) await house.db.owner(`alter table ${table} enable trigger user`);
    const [over, before] = [await statement(todayInParis(-60)), await statement()];
    expect(over).toMatchObject({ agrees: true, margin: { baseCents: 416_667, vatCents: 83_333 } });
    expect(await buy(sale, { costCents: 2_200_000, reason: 'Frais comptés à tort' })).toBeNull();
    expect(await statement(todayInParis(-60))).toEqual(over);
    const after = await statement();
    expect(after.agrees).toBe(true);
    expect((after.margin?.vatCents ?? 0) - (before.margin?.vatCents ?? 0)).toBe(50_000 - 83_333);
    expect((after.margin?.baseCents ?? 0) - (before.margin?.baseCents ?? 0)).toBe(250_000 - 416_667);
  });

  it('bought with VAT is sold with it, whatever the house usually does; a signed contract is kept to', async () => {
    const taxed = await sellCar(house, { hasSeller: false });
    expect(await buy(taxed, { soldBy: 'VAT_TRADER' })).toBeNull();
    await signPaper(house, taxed.buyer, taxed.orderId);
    await book(staff, taxed.orderId, { cents: PRICE + 120_000, purpose: 'BOTH' });
    expect(await buy(taxed, { soldBy: 'PRIVATE' })).toBe('PurchaseDiffers');
    expect(await staff.codeOf(HAND_OVER, { id: taxed.orderId })).toBeNull();
    expect(await earned(taxed.orderId)).toEqual({ CAR_SALES: 2_083_333, VAT: 416_667 });
    const onMargin = await paid();
    expect(await buy(onMargin, { soldBy: 'VAT_TRADER' })).toBe('PurchaseDiffers');
    expect(await buy(onMargin, { soldBy: 'MARGIN_TRADER' })).toBeNull();
  });

  it('is told by those who keep the accounts alone, who have just shown that it is them', async () => {
    const sale = await sellCar(house, { hasSeller: false });
    const others = await house.guest({ permissions: ['Ads:update', 'Auctions:update', 'Users:update'] });
    expect(await buy(sale, {}, others)).toBe('Forbidden');
    expect(await buy(sale, {}, house.visitor())).toBe('Unauthenticated');
    expect(await others.codeOf(LIST, {})).toBe('Forbidden');
    expect(await others.codeOf(VAT, { from: '2026-01-01', to: '2026-01-02' })).toBe('Forbidden');
    for (const wrong of [
      { costCents: -1 },
      { costCents: 0.5 },
      { boughtOn: '2099-01-01' },
      { boughtOn: 'hier' },
      { reference: ' ' },
    ])
      expect([wrong, await buy(sale, wrong)]).toEqual([wrong, 'BadInput']);
    const sellers = await sellCar(house);
    expect(await buy(sellers)).toBe('NotFound');
    expect(await buy({ car: { uuid: 'x', auctionId: '' } })).toBe('NotFound');
    expect(await staff.codeOf(VAT, { from: '2026-02-02', to: '2026-02-01' })).toBe('BadInput');
    const { data } = await staff.ask(LIST, { search: sale.car.uuid, isUnknown: true });
    expect(data).toMatchObject({
      houseCars: { totalCount: 1, cars: [{ purchase: null, marginVatCents: 0 }] },
    });
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect(await buy(sale)).toBe('PasswordNeeded');
  });
});
