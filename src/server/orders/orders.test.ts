import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDateTime } from '#shared/words/format.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { book, codeOf, PAYOUT, sellCar, sellSigned, signPaper } from '#test/kit/sales.ts';
import { migrate } from '../database/index.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const ORDER = `query($id: ID!) { order(id: $id) {
  state task role hammerPrice feeCents totalCents missing fee { state failure } isPriceReceived
  transfer { reference amountCents } steps { kind party text } signatures { paper party sha256 }
  papers { id kind item reference } buyer { name email } seller { name email } report { odometer } } }`;
const PAY =
  'mutation($id: ID!, $source: CardSource!) { payOrderFee(id: $id, source: $source, language: EN) { state failure clientSecret asks } }';
const REPORT = `mutation($id: ID!, $data: HandoverReportInput!) { writeHandoverReport(id: $id, data: $data) { task } }`;
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const CANCEL = `mutation($id: ID!, $reason: String!, $fault: OrderFault!) {
  cancelOrder(id: $id, reason: $reason, fault: $fault, hasRefused: true) { state } }`;
const CREDIT = 'mutation($id: ID!) { creditOrder(id: $id, reason: "Geste commercial") { state } }';
const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
const report = { odometer: 98_400, keyCount: 2, remarks: 'Plein fait.', photoIds: [] };

type View = {
  state: string;
  task: string;
  role: string;
  missing: string[];
  fee: { state: string; failure: string | null };
  transfer: { reference: string; amountCents: number } | null;
  steps: { kind: string; party: string }[];
  signatures: { sha256: string }[];
  papers: { id: string; kind: string; item: string | null; reference: string }[];
  buyer: { email: string } | null;
  seller: { email: string } | null;
};
async function see(guest: Guest, id: string): Promise<View> {
  const { data, errors } = await guest.ask(ORDER, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { order: View }).order;
}
type Payment = { state: string; failure: string | null; clientSecret: string | null; asks: string | null };
async function pay(guest: Guest, id: string, source = 'ON_FILE'): Promise<Payment> {
  const { data, errors } = await guest.ask(PAY, { id, source });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as unknown as { payOrderFee: Payment }).payOrderFee;
}
const inSandbox = (secret: string | null, body: object) =>
  fetch(`${house.url}/sandbox/card-checkouts/${secret}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

