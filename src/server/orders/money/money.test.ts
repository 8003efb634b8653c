import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { book, PAYOUT, type Sale, sellCar, sellSigned, signPaper, todayInParis } from '#test/kit/sales.ts';
import { linesOf, linesOfYear, takeSheet } from '#test/kit/sheet.ts';
import { checkJournal, lockJournal, post } from '../../accounting/index.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const PRICE = 2_500_000;
const FEE = 120_000;
const SEE = `query($id: ID!) { order(id: $id) { state task isPriceReceived fee { state } transfer { amountCents }
  papers { id kind } steps { kind } money { price { ...D } fee { ...D } lines {
    id kind purpose cents source payer reference ibanEnd reason isReversed canReverse } } } }
  fragment D on OrderDue { expectedCents cameCents missingCents overCents isSettled }`;
const PAY = `mutation($id: ID!, $source: CardSource!) {
  payOrderFee(id: $id, source: $source, language: FR) { state clientSecret } }`;
const CANCEL = `mutation($id: ID!, $fault: OrderFault!) {
  cancelOrder(id: $id, reason: "Le motif", fault: $fault, hasRefused: true) { state } }`;
const CREDIT = `mutation($id: ID!, $cents: Float) { creditOrder(id: $id, reason: "Geste", amountCents: $cents) { state } }`;
const UNDO = 'mutation($id: ID!, $reason: String!) { reverseEntry(id: $id, reason: $reason) }';
const ALLOCATE = `mutation($receipt: ID!, $order: ID!, $cents: Float!, $purpose: BankLinePurpose!) {
  allocateReceipt(receiptId: $receipt, orderId: $order, amountCents: $cents, purpose: $purpose) { state } }`;
const RETURN = `mutation($id: ID!, $purpose: LedgerPurpose!, $data: MadeTransferInput!) {
  returnMoney(id: $id, purpose: $purpose, data: $data) { state } }`;
const SEND_BACK = 'mutation($id: ID!, $data: MadeTransferInput!) { returnReceipt(id: $id, data: $data) }';
const OPEN = '{ openReceipts { id leftCents payer canReverse } }';
const BALANCES =
  'query($day: String!) { accountBalances(day: $day) { account cents } personBalances(day: $day) { name cents } }';
const LEAVE = 'mutation($p: String!) { deleteAccount(password: $p) }';
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';

type Due = { missingCents: number; overCents: number; isSettled: boolean; cameCents: number };
type Line = { id: string; kind: string; cents: number; ibanEnd: string; canReverse: boolean; payer: string };
type View = {
  state: string;
  task: string;
  isPriceReceived: boolean;
  fee: { state: string };
  transfer: { amountCents: number };
  papers: { id: string; kind: string }[];
  steps: { kind: string }[];
  money: { price: Due; fee: Due; lines: Line[] } | null;
};
async function see(guest: Guest, id: string): Promise<View & { money: NonNullable<View['money']> }> {
  const { data, errors } = await guest.ask(SEE, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { order: View & { money: NonNullable<View['money']> } }).order;
}
const lettersTo = async ({ email }: Guest): Promise<string> => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');
};
const transfer = (cents: number, iban = 'FR76 3000 6000 0112 3456 7890 189') => ({
  ...{ amountCents: cents, paidOn: todayInParis(), iban, reference: 'Retour' },
});
const lineOf = (view: View, kind: string) => view.money?.lines.findLast(line => line.kind === kind)?.id;
type Open = { id: string; leftCents: number; payer: string };
async function open(payer: string): Promise<Open | undefined> {
  const { data } = await staff.ask(OPEN);
  return (data as unknown as { openReceipts: Open[] }).openReceipts.find(each => each.payer === payer);
}
async function paid(): Promise<Sale> {
  const sale = await sellSigned(house);
  expect(await book(staff, sale.orderId, { cents: PRICE + FEE, purpose: 'BOTH' })).toBeNull();
  return sale;
}

