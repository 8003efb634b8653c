import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { pdf } from '#test/kit/pdf.ts';
import { book, sellCar, sellSigned, signPaper, todayInParis } from '#test/kit/sales.ts';
import { takeSheet } from '#test/kit/sheet.ts';

let house: TestHouse;
let clerk: Guest;
let reader: Guest;
let cashier: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  clerk = await house.guest({ permissions: ['Orders:update'] });
  reader = await house.guest({ permissions: ['Accounts:read'] });
  cashier = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const FEE = 120_000;
const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const CREDIT = 'mutation($id: ID!) { creditOrder(id: $id, reason: "Geste") { state } }';
const CANCEL =
  'mutation($id: ID!, $fault: OrderFault!) { cancelOrder(id: $id, reason: "Motif", fault: $fault, hasRefused: true) { state } }';
const RETURN = `mutation($id: ID!, $data: MadeTransferInput!) { returnMoney(id: $id, purpose: PRICE, data: $data) { state } }`;
const RETURN_RECEIPT =
  'mutation($id: ID!, $data: MadeTransferInput!) { returnReceipt(id: $id, data: $data) }';
const OPEN = '{ openReceipts { id payer } }';
const SEE = `query($id: ID!) { order(id: $id) { role task state totalCents buyer { name } papers { id kind }
  money { fee { cameCents } lines { id kind canReverse } } vigilance { party } canWrite unreadMessages
  messages(first: 5) { messages { text } } missing } }`;

type Shown = {
  role: string;
  totalCents: number;
  buyer: object | null;
  papers: { id: string; kind: string }[];
  money: { fee: { cameCents: number }; lines: { canReverse: boolean }[] };
};
const transfer = (cents: number) => ({
  ...{
    amountCents: cents,
    paidOn: todayInParis(),
    iban: 'FR76 3000 6000 0112 3456 7890 189',
    reference: 'R',
  },
});

/** Signed, the fee paid by card, and something written about it. */
async function paidFee() {
  const sale = await sellSigned(house);
  expect(await sale.buyer.codeOf(PAY, { id: sale.orderId })).toBeNull();
  const write = `mutation($id: ID!) { writeOrderMessage(id: $id, text: "Entre nous", key: "${sale.orderId}") { id } }`;
  expect(await sale.buyer.codeOf(write, { id: sale.orderId })).toBeNull();
  return sale;
}

describe('whoever reads the accounts alone', () => {
  it('sees an order with its money and papers, and nothing of what the sides write or show of themselves', async () => {
    const { orderId: id, buyer } = await paidFee();
    const { data, errors } = await reader.ask(SEE, { id });
    expect(errors).toBeUndefined();
    const { order } = data as unknown as { order: Shown };
    expect(order).toMatchObject({
      ...{ role: 'STAFF', task: 'NONE', money: { fee: { cameCents: FEE } }, missing: [], vigilance: [] },
      ...{ messages: { messages: [] }, unreadMessages: 0, canWrite: false },
    });
    expect(order.buyer).not.toBeNull();
    expect(order.money.lines.every(({ canReverse }) => !canReverse)).toBe(true);
    const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
    for (const paper of order.papers) expect(await reader.codeOf(LINK, { id: paper.id })).toBeNull();
    expect(order.papers.map(({ kind }) => kind)).toContain('INVOICE');
    // What is asked for says nothing of how long, or for whom, a link opens it.
    for (const { id: paper } of order.papers)
      for (const asked of [`${paper}_ FR 9e15 ${id}`, `${paper} FR 9e15 ${id}`, `${paper}_`, `${paper}_x`])
        for (const asking of [reader, clerk, buyer])
          expect([asked, await asking.codeOf(LINK, { id: asked })]).toEqual([asked, 'NotFound']);
    // A paper that somebody showed of themselves is theirs and of who follows orders.
    const sent = await fetch(`${house.url}/uploads/papers?kind=IDENTITY&name=id.pdf`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/pdf', cookie: buyer.cookie() } },
      body: new Uint8Array(await pdf()),
    });
    const { id: own } = (await sent.json()) as { id: string };
    expect(await reader.codeOf(LINK, { id: own })).toBe('NotFound');
    expect(await clerk.codeOf(LINK, { id: own })).toBeNull();
  });

  it('reads the journal, the figures and the tables of a year', async () => {
    const { orderId } = await paidFee();
    const day = todayInParis();
    for (const asked of [
      ...['orders { total }', 'openReceipts { id }', 'duePayouts { orderId }', 'staffFigures { bidders }'],
      ...[
        `accountBalances(day: "${day}") { cents }`,
        'houseCars { totalCount }',
        'yearSellers(year: 2026) { id }',
      ],
    ])
      expect([asked, await reader.codeOf(`{ ${asked} }`)]).toEqual([asked, null]);
    const headers = { cookie: reader.cookie() };
    for (const file of ['orders.csv', 'invoices.xlsx', 'sellers.xml']) {
      // Of a year that runs there is no file to be filed.
      const year = Number(day.slice(0, 4)) - (file === 'sellers.xml' ? 1 : 0);
      const { status } = await fetch(`${house.url}/exports/${file}?year=${year}`, { headers });
      expect([file, status]).toEqual([file, 200]);
    }
    expect((await takeSheet(house, reader, 'figures', { months: 1 })).status).toBe(200);
    expect(orderId).not.toBe('');
  });

  it('does nothing', async () => {
    const { orderId: id } = await paidFee();
    const acts: readonly [string, object][] = [
      [CREDIT, { id }],
      [CANCEL, { id, fault: 'NOBODY' }],
      [RETURN, { id, data: transfer(1) }],
      ['mutation($id: ID!) { handOverOrder(id: $id, reason: "x") { state } }', { id }],
      ['mutation($id: ID!) { writeOrderMessage(id: $id, text: "x", key: $id) { id } }', { id }],
      ['mutation($id: ID!) { readOrderMessages(id: $id, upTo: "1") { id } }', { id }],
      ['mutation($id: ID!) { withdrawFromOrder(id: $id) { id } }', { id }],
    ];
    for (const [act, values] of acts) {
      const code = await reader.codeOf(act, values);
      expect([act, ['Forbidden', 'NotFound'].includes(String(code))]).toEqual([act, true]);
    }
    expect(await book(reader, id, { cents: 1 })).toBe('Forbidden');
    const batch = await fetch(`${house.url}/exports/payouts.xml?batch=${id}`, {
      headers: { cookie: reader.cookie() },
    });
    expect(batch.status).toBe(403);
  });
});