describe('an order', () => {
  it('goes from the hammer to the handover, and both sides are told of each step', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    expect(await see(buyer, id)).toMatchObject({
      ...{ state: 'CREATED', task: 'SIGN_CONTRACT', role: 'BUYER', hammerPrice: 25_000 },
      ...{ feeCents: 120_000, totalCents: 2_620_000, buyer: { name: 'Alain Mercier' }, seller: null },
    });
    expect(await signPaper(house, buyer, id)).toBe('CREATED');
    expect((await see(buyer, id)).task).toBe('AWAIT_CONTRACT');
    expect(await signPaper(house, seller, id)).toBe('SIGNED');
    expect((await see(buyer, id)).task).toBe('PAY_FEE');
    expect((await see(seller, id)).buyer?.email).toBe(buyer.email);
    expect(await pay(buyer, id)).toMatchObject({ state: 'SUCCEEDED' });
    expect((await see(buyer, id)).task).toBe('SEND_PRICE');
    expect(await book(staff, id, { cents: 2_500_000 })).toBeNull();
    expect((await see(buyer, id)).state).toBe('PAID');
    expect((await seller.ask(REPORT, { id, data: report })).data).toEqual({
      writeHandoverReport: { task: 'SIGN_REPORT' },
    });
    expect(await signPaper(house, seller, id, 'REPORT')).toBe('PAID');
    expect(await signPaper(house, buyer, id, 'REPORT')).toBe('HANDED_OVER');
    expect(await staff.codeOf(CLOSE, { id })).toBe('BadInput');
    expect((await staff.ask(CLOSE, { id, payout: PAYOUT })).data).toEqual({
      closeOrder: { state: 'CLOSED' },
    });

    const { steps, signatures } = await see(buyer, id);
    expect(steps.map(({ kind }) => kind)).toEqual([
      ...['OPENED', 'CONTRACT_SIGNED', 'CONTRACT_SIGNED', 'FEE_PAID', 'PRICE_RECEIVED', 'REPORT_WRITTEN'],
      ...['REPORT_SIGNED', 'REPORT_SIGNED', 'HANDED_OVER', 'CLOSED'],
    ]);
    for (const { sha256 } of signatures) expect(sha256).toMatch(/^[\da-f]{64}$/);
    await house.rooms.jobs.drain();
    const subjects = (await house.rooms.mail.list(buyer.email)).map(({ subject }) => subject.split(' : ')[0]);
    for (const said of [
      'Votre commande est ouverte',
      'Le contrat est signé',
      'Frais réglés',
      'La voiture est remise',
    ]) {
      expect(subjects).toContain(said);
    }
    const paid = (await house.rooms.mail.list(buyer.email)).find(({ subject }) => subject.includes('Frais'));
    expect(paid?.text).toMatch(/Le prix de la voiture est attendu, par\svirement,\savant\sle\s\d/);
  });

  it('is its two sides’ and staff’s alone', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    const other = await house.guest();
    expect((await house.visitor().ask(ORDER, { id })).data).toEqual({ order: null });
    for (const asked of [id, 'x']) {
      expect((await other.ask(ORDER, { id: asked })).data).toEqual({ order: null });
    }
    expect(await other.codeOf(PAY, { id, source: 'ON_FILE' })).toBe('NotFound');
    expect((await see(staff, id)).role).toBe('STAFF');
    for (const paper of (await see(buyer, id)).papers) {
      expect(await other.codeOf(LINK, { id: paper.id })).toBe('NotFound');
    }
    for (const [mutation, more] of [
      [CLOSE, {}],
      [CREDIT, {}],
      [CANCEL, { reason: 'Parce que', fault: 'NOBODY' }],
    ] as const) {
      expect(await house.visitor().codeOf(mutation, { id, ...more })).toBe('Unauthenticated');
      expect(await buyer.codeOf(mutation, { id, ...more })).toBe('Forbidden');
    }
  });

  it('of a car of the house is signed by the buyer alone', async () => {
    const { orderId: id, buyer } = await sellCar(house, { hasSeller: false });
    expect(await signPaper(house, buyer, id)).toBe('SIGNED');
    const drawn = await house.rooms.orders.readOrderDocument(`contract_${id}`, 'FR');
    const { text } = await readPdf(drawn?.bytes ?? Buffer.alloc(0));
    expect(text).toContain('s’il ne signe qu’après');
    expect(text).not.toContain('versé au vendeur');
  });
});

describe('signing', () => {
  const SEND = 'mutation($id: ID!) { sendSigningCode(id: $id, paper: CONTRACT, language: EN) }';
  const SIGN =
    'mutation($id: ID!, $code: String!) { signOrder(id: $id, paper: CONTRACT, code: $code) { state } }';

  it('needs an address and a telephone of one’s own', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    await house.db.owner('delete from addresses');
    expect((await see(buyer, id)).missing).toEqual(['address']);
    const { errors } = await buyer.ask(SEND, { id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'address' });
  });

  it('takes the code that was sent, five times wrong at the most, and for a quarter of an hour', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    expect(await buyer.codeOf(SIGN, { id, code: '000000' })).toBe('TokenExpired');
    await buyer.ask(SEND, { id });
    const right = await codeOf(house, buyer);
    const wrong = right === '123456' ? '654321' : '123456';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await buyer.codeOf(SIGN, { id, code: wrong })).toBe('BadInput');
    }
    expect(await buyer.codeOf(SIGN, { id, code: right })).toBe('TokenExpired');
    await buyer.ask(SEND, { id });
    await house.db.owner("update signing_codes set sent_at = sent_at - interval '16 minutes'");
    expect(await buyer.codeOf(SIGN, { id, code: await codeOf(house, buyer) })).toBe('TokenExpired');
    expect(await signPaper(house, buyer, id)).toBe('CREATED');
    expect(await buyer.codeOf(SEND, { id })).toBe('BadInput');
  });

  it('keeps what was read under its hash, and what the contract says from then on', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await signPaper(house, buyer, id);
    await house.db.owner("update accounts set last_name = 'Changée'");
    await signPaper(house, seller, id);
    const { signatures, papers } = await see(seller, id);
    expect(signatures[0]?.sha256).toBe(signatures[1]?.sha256);
    for (const sql of ['update order_signatures set signer = $$x$$', 'delete from order_particulars']) {
      await expect(house.db.owner(sql)).rejects.toThrow(/refused/);
    }
    const contract = papers.find(({ kind }) => kind === 'CONTRACT');
    const { data } = await seller.ask(LINK, { id: contract?.id });
    const answer = await fetch(house.url + (data as unknown as { documentLink: string }).documentLink);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    await house.db.owner("update accounts set last_name = 'Mercier'");
  });
});

