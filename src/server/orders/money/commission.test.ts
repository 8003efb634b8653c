import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, parseInvoice, readFacturX } from '#test/kit/en16931.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { openRegisters } from '#test/kit/registers.ts';
import { book, idOf, PAYOUT, type Sale, sellSigned, signPaper, todayInParis } from '#test/kit/sales.ts';
import { checkJournal } from '../../accounting/index.ts';

let registers: Awaited<ReturnType<typeof openRegisters>>;
let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  registers = await openRegisters();
  registers.vat.set('DE811569869', 'MÜLLER');
  house = await openTestHouse({ ...registers.settings, HOUSE_VAT: 'FR40 303 265 045' });
  staff = await house.guest({ permissions: ['Orders:update'] });
  await house.db.owner('alter table vat_findings disable trigger vat_findings_never_change');
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await registers[Symbol.asyncDispose]();
});

const PRICE = 2_500_000;
const FEE = 120_000;
/** 6 % of 25,000 euros, its tax within. */
const KEPT = 150_000;
const TERMS = { commissionBp: 600, commissionMinCents: 100_000 };
const SEE = 'query($id: ID!) { order(id: $id) { state commissionCents papers { id kind } } }';
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 41000, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
const RELEASE = 'mutation($id: ID!, $moveId: ID!) { releaseEscrow(id: $id, moveId: $moveId) { state } }';
const SETTLE =
  'mutation($r: ID!, $c: Float!) { settleProvider(receiptId: $r, payer: PROVIDER, amountCents: $c) }';
const WITHDRAW = 'mutation($id: ID!) { withdrawFromOrder(id: $id) { state } }';
const TRADER = 'mutation($data: TraderInput!) { saveTrader(data: $data) { company } }';

type View = { state: string; commissionCents: number | null; papers: { id: string; kind: string }[] };
const see = async (guest: Guest, id: string) =>
  ((await guest.ask(SEE, { id })).data as unknown as { order: View }).order;
type Row = { id: string; item: string; kind: string; vat: string; total: number; tax: number; of: string };
const invoicesOf = (id: string) =>
  house.db.owner<Row>(
    `select id, item, kind, vat, total_cents::int as total, vat_cents::int as tax, account_id as of from invoices
     where order_id = $1 and item = 'COMMISSION' order by issued_at, kind desc`,
    [id],
  );
