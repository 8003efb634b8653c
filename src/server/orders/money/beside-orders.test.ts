import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { faultsOf, readFacturX } from '#test/kit/en16931.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { openRegisters } from '#test/kit/registers.ts';
import { book, codeOf, idOf, sellSigned, todayInParis } from '#test/kit/sales.ts';
import { readChart } from '../../accounting/chart.ts';
import { writeFec } from '../../accounting/fec.ts';
import { checkJournal } from '../../accounting/index.ts';

let registers: Awaited<ReturnType<typeof openRegisters>>;
let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  registers = await openRegisters();
  registers.vat.set('DE811569869', 'MÜLLER');
  house = await openTestHouse({ ...registers.settings, MANDATES: 'on', HOUSE_VAT: 'FR40 303 265 045' });
  staff = await house.guest({ permissions: ['Orders:update', 'Ads:update'] });
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await registers[Symbol.asyncDispose]();
});

const FEE = 50_000;
const CHARGE = 'mutation($r: ID!, $m: String!) { chargeWithdrawalFee(receiptId: $r, mandate: $m) }';
const UNDO = 'mutation($id: ID!) { undoWithdrawalFee(id: $id, reason: "Autre voiture") }';
const SETTLE =
  'mutation($r: ID!, $p: ReceiptPayer!, $c: Float!) { settleProvider(receiptId: $r, payer: $p, amountCents: $c) }';
const OPEN = '{ openReceipts { id leftCents } }';
const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';

type Receipt = { id: string; leftCents: number };
async function receipt(cents: number, valueOn = todayInParis()): Promise<string> {
  expect(await book(staff, null, { cents, valueOn })).toBeNull();
  const { data } = await staff.ask(OPEN);
  const all = (data as unknown as { openReceipts: Receipt[] }).openReceipts;
  return all.map(({ id }) => id).toSorted((one, other) => Number(other) - Number(one))[0] ?? '';
}
const leftOf = async (id: string): Promise<number> => {
  const { data } = await staff.ask(OPEN);
  const all = (data as unknown as { openReceipts: Receipt[] }).openReceipts;
  return all.find(each => each.id === id)?.leftCents ?? 0;
};
const standsOn = async (account: string): Promise<number> => {
  const [row] = await house.db.owner<{ cents: number }>(
    'select coalesce(sum(cents), 0)::int as cents from postings where account = $1',
    [account],
  );
  return row?.cents ?? 0;
};
type Refusal = { code?: string; field?: string };
const refusalOf = async (query: string, variables: object): Promise<string | null> => {
  const { errors } = await staff.ask(query, variables);
  const { code, field } = (errors?.[0]?.extensions ?? {}) as Refusal;
  return code === undefined ? null : `${code} ${field}`;
};

/** A mandate that its owner has signed; ended by them where it says so. */
async function mandate({
  isWithdrawn = true,
  withdrawalFeeCents = FEE,
  isGerman = false,
  isKnown = true,
} = {}) {
  const seller = await house.guest({ firstName: 'Claire' });
  if (isGerman) {
    const where = { street: 'Königstraße 1', zipCode: '70173', city: 'Stuttgart', country: 'DE' };
    const data = { company: 'Müller', registerNumber: 'HRB 1', vatNumber: 'DE811569869', ...where };
    const save = 'mutation($data: TraderInput!) { saveTrader(data: $data) { company } }';
    expect(await seller.codeOf(save, { data })).toBeNull();
    const known = 'update accounts set is_professional = $2 where email = $1';
    await house.db.owner(known, [seller.email, isKnown]);
    await house.rooms.jobs.drain();
  }
  await house.db.owner(
    `insert into addresses (account_id, country, city, zip_code, street, is_default)
     values ($1, 'FR', 'Paris', '75008', '1 rue Royale', true)`,
    [await idOf(house, seller)],
  );
  const { uuid } = await addCar(house, { sellerEmail: seller.email });
  await house.rooms.ads.update(uuid, { handleByCalandre: true });
  const day = todayInParis();
  const terms = { fromOn: day, untilOn: day, commissionBp: 0, commissionMinCents: 0, withdrawalFeeCents };
  await house.rooms.orders.proposeMandate(uuid, await idOf(house, staff), terms);
  const [made] = await house.rooms.orders.listMandatesOf(uuid);
  const id = made?.id ?? '';
  await seller.ask('mutation($id: ID!) { sendSaleMandateCode(id: $id, language: FR) }', { id });
  const code = await codeOf(house, seller);
  await seller.ask('mutation($id: ID!, $c: String!) { signSaleMandate(id: $id, code: $c) { state } }', {
    id,
    c: code,
  });
  const end = 'mutation($id: ID!) { endSaleMandate(id: $id, ending: WITHDRAWN, reason: "Il la garde.") }';
  if (isWithdrawn) expect(await staff.codeOf(end, { id })).toBeNull();
  return { id, uuid, seller, number: made?.number ?? '' };
}
type Paper = {
  id: string;
  kind: string;
  item: string;
  net: number;
  tax: number;
  total: number;
  entry: number;
};
const FEE_OF =
  'query($id: ID!) { mySaleMandate(id: $id) { feeTransfer { reference amountCents iban } feeInvoice } }';
