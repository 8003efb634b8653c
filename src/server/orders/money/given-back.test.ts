import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import {
  ALLOCATE,
  choose,
  clerkOf,
  declared,
  FEE,
  LOSS,
  lastOf,
  lineOf,
  owedBy,
  PAY_SELLER,
  PRICE,
  paidOutBy,
  payoutOf,
  REPAY,
  read,
  returned,
  saved,
  see,
  sentOf,
  stands,
  UNDO,
} from '#test/kit/passed-on.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { PAYOUT, todayInParis } from '#test/kit/sales.ts';

let own: TestHouse;
beforeAll(async () => {
  const bank = { BANK_PAYEE: 'Calandre', BANK_IBAN: 'FR7630006000011234567890189', BANK_BIC: 'AGRIFRPP' };
  own = await openTestHouse(bank);
  await own.db.owner('alter table order_steps disable trigger order_steps_never_change');
});
afterAll(() => own[Symbol.asyncDispose]());

describe('a price that the house had passed on', () => {
  it('was refused by no bank where its seller gave it back, nor has it arrived', async () => {
    const staff = await clerkOf(own);
    const { orderId: id, buyer, seller } = await paidOutBy(own, staff, true);
    const owes = async () => [
      (await see(seller, id)).sellerOwesCents,
      (await see(staff, id)).sellerOwesCents,
    ];
    expect(await owes()).toEqual([0, 0]);
    await declared(staff, id);
    expect(await owes()).toEqual([PRICE, PRICE]);
    expect((await see(buyer, id)).sellerOwesCents).toBeNull();
    expect((await see(seller, id)).transfer).toMatchObject({ amountCents: PRICE });
    await returned(staff, id);
    expect(await owes()).toEqual([PRICE - LOSS, PRICE - LOSS]);
    const account = { iban: 'FR7630006000011234567890189', amountCents: PRICE - LOSS };
    expect((await see(seller, id)).transfer).toMatchObject(account);
    await own.rooms.jobs.drain();
    const letters = (await own.rooms.mail.list(seller.email)).map(({ text }) => text.replace(/\s/g, ' '));
    expect(letters.join('\n')).toContain('24 500,00 € sont à rendre à Calandre, cette somme déduite');
    expect(await staff.codeOf(UNDO, { id: (await payoutOf(staff, id))?.id })).toBeNull();
    expect(await see(seller, id)).toMatchObject({ payoutReturn: null, owedToSellerCents: LOSS });
    expect(await owes()).toEqual([0, 0]);
    expect((await see(seller, id)).transfer).toBeNull();
    expect(await sentOf(staff, id)).toMatchObject({
      state: 'RETURNED',
      returnReason: 'Rendu par le vendeur',
    });
  });

  const GIVEN = { state: 'NEW', sellerOwesCents: null, proposal: { purpose: 'GIVEN_BACK', by: 'REFERENCE' } };

  it.each([
    ['all of it', PRICE, LOSS],
    ['what they owe of it', PRICE - LOSS, 0],
  ])(
    'is read in a bank’s file where its seller gives back %s, and undone on that day',
    async (_w, cents, left) => {
      const staff = await clerkOf(own);
      const { orderId: id } = await paidOutBy(own, staff);
      await declared(staff, id);
      await returned(staff, id);
      const line = await lineOf(own, id, cents);
      const again = await lineOf(own, id, cents);
      expect(await read(staff, line, again)).toEqual([
        GIVEN,
        { state: 'OWED', sellerOwesCents: 0, proposal: null },
      ]);
      expect(await choose(staff, id, line)).toEqual([{ state: 'BOOKED', code: null }]);
      const owed = PRICE + FEE - LOSS;
      const due = left > 0 ? { SELLERS: left } : {};
      const came = { BANK: -FEE, UNALLOCATED: -cents };
      expect(await stands(own, id)).toEqual({ BUYERS: owed, ...due, ...came });
      const sql =
        "select to_char(value_on, 'YYYY-MM-DD') as day from journal_entries where order_id = $1 and kind = 'REVERSAL'";
      expect(await own.db.owner(sql, [id])).toEqual([{ day: line.valueOn }]);
      expect(await choose(staff, id, line)).toEqual([{ state: 'KNOWN', code: null }]);
      expect(await read(staff, line)).toMatchObject([{ state: 'KNOWN', proposal: null }]);
      expect(await choose(staff, id, again)).toEqual([{ state: 'REFUSED', code: 'BadInput' }]);
    },
  );

  it('is given back also while the car is on its way', async () => {
    const staff = await clerkOf(own);
    const { orderId: id } = await paidOutBy(own, staff);
    const line = await lineOf(own, id, PRICE);
    expect(await read(staff, line)).toMatchObject([{ state: 'PAID' }]);
    await declared(staff, id);
    expect(await read(staff, line)).toEqual([GIVEN]);
    expect(await choose(staff, id, line)).toEqual([{ state: 'BOOKED', code: null }]);
    expect(await stands(own, id)).toMatchObject({ ESCROW: PRICE });
    await returned(staff, id);
    expect(await stands(own, id)).toMatchObject({ BUYERS: PRICE + FEE - LOSS, SELLERS: LOSS });
  });

  it('of which another amount comes is left to staff, and proposed for no buyer', async () => {
    const staff = await clerkOf(own);
    const { orderId: id } = await paidOutBy(own, staff);
    await declared(staff, id);
    await returned(staff, id);
    const other = await lineOf(own, id, 2_000_000);
    const owing = { state: 'OWED', sellerOwesCents: PRICE - LOSS, proposal: null };
    expect(await read(staff, other)).toEqual([owing]);
    expect(await choose(staff, id, other)).toEqual([{ state: 'REFUSED', code: 'BadInput' }]);
    expect(await choose(staff, null, other)).toEqual([{ state: 'BOOKED', code: null }]);
    expect(await stands(own, id)).toMatchObject({ BUYERS: PRICE + FEE - LOSS, SELLERS: LOSS - PRICE });
  });

  it('is proposed for nobody where staff have undone the transfer by hand', async () => {
    const staff = await clerkOf(own);
    const { orderId: id } = await paidOutBy(own, staff);
    const line = await lineOf(own, id, PRICE);
    await declared(staff, id);
    expect(await staff.codeOf(UNDO, { id: (await payoutOf(staff, id))?.id })).toBeNull();
    await returned(staff, id);
    expect(await read(staff, line)).toEqual([{ state: 'ALIKE', sellerOwesCents: null, proposal: null }]);
  });

  it('leaves its seller the statement of what they keep of it', async () => {
    const staff = await clerkOf(own);
    const { orderId: id, seller } = await paidOutBy(own, staff, true);
    await declared(staff, id);
    await returned(staff, id);
    await choose(staff, id, await lineOf(own, id, PRICE - LOSS));
    expect((await see(seller, id)).papers.map(({ kind }) => kind)).toContain('SETTLEMENT');
    const drawn = await own.rooms.orders.readOrderDocument(`settlement_${id}`, 'FR');
    const text = (await readPdf(drawn?.bytes ?? Buffer.of())).text.replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/25 000,00 €, compte •••• 3000.*dont 24 500,00 € rendus depuis/);
    expect(text).toContain('Net versé 500,00 €');
    const lines = (await see(staff, id)).money?.lines.map(({ kind, cents, isReversed }) => ({
      ...{ kind, cents, isReversed },
    }));
    expect(lines?.slice(-2)).toEqual([
      { kind: 'PAYOUT', cents: -PRICE, isReversed: false },
      { kind: 'REVERSAL', cents: PRICE - LOSS, isReversed: false },
    ]);
    expect(await sentOf(staff, id)).toMatchObject({ state: 'BOOKED', returnReason: null });
  });

  const openOf = async (staff: Guest, cents: number) => {
    const { data } = await staff.ask('{ openReceipts { id leftCents reference } }');
    const open = data as unknown as { openReceipts: { id: string; leftCents: number; reference: string }[] };
    return open.openReceipts.findLast(({ leftCents }) => leftCents === cents)?.id;
  };

  it.each([
    ['all of it', PRICE],
    ['what they owe of it', PRICE - LOSS],
  ])('that was another’s is undone (%s), and waits for the right order', async (_w, cents) => {
    const staff = await clerkOf(own);
    const [wrong, right] = [await paidOutBy(own, staff, true), await paidOutBy(own, staff, true)];
    for (const { orderId } of [wrong, right]) {
      await declared(staff, orderId);
      await returned(staff, orderId);
    }
    const { orderId: id } = wrong;
    const before = await stands(own, id);
    const line = await lineOf(own, id, cents);
    await choose(staff, id, line);
    // The buyer has theirs by now.
    const back = { amountCents: PRICE - LOSS, paidOn: todayInParis(), iban: PAYOUT.iban, reference: 'Rendu' };
    expect(await staff.codeOf(REPAY, { id, data: back })).toBeNull();
    const entry = await lastOf(staff, id, 'REVERSAL');
    expect(entry).toMatchObject({ cents, canReverse: true });
    expect(await staff.codeOf(UNDO, { id: entry?.id })).toBeNull();
    // It waits as a receipt: undone once more it would be counted twice.
    const undone = await lastOf(staff, id, 'REVERSAL');
    expect(undone).toMatchObject({ cents: 0 - cents, canReverse: false });
    expect(await staff.codeOf(UNDO, { id: undone?.id })).toBe('BadInput');
    const { BUYERS = 0, BANK = 0 } = before;
    const paid = PRICE - LOSS;
    expect(await stands(own, id)).toEqual({ ...before, BUYERS: BUYERS - paid, BANK: BANK + paid });
    expect((await see(wrong.seller, id)).sellerOwesCents).toBe(PRICE - LOSS);
    expect(await sentOf(staff, id)).toMatchObject({ state: 'BOOKED', returnReason: null });
    expect(await read(staff, line)).toMatchObject([{ state: 'KNOWN' }]);
    const receipt = await openOf(staff, cents);
    const key = randomUUID();
    for (const _again of [1, 2])
      expect(await staff.codeOf(ALLOCATE, { receipt, id: right.orderId, cents, key })).toBeNull();
    expect((await see(right.seller, right.orderId)).sellerOwesCents).toBe(0);
    // Its own seller gives it back all the same, and it is undone by the entry that it stands by.
    expect(await choose(staff, id, await lineOf(own, id, PRICE))).toEqual([{ state: 'BOOKED', code: null }]);
    expect((await see(wrong.seller, id)).sellerOwesCents).toBe(0);
  });

  it('that came before its buyer’s withdrawal was entered is given to the order where it waits', async () => {
    const staff = await clerkOf(own);
    const { orderId: id, seller } = await paidOutBy(own, staff);
    const line = await lineOf(own, id, PRICE - 1_000);
    expect(await choose(staff, null, line)).toEqual([{ state: 'BOOKED', code: null }]);
    const receipt = await openOf(staff, PRICE - 1_000);
    const give = (cents: number) => staff.codeOf(ALLOCATE, { receipt, id, cents });
    expect(await give(PRICE - 1_000)).toBe('BadInput');
    await declared(staff, id);
    await returned(staff, id);
    expect(await read(staff, line)).toMatchObject([{ state: 'KNOWN' }]);
    expect([await give(PRICE), await give(PRICE - 1_000)]).toEqual(['BadInput', 'BadInput']);
    expect(await give(PRICE - LOSS)).toBeNull();
    expect((await see(seller, id)).sellerOwesCents).toBe(0);
    expect(await openOf(staff, LOSS - 1_000)).toBe(receipt);
  });

  const REFUSED = UNDO.replace('"Rendu par le vendeur"', '"AC04 Compte clos", isSentBack: true');
  /** They named the account that the transfer went to. */
  const namedRefused = async (seller: Guest) => {
    await saved(own, seller);
    const iban =
      'update payout_accounts p set iban = $2 from accounts a where a.id = p.account_id and a.email = $1';
    await own.db.owner(iban, [seller.email, PAYOUT.iban]);
  };

  it('leaves no account that the bank refused, also while the car is on its way back', async () => {
    const staff = await clerkOf(own);
    const { orderId: id, seller } = await paidOutBy(own, staff);
    await namedRefused(seller);
    await declared(staff, id);
    expect(await staff.codeOf(REFUSED, { id: (await payoutOf(staff, id))?.id })).toBeNull();
    expect((await seller.ask('{ myPayoutAccount { holder } }')).data).toEqual({ myPayoutAccount: null });
  });

  it.each([
    ['given back', UNDO, null],
    ['refused by the bank', REFUSED, 'AC04 Compte clos'],
  ])('is %s by hand also where it was undone by mistake, and that undone', async (_w, undo, payoutReturn) => {
    const staff = await clerkOf(own);
    const { orderId: id, seller } = await paidOutBy(own, staff, true);
    await declared(staff, id);
    const before = await stands(own, id);
    expect(await staff.codeOf(UNDO, { id: (await payoutOf(staff, id))?.id })).toBeNull();
    expect(await staff.codeOf(UNDO, { id: (await lastOf(staff, id, 'REVERSAL'))?.id })).toBeNull();
    expect(await stands(own, id)).toEqual(before);
    const again = await lastOf(staff, id, 'REVERSAL');
    expect(again).toMatchObject({ cents: 0 - PRICE, canReverse: true });
    expect(await staff.codeOf(undo, { id: again?.id })).toBeNull();
    expect(await see(seller, id)).toMatchObject({ sellerOwesCents: 0, payoutReturn });
    expect(await sentOf(staff, id)).toMatchObject({ state: 'RETURNED' });
    await returned(staff, id);
    // Its line of the bank's is none of the buyer's.
    expect(await read(staff, await lineOf(own, id, PRICE))).toMatchObject([{ proposal: null }]);
  });

  it('has its seller asked again for what they are owed of other sales on the account that was refused', async () => {
    const staff = await clerkOf(own);
    const { orderId: id, seller } = await paidOutBy(own, staff);
    const { orderId: waiting } = await owedBy(own, staff, seller);
    await namedRefused(seller);
    await declared(staff, id);
    const asked = async () => {
      await own.rooms.jobs.drain();
      return (await own.rooms.mail.list(seller.email)).filter(({ text }) =>
        text.includes(`${waiting}#account`),
      );
    };
    const before = (await asked()).length;
    expect(await see(seller, waiting)).toMatchObject({ task: 'AWAIT_CLOSE' });
    expect(await staff.codeOf(REFUSED, { id: (await payoutOf(staff, id))?.id })).toBeNull();
    expect(await see(seller, waiting)).toMatchObject({ task: 'GIVE_ACCOUNT', owedToSellerCents: PRICE });
    expect(await asked()).toHaveLength(before + 1);
  });

  it('leaves what they keep of it, which their bank may refuse: they read why, and name another account', async () => {
    const staff = await clerkOf(own);
    const { orderId: id, seller } = await paidOutBy(own, staff);
    await declared(staff, id);
    await returned(staff, id);
    expect(await staff.codeOf(UNDO, { id: (await payoutOf(staff, id))?.id })).toBeNull();
    await saved(own, seller);
    const pay = () => staff.codeOf(PAY_SELLER, { id, payout: { ...PAYOUT, iban: 'DE89370400440532013000' } });
    const undo = async (reason: string) =>
      staff.codeOf(UNDO.replace('"Rendu par le vendeur"', reason), {
        id: (await lastOf(staff, id, 'PAYOUT'))?.id,
      });
    const isTold = async () => {
      await own.rooms.jobs.drain();
      const letters = await own.rooms.mail.list(seller.email);
      return letters.some(({ subject }) => subject.startsWith('Notre virement n’a pas abouti'));
    };
    // What was booked by mistake no bank refused, nor is its account wrong.
    expect(await pay()).toBeNull();
    expect(await undo('"Saisi par erreur"')).toBeNull();
    expect(await see(seller, id)).toMatchObject({ owedToSellerCents: LOSS, payoutReturn: null });
    expect(await isTold()).toBe(false);
    expect(await pay()).toBeNull();
    expect(await undo('"AC04 Compte clos", isSentBack: true')).toBeNull();
    const owed = { task: 'GIVE_ACCOUNT', owedToSellerCents: LOSS, payoutReturn: 'AC04 Compte clos' };
    expect(await see(seller, id)).toMatchObject(owed);
    expect(await isTold()).toBe(true);
    // What its bank gave back they read of: that stands.
    expect(await lastOf(staff, id, 'REVERSAL')).toMatchObject({ canReverse: false });
  });
});
