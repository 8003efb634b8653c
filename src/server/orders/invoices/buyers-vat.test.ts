import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPurchase } from '#test/kit/cars.ts';
import { faultsOf, parseInvoice, readFacturX } from '#test/kit/en16931.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { openRegisters } from '#test/kit/registers.ts';
import { book, idOf, type Sale, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';
import { linesOfYear } from '#test/kit/sheet.ts';
import { readChart } from '../../accounting/chart.ts';
import { writeFec } from '../../accounting/fec.ts';

let registers: Awaited<ReturnType<typeof openRegisters>>;
let house: TestHouse;
/** The same house with cars that it bought with VAT. */
let taxed: TestHouse;
let staff: Guest;
beforeAll(async () => {
  registers = await openRegisters();
  const settings = { ...registers.settings, HOUSE_VAT: 'FR40 303 265 045' };
  house = await openTestHouse(settings);
  taxed = await openTestHouse({ ...settings, HOUSE_CARS_VAT: 'standard' }, undefined, house);
  staff = await house.guest({ permissions: ['Orders:update', 'Users:update'] });
});
afterAll(async () => {
  await taxed[Symbol.asyncDispose]();
  await house[Symbol.asyncDispose]();
  await registers[Symbol.asyncDispose]();
});
beforeEach(async () => {
  registers.vat.clear();
  registers.control.unavailable.clear();
  await house.db.owner('delete from jobs');
});

const SAVE = 'mutation($data: TraderInput!) { saveTrader(data: $data) { company } }';
const VAT = `query($id: ID!) { order(id: $id) { buyerVat { state isOpen number consultation name
  rulings { item regime number consultation } } } }`;
const NUMBER = 'DE811569869';
const TRADER = {
  ...{ company: 'Müller GmbH', registerNumber: 'HRB 1', vatNumber: NUMBER },
  ...{ street: 'Königstraße 1', zipCode: '70173', city: 'Stuttgart', country: 'DE' },
};

const declare = async ({ buyer }: Pick<Sale, 'buyer'>, more: Partial<typeof TRADER> = {}) =>
  expect(await buyer.codeOf(SAVE, { data: { ...TRADER, ...more } })).toBeNull();
const confirm = async ({ buyer }: Pick<Sale, 'buyer'>) =>
  house.db.owner('update accounts set is_professional = true where email = $1', [buyer.email]);
const drain = () => house.rooms.jobs.drain();
/** What is tried later, now. */
async function workAgain(): Promise<void> {
  await house.db.owner('update jobs set run_at = clock_timestamp()');
  await drain();
}
async function vatOf(guest: Guest, id: string) {
  const { data } = await guest.ask(VAT, { id });
  type Vat = { state: string; number: string; consultation: string | null; name: string | null };
  return (data as unknown as { order: { buyerVat: Vat & { rulings: object[] } } }).order.buyerVat;
}
type Row = { id: string; item: string; vat: string; vat_cents: string; total_cents: string; buyer: object };
const invoicesOf = (id: string) =>
  house.db.owner<Row>('select * from invoices where order_id = $1 order by issued_at, number', [id]);
const payFee = ({ orderId }: Sale) => book(staff, orderId, { cents: 120_000, purpose: 'FEE' });
const told = async ({ buyer }: Pick<Sale, 'buyer'>) =>
  (await house.rooms.mail.list(buyer.email)).map(({ subject }) => subject);

/** A car sold to a company of Stuttgart that staff know. */
async function sell(hasSeller = true): Promise<Sale> {
  const sale = await sellCar(house, { hasSeller });
  await declare(sale);
  await confirm(sale);
  return sale;
}
async function sign(sale: Sale, hasSeller = true): Promise<void> {
  await signPaper(house, sale.buyer, sale.orderId);
  if (hasSeller) await signPaper(house, sale.seller, sale.orderId);
}

describe('the VAT number of a buyer', () => {
  it('that VIES confirms takes the tax off, and the proof stands with the order, the invoice and its data', async () => {
    registers.vat.set(NUMBER, 'MÜLLER GMBH');
    const sale = await sell();
    await drain();
    expect(registers.askers.at(-1)).toBe('FR40303265045');
    const vat = await vatOf(sale.buyer, sale.orderId);
    expect(vat).toMatchObject({ state: 'VALID', number: NUMBER, name: 'MÜLLER GMBH', rulings: [] });
    expect(vat.consultation).toMatch(/^WAPI/);
    await sign(sale);
    expect(await payFee(sale)).toBeNull();
    const [invoice] = await invoicesOf(sale.orderId);
    expect(invoice).toMatchObject({
      item: 'FEE',
      vat: 'REVERSE_CHARGE',
      vat_cents: '0',
      total_cents: '120000',
    });
    const { rulings } = await vatOf(staff, sale.orderId);
    expect(rulings).toEqual([
      { item: 'FEE', regime: 'REVERSE_CHARGE', number: NUMBER, consultation: vat.consultation },
    ]);
    const paper = await house.rooms.orders.readOrderDocument(`invoice_${invoice?.id}`, 'FR');
    const bytes = paper?.bytes ?? Buffer.alloc(0);
    const said = (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ');
    expect(said).toContain(NUMBER);
    expect(said).toContain('Autoliquidation');
    const xml = (await readFacturX(bytes)) ?? '';
    expect(faultsOf(xml)).toEqual([]);
    const transaction = 'SupplyChainTradeTransaction';
    const read = parseInvoice(xml);
    expect(
      read.text(`${transaction}/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedTaxRegistration/ID`),
    ).toBe(NUMBER);
    const tax = `${transaction}/ApplicableHeaderTradeSettlement/ApplicableTradeTax`;
    expect([read.text(`${tax}/CategoryCode`), read.text(`${tax}/ExemptionReasonCode`)]).toEqual([
      ...['AE', 'VATEX-EU-AE'],
    ]);
    const statement = await house.rooms.accounting.vatStatement(todayInParis(), todayInParis());
    expect(statement.unionSales).toContainEqual({
      ...{ month: todayInParis().slice(0, 7), item: 'FEE' },
      ...{ vatNumber: NUMBER, name: 'Müller GmbH', netCents: 120_000 },
    });
    expect(await linesOfYear(house, 'unionSales', Number(todayInParis().slice(0, 4)))).toContainEqual(
      expect.objectContaining({
        ...{ declaration: 'DES', country: 'DE', vatNumber: NUMBER, name: 'Müller GmbH', net: '1200.00' },
      }),
    );
    const fec = await writeFec(house.db.database, Number(todayInParis().slice(0, 4)), readChart(''));
    expect(fec.split('\r\n').filter(line => line.startsWith('VE') && line.includes(NUMBER))).toHaveLength(2);
  });

  it('that VIES does not know leaves the tax in, says so plainly, and may be put right before the invoice', async () => {
    const sale = await sell();
    await drain();
    expect(await vatOf(sale.buyer, sale.orderId)).toMatchObject({ state: 'INVALID' });
    await drain();
    expect(await told(sale)).toContainEqual(expect.stringContaining('VIES ne connaît pas votre numéro'));
    await sign(sale);
    registers.vat.set('DE123456789', 'MÜLLER GMBH');
    await declare(sale, { vatNumber: 'DE123456789' });
    await drain();
    // Anybody's number can be typed: it counts once staff have found it in the registers.
    expect(await vatOf(sale.buyer, sale.orderId)).toMatchObject({ state: 'INVALID', number: NUMBER });
    await confirm(sale);
    expect(await payFee(sale)).toBeNull();
    const [invoice] = await invoicesOf(sale.orderId);
    expect(invoice).toMatchObject({ vat: 'REVERSE_CHARGE', vat_cents: '0' });
    expect(invoice).toMatchObject({ buyer: { vatNumber: 'DE123456789' } });
  });

  it('that nobody put right leaves the tax in', async () => {
    const sale = await sell();
    await drain();
    await sign(sale);
    expect(await payFee(sale)).toBeNull();
    const [invoice] = await invoicesOf(sale.orderId);
    expect(invoice).toMatchObject({ vat: 'STANDARD', vat_cents: '20000', total_cents: '120000' });
    await drain();
    expect(await told(sale)).toContainEqual(expect.stringContaining('Facturé avec la TVA française'));
  });

  it('of another company than the contract names takes no tax off', async () => {
    const sale = await sell();
    await drain();
    await sign(sale);
    registers.vat.set('DE123456789', 'SCHMIDT GMBH');
    await declare(sale, { company: 'Schmidt GmbH', vatNumber: 'DE123456789' });
    await drain();
    expect(await payFee(sale)).toBeNull();
    expect((await invoicesOf(sale.orderId))[0]).toMatchObject({ vat: 'STANDARD' });
  });

  it('waits while VIES is away: the buyer is written to, and an answer before the invoice counts', async () => {
    registers.control.unavailable.add('DE');
    registers.vat.set(NUMBER, 'MÜLLER GMBH');
    const [answered, silent] = [await sell(), await sell()];
    await drain();
    for (const sale of [answered, silent]) {
      expect(await vatOf(sale.buyer, sale.orderId)).toMatchObject({ state: 'PENDING', consultation: null });
      await sign(sale);
    }
    await house.rooms.orders.sweepVies();
    await drain();
    expect(await told(silent)).not.toContainEqual(expect.stringContaining('attend sa vérification'));
    await house.db.owner("update trader_checks set asked_at = asked_at - interval '2 hours'");
    for (let times = 0; times < 2; times += 1) await house.rooms.orders.sweepVies();
    await drain();
    const letters = (await told(silent)).filter(subject => subject.includes('attend sa vérification'));
    expect(letters).toHaveLength(1);
    expect(await payFee(silent)).toBeNull();
    expect((await invoicesOf(silent.orderId))[0]).toMatchObject({ vat: 'STANDARD', vat_cents: '20000' });
    registers.control.unavailable.clear();
    await workAgain();
    expect(await payFee(answered)).toBeNull();
    expect((await invoicesOf(answered.orderId))[0]).toMatchObject({ vat: 'REVERSE_CHARGE', vat_cents: '0' });
    // What was invoiced stays as it was said.
    expect((await invoicesOf(silent.orderId)).length).toBe(1);
  });

  it('is asked about again each day while an order is open, and an old answer counts no more', async () => {
    registers.vat.set(NUMBER, 'MÜLLER GMBH');
    const sale = await sell();
    await drain();
    await sign(sale);
    const id = await idOf(house, sale.buyer);
    // The number has ended since.
    registers.vat.clear();
    const before = registers.asked.length;
    await house.rooms.selling.sweep();
    await drain();
    expect(registers.asked.length).toBe(before);
    await house.db.owner(
      "update trader_checks set asked_at = asked_at - interval '25 hours' where account_id = $1",
      [id],
    );
    await house.rooms.selling.sweep();
    await drain();
    expect(registers.asked.length).toBe(before + 1);
    expect(await vatOf(sale.buyer, sale.orderId)).toMatchObject({ state: 'INVALID' });
    const rows = await house.db.owner('select state from vat_findings where account_id = $1 order by id', [
      id,
    ]);
    expect(rows).toEqual([{ state: 'KNOWN' }, { state: 'UNKNOWN' }]);
  });

  it('whose answer is older than the house lets it be is waited for anew', async () => {
    registers.vat.set(NUMBER, 'MÜLLER GMBH');
    const sale = await sell();
    await drain();
    await house.db.owner('alter table vat_findings disable trigger vat_findings_never_change');
    await house.db.owner("update vat_findings set answered_at = answered_at - interval '73 hours'");
    await house.db.owner('alter table vat_findings enable trigger vat_findings_never_change');
    expect(await vatOf(sale.buyer, sale.orderId)).toMatchObject({ state: 'PENDING' });
  });

  it('takes the tax off a car that the house bought with VAT, never off one under the margin scheme', async () => {
    registers.vat.set(NUMBER, 'MÜLLER GMBH');
    for (const scheme of ['STANDARD', 'MARGIN'] as const) {
      const sale = await sell(false);
      await drain();
      const accountId = await idOf(house, sale.buyer);
      if (scheme === 'STANDARD')
        await taxed.rooms.orders.sendCode(sale.orderId, 'CONTRACT', { accountId, language: 'FR' }, null);
      else await addPurchase(house, sale.car.uuid, 2_000_000);
      await sign(sale, false);
      expect(await book(staff, sale.orderId, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
      const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
      expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
      const invoices = await invoicesOf(sale.orderId);
      expect(invoices.map(({ item, vat }) => [item, vat])).toEqual([
        ['FEE', 'REVERSE_CHARGE'],
        ['CAR', scheme === 'STANDARD' ? 'INTRA_EU' : 'MARGIN'],
      ]);
    }
  });

  it('given after the contract, or not confirmed by staff, changes nothing; a seller sees none of it', async () => {
    registers.vat.set(NUMBER, 'MÜLLER GMBH');
    const sale = await sellCar(house);
    expect(await vatOf(sale.buyer, sale.orderId)).toMatchObject({ state: 'NONE', isOpen: true });
    // Once the contract names a private person, no company counts that is named after it.
    const another = await sellCar(house);
    await sign(another);
    expect(await vatOf(another.buyer, another.orderId)).toMatchObject({ state: 'NONE', isOpen: false });
    await declare(sale);
    await drain();
    expect(await vatOf(sale.buyer, sale.orderId)).toMatchObject({ state: 'UNCONFIRMED', number: NUMBER });
    expect(await vatOf(sale.seller, sale.orderId)).toBeNull();
    await sign(sale);
    await confirm(sale);
    expect(await vatOf(sale.buyer, sale.orderId)).toMatchObject({ state: 'LATE', isOpen: false });
    expect(await payFee(sale)).toBeNull();
    const [late] = await invoicesOf(sale.orderId);
    expect(late).toMatchObject({ vat: 'STANDARD' });
    // The contract names a private person: so does the invoice.
    expect(Object.keys(late?.buyer ?? {})).toEqual(['name', 'email', 'address']);
    // A number that somebody typed and staff never found in the registers may be anybody's: no invoice bears it.
    const unknown = await sellCar(house);
    await sign(unknown);
    await declare(unknown);
    expect(await payFee(unknown)).toBeNull();
    const [invoice] = await invoicesOf(unknown.orderId);
    expect(Object.keys(invoice?.buyer ?? {})).toEqual(['name', 'email', 'address']);
  });

  it('leaves with its person, but for what an invoice rests on', async () => {
    registers.vat.set(NUMBER, 'MÜLLER GMBH');
    const sale = await sell();
    await drain();
    await declare(sale, { vatNumber: 'DE999999999' });
    await drain();
    await declare(sale);
    await confirm(sale);
    await drain();
    await sign(sale);
    await payFee(sale);
    const id = await idOf(house, sale.buyer);
    const copy = JSON.parse(await house.rooms.accounts.copy(id));
    expect(copy.selling.viesSaid).toHaveLength(3);
    await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [sale.orderId]);
    await house.rooms.accounts.erase({ id, isFresh: true }, PASSWORD);
    const left = await house.db.owner('select number, state from vat_findings where account_id = $1', [id]);
    expect(left).toEqual([{ number: NUMBER, state: 'KNOWN' }]);
  });
});