const papersOf = (id: string) =>
  house.db.owner<Paper>(
    `select id, kind, item, net_cents::int as net, vat_cents::int as tax, total_cents::int as total,
       entry_id::int as entry from invoices where mandate_id = $1 order by issued_at, kind desc`,
    [id],
  );

describe('the fee of an owner who takes their car back', () => {
  it('is invoiced with its tax when it came, to them alone, and once', async () => {
    const { id, uuid, seller, number } = await mandate();
    const earned = await standsOn('COMMISSIONS');
    const due = async () => (await seller.ask(FEE_OF, { id })).data?.mySaleMandate;
    const sent = { reference: number, amountCents: FEE, iban: expect.stringMatching(/^FR/) };
    expect(await due()).toMatchObject({ feeTransfer: sent, feeInvoice: null });
    await house.rooms.jobs.drain();
    const letters = await house.rooms.mail.list(seller.email);
    expect(letters.map(({ text }) => text).join()).toContain('la page du mandat dit où les virer');
    const r = await receipt(FEE + 4_242);
    expect(await refusalOf(CHARGE, { r, m: number })).toBeNull();
    expect([await leftOf(r), (await standsOn('COMMISSIONS')) - earned]).toEqual([4_242, -41_667]);
    const [paper, ...more] = await papersOf(id);
    expect(more).toEqual([]);
    expect(paper).toMatchObject({ kind: 'INVOICE', item: 'WITHDRAWAL', net: 41_667, tax: 8_333, total: FEE });
    const { bytes } = (await house.rooms.orders.readOrderDocument(`invoice_${paper?.id}`, 'FR')) ?? {};
    const text = (await readPdf(bytes ?? Buffer.of())).text.replaceAll(/\s+/g, ' ');
    for (const words of ['Vendeur Claire', 'Frais de retrait', number, '500,00 €'])
      expect(text).toContain(words);
    expect(text).not.toContain('acheteur');
    expect(faultsOf((await readFacturX(bytes ?? Buffer.of())) ?? '')).toEqual([]);

    const link = 'mutation($p: ID!) { documentLink(id: $p, language: FR) }';
    const p = `invoice_${paper?.id}`;
    expect(await due()).toEqual({ feeTransfer: null, feeInvoice: p });
    expect(await seller.codeOf(link, { p })).toBeNull();
    expect(await (await house.guest()).codeOf(link, { p })).toBe('NotFound');
    const { data } = await staff.ask('query($u: ID!) { saleMandates(uuid: $u) { feeInvoice } }', { u: uuid });
    expect(data).toEqual({ saleMandates: [{ feeInvoice: p }] });

    // The line of the books names the paper.
    const year = Number(todayInParis().slice(0, 4));
    const lines = (await writeFec(house.db.database, year, readChart(''))).split('\r\n');
    const [named] = await house.db.owner<{ name: string }>(
      `select series || '-' || lpad(number::text, 4, '0') as name from invoices where id = $1`,
      [paper?.id],
    );
    const own = lines.filter(line => line.includes(named?.name ?? '?'));
    expect([own.length, own.every(line => line.startsWith('VE'))]).toEqual([3, true]);
    const statement = await house.rooms.accounting.vatStatement(`${year}-01-01`, `${year}-12-31`);
    expect(statement.lines.find(({ item }) => item === 'WITHDRAWAL')).toMatchObject({ vatCents: 8_333 });

    expect(await refusalOf(CHARGE, { r: await receipt(FEE), m: number })).toBe('BadInput mandate');
  });

  it('is taxed in the month in which it came, where it was booked in a later one', async () => {
    const { id, number } = await mandate();
    const today = todayInParis();
    const receivedOn = new Date(Date.parse(`${today.slice(0, 7)}-01`) - 86_400_000)
      .toISOString()
      .slice(0, 10);
    expect(await refusalOf(CHARGE, { r: await receipt(FEE, receivedOn), m: number })).toBeNull();
    const moves = async (from: string, to: string) =>
      (await house.rooms.accounting.vatStatement(from, to)).moves.filter(each => each.reference === number);
    const move = { item: 'WITHDRAWAL', reference: number, receivedOn, bookedOn: today };
    const sums = { totalCents: FEE, baseCents: 41_667, vatCents: 8_333 };
    expect(await moves(receivedOn, receivedOn)).toEqual([{ ...move, ...sums }]);
    const off = { totalCents: 0 - FEE, baseCents: -41_667, vatCents: -8_333 };
    expect(await moves(today, today)).toEqual([{ ...move, ...off }]);
    const [paper] = await papersOf(id);
    const drawn = await house.rooms.orders.readOrderDocument(`invoice_${paper?.id}`, 'FR');
    expect(await readFacturX(drawn?.bytes ?? Buffer.of())).toContain(`>${receivedOn.replaceAll('-', '')}<`);
  });

  it('is nothing where the mandate stands, costs nothing, or is none, nor where too little came', async () => {
    const r = await receipt(FEE - 1);
    const standing = await mandate({ isWithdrawn: false });
    const free = await mandate({ withdrawalFeeCents: 0 });
    for (const m of [standing.number, free.number, 'M-0-1', '']) {
      expect([m, await refusalOf(CHARGE, { r, m })]).toEqual([m, 'BadInput mandate']);
    }
    const { number, id } = await mandate();
    expect(await refusalOf(CHARGE, { r, m: number })).toBe('BadInput amountCents');
    expect(await papersOf(id)).toEqual([]);
    expect(await leftOf(r)).toBe(FEE - 1);
  });

  it('is invoiced without French tax to a trader elsewhere, by an answer of VIES that is new and stays', async () => {
    const { id, seller, number } = await mandate({ isGerman: true });
    const sellerId = await idOf(house, seller);
    // The mandate was long: what VIES said when it began counts no more, and it is asked again until the fee has come.
    await house.db.owner('alter table vat_findings disable trigger vat_findings_never_change');
    await house.db.owner("update vat_findings set answered_at = answered_at - interval '9 days'");
    await house.db.owner("update trader_checks set asked_at = asked_at - interval '9 days'");
    await house.rooms.selling.sweep();
    await house.rooms.jobs.drain();
    expect(await refusalOf(CHARGE, { r: await receipt(FEE), m: number })).toBeNull();
    const [paper] = await papersOf(id);
    expect(paper).toMatchObject({ item: 'WITHDRAWAL', net: FEE, tax: 0, total: FEE });
    const asked = registers.asked.length;
    await house.db.owner("update trader_checks set asked_at = asked_at - interval '9 days'");
    await house.rooms.selling.sweep();
    await house.rooms.jobs.drain();
    expect(registers.asked.length).toBe(asked);
    await house.rooms.accounts.erase({ id: sellerId, isFresh: true }, PASSWORD);
    const kept = await house.db.owner('select state from vat_findings where account_id = $1', [sellerId]);
    expect(kept).toEqual([{ state: 'KNOWN' }]);
  });

  it('bears French VAT whatever number its owner typed, until staff have confirmed them', async () => {
    const { id, number } = await mandate({ isGerman: true, isKnown: false });
    expect(await refusalOf(CHARGE, { r: await receipt(FEE), m: number })).toBeNull();
    expect((await papersOf(id))[0]).toMatchObject({ tax: 8_333, total: FEE });
  });

  it('waits again with a credit note where it was another’s, and may come once more', async () => {
    const { id, number } = await mandate();
    const r = await receipt(FEE);
    expect(await refusalOf(UNDO, { id })).toBe('NotFound null');
    expect(await refusalOf(CHARGE, { r, m: number })).toBeNull();
    const earned = await standsOn('COMMISSIONS');
    expect(await refusalOf(UNDO, { id })).toBeNull();
    expect([await leftOf(r), (await standsOn('COMMISSIONS')) - earned]).toEqual([FEE, 41_667]);
    expect(await refusalOf(UNDO, { id })).toBe('NotFound null');
    expect(await refusalOf(CHARGE, { r, m: number })).toBeNull();
    const papers = await papersOf(id);
    expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['INVOICE', FEE],
      ['CREDIT_NOTE', FEE],
      ['INVOICE', FEE],
    ]);
    expect(new Set(papers.map(({ entry }) => entry)).size).toBe(3);
    const credit = await house.rooms.orders.readOrderDocument(`invoice_${papers[1]?.id}`, 'FR');
    expect((await readPdf(credit?.bytes ?? Buffer.of())).text).toContain('Autre voiture');
    expect((await checkJournal(house.db.database)).brokenAt).toBeNull();
  });
});

describe('what a provider pays the house', () => {
  it('clears what it owed, and no more', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    expect(await buyer.codeOf(PAY, { id })).toBeNull();
    expect(await standsOn('CARDS')).toBe(120_000);
    const r = await receipt(200_000);
    expect(await refusalOf(SETTLE, { r, p: 'CARDS', c: 120_001 })).toBe('BadInput amountCents');
    expect(await refusalOf(SETTLE, { r, p: 'PROVIDER', c: 1 })).toBe('BadInput amountCents');
    for (const c of [0, -1, 0.5])
      expect(await refusalOf(SETTLE, { r, p: 'CARDS', c })).toBe('BadInput amountCents');
    expect(await refusalOf(SETTLE, { r, p: 'CARDS', c: 120_000 })).toBeNull();
    expect([await standsOn('CARDS'), await leftOf(r)]).toEqual([0, 80_000]);
    // What the buyer is owed of their card goes back to it still: the provider takes it of what comes next.
    expect(await refusalOf(SETTLE, { r, p: 'CARDS', c: 1 })).toBe('BadInput amountCents');
  });
});
