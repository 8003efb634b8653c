import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, type Sale, sellCar, sellSigned, signPaper, todayInParis } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const VAT = `query($from: String!, $to: String!) { vatStatement(from: $from, to: $to) {
  dueCents payableCents agrees moves { item reference receivedOn bookedOn totalCents baseCents vatCents } } }`;
const UNDO = 'mutation($id: ID!) { reverseEntry(id: $id, reason: "Autre voiture") }';
const CANCEL = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Le motif", fault: NOBODY) { state } }';
const TODAY = todayInParis();
/** The month until today, and the one before it. */
const THIS = { from: `${TODAY.slice(0, 7)}-01`, to: TODAY } as const;
const LAST_DAY = new Date(Date.parse(THIS.from) - 86_400_000).toISOString().slice(0, 10);
const LAST = { from: `${LAST_DAY.slice(0, 7)}-01`, to: LAST_DAY } as const;

type Move = {
  item: string;
  receivedOn: string;
  bookedOn: string | null;
  totalCents: number;
  baseCents: number;
  vatCents: number;
};
type Statement = {
  dueCents: number;
  payableCents: number;
  agrees: boolean;
  moves: (Move & { reference: string })[];
};
async function statementOf(period: { from: string; to: string }): Promise<Statement> {
  const { data } = await staff.ask(VAT, period);
  const { vatStatement } = data as unknown as { vatStatement: Statement };
  const { dueCents, payableCents, moves } = vatStatement;
  expect(payableCents).toBe(moves.reduce((sum, { vatCents }) => sum + vatCents, dueCents));
  return vatStatement;
}
/** What of an order is moved into the month before, and into this one. */
async function movesOf({ orderId }: Pick<Sale, 'orderId'>) {
  const [order] = await house.db.owner<{ number: number }>('select number from orders where id = $1', [
    orderId,
  ]);
  const reference = `CAL-${String(order?.number).padStart(6, '0')}`;
  const of = async (period: typeof LAST | typeof THIS) => {
    const { moves } = await statementOf(period);
    return moves.filter(each => each.reference === reference).map(({ reference: _own, ...move }) => move);
  };
  return [await of(LAST), await of(THIS)];
}
const fee = (orderId: string, cents: number, valueOn = TODAY) =>
  book(staff, orderId, { cents, purpose: 'FEE', valueOn });
const sign = async ({ buyer, seller, orderId }: Sale) => {
  for (const guest of [buyer, seller]) await signPaper(house, guest, orderId);
};
/** A whole fee of 1 200,00 that came in the month before and was booked in this one: added there, taken off here. */
const WHOLE = {
  ...{ item: 'FEE', receivedOn: LAST_DAY, bookedOn: TODAY },
  ...{ totalCents: 120_000, baseCents: 100_000, vatCents: 20_000 },
};
const off = ({ totalCents, baseCents, vatCents, ...move }: Move) => ({
  ...move,
  ...{ totalCents: 0 - totalCents, baseCents: 0 - baseCents, vatCents: 0 - vatCents },
});

describe('the tax of a fee, which falls due when it is paid', () => {
  it('is of the month in which the money came, where it was booked in a later one', async () => {
    const sale = await sellSigned(house);
    const [last, now] = [await statementOf(LAST), await statementOf(THIS)];
    expect(await fee(sale.orderId, 120_000, LAST_DAY)).toBeNull();
    expect(await movesOf(sale)).toEqual([[WHOLE], [off(WHOLE)]]);
    expect((await statementOf(LAST)).payableCents - last.payableCents).toBe(20_000);
    const after = await statementOf(THIS);
    expect([after.dueCents - now.dueCents, after.payableCents - now.payableCents]).toEqual([20_000, 0]);
    expect(after.agrees).toBe(true);
  });

  it('falls due part by part, while the rest is still to come', async () => {
    const sale = await sellSigned(house);
    await fee(sale.orderId, 50_000, LAST_DAY);
    const part = { ...WHOLE, bookedOn: null, totalCents: 50_000, baseCents: 41_667, vatCents: 8_333 };
    expect(await movesOf(sale)).toEqual([[part], []]);
    await fee(sale.orderId, 70_000);
    const booked = { ...part, bookedOn: TODAY };
    expect(await movesOf(sale)).toEqual([[booked], [{ ...off(booked), receivedOn: TODAY }]]);
  });

  it('falls due before both have signed, and comes back when the sale comes to nothing', async () => {
    const [signed, cancelled, more] = [await sellCar(house), await sellCar(house), await sellCar(house)];
    for (const { orderId } of [signed, cancelled]) await fee(orderId, 120_000, LAST_DAY);
    expect(await movesOf(signed)).toEqual([[{ ...WHOLE, bookedOn: null }], []]);
    await sign(signed);
    expect(await movesOf(signed)).toEqual([[WHOLE], [off(WHOLE)]]);
    expect(await staff.codeOf(CANCEL, { id: cancelled.orderId })).toBeNull();
    const open = { ...WHOLE, bookedOn: null };
    expect(await movesOf(cancelled)).toEqual([[open], [off(open)]]);
    // What is more than the fee is no part of it.
    await fee(more.orderId, 150_000);
    expect(await movesOf(more)).toEqual([[], [{ ...open, receivedOn: TODAY }]]);
    await sign(more);
    expect(await movesOf(more)).toEqual([[], []]);
  });

  it('was never due of what is undone in the month in which it was booked', async () => {
    const sale = await sellSigned(house);
    await fee(sale.orderId, 120_000, LAST_DAY);
    const [entry] = await house.db.owner<{ id: string }>(
      `select id from journal_entries where order_id = $1 and kind = 'RECEIPT'`,
      [sale.orderId],
    );
    expect(await staff.codeOf(UNDO, { id: entry?.id })).toBeNull();
    expect(await movesOf(sale)).toEqual([[], []]);
  });
});