describe('money that goes back', () => {
  it('is for who has that right', async () => {
    const { orderId: id } = await paidFee();
    expect(await clerk.codeOf(CREDIT, { id })).toBe('Forbidden');
    expect(await cashier.codeOf(CREDIT, { id })).toBeNull();
  });

  it('of a receipt or a price too', async () => {
    const { orderId: id } = await sellSigned(house);
    expect(await book(clerk, id, { cents: 2_500_100 })).toBeNull();
    expect(await clerk.codeOf(RETURN, { id, data: transfer(100) })).toBe('Forbidden');
    expect(await cashier.codeOf(RETURN, { id, data: transfer(100) })).toBeNull();
    expect(await book(clerk, null, { cents: 700, payer: 'Personne' })).toBeNull();
    const { data } = await clerk.ask(OPEN);
    const receipt = (data as unknown as { openReceipts: { id: string; payer: string }[] }).openReceipts.find(
      ({ payer }) => payer === 'Personne',
    );
    const values = { id: receipt?.id, data: transfer(700) };
    expect(await clerk.codeOf(RETURN_RECEIPT, values)).toBe('Forbidden');
    expect(await cashier.codeOf(RETURN_RECEIPT, values)).toBeNull();
  });

  it('with an order that is called off: nobody calls it off who may not give the fee back', async () => {
    const { orderId: id } = await paidFee();
    expect(await clerk.codeOf(CANCEL, { id, fault: 'NOBODY' })).toBe('Forbidden');
    expect((await clerk.ask(SEE, { id })).data).toMatchObject({ order: { state: 'SIGNED' } });
    expect(await cashier.codeOf(CANCEL, { id, fault: 'NOBODY' })).toBeNull();
    // Where the fee stays, or never came, nothing goes back.
    const { orderId: kept } = await paidFee();
    expect(await clerk.codeOf(CANCEL, { id: kept, fault: 'BUYER' })).toBeNull();
    const { orderId: unpaid } = await sellSigned(house);
    expect(await clerk.codeOf(CANCEL, { id: unpaid, fault: 'SELLER' })).toBeNull();
  });

  it('with what a buyer withdrew from: at once before the car changes hands, afterwards when it is back', async () => {
    const BOOK =
      'mutation($id: ID!, $data: WithdrawalInput!) { bookWithdrawal(id: $id, data: $data) { state } }';
    const RETURNED =
      'mutation($id: ID!, $data: CarReturnInput!) { bookCarReturn(id: $id, data: $data) { state } }';
    const data = { declaredOn: todayInParis(), note: 'Par téléphone' };
    const back = { returnedOn: todayInParis(), odometer: 41_000, remarks: 'Intacte' };
    const consumers = async () => {
      const sale = await sellCar(house);
      await house.db.owner(`update auctions set regime = 'PROFESSIONAL' where id = $1`, [sale.car.auctionId]);
      await signPaper(house, sale.buyer, sale.orderId);
      await signPaper(house, sale.seller, sale.orderId);
      expect(await sale.buyer.codeOf(PAY, { id: sale.orderId })).toBeNull();
      return sale;
    };
    const { orderId: early } = await consumers();
    expect(await clerk.codeOf(BOOK, { id: early, data })).toBe('Forbidden');
    expect(await cashier.codeOf(BOOK, { id: early, data })).toBeNull();
    const { orderId: late } = await consumers();
    expect(await book(clerk, late, { cents: 2_500_000 })).toBeNull();
    const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
    expect(await clerk.codeOf(HAND_OVER, { id: late })).toBeNull();
    expect(await clerk.codeOf(BOOK, { id: late, data })).toBeNull();
    expect(await clerk.codeOf(RETURNED, { id: late, data: back })).toBe('Forbidden');
    expect(await cashier.codeOf(RETURNED, { id: late, data: back })).toBeNull();
  });
});