describe('the price of an order', () => {
  it('that came in part is not received: it says what is missing, and the buyer is written', async () => {
    const { orderId: id, buyer, seller } = await sellSigned(house);
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    await book(staff, id, { cents: 500_000 });
    const part = await see(staff, id);
    expect([part.state, part.isPriceReceived]).toEqual(['SIGNED', false]);
    expect(part.money.price).toMatchObject({ cameCents: 500_000, missingCents: 2_000_000, isSettled: false });
    expect((await see(buyer, id)).transfer.amountCents).toBe(2_000_000);
    expect((await see(seller, id)).money).toBeNull();
    const said = await lettersTo(buyer);
    expect(said).toMatch(/Nous avons reçu 5.000,00.€\. Il manque encore 20.000,00.€/);
    expect(await lettersTo(seller)).not.toContain('Tout est réglé');
    await book(staff, id, { cents: 2_000_000, reference: 'Le reste' });
    expect(await see(buyer, id)).toMatchObject({ state: 'PAID', isPriceReceived: true });
    expect(await lettersTo(seller)).toContain('Tout est réglé');
  });

  it('that came before both have signed waits, and counts with the second signature', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await signPaper(house, buyer, id);
    expect((await see(buyer, id)).task).toBe('AWAIT_CONTRACT');
    expect(await buyer.codeOf(PAY, { id, source: 'ON_FILE' })).toBe('BadInput');
    await book(staff, id, { cents: PRICE + FEE, purpose: 'BOTH' });
    const waiting = await see(staff, id);
    expect(waiting).toMatchObject({ state: 'CREATED', isPriceReceived: false, fee: { state: 'UNPAID' } });
    expect(waiting.papers.map(({ kind }) => kind)).not.toContain('INVOICE');
    expect(await lettersTo(seller)).not.toContain('Le prix de la voiture est arrivé');
    expect(await signPaper(house, seller, id)).toBe('PAID');
    expect((await see(buyer, id)).papers.map(({ kind }) => kind)).toContain('INVOICE');
  });

  it('that came twice or too much is owed back, and goes back in parts', async () => {
    const { orderId: id, buyer } = await paid();
    await book(staff, id, { cents: PRICE, reference: 'Encore' });
    expect((await see(staff, id)).money.price).toMatchObject({ overCents: PRICE, isSettled: true });
    expect(await lettersTo(buyer)).toMatch(/25.000,00.€ vous reviennent/);
    const back = (data: object, purpose = 'PRICE') => staff.codeOf(RETURN, { id, purpose, data });
    expect(await back(transfer(PRICE + 1))).toBe('BadInput');
    expect(await back(transfer(PRICE, 'FR7630006000011234567890188'))).toBe('BadInput');
    expect(await back({ ...transfer(PRICE), paidOn: '2099-01-01' })).toBe('BadInput');
    expect(await back(transfer(1), 'FEE')).toBe('BadInput');
    expect(await back(transfer(1_000_000))).toBeNull();
    expect(await back(transfer(1_500_000))).toBeNull();
    const { money, state } = await see(buyer, id);
    expect([money.price.overCents, state]).toEqual([0, 'PAID']);
    expect(money.lines.findLast(({ kind }) => kind === 'REFUND')).toMatchObject({
      cents: -1_500_000,
      ibanEnd: '0189',
    });
    expect(await lettersTo(buyer)).toContain('Nous vous avons rendu');
  });

  it('booked by mistake is undone with a reason, and the order goes back', async () => {
    const { orderId: id, buyer, seller } = await paid();
    const receipt = lineOf(await see(staff, id), 'RECEIPT');
    expect((await see(buyer, id)).money.lines.some(({ canReverse }) => canReverse)).toBe(false);
    expect(await staff.codeOf(UNDO, { id: receipt, reason: ' ' })).toBe('BadInput');
    expect(await staff.codeOf(UNDO, { id: '999999', reason: 'Erreur' })).toBe('NotFound');
    expect(await staff.codeOf(UNDO, { id: receipt, reason: 'Mauvaise commande' })).toBeNull();
    const undone = await see(staff, id);
    expect(undone).toMatchObject({ state: 'SIGNED', isPriceReceived: false, fee: { state: 'UNPAID' } });
    expect(undone.papers.map(({ kind }) => kind)).toContain('CREDIT_NOTE');
    expect(await lettersTo(seller)).toContain('gardez la voiture');
    expect(await staff.codeOf(UNDO, { id: receipt, reason: 'Encore' })).toBe('BadInput');
    await book(staff, id, { cents: PRICE + FEE, purpose: 'BOTH' });
    const again = await see(staff, id);
    expect([again.state, again.papers.filter(({ kind }) => kind === 'INVOICE').length]).toEqual(['PAID', 2]);
    const last = lineOf(again, 'RECEIPT');
    const canReverse = async () =>
      (await see(staff, id)).money.lines.find(each => each.id === last)?.canReverse;
    expect(await canReverse()).toBe(true);
    await staff.ask(HAND_OVER, { id });
    expect(await canReverse()).toBe(false);
    expect(await staff.codeOf(UNDO, { id: last, reason: 'Trop tard' })).toBe('BadInput');
  });

  it('that is undone is told to both sides, each time, and the buyer is reminded of what is late', async () => {
    const { orderId: id, buyer, seller } = await sellSigned(house);
    await book(staff, id, { cents: FEE, purpose: 'FEE' });
    const undo = async () => {
      const receipt = lineOf(await see(staff, id), 'RECEIPT');
      expect(await staff.codeOf(UNDO, { id: receipt, reason: 'Mauvaise commande' })).toBeNull();
    };
    const count = async (guest: Guest, words: RegExp) => (await lettersTo(guest)).match(words)?.length ?? 0;
    // Its reminders have come by then: of those nobody was in need.
    await house.db.owner("delete from jobs where kind = 'orders.remind' and data ->> 'orderId' = $1", [id]);
    await house.db.owner("update orders set pay_by = now() - interval '2 hours' where id = $1", [id]);
    for (const times of [1, 2]) {
      await book(staff, id, { cents: PRICE });
      expect((await see(staff, id)).state).toBe('PAID');
      await undo();
      expect((await see(staff, id)).state).toBe('SIGNED');
      expect(await count(seller, /gardez la voiture/g)).toBe(times);
      expect(await count(buyer, /ce qui reste à payer/g)).toBe(times);
      await house.db.owner(
        "update jobs set run_at = now() where kind = 'orders.remind' and data ->> 'orderId' = $1",
        [id],
      );
      expect(await count(buyer, /Ce message vaut mise en demeure/g)).toBe(times);
    }
  });

  it('is passed on once, by a transfer, after the handover', async () => {
    const { orderId: id, seller } = await paid();
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBe('BadInput');
    await staff.ask(HAND_OVER, { id });
    for (const wrong of [null, { ...PAYOUT, iban: 'FR76' }, { ...PAYOUT, paidOn: '2099-01-01' }]) {
      expect(await staff.codeOf(CLOSE, { id, payout: wrong })).toBe('BadInput');
    }
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBe('BadInput');
    const { money } = await see(staff, id);
    expect(money.lines.filter(({ kind }) => kind === 'PAYOUT')).toMatchObject([
      { cents: -PRICE, ibanEnd: '0189' },
    ]);
    expect(money.price).toMatchObject({ missingCents: 0, overCents: 0 });
    // It came back: who sold is owed it, and stays until they have it.
    const counter = { kind: 'TRANSFER', valueOn: todayInParis(), orderId: id, actorId: null } as const;
    const back = (cents: number) =>
      house.db.database.transaction(async writes => {
        await lockJournal(writes);
        const of = { purpose: 'PRICE' } as const;
        const owed = { ...of, account: 'SELLERS', cents: 0 - cents } as const;
        await post(writes, counter, [{ ...of, account: 'BANK', cents }, owed]);
      });
    await back(PRICE);
    expect(await seller.codeOf(LEAVE, { p: PASSWORD })).toBe('OrderOpen');
    await back(0 - PRICE);
    expect(await seller.codeOf(LEAVE, { p: PASSWORD })).toBeNull();
  });

  it('of a cancelled order is owed back until it is sent back', async () => {
    const { orderId: id, buyer } = await paid();
    await staff.ask(CANCEL, { id, fault: 'SELLER' });
    const { money } = await see(buyer, id);
    expect([money.price.overCents, money.fee.overCents]).toEqual([PRICE, FEE]);
    expect(await lettersTo(buyer)).toContain('Le prix reçu vous est rendu par virement');
    expect(await buyer.codeOf(LEAVE, { p: PASSWORD })).toBe('OrderOpen');
    expect(await staff.codeOf(RETURN, { id, purpose: 'PRICE', data: transfer(PRICE) })).toBeNull();
    expect(await staff.codeOf(RETURN, { id, purpose: 'FEE', data: transfer(FEE) })).toBeNull();
    const after = await see(buyer, id);
    expect([after.money.price.overCents, after.fee.state]).toEqual([0, 'REFUNDED']);
    expect(await staff.codeOf(RETURN, { id, purpose: 'PRICE', data: transfer(1) })).toBe('BadInput');
    expect(await buyer.codeOf(LEAVE, { p: PASSWORD })).toBeNull();
  });
});

