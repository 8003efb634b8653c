import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, sellCar, sellSigned } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

type Fault = 'BUYER' | 'SELLER' | 'NOBODY';
const PAY = `mutation($id: ID!, $source: CardSource!) {
  payOrderFee(id: $id, source: $source, language: FR) { state clientSecret } }`;
const CANCEL = `mutation($id: ID!, $fault: OrderFault!) {
  cancelOrder(id: $id, reason: "Le motif", fault: $fault) { fault } }`;
const CREDIT = 'mutation($id: ID!) { creditOrder(id: $id, reason: "Geste") { state } }';
const FAULT = 'query($id: ID!) { order(id: $id) { fault } }';

const lettersTo = async ({ email }: Guest): Promise<string> => {
  await house.rooms.jobs.drain();
  return (await house.rooms.mail.list(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');
};

/** An order with its fee paid and its price received, then cancelled. */
async function cancelled(fault: Fault, { isPaid = true } = {}) {
  const sale = await (isPaid ? sellSigned(house) : sellCar(house));
  const { orderId: id, buyer, seller } = sale;
  if (isPaid) {
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    await book(staff, id, { cents: 2_500_000 });
  }
  await staff.ask(CANCEL, { id, fault });
  return { ...sale, letters: { buyer: await lettersTo(buyer), seller: await lettersTo(seller) } };
}
const FEE_BACK = 'Les frais payés vous sont rendus';
const FEE_KEPT = 'les frais payés restent acquis';
const PRICE_BACK = 'Le prix reçu vous est rendu par virement';
const CAR_FREE = 'La voiture peut être remise en vente';

describe('a cancelled order', () => {
  it('tells each side what follows for them, by whose doing it was', async () => {
    const byBuyer = await cancelled('BUYER');
    for (const said of [FEE_KEPT, PRICE_BACK, 'Le motif']) expect(byBuyer.letters.buyer).toContain(said);
    for (const said of [FEE_BACK, CAR_FREE]) expect(byBuyer.letters.buyer).not.toContain(said);
    expect(byBuyer.letters.seller).toContain(CAR_FREE);
    for (const said of [FEE_KEPT, FEE_BACK, PRICE_BACK]) expect(byBuyer.letters.seller).not.toContain(said);

    const bySeller = await cancelled('SELLER');
    for (const said of [FEE_BACK, PRICE_BACK]) expect(bySeller.letters.buyer).toContain(said);
    expect(bySeller.letters.seller).toContain('L’annulation vous est imputable');
    expect(bySeller.letters.seller).not.toContain(CAR_FREE);
  });

  it('keeps of the buyer at fault a fee that was paid in full, as the contract says', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    const read =
      'query($id: ID!) { order(id: $id) { text(paper: CONTRACT, language: FR) { blocks { text } } } }';
    expect(JSON.stringify((await buyer.ask(read, { id })).data)).toContain(
      'les frais qu’il a payés en entier restent acquis',
    );
    await book(staff, id, { cents: 119_999, purpose: 'FEE' });
    await staff.ask(CANCEL, { id, fault: 'BUYER' });
    const money = 'query($id: ID!) { order(id: $id) { money { fee { expectedCents overCents } } } }';
    expect((await staff.ask(money, { id })).data).toMatchObject({
      order: { money: { fee: { expectedCents: 0, overCents: 119_999 } } },
    });
  });

  it('says nothing of money that never came', async () => {
    const { letters } = await cancelled('BUYER', { isPaid: false });
    for (const said of [FEE_BACK, FEE_KEPT, PRICE_BACK]) expect(letters.buyer).not.toContain(said);
  });

  it('says whose doing it was to both sides and staff', async () => {
    const { orderId: id, buyer, seller } = await cancelled('BUYER', { isPaid: false });
    for (const guest of [buyer, seller, staff]) {
      expect((await guest.ask(FAULT, { id })).data).toEqual({ order: { fault: 'BUYER' } });
    }
    const { orderId: alive } = await sellCar(house);
    expect((await staff.ask(FAULT, { id: alive })).data).toEqual({ order: { fault: null } });
  });

  it('has a history of who did what, for staff alone', async () => {
    const { orderId: id, buyer } = await cancelled('BUYER');
    const history = `{ staffHistory(kind: ORDER, id: "${id}") { action reason actorName } }`;
    const actions = ((await staff.ask(history)).data as unknown as { staffHistory: { action: string }[] })
      .staffHistory;
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['order.cancelled', 'order.receiptBooked', 'order.contractSigned']),
    );
    expect(await buyer.codeOf(history)).toBe('Forbidden');
    const reader = await house.guest({ permissions: ['Leads:read'] });
    expect(await reader.codeOf(history)).toBe('Forbidden');
  });

  it('takes no payment any more; one that comes late goes back, and its buyer is told', async () => {
    const { orderId: id, buyer, seller } = await sellSigned(house);
    const { data } = await buyer.ask(PAY, { id, source: 'OTHER' });
    const { clientSecret } = (data as unknown as { payOrderFee: { clientSecret: string } }).payOrderFee;
    await staff.ask(CANCEL, { id, fault: 'BUYER' });
    expect(await buyer.codeOf(PAY, { id, source: 'ON_FILE' })).toBe('BadInput');
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
    await fetch(`${house.url}/sandbox/card-checkouts/${clientSecret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    expect(await lettersTo(buyer)).toContain('Les frais vous ont été rendus');
    expect(await lettersTo(seller)).not.toContain('Les frais vous ont été rendus');
    expect(await house.db.owner('select from invoices where order_id = $1', [id])).toEqual([]);
  });
});

describe('a fee that is given back while the order goes on', () => {
  it('is told to the buyer, in their language', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await house.db.owner("update accounts set language = 'EN' where email = $1", [buyer.email]);
    await buyer.ask(PAY, { id, source: 'ON_FILE' });
    await staff.ask(CREDIT, { id });
    expect(await lettersTo(buyer)).toContain('Your fee has been refunded');
  });
});
