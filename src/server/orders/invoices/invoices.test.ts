import { PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPurchase } from '#test/kit/cars.ts';
import { faultsOf, parseInvoice, readFacturX } from '#test/kit/en16931.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { book, idOf, type Sale, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';
import { linesOfYear } from '#test/kit/sheet.ts';
import { readChart } from '../../accounting/chart.ts';
import { writeFec } from '../../accounting/fec.ts';

const HOUSE = { HOUSE_VAT: 'FR40 303 265 045' };
const YEAR = Number(new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: 'numeric' }).format());
let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse(HOUSE);
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const SAVE_TRADER = 'mutation($data: TraderInput!) { saveTrader(data: $data) { company } }';
const REPORT = `mutation($id: ID!) {
  writeHandoverReport(id: $id, data: { odometer: 45678, keyCount: 2, remarks: "", photoIds: [] }) { task } }`;
const CREDIT = `mutation($id: ID!, $cents: Float!) {
  creditOrder(id: $id, reason: "Geste & excuses", amountCents: $cents) { state } }`;

type Wish = { hasSeller?: boolean; country?: string; vatNumber?: string; price?: number };

/** A car sold to a buyer of a country, by trade where they have a number, the contract signed. */
async function sell({ hasSeller = true, country = 'FR', vatNumber, price = 25_000 }: Wish): Promise<Sale> {
  const sale = await sellCar(house, { hasSeller, price });
  const buyerId = await idOf(house, sale.buyer);
  await house.db.owner('update addresses set country = $2 where account_id = $1', [buyerId, country]);
  if (vatNumber !== undefined) {
    const where = { street: 'Königstraße 1', zipCode: '70173', city: 'Stuttgart', country };
    const data = { company: 'Müller & Söhne', registerNumber: 'HRB 1', vatNumber, ...where };
    expect((await sale.buyer.ask(SAVE_TRADER, { data })).errors).toBeUndefined();
    await house.db.owner('update accounts set is_professional = true where id = $1', [buyerId]);
  }
  await signPaper(house, sale.buyer, sale.orderId);
  if (hasSeller) await signPaper(house, sale.seller, sale.orderId);
  return sale;
}