describe('money that nobody knows', () => {
  it('waits until somebody says whose it is, in parts too, and may be taken back', async () => {
    const { orderId: id } = await sellSigned(house);
    await book(staff, null, { cents: PRICE + FEE, payer: 'Garage du Lac' });
    const receipt = await open('Garage du Lac');
    expect(receipt?.leftCents).toBe(PRICE + FEE);
    const give = (cents: number, purpose: string) =>
      staff.codeOf(ALLOCATE, { receipt: receipt?.id, order: id, cents, purpose });
    for (const cents of [0, -1, 0.5, PRICE + FEE + 1]) expect(await give(cents, 'PRICE')).toBe('BadInput');
    expect(await give(FEE, 'FEE')).toBeNull();
    expect((await see(staff, id)).fee.state).toBe('PAID');
    expect(await staff.codeOf(UNDO, { id: receipt?.id, reason: 'Trop tôt' })).toBe('BadInput');
    expect(await give(PRICE, 'PRICE')).toBeNull();
    expect((await see(staff, id)).state).toBe('PAID');
    expect(await open('Garage du Lac')).toBeUndefined();
    expect(await give(1, 'PRICE')).toBe('BadInput');
    await staff.ask(UNDO, { id: lineOf(await see(staff, id), 'ALLOCATION'), reason: 'Autre voiture' });
    expect((await see(staff, id)).state).toBe('SIGNED');
    expect((await open('Garage du Lac'))?.leftCents).toBe(PRICE);
  });

  it('goes back where it came from, never more than came', async () => {
    await book(staff, null, { cents: 5_000, payer: 'Inconnu' });
    const receipt = await open('Inconnu');
    expect(await staff.codeOf(SEND_BACK, { id: receipt?.id, data: transfer(5_001) })).toBe('BadInput');
    expect(await staff.codeOf(SEND_BACK, { id: receipt?.id, data: transfer(5_000) })).toBeNull();
    expect(await open('Inconnu')).toBeUndefined();
    expect(await staff.codeOf(UNDO, { id: receipt?.id, reason: 'Déjà rendu' })).toBe('BadInput');
  });

  it('is refused where it cannot be read', async () => {
    const { orderId: id } = await sellCar(house);
    const wrong = [{ cents: 0 }, { cents: 1.5 }, { cents: -1 }, { cents: 1, valueOn: '2099-01-01' }];
    for (const each of [...wrong, { cents: 1, valueOn: '2026-02-30' }, { cents: 1, payer: '' }]) {
      expect([each, await book(staff, id, each)]).toEqual([each, 'BadInput']);
    }
    expect(await book(staff, '00000000-0000-4000-8000-000000000000', { cents: 1 })).toBe('NotFound');
  });
});

