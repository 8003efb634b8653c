import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { bid userId } }';

describe('a bid by telephone', () => {
  it('is the caller’s, placed by staff with Auctions:update and by nobody else', async () => {
    const { auctionId } = await addCar(house, { auction: {} });
    const caller = await house.guest();
    const other = await house.guest();
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const input = { auctionId, bid: 1_000, isAuctionCGVAccepted: true, leadSource: 'phone_call' };
    const i = { ...input, bidderEmail: caller.email };
    expect(await other.codeOf(BID, { i })).toBe('Forbidden');
    expect(await house.visitor().codeOf(BID, { i })).toBe('Unauthenticated');
    expect(await staff.codeOf(BID, { i: { ...input, bidderEmail: 'nobody@calandre.test' } })).toBe(
      'NotFound',
    );
    const placed = await staff.ask(BID, { i });
    const mine = await caller.ask('query($a: ID!) { myBidderId(auctionId: $a) myMaxBid(auctionId: $a) }', {
      a: auctionId,
    });
    expect(placed.data).toEqual({
      addBid: { bid: 1_000, userId: (mine.data as Record<string, unknown>).myBidderId },
    });
    expect(mine.data).toMatchObject({ myMaxBid: 1_000 });
  });

  it('comes by telephone, chat or mail and no other way', async () => {
    const { auctionId } = await addCar(house, { auction: {} });
    const caller = await house.guest();
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    for (const leadSource of ['website', 'partner', undefined]) {
      const i = { auctionId, bid: 1_000, isAuctionCGVAccepted: true, bidderEmail: caller.email, leadSource };
      const { errors } = await staff.ask(BID, { i });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'leadSource' });
    }
  });

  it('obeys the same rules: a card, the terms, the amounts', async () => {
    const { auctionId } = await addCar(house, { auction: {} });
    const caller = await house.guest({ hasCard: false });
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const i = { auctionId, bid: 1_000, isAuctionCGVAccepted: true, leadSource: 'email' };
    const codeOf = (more: object) => staff.codeOf(BID, { i: { ...i, bidderEmail: caller.email, ...more } });
    expect(await codeOf({})).toBe('CardRequired');
    const payer = await house.guest();
    expect(await codeOf({ bidderEmail: payer.email, isAuctionCGVAccepted: false })).toBe('TermsNotAccepted');
    expect(await codeOf({ bidderEmail: payer.email, bid: 1 })).toBe('BidTooLow');
    expect(await house.rooms.mail.list(payer.email)).toEqual([]);
  });

  it('is a line of the log: who took it, from where, and never the maximum', async () => {
    const { auctionId } = await addCar(house, { auction: {} });
    const [caller, other] = [await house.guest(), await house.guest()];
    const staff = await house.guest({ permissions: ['Auctions:update', 'Users:update'], firstName: 'Inès' });
    const i = { auctionId, bid: 2_000, maxBid: 5_000, isAuctionCGVAccepted: true, leadSource: 'phone_call' };
    await staff.ask(BID, { i: { ...i, bidderEmail: caller.email } });
    await other.ask(BID, { i: { ...i, bid: 6_000, maxBid: null } });
    const log = `{ auditEntries(filter: { text: "${auctionId}", subject: "auction" }) { entries {
      action actorName subjectName changes { name after } } } }`;
    const { data } = await staff.ask(log);
    const { entries } = (data as unknown as { auditEntries: { entries: object[] } }).auditEntries;
    expect(entries).toEqual([
      {
        ...{ action: 'auction.bidTaken', actorName: 'Inès Mercier', subjectName: 'Alpine A110' },
        changes: [
          { name: 'bid', after: '2000' },
          { name: 'account', after: expect.stringMatching(/^[\da-f]{8}$/) },
          { name: 'leadSource', after: 'phone_call' },
        ],
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('5000');
  });

  it.each([
    ['FR', 'Votre maximum est enregistré : Alpine A110', 'votre maximum est maintenant de 6 000 €'],
    ['EN', 'Your maximum is set: Alpine A110', 'your maximum is now 6 000 €'],
    ['ES', 'Su máximo está registrado: Alpine A110', 'su máximo es ahora de 6 000 €'],
  ])(
    'of whoever leads is told and kept as a higher maximum, not as a bid: %s',
    async (language, subject, said) => {
      const { auctionId } = await addCar(house, { auction: {} });
      const caller = await house.guest();
      await house.db.owner('update accounts set language = $2 where email = $1', [caller.email, language]);
      const staff = await house.guest({ permissions: ['Auctions:update', 'Users:update'] });
      const i = { auctionId, isAuctionCGVAccepted: true };
      await caller.ask(BID, { i: { ...i, bid: 1_000 } });
      const taken = { ...i, bid: 6_000, bidderEmail: caller.email, leadSource: 'phone_call' };
      expect((await staff.ask(BID, { i: taken })).data).toMatchObject({ addBid: { bid: 1_000 } });
      const [letter] = await house.rooms.mail.list(caller.email);
      expect(letter?.subject).toBe(subject);
      expect(letter?.text.replace(/[\u00a0\u202f]/g, ' ')).toContain(said);
      expect(letter?.text).not.toMatch(/enchérir|just bid|pujar en/);
      const log = `{ auditEntries(filter: { text: "${auctionId}", subject: "auction" }) { entries {
      action changes { name } } } }`;
      expect((await staff.ask(log)).data).toEqual({
        auditEntries: {
          entries: [
            { action: 'auction.maximumRaised', changes: [{ name: 'account' }, { name: 'leadSource' }] },
          ],
        },
      });
    },
  );

  it.each([
    ['its maximum alone goes up', { bid: 1_000, maxBid: 6_000 }, null, 1_000],
    ['it reaches the reserve', { bid: 6_000, maxBid: null }, 4_000, 4_000],
  ])('of whoever leads is answered as a raise, asked again too: %s', async (_why, raise, reserve, bid) => {
    const ask = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { bid isRaise } }';
    const { auctionId } = await addCar(house, { auction: {} });
    await house.db.owner('update auctions set reserve = $2, reserve_reached = $2::bigint < 0 where id = $1', [
      auctionId,
      reserve,
    ]);
    const caller = await house.guest();
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const i = { auctionId, isAuctionCGVAccepted: true, bidderEmail: caller.email, leadSource: 'phone_call' };
    const answer = async (more: object) => (await staff.ask(ask, { i: { ...i, ...more } })).data?.addBid;
    expect(await answer({ bid: 1_000, clientBidId: 'first' })).toEqual({ bid: 1_000, isRaise: false });
    for (const _ of ['asked', 'asked again'])
      expect(await answer({ ...raise, clientBidId: 'second' })).toEqual({ bid, isRaise: true });
    expect(await answer({ bid: 1_000, clientBidId: 'first' })).toEqual({ bid: 1_000, isRaise: false });
  });

  it('is told to its person at once, and a bid of one’s own is not', async () => {
    const { auctionId } = await addCar(house, { auction: {} });
    const caller = await house.guest();
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    const i = { auctionId, bid: 2_000, maxBid: 5_000, isAuctionCGVAccepted: true, leadSource: 'phone_call' };
    await staff.ask(BID, { i: { ...i, bidderEmail: caller.email } });
    const [letter, ...others] = await house.rooms.mail.list(caller.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Votre enchère est enregistrée : Alpine A110');
    expect(letter?.text.replace(/\s/g, ' ')).toContain('2 000 €');
    expect(letter?.text.replace(/\s/g, ' ')).toContain('5 000 €');
    const other = await house.guest();
    await other.ask(BID, { i: { ...i, bid: 6_000, maxBid: null } });
    expect(await house.rooms.mail.list(other.email)).toEqual([]);
  });
});