/** The house's own car, paid and handed over. */
async function handOver(wish: Wish): Promise<string> {
  const { orderId: id, buyer, car } = await sell({ ...wish, hasSeller: false });
  await addPurchase(house, car.uuid, 100 * (wish.price ?? 25_000));
  expect(await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' })).toBeNull();
  expect((await staff.ask(REPORT, { id })).errors).toBeUndefined();
  expect((await invoicesOf(id)).map(({ item }) => item)).toEqual(['FEE']);
  expect(await signPaper(house, buyer, id, 'REPORT')).toBe('HANDED_OVER');
  return id;
}

type Row = {
  id: string;
  series: string;
  number: number;
  item: string;
  kind: string;
  vat: string;
  net_cents: string;
  vat_cents: string;
  total_cents: string;
};
const invoicesOf = (orderId: string) =>
  house.db.owner<Row>('select * from invoices where order_id = $1 order by issued_at, number', [orderId]);

async function read(row: Row | undefined, language: 'FR' | 'EN' = 'FR') {
  const paper = await house.rooms.orders.readOrderDocument(`invoice_${row?.id}`, language);
  const bytes = paper?.bytes ?? Buffer.alloc(0);
  const said = (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ');
  return { bytes, said, xml: (await readFacturX(bytes)) ?? '' };
}

describe('the invoice of the fee', () => {
  it.each([
    [{ country: 'FR' }, 'STANDARD', 'S', 'TVA 20 %'],
    [{ country: 'DE' }, 'STANDARD', 'S', 'TVA 20 %'],
    [{ country: 'FR', vatNumber: 'FR40303265045' }, 'STANDARD', 'S', 'TVA 20 %'],
    [{ country: 'DE', vatNumber: 'DE811569869' }, 'REVERSE_CHARGE', 'AE', 'Autoliquidation'],
    [{ country: 'CH', vatNumber: 'CHE123456788' }, 'OUTSIDE', 'O', 'TVA non applicable'],
  ] as const)('of %o is under %s', async (wish, vat, code, mention) => {
    const { orderId } = await sell(wish);
    expect(await book(staff, orderId, { cents: 120_000, purpose: 'FEE' })).toBeNull();
    const [invoice] = await invoicesOf(orderId);
    const vatCents = vat === 'STANDARD' ? '20000' : '0';
    expect(invoice).toMatchObject({ item: 'FEE', vat, vat_cents: vatCents, total_cents: '120000' });
    const { said, xml } = await read(invoice);
    expect(said).toContain(mention);
    expect(faultsOf(xml)).toEqual([]);
    const tax = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax';
    expect(parseInvoice(xml).text(`${tax}/CategoryCode`)).toBe(code);
    if ('vatNumber' in wish) expect(said).toContain('Müller & Söhne');
    expect(said.includes('indemnité forfaitaire de 40')).toBe('vatNumber' in wish);
    const [books] = await house.db.owner<{ fees: string; vat: string | null }>(
      `select -sum(cents) filter (where account = 'FEES') as fees, -sum(cents) filter (where account = 'VAT') as vat
       from postings where order_id = $1`,
      [orderId],
    );
    expect(books).toEqual({ fees: invoice?.net_cents, vat: vat === 'STANDARD' ? vatCents : null });
    const contract = await house.rooms.orders.readOrderDocument(`contract_${orderId}`, 'FR');
    const contractSays = (await readPdf(contract?.bytes ?? Buffer.alloc(0))).text;
    expect(contractSays.includes('Frais acheteur TTC')).toBe(vat === 'STANDARD');
    expect(contractSays.includes(mention)).toBe(vat !== 'STANDARD');
  });

  it('is credited under the regime it was made out under, in part too', async () => {
    for (const [wish, nets] of [
      [{ country: 'FR' }, ['100000', '10277', '89723']],
      [{ country: 'DE', vatNumber: 'DE811569869' }, ['120000', '12333', '107667']],
    ] as const) {
      const { orderId } = await sell(wish);
      await book(staff, orderId, { cents: 120_000, purpose: 'FEE' });
      for (const cents of [12_333, 107_667])
        expect(await staff.codeOf(CREDIT, { id: orderId, cents })).toBeNull();
      const papers = await invoicesOf(orderId);
      expect(papers.map(({ net_cents }) => net_cents)).toEqual(nets);
      for (const paper of papers) expect(faultsOf((await read(paper)).xml)).toEqual([]);
      const { said, xml } = await read(papers[1]);
      expect(said).toContain('Geste & excuses');
      expect(parseInvoice(xml).text('ExchangedDocument/TypeCode')).toBe('381');
    }
  });
});

describe('what a paper says of the money', () => {
  const SUMS = `SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation`;
  const OCCURRED =
    'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString';
  const dueIn = (xml: string) => parseInvoice(xml).text(`${SUMS}/DuePayableAmount`);

  it('is what goes back: all that was credited, and nothing of what was never the buyer’s', async () => {
    const [given, undone] = [await sell({}), await sell({})];
    for (const { orderId } of [given, undone]) await book(staff, orderId, { cents: 120_000, purpose: 'FEE' });
    expect(await staff.codeOf(CREDIT, { id: given.orderId, cents: 30_000 })).toBeNull();
    const [receipt] = await house.db.owner<{ id: string }>(
      `select id from journal_entries where order_id = $1 and kind = 'RECEIPT'`,
      [undone.orderId],
    );
    const UNDO = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Autre voiture") }';
    expect(await staff.codeOf(UNDO, { id: receipt?.id })).toBeNull();
    for (const [{ orderId }, due] of [
      [given, '300.00'],
      [undone, '0.00'],
    ] as const) {
      const { said, xml } = await read((await invoicesOf(orderId))[1]);
      expect(said).toContain('ce qui est dû à l’acheteur lui est rendu par le moyen de son paiement');
      expect([dueIn(xml), faultsOf(xml)]).toEqual([due, []]);
    }
  });

  it('is the day on which the fee came, whenever it was booked', async () => {
    const dayOf = (days: number) => todayInParis(-days);
    const [late, early] = [await sell({}), await sellCar(house)];
    await book(staff, late.orderId, { cents: 50_000, purpose: 'FEE', valueOn: dayOf(9) });
    await book(staff, late.orderId, { cents: 70_000, purpose: 'FEE', valueOn: dayOf(3) });
    // Paid before both had signed.
    await book(staff, early.orderId, { cents: 120_000, purpose: 'FEE', valueOn: dayOf(5) });
    for (const guest of [early.buyer, early.seller]) await signPaper(house, guest, early.orderId);
    for (const [{ orderId }, day] of [
      [late, dayOf(3)],
      [early, dayOf(5)],
    ] as const) {
      const { said, xml } = await read((await invoicesOf(orderId))[0]);
      expect(parseInvoice(xml).text(OCCURRED)).toBe(day.replaceAll('-', ''));
      expect(said).toContain(`Encaissé le ${day.split('-').reverse().join('/')}`);
    }
  });
});

describe('the invoice of a car of the house’s own', () => {
  it.each([
    ['MARGIN', { country: 'FR' }, 'MARGIN', 'E', 'Régime particulier – Biens d’occasion'],
    ['STANDARD', { country: 'FR' }, 'STANDARD', 'S', 'TVA 20 %'],
    ['MARGIN', { country: 'DE', vatNumber: 'DE811569869' }, 'MARGIN', 'E', 'Biens d’occasion'],
    ['STANDARD', { country: 'DE', vatNumber: 'DE811569869' }, 'INTRA_EU', 'K', '262 ter, I du CGI'],
    // Without VAT only once customs have certified that it has left.
    ['MARGIN', { country: 'CH' }, 'MARGIN', 'E', 'Biens d’occasion'],
  ] as const)(
    'bought under %s, for %o, is made out at the handover',
    async (scheme, wish, vat, code, mention) => {
      await using other =
        scheme === 'MARGIN' ? null : await openTestHouse({ ...HOUSE, HOUSE_CARS_VAT: 'standard' });
      const [usual, usualStaff] = [house, staff];
      if (other)
        [house, staff] = [other, await other.guest({ permissions: ['Orders:update', 'Refunds:create'] })];
      try {
        const orderId = await handOver(wish);
        const [fee, car] = await invoicesOf(orderId);
        expect([fee?.item, car?.item]).toEqual(['FEE', 'CAR']);
        const [net, tax] = vat === 'STANDARD' ? ['2083333', '416667'] : ['2500000', '0'];
        expect(car).toMatchObject({ vat, net_cents: net, vat_cents: tax, total_cents: '2500000' });
        expect(Number(car?.number)).toBe(Number(fee?.number) + 1);
        const { said, xml } = await read(car);
        expect(said).toContain(mention);
        expect(said.includes('Montant hors taxes')).toBe(vat !== 'MARGIN');
        expect(faultsOf(xml)).toEqual([]);
        const path =
          'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/CategoryCode';
        expect(parseInvoice(xml).text(path)).toBe(code);
        const contract = await house.rooms.orders.readOrderDocument(`contract_${orderId}`, 'FR');
        expect((await readPdf(contract?.bytes ?? Buffer.alloc(0))).text).toContain('TVA de la voiture');

        const fec = await writeFec(house.db.database, YEAR, readChart(''));
        const reference = `${car?.series}-${String(car?.number).padStart(4, '0')}`;
        const lines = fec.split('\r\n').map(line => line.split('\t'));
        const piece = lines.filter(line => line[8] === reference);
        const euros = (cents: string) => `${cents.slice(0, -2)},${cents.slice(-2)}`;
        expect(
          piece.map(line => [line[0], line[4], line[12]]).filter(([, account]) => account !== '467100'),
        ).toEqual([['VE', '707000', euros(net)], ...(tax === '0' ? [] : [['VE', '445710', euros(tax)]])]);
        const table = await linesOfYear(house, 'invoices', YEAR);
        expect(table.find(({ number }) => number === reference)).toMatchObject({
          ...{ item: 'CAR', account: '707000', regime: vat, country: wish.country },
          vatNumber: 'vatNumber' in wish ? wish.vatNumber : '',
        });
      } finally {
        [house, staff] = [usual, usualStaff];
      }
    },
  );

  it('is not the house’s where somebody else sells the car', async () => {
    const { orderId } = await sell({});
    await book(staff, orderId, { cents: 2_620_000, purpose: 'BOTH' });
    expect((await invoicesOf(orderId)).map(({ item }) => item)).toEqual(['FEE']);
  });
});

describe('an invoice as a file', () => {
  it('is PDF/A-3 that says it carries Factur-X, the same bytes each time, in every language', async () => {
    const { orderId } = await sell({});
    await book(staff, orderId, { cents: 120_000, purpose: 'FEE' });
    const [invoice] = await invoicesOf(orderId);
    const { bytes } = await read(invoice);
    expect((await read(invoice)).bytes.equals(bytes)).toBe(true);
    const { catalog, context } = await PDFDocument.load(bytes, { updateMetadata: false });
    const metadata = context.lookup(catalog.get(PDFName.of('Metadata')), PDFStream);
    const told = Buffer.from(metadata.getContents()).toString();
    expect(told).toMatch(/<pdfaid:part>3<[\s\S]*<pdfaid:conformance>A</);
    expect(told).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(told).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    expect(told).toContain('urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>');
    const described = new JSDOM(told.slice(told.indexOf('<x:xmpmeta'), told.indexOf('<?xpacket end')), {
      contentType: 'application/xml',
    });
    expect(described.window.document.documentElement.localName).toBe('xmpmeta');
    const files = context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(files.filter(text => text.includes('/AFRelationship /Alternative'))).toHaveLength(1);
    expect(String(catalog.get(PDFName.of('AF')))).toMatch(/^\[ \d+ 0 R \]$/);
    const english = await read(invoice, 'EN');
    expect(faultsOf(english.xml)).toEqual([]);
  });

  it('names the house as it was when it was made, wherever that has moved since', async () => {
    const { orderId } = await sell({});
    await book(staff, orderId, { cents: 120_000, purpose: 'FEE' });
    const [before, usualStaff] = [house, staff];
    const moved = {
      HOUSE_VAT: 'FR83 404 833 048',
      HOUSE_ADDRESS: '1 rue Neuve, 69002 Lyon',
      HOUSE_LEGAL: 'Neuve SA',
    };
    await using after = await openTestHouse(moved, undefined, before);
    try {
      staff = await after.guest({
        permissions: ['Orders:update', 'Refunds:create'],
        email: 'moved@calandre.test',
      });
      expect(await staff.codeOf(CREDIT, { id: orderId, cents: 20_000 })).toBeNull();
      const [invoice, credit] = await invoicesOf(orderId);
      const drawn = await read(invoice);
      house = after;
      expect((await read(invoice)).bytes.equals(drawn.bytes)).toBe(true);
      const { said, xml } = await read(credit);
      for (const words of Object.values(moved)) expect(said).toContain(words);
      expect(xml).toContain('FR83404833048');
      const contract = async () => {
        const paper = await house.rooms.orders.readOrderDocument(`contract_${orderId}`, 'FR');
        return (await readPdf(paper?.bytes ?? Buffer.alloc(0))).text;
      };
      const again = await contract();
      house = before;
      expect(again).toBe(await contract());
    } finally {
      house = before;
      staff = usualStaff;
    }
  });

  it('is told apart from one that breaks a rule', async () => {
    const { orderId } = await sell({});
    await book(staff, orderId, { cents: 120_000, purpose: 'FEE' });
    const { xml } = await read((await invoicesOf(orderId))[0]);
    for (const [is, was, rule] of [
      ['<ram:GrandTotalAmount>1200.00', '<ram:GrandTotalAmount>1200.01', 'BR-CO-15'],
      ['<ram:CalculatedAmount>200.00', '<ram:CalculatedAmount>198.00', 'BR-CO-17'],
      ['<ram:CategoryCode>S', '<ram:CategoryCode>E', 'BR-S-01'],
      ['>380<', '>385<', 'BR-04'],
      ['<ram:CountryID>FR', '<ram:CountryID>', 'BR-09'],
    ] as const) {
      expect(xml).toContain(is);
      expect(faultsOf(xml.replace(is, was))).toContain(rule);
    }
  });
});

it('a number is never cut: the ten thousandth paper of a year, the millionth order', async () => {
  await house.db.owner(
    `insert into invoice_series (series, last_number) values ($1, 9999)
     on conflict (series) do update set last_number = 9999`,
    [`F-${YEAR}`],
  );
  await house.db.owner("select setval(pg_get_serial_sequence('orders', 'number'), 999999)");
  const { orderId, buyer } = await sell({});
  await book(staff, orderId, { cents: 120_000, purpose: 'FEE' });
  expect(await staff.codeOf(CREDIT, { id: orderId, cents: 20_000 })).toBeNull();
  const [paper, order] = [`F-${YEAR}-10000`, 'CAL-1000000'];
  const { data } = await staff.ask(
    `query($paper: String!, $order: String!) { byPaper: orders(search: $paper) { orders { id } }
       byOrder: orders(search: $order) { orders { id } } }`,
    { paper, order },
  );
  const found = { orders: [{ id: orderId }] };
  expect(data).toEqual({ byPaper: found, byOrder: found });
  const table = await linesOfYear(house, 'invoices', YEAR);
  expect(table.filter(({ number }) => number === paper)).toHaveLength(1);
  expect(table.filter(({ cancels }) => cancels === paper)).toHaveLength(1);
  const orders = await linesOfYear(house, 'orders', YEAR);
  expect(orders.filter(({ reference }) => reference === order)).toHaveLength(1);
  expect(await writeFec(house.db.database, YEAR, readChart(''))).toContain(`\t${paper}\t`);
  expect(await house.rooms.accounts.copy(await idOf(house, buyer))).toContain(paper);
});