describe('the fee', () => {
  it('is paid by transfer, and no card is asked for it again', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await book(staff, id, { cents: FEE, purpose: 'FEE' });
    expect(await see(buyer, id)).toMatchObject({ fee: { state: 'PAID' }, task: 'SEND_PRICE' });
    expect(await buyer.codeOf(PAY, { id, source: 'ON_FILE' })).toBe('BadInput');
  });

  it('that came in part asks the card for the rest alone', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await book(staff, id, { cents: 20_000, purpose: 'FEE' });
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    expect((await see(buyer, id)).money.fee).toMatchObject({ isSettled: true, overCents: 0 });
    const [payment] = await house.db.owner(
      'select amount_cents::int as cents from payments where subject_id = $1',
      [id],
    );
    expect(payment).toEqual({ cents: FEE - 20_000 });
  });

  it('goes back in parts with a credit note of each, and the tax agrees to the cent', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    for (const cents of [0, -5, 1.5, FEE + 1])
      expect(await staff.codeOf(CREDIT, { id, cents })).toBe('BadInput');
    expect(await staff.codeOf(CREDIT, { id, cents: 33_333 })).toBeNull();
    // Of 500,02 a cent is tax alone: no paper can be made out of it.
    const { orderId: other } = await paid();
    expect(await staff.codeOf(CREDIT, { id: other, cents: 69_998 })).toBeNull();
    const { errors } = await staff.ask(CREDIT, { id: other, cents: 1 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'amountCents' });
    expect(await staff.codeOf(CREDIT, { id: other, cents: 2 })).toBeNull();
    expect((await see(buyer, id)).fee.state).toBe('PAID');
    expect(await lettersTo(buyer)).toMatch(/Nous vous avons rendu 333,33/);
    expect(await staff.codeOf(CREDIT, { id })).toBeNull();
    expect(await lettersTo(buyer)).toContain('Les frais vous ont été rendus');
    expect((await see(buyer, id)).fee.state).toBe('REFUNDED');
    expect(await staff.codeOf(CREDIT, { id })).toBe('BadInput');
    const sums = await house.db.owner(
      `select kind, sum(net_cents)::int as net, sum(vat_cents)::int as vat from invoices where order_id = $1 group by kind order by kind`,
      [id],
    );
    expect(sums).toEqual([
      { kind: 'CREDIT_NOTE', net: 100_000, vat: 20_000 },
      { kind: 'INVOICE', net: 100_000, vat: 20_000 },
    ]);
  });
});