const stands = async (id: string) => {
  const rows = await house.db.owner<{ account: string; cents: number }>(
    `select account, -sum(cents)::int as cents from postings where order_id = $1 and purpose = 'PRICE'
     group by account having sum(cents) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
};
const said = async (paper: string, language: 'FR' | 'EN' = 'FR') => {
  const { bytes } = (await house.rooms.orders.readOrderDocument(paper, language)) ?? {};
  return {
    bytes: bytes ?? Buffer.of(),
    text: (await readPdf(bytes ?? Buffer.of())).text.replaceAll(/\s+/g, ' '),
  };
};

async function paid(wish: { seller?: Guest } = {}): Promise<Sale> {
  const sale = await sellSigned(house, { ...wish, commission: TERMS });
  expect(await book(staff, sale.orderId, { cents: PRICE + FEE, purpose: 'BOTH' })).toBeNull();
  return sale;
}
async function dealer(vatNumber: string, country: string): Promise<Guest> {
  const seller = await house.guest({ firstName: 'Claire' });
  const where = { street: 'Königstraße 1', zipCode: '70173', city: 'Stuttgart', country };
  const data = { company: 'Müller', registerNumber: 'HRB 1', vatNumber, ...where };
  expect(await seller.codeOf(TRADER, { data })).toBeNull();
  await house.db.owner('update accounts set is_professional = true where email = $1', [seller.email]);
  await house.rooms.jobs.drain();
  return seller;
}

describe('what a seller has signed that the house keeps of their price', () => {
  it('is theirs and the staff’s to know, and kept when the car is handed over', async () => {
    const { orderId: id, buyer, seller } = await paid();
    expect((await see(buyer, id)).commissionCents).toBeNull();
    for (const who of [seller, staff]) expect((await see(who, id)).commissionCents).toBe(KEPT);
    expect(await stands(id)).toEqual({ BANK: -PRICE, ESCROW: PRICE });
    expect(await invoicesOf(id)).toEqual([]);

    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    expect(await stands(id)).toEqual({
      ...{ BANK: -PRICE, SELLERS: PRICE - KEPT },
      ...{ COMMISSIONS: 125_000, VAT: 25_000 },
    });
    const [invoice, ...more] = await invoicesOf(id);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'INVOICE', vat: 'STANDARD', total: KEPT, tax: 25_000 });
    expect(invoice?.of).toBe(await idOf(house, seller));
    // It is the seller's paper: the buyer has their own alone, and cannot open it.
    const paper = `invoice_${invoice?.id}`;
    const kindsOf = async (guest: Guest) => (await see(guest, id)).papers.map(each => each.id);
    expect(await kindsOf(seller)).toContain(paper);
    expect(await kindsOf(buyer)).not.toContain(paper);
    expect(await buyer.codeOf('mutation($p: ID!) { documentLink(id: $p, language: FR) }', { p: paper })).toBe(
      'NotFound',
    );
    const { bytes, text } = await said(paper);
    for (const words of [
      'Vendeur Claire',
      'Commission du vendeur',
      'retenue sur le prix',
      '1 500,00 €',
      '250,00 €',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('acheteur');
    const xml = (await readFacturX(bytes)) ?? '';
    expect(faultsOf(xml)).toEqual([]);

    const payout = { ...PAYOUT, paidOn: todayInParis() };
    expect(await staff.codeOf(CLOSE, { id, payout })).toBeNull();
    expect(await stands(id)).toEqual({ BANK: -KEPT, COMMISSIONS: 125_000, VAT: 25_000 });
    const [moved] = await house.db.owner<{ cents: number }>(
      `select p.cents::int from postings p join journal_entries e on e.id = p.entry_id
       where e.order_id = $1 and e.kind = 'PAYOUT' and p.account = 'SELLERS'`,
      [id],
    );
    expect(moved?.cents).toBe(PRICE - KEPT);
    await house.rooms.jobs.drain();
    const lettersTo = async ({ email }: Guest) => (await house.rooms.mail.list(email)).map(each => each.text);
    const [paidOut, ...before] = await lettersTo(seller);
    // From the hammer on they read what comes to them, and once more when the car is handed over.
    const share = 'Du prix, 23 500,00 € sont pour vous, notre commission de 1 500,00 € déduite.';
    expect(before.filter(text => text.replaceAll(/\s+/g, ' ').includes(share))).toHaveLength(2);
    for (const words of ['23\u00a0500,00\u00a0€ vous ont été versés', '1\u00a0500,00\u00a0€'])
      expect(paidOut).toContain(words);
    expect((await lettersTo(buyer)).join()).not.toContain('1\u00a0500,00');
    const { text: settled } = await said(`settlement_${id}`);
    for (const words of ['25 000,00 €', '1 500,00 €', '250,00 €', '23 500,00 €'])
      expect(settled).toContain(words);
    expect(settled).toMatch(/facturée à part : F-\d{4}-\d{4}/);
    expect(settled).not.toContain('ne prend pas de commission');
    expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
  });

  it('may be the whole price: its seller is told so, and promised no statement', async () => {
    const sale = await sellSigned(house, { commission: { ...TERMS, commissionMinCents: PRICE } });
    const { orderId: id, seller } = sale;
    expect(await book(staff, id, { cents: PRICE + FEE, purpose: 'BOTH' })).toBeNull();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    expect(await staff.codeOf(CLOSE, { id, payout: null })).toBeNull();
    await house.rooms.jobs.drain();
    const [closed] = (await house.rooms.mail.list(seller.email)).map(({ text }) => text.replace(/\s/g, ' '));
    expect(closed).toContain('Notre commission de 25 000,00 € est tout le prix : rien ne vous reste dû.');
    expect(closed).not.toMatch(/décompte|versé/);
  });

  it('is of a sale on that mandate alone: of another nothing is kept', async () => {
    const regime = 'BROKERAGE' as const;
    const { orderId: id, seller } = await sellSigned(house, { commission: TERMS, regime });
    expect((await see(seller, id)).commissionCents).toBe(0);
  });

  it('stays at who holds the price, where another does, and the rest is released', async () => {
    await using held = await openTestHouse({ PAYMENTS: 'sandbox', ESCROW: 'sandbox' });
    const clerk = await held.guest({ permissions: ['Orders:update'] });
    const sale = await sellSigned(held, { commission: TERMS });
    const { orderId: id, buyer, seller } = sale;
    await held.rooms.jobs.drain();
    await held.rooms.orders.payIntoSandbox(id, await idOf(held, buyer), PRICE);
    await held.rooms.jobs.drain();
    expect(await book(clerk, id, { cents: FEE, purpose: 'FEE' })).toBeNull();
    expect(await seller.codeOf(REPORT, { id })).toBeNull();
    for (const guest of [buyer, seller]) await signPaper(held, guest, id, 'REPORT');
    // What the provider holds of others is none of the house's, however much of it is there.
    expect(await book(clerk, null, { cents: PRICE })).toBeNull();
    const { data: open } = await clerk.ask('{ openReceipts { id } }');
    const [receipt] = (open as unknown as { openReceipts: { id: string }[] }).openReceipts;
    const settle = (c: number) => clerk.codeOf(SETTLE, { r: receipt?.id, c });
    expect(await settle(KEPT + 1)).toBe('BadInput');
    expect(await clerk.codeOf(RELEASE, { id, moveId: randomUUID() })).toBeNull();
    await held.rooms.jobs.drain();
    const [left] = await held.db.owner<{ state: string; released: number; at: number }>(
      `select o.state, (select sum(amount_cents)::int from sandbox_escrow_moves where order_id = o.id) as released,
         (select sum(p.cents)::int from postings p where p.order_id = o.id and p.account = 'PROVIDER') as at
       from orders o where o.id = $1`,
      [id],
    );
    expect(left).toEqual({ state: 'CLOSED', released: PRICE - KEPT, at: KEPT });
    await held.rooms.orders.checkEscrows();
    const { data } = await clerk.ask('{ escrowDifferences { orderId } }');
    expect(data).toEqual({ escrowDifferences: [] });
    expect([await settle(KEPT), await settle(1)]).toEqual([null, 'BadInput']);
  });

  it('is reported with what they were credited', async () => {
    const { orderId: id, seller } = await paid();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    const year = Number(todayInParis().slice(0, 4));
    const { data } = await staff.ask(
      'query($year: Int!) { yearSellers(year: $year) { id cents quarters { sales cents feeCents } } }',
      { year },
    );
    const own = await idOf(house, seller);
    const of = (data as unknown as { yearSellers: { id: string }[] }).yearSellers.find(
      each => each.id === own,
    );
    const sums = { cents: PRICE - KEPT, feeCents: KEPT };
    expect(of).toMatchObject({ cents: PRICE - KEPT, quarters: [{ sales: 1, ...sums }] });
  });

  it('is given up, with a credit note, when the buyer goes back on the sale', async () => {
    const seller = await dealer('FR40303265045', 'FR');
    const { orderId: id, buyer } = await paid({ seller });
    await house.db.owner(
      "update auctions set regime = 'PROFESSIONAL' where id = (select auction_id from orders where id = $1)",
      [id],
    );
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    expect(await stands(id)).toMatchObject({ SELLERS: PRICE - KEPT });
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await stands(id)).toEqual({ BANK: -PRICE, ESCROW: PRICE });
    const papers = await invoicesOf(id);
    expect(papers.map(({ kind, total, vat }) => [kind, total, vat])).toEqual([
      ['INVOICE', KEPT, 'STANDARD'],
      ['CREDIT_NOTE', KEPT, 'STANDARD'],
    ]);
    const { bytes, text } = await said(`invoice_${papers[1]?.id}`);
    expect(text).toContain('n’est plus retenu');
    expect(faultsOf((await readFacturX(bytes)) ?? '')).toEqual([]);
  });

  it.each([
    ['DE', 'DE811569869', 'REVERSE_CHARGE', 'AE', 'Autoliquidation'],
    ['DE', 'DE811569870', 'STANDARD', 'S', 'TVA 20 %'],
    ['CH', 'CHE123456788', 'OUTSIDE', 'O', 'TVA non applicable'],
  ])('of a trader of %s with %s is under %s', async (country, vatNumber, vat, code, mention) => {
    const seller = await dealer(vatNumber, country);
    // What VIES said of them is old when they sell: it is asked anew, as of who buys.
    await house.db.owner("update vat_findings set answered_at = answered_at - interval '40 days'");
    const { orderId: id } = await paid({ seller });
    await house.rooms.jobs.drain();
    expect(await staff.codeOf(HAND_OVER, { id })).toBeNull();
    const [invoice] = await invoicesOf(id);
    expect(invoice).toMatchObject({ vat, total: KEPT, tax: vat === 'STANDARD' ? 25_000 : 0 });
    const { bytes, text } = await said(`invoice_${invoice?.id}`);
    expect(text).toContain(mention);
    const xml = (await readFacturX(bytes)) ?? '';
    expect(faultsOf(xml)).toEqual([]);
    const tax = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax';
    expect(parseInvoice(xml).text(`${tax}/CategoryCode`)).toBe(code);
  });
});
