import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import {
  clerkOf,
  declared,
  FEE,
  LOSS,
  listed,
  PAY_SELLER,
  PRICE,
  payoutOf,
  RELEASE,
  releasedBy,
  returned,
  saved,
  see,
  stands,
  UNDO,
  UPHOLD,
} from '#test/kit/passed-on.ts';
import { book, idOf, PAYOUT, sellSigned } from '#test/kit/sales.ts';

let held: TestHouse;
beforeAll(async () => {
  held = await openTestHouse({ PAYMENTS: 'sandbox', ESCROW: 'sandbox' });
  await held.db.owner('alter table order_steps disable trigger order_steps_never_change');
});
afterAll(() => held[Symbol.asyncDispose]());

describe('a price that its provider had released, of a sale that its buyer goes back on', () => {
  it('is the house’s to give back, and the seller’s to give to its bank', async () => {
    const staff = await clerkOf(held);
    const { orderId: id, buyer, seller } = await releasedBy(held, staff);
    await declared(staff, id);
    await returned(staff, id);
    expect(await see(buyer, id)).toMatchObject({ task: 'GIVE_ACCOUNT', escrow: { heldCents: 0 } });
    expect(await listed(staff, 'dueReturns', id)).toMatchObject({ isHeld: false });

    const payout = await payoutOf(staff, id);
    expect(payout).toMatchObject({ canReverse: true });
    expect(await staff.codeOf(UNDO, { id: payout?.id })).toBeNull();
    const owed = PRICE + FEE - LOSS;
    expect(await stands(held, id)).toEqual({ BUYERS: owed, SELLERS: LOSS, BANK: -PRICE - FEE });
    // The provider has let go of it: what it did there stays as it was.
    await held.rooms.orders.checkEscrows();
    const differing = '{ escrowDifferences { orderId } }';
    expect((await staff.ask(differing)).data).toEqual({ escrowDifferences: [] });

    // What the car lost is with the house as well, which asks the seller where they want it.
    expect(await see(seller, id)).toMatchObject({ task: 'GIVE_ACCOUNT', owedToSellerCents: LOSS });
    await saved(held, seller);
    expect(await staff.codeOf(RELEASE, { id, moveId: randomUUID() })).toBe('BadInput');
    expect(await listed(staff, 'duePayouts', id)).toMatchObject({ state: 'READY', amountCents: LOSS });
    expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBeNull();
    expect(await stands(held, id)).toEqual({ BUYERS: owed, BANK: -owed });
  });
});

describe('a price that was released and is the house’s to pay anew, since its seller gave it back', () => {
  it.each([0, 1_000])(
    'is theirs again where the sale stands after all (commission of %i bp)',
    async commissionBp => {
      const staff = await clerkOf(held);
      const { orderId: id, seller } = await releasedBy(held, staff, { commissionBp });
      const theirs = PRICE - (PRICE * commissionBp) / 10_000;
      expect((await see(seller, id)).escrow).toMatchObject({ paysSeller: true });
      await declared(staff, id);
      expect(await staff.codeOf(UNDO, { id: (await payoutOf(staff, id))?.id })).toBeNull();
      expect(await staff.codeOf(UPHOLD, { id })).toBeNull();
      const owed = { state: 'CLOSED', task: 'GIVE_ACCOUNT', owedToSellerCents: theirs };
      expect(await see(seller, id)).toMatchObject({ ...owed, escrow: { paysSeller: false } });
      await saved(held, seller);
      expect(await staff.codeOf(RELEASE, { id, moveId: randomUUID() })).toBe('BadInput');
      expect(await listed(staff, 'duePayouts', id)).toMatchObject({ state: 'READY', amountCents: theirs });
      expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBeNull();
      expect(await see(seller, id)).toMatchObject({ task: 'NONE', owedToSellerCents: 0 });
      expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBe('BadInput');
    },
  );

  it('is what they keep of it also while more than the price waits at its provider', async () => {
    const staff = await clerkOf(held);
    const { orderId: id, seller } = await releasedBy(held, staff, { over: 2 * LOSS });
    await declared(staff, id);
    expect(await staff.codeOf(UNDO, { id: (await payoutOf(staff, id))?.id })).toBeNull();
    await returned(staff, id);
    expect(await see(seller, id)).toMatchObject({ task: 'GIVE_ACCOUNT', owedToSellerCents: LOSS });
    expect(await listed(staff, 'dueReturns', id)).toMatchObject({ isHeld: false });
    await saved(held, seller);
    expect(await staff.codeOf(RELEASE, { id, moveId: randomUUID() })).toBe('BadInput');
    expect(await staff.codeOf(PAY_SELLER, { id, payout: PAYOUT })).toBeNull();
  });
});

it('is said to be with another only where it is of a price that they hold', async () => {
  const staff = await clerkOf(held);
  const { orderId: ofFee } = await sellSigned(held);
  await held.rooms.jobs.drain();
  await book(staff, ofFee, { cents: FEE + 500, purpose: 'FEE' });
  expect(await listed(staff, 'dueReturns', ofFee)).toMatchObject({ amountCents: 500, isHeld: false });
  const { orderId: id, buyer } = await sellSigned(held);
  await held.rooms.jobs.drain();
  await held.rooms.orders.payIntoSandbox(id, await idOf(held, buyer), PRICE + 1_000);
  await held.rooms.jobs.drain();
  expect(await listed(staff, 'dueReturns', id)).toMatchObject({ amountCents: 1_000, isHeld: true });
});