describe('paying the fee', () => {
  it('asks for another card and its second step, and is told why one is declined', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    const { state, clientSecret, asks } = await pay(buyer, id, 'OTHER');
    expect([state, asks]).toEqual(['ACTION', 'CARD']);
    expect((await inSandbox(clientSecret, { ...card, number: '4000000000000002' })).status).toBe(402);
    expect((await see(buyer, id)).fee).toMatchObject({ state: 'FAILED', failure: 'card_declined' });
    await inSandbox(clientSecret, { ...card, number: '4000002760003184' });
    expect((await see(buyer, id)).fee.state).not.toBe('PAID');
    await inSandbox(clientSecret, { code: '123456' });
    expect((await see(buyer, id)).fee).toMatchObject({ state: 'PAID' });
  });

  it('never pays twice: not in two windows, not with another card, not again', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    const [one, two] = [await pay(buyer, id, 'OTHER'), await pay(buyer, id, 'OTHER')];
    expect((await pay(buyer, id, 'ON_FILE')).state).toBe('SUCCEEDED');
    for (const { clientSecret } of [one, two]) expect((await inSandbox(clientSecret, card)).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => pay(buyer, id, 'ON_FILE')));
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['SUCCEEDED']));
    const paid = await house.db.owner("select from payments where subject_id = $1 and state = 'SUCCEEDED'", [
      id,
    ]);
    expect(paid).toHaveLength(1);
    expect((await see(buyer, id)).papers.filter(({ kind }) => kind === 'INVOICE')).toHaveLength(1);
  });

  it('says when there is no card on file', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await house.db.owner('update cards set removed_at = now()');
    expect(await pay(buyer, id)).toMatchObject({ state: 'FAILED', failure: 'no_card' });
    await house.db.owner('update cards set removed_at = null');
  });

  it('makes out invoices without a gap, whoever pays at the same moment', async () => {
    const sales = [await sellSigned(house), await sellSigned(house), await sellSigned(house)];
    await Promise.all(sales.map(({ buyer, orderId }) => pay(buyer, orderId)));
    const rows = await house.db.owner<{ number: number; sums: boolean }>(
      `select number, net_cents + vat_cents = total_cents as sums from invoices where kind = 'INVOICE' order by number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1));
    const [{ total, net } = { total: 0, net: 0 }] = await house.db.owner<{ total: number; net: number }>(
      `select total_cents::int as total, net_cents::int as net from invoices limit 1`,
    );
    expect([total, net]).toEqual([120_000, 100_000]);
  });
});

describe('staff', () => {
  it('cancel with a reason: the fee goes back with a credit note, the car can be sold again', async () => {
    const { orderId: id, buyer, car } = await sellSigned(house);
    await pay(buyer, id);
    expect(await staff.codeOf(CANCEL, { id, reason: ' ', fault: 'SELLER' })).toBe('BadInput');
    const cancelled = await staff.ask(CANCEL, { id, reason: 'Le vendeur renonce', fault: 'SELLER' });
    expect(cancelled.data).toEqual({ cancelOrder: { state: 'CANCELLED' } });
    await house.rooms.jobs.drain();
    const { fee, papers, steps } = await see(buyer, id);
    expect(fee.state).toBe('REFUNDED');
    expect(papers.map(({ kind, item }) => [kind, item])).toEqual(
      expect.arrayContaining([
        ['CONTRACT', null],
        ['INVOICE', 'FEE'],
        ['CREDIT_NOTE', 'FEE'],
      ]),
    );
    expect(steps.map(({ kind }) => kind)).toEqual([
      ...['OPENED', 'CONTRACT_SIGNED', 'CONTRACT_SIGNED', 'FEE_PAID', 'CANCELLED', 'REFUNDED'],
    ]);
    const [ad] = await house.db.owner('select status from ads where uuid = $1', [car.uuid]);
    expect(ad).toEqual({ status: 'PUBLISHED' });
    const letters = await house.rooms.mail.list(buyer.email);
    expect(letters.some(({ text }) => text.includes('Le vendeur renonce'))).toBe(true);
    expect(await staff.codeOf(CANCEL, { id, reason: 'encore', fault: 'SELLER' })).toBe('BadInput');
  });

  it('keep the fee of a buyer who defaults, and count it', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await pay(buyer, id);
    await staff.ask(CANCEL, { id, reason: 'Prix jamais payé', fault: 'BUYER' });
    await house.rooms.jobs.drain();
    expect((await see(buyer, id)).fee.state).toBe('PAID');
    const { data } = await staff.ask('query($id: ID!) { order(id: $id) { buyerDefaults } }', { id });
    expect(data).toEqual({ order: { buyerDefaults: 1 } });
  });

  it('list orders by state, by what is late, and by a name', async () => {
    const LIST = `query($o: Boolean, $s: String, $f: Int, $a: Int) {
      orders(isOverdue: $o, search: $s, first: $f, offset: $a) { orders { id } total overdueCount } }`;
    const { orderId: id } = await sellCar(house);
    await house.db.owner("update orders set sign_by = now() - interval '1 hour' where id = $1", [id]);
    const { data } = await staff.ask(LIST, { o: true });
    expect(data).toMatchObject({ orders: { orders: [{ id }], total: 1, overdueCount: 1 } });
    // A sale that is taken back is late too, and counts alike on the home of staff.
    const { orderId: undone } = await sellCar(house);
    expect(await staff.codeOf(CANCEL, { id: undone, reason: 'Perdu', fault: 'SELLER' })).toBeNull();
    await house.db.owner("update orders set unwind_by = now() - interval '1 hour' where id = $1", [undone]);
    const late = await staff.ask(
      '{ orders(isOverdue: true) { total overdueCount } staffOverview { ordersLate } }',
    );
    expect(late.data).toEqual({
      orders: { total: 2, overdueCount: 2 },
      staffOverview: { ordersLate: 2 },
    });
    const [one, two] = [await staff.ask(LIST, { f: 1 }), await staff.ask(LIST, { f: 1, a: 1 })];
    expect(one.data).toMatchObject({ orders: { orders: [{ id: undone }] } });
    expect(two.data).not.toEqual(one.data);
    expect((await staff.ask(LIST, { s: '100%' })).data).toMatchObject({ orders: { orders: [] } });
    expect(await staff.codeOf(LIST, { a: -1 })).toBe('BadInput');
    expect(await house.visitor().codeOf(LIST)).toBe('Unauthenticated');
  });

  it('take tables of orders and invoices away, where no cell is a formula', async () => {
    await sellCar(house);
    await house.db.owner("update accounts set first_name = '=1+1'");
    const year = new Date().getFullYear();
    const read = (guest: Guest, name: string) =>
      fetch(`${house.url}/exports/${name}.csv?year=${year}`, { headers: { cookie: guest.cookie() } });
    expect((await read(await house.guest(), 'orders')).status).toBe(404);
    const orders = await (await read(staff, 'orders')).text();
    expect(orders).toContain("'=1+1");
    const invoices = await (await read(staff, 'invoices')).text();
    expect(invoices).toContain(',1000.00,20,200.00,1200.00,706000,FEE,STANDARD,FR,\r\n');
    expect((await read(staff, 'nothing')).status).toBe(404);
    await house.db.owner("update sessions set proven_at = now() - interval '11 minutes'");
    expect((await read(staff, 'orders')).status).toBe(403);
    expect(await staff.codeOf(`mutation { confirmPassword(password: "${PASSWORD}") }`)).toBeNull();
    expect((await read(staff, 'orders')).status).toBe(200);
  });
});

describe('reminders', () => {
  it('reach who is late with a signature, and nobody once it is given', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await signPaper(house, seller, id);
    await house.db.owner(
      "update jobs set run_at = now() where kind = 'orders.remind' and data ->> 'what' = 'SIGN'",
    );
    await house.rooms.jobs.drain();
    const remindersTo = async (guest: Guest) =>
      (await house.rooms.mail.list(guest.email)).filter(({ text }) =>
        text.includes('Il vous reste jusqu’au'),
      );
    expect(await remindersTo(buyer)).toHaveLength(1);
    expect(await remindersTo(seller)).toHaveLength(0);
  });

  it('are promised once, by the signatures: those that came with an older opening are taken back (migration 0178)', async () => {
    const older = async (id: string) => {
      await house.db.owner(
        `insert into jobs (kind, data, run_at, created_at)
         select 'orders.remind', jsonb_build_object('orderId', $1::text, 'what', what), now() + interval '8 days',
           clock_timestamp() - interval '1 hour' from unnest(array['PAY', 'PAY', 'COLLECT', 'COLLECT']) what`,
        [id],
      );
    };
    const [open, signed, alone] = [await sellCar(house), await sellSigned(house), await sellSigned(house)];
    await older(open.orderId);
    await older(signed.orderId);
    // One that was signed before the upgrade has none but these.
    await house.db.owner("delete from jobs where kind = 'orders.remind' and data ->> 'orderId' = $1", [
      alone.orderId,
    ]);
    await older(alone.orderId);
    await house.db.owner("delete from migrations where name like '0178%'");
    await migrate(house.db.url);
    const left = async ({ orderId }: { orderId: string }) => {
      const sql = `select data ->> 'what' as what from jobs where kind = 'orders.remind' and data ->> 'orderId' = $1
        and data ->> 'what' <> 'SIGN' order by id`;
      return (await house.db.owner<{ what: string }>(sql, [orderId])).map(({ what }) => what);
    };
    const once = ['PAY', 'PAY', 'COLLECT', 'COLLECT'];
    expect([await left(open), await left(signed), await left(alone)]).toEqual([[], once, once]);
  });

  it('and times move with a contract that is signed late: there is as long to pay as after its last day', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    const read = async () => {
      const [row] = await house.db.owner<{ now: number; due: number; collect: number; reminders: string[] }>(
        `select extract(epoch from clock_timestamp())::float8 as now, extract(epoch from collect_by)::float8 as collect,
           extract(epoch from pay_by - interval '5 days')::float8 as due,
           (select array_agg(data ->> 'what' order by run_at) from jobs where data ->> 'orderId' = $1
             and kind = 'orders.remind' and data ->> 'what' <> 'SIGN') as reminders
         from orders where id = $1::uuid`,
        [id],
      );
      return row!;
    };
    const nineDays = "sign_by = sign_by - interval '9 days', pay_by = pay_by - interval '9 days'";
    await house.db.owner(`update orders set ${nineDays} where id = $1`, [id]);
    await signPaper(house, seller, id);
    const before = await read();
    expect(before.reminders).toBeNull();
    expect(await signPaper(house, buyer, id)).toBe('SIGNED');
    const after = await read();
    // Two days to sign and seven to pay leave five after a signature on the last day.
    expect([after.due > before.now - 1, after.due < after.now]).toEqual([true, true]);
    expect(after.collect - before.collect).toBeCloseTo(after.due - before.due, 2);
    expect(after.reminders).toEqual(['PAY', 'PAY', 'COLLECT', 'COLLECT']);
    await house.rooms.jobs.drain();
    const letters = await house.rooms.mail.list(buyer.email);
    const due = formatDateTime(Math.round(1_000 * after.due) + 5 * 86_400_000);
    expect(letters.some(({ text }) => text.includes(`avant le ${due}`))).toBe(true);
  });
});