describe('the journal', () => {
  it('balances on every day, is sealed, and is never changed', async () => {
    await paid();
    const { data } = await staff.ask(BALANCES, { day: todayInParis() });
    const { accountBalances } = data as unknown as { accountBalances: { account: string; cents: number }[] };
    expect(accountBalances.length).toBeGreaterThan(4);
    expect(accountBalances.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    // What a page shows is what its sheet has, which ends at no number of people.
    const { personBalances } = data as unknown as { personBalances: { name: string; cents: number }[] };
    const sheet = linesOf(await takeSheet(house, staff, 'person-balances', { day: todayInParis() }));
    expect(sheet.map(({ name, balance }) => ({ name, cents: Math.round(100 * Number(balance)) }))).toEqual(
      personBalances,
    );
    expect(sheet.length).toBeGreaterThan(1);
    expect(new Set(sheet.map(({ asOf }) => asOf))).toEqual(new Set([todayInParis()]));
    expect((await staff.ask(BALANCES, { day: '2020-01-01' })).data).toEqual({
      accountBalances: [],
      personBalances: [],
    });
    for (const day of ['hier', '2026-02-30']) {
      expect(await staff.codeOf(BALANCES, { day })).toBe('BadInput');
      expect((await takeSheet(house, staff, 'person-balances', { day })).code).toBe('BadInput');
    }
    for (const sql of [
      "update journal_entries set payer = 'x'",
      'delete from journal_entries',
      'truncate journal_entries cascade',
    ]) {
      await expect(house.db.owner(sql)).rejects.toThrow(/refused/);
    }
    const insert = (cents: string, accounts = "'{BANK,ESCROW}'") =>
      house.db.owner(
        `insert into journal_entries (kind, value_on, accounts, purposes, cents)
         values ('TRANSFER', now(), ${accounts}, '{PRICE,PRICE}', ${cents})`,
      );
    await expect(insert("'{100,-99}'")).rejects.toThrow(/entry_balances/);
    await expect(insert("'{0,0}'")).rejects.toThrow(/entry_balances/);
    await expect(insert("'{1,-1}'", "'{BANK,POCKET}'")).rejects.toThrow(/accounts/);
    const { count, brokenAt } = await checkJournal(house.db.database);
    expect([count > 20, brokenAt]).toEqual([true, null]);
    const ids = await house.db.owner<{ id: string }>('select id::int as id from journal_entries order by id');
    expect(ids.map(({ id }) => id)).toEqual(ids.map((_row, index) => index + 1));
    await house.db.owner('update journal_head set id = id + 1');
    expect((await checkJournal(house.db.database)).brokenAt).toBe(count + 1);
    await house.db.owner('update journal_head set id = id - 1');
    await house.db.owner('alter table journal_entries disable trigger user');
    await house.db.owner("update journal_entries set payer = 'Un autre' where id = 3");
    await house.db.owner('alter table journal_entries enable trigger user');
    expect((await checkJournal(house.db.database)).brokenAt).toBe(3);
  });
});

it('the tables for the accountant say what the journal says, under the names of the contract', async () => {
  const whole = await paid();
  const { orderId: credited } = await paid();
  const { orderId: part, buyer } = await sellSigned(house);
  await book(staff, part, { cents: 500_000 });
  await staff.ask(CREDIT, { id: credited, cents: 20_000 });
  await staff.ask(HAND_OVER, { id: whole.orderId });
  expect(await staff.codeOf(CLOSE, { id: whole.orderId, payout: PAYOUT })).toBeNull();
  await house.db.owner("update accounts set last_name = 'Changée' where email = $1", [buyer.email]);
  const rowsOf = (name: string) => linesOfYear(house, name, new Date().getFullYear());
  const [orders, invoices] = [await rowsOf('orders'), await rowsOf('invoices')];
  const amounts = async (id: string) => {
    const [order] = await house.db.owner<{ number: number }>('select number from orders where id = $1', [id]);
    const reference = `CAL-${String(order?.number).padStart(6, '0')}`;
    const row = orders.find(each => each.reference === reference);
    const about = invoices.filter(cells => Object.values(cells).some(cell => cell.includes(reference)));
    const invoiced = about.reduce((sum, { total }) => sum + Number(total), 0);
    expect(Number(row?.invoiced)).toBe(invoiced);
    expect(row?.buyer).toBe('Alain Mercier');
    return [row?.price, row?.fee, row?.received, row?.invoiced, row?.paidOut, row?.commission];
  };
  expect(await amounts(whole.orderId)).toEqual([
    '25000.00',
    '1200.00',
    '26200.00',
    '1200.00',
    '25000.00',
    '0.00',
  ]);
  expect(await amounts(credited)).toEqual(['25000.00', '1200.00', '26200.00', '1000.00', '0.00', '0.00']);
  expect(await amounts(part)).toEqual(['25000.00', '1200.00', '5000.00', '0.00', '0.00', '0.00']);
});
