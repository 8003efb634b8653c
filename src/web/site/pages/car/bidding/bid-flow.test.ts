import { describe, expect, it } from 'vitest';
import { type BidFlow, bidFlow, type FlowEvent, IDLE } from './bid-flow.ts';

const play = (events: readonly FlowEvent[], from: BidFlow = IDLE): BidFlow => events.reduce(bidFlow, from);
const opened: FlowEvent = { kind: 'opened', act: 'bid', bid: '1 100' };
const raising: FlowEvent = { kind: 'opened', act: 'raise', bid: '3 100' };
const good: FlowEvent = { kind: 'validated', minimum: 1_100 };
const sent: FlowEvent = { kind: 'sent', termsAccepted: true };
const refused = (code: string, minimum: number | null = null): FlowEvent => ({
  kind: 'refused',
  code,
  minimum,
});

describe('the bid flow', () => {
  it('goes from the amounts over the confirmation to sending, and ends when it is closed', () => {
    expect(play([opened])).toMatchObject({ step: 'amounts', draft: { bid: '1 100', maxBid: '' } });
    expect(play([opened, { kind: 'typed', draft: { maxBid: '2 000' } }, good])).toMatchObject({
      step: 'confirm',
      amounts: { bid: 1_100, maxBid: 2_000 },
    });
    expect(play([opened, good, sent]).step).toBe('sending');
    expect(play([opened, good, sent, { kind: 'placed' }])).toBe(IDLE);
  });

  it('passes by the card where one is needed', () => {
    expect(play([{ kind: 'cardNeeded', secret: 's' }])).toEqual({ step: 'card', secret: 's' });
    expect(play([{ kind: 'cardNeeded', secret: 's' }, opened]).step).toBe('amounts');
  });

  it('gives back what was typed where the card is asked for as it is sent, be its dialog closed or not', () => {
    const typed: FlowEvent = { kind: 'typed', draft: { bid: '1 500', maxBid: '2 000' } };
    const needed: FlowEvent = { kind: 'cardNeeded', secret: 's' };
    const ways: FlowEvent[][] = [[], [{ kind: 'closed' }]];
    for (const closing of ways) {
      const asked = play([opened, typed, good, sent, ...closing, refused('CardRequired'), needed]);
      expect(asked).toMatchObject({ step: 'card', secret: 's' });
      expect(play([opened], asked)).toMatchObject({
        ...{ step: 'amounts', act: 'bid', draft: { bid: '1 500', maxBid: '2 000' }, errors: [] },
      });
      expect(play([{ kind: 'closed' }, opened], asked)).toMatchObject({ draft: { bid: '1 100' } });
    }
  });

  it('stays at the amounts with what is wrong of them, and keeps what was typed on the way back', () => {
    const wrong = play([opened, { kind: 'typed', draft: { bid: '900' } }, good]);
    expect(wrong).toMatchObject({
      step: 'amounts',
      errors: [{ key: 'auction.bidMinTooLow', amount: 1_100 }],
    });
    expect(play([{ kind: 'typed', draft: { bid: '1 200' } }], wrong)).toMatchObject({ errors: [] });
    expect(play([opened, good, { kind: 'wentBack' }])).toMatchObject({
      step: 'amounts',
      draft: { bid: '1 100' },
    });
  });

  it('is not sent without the terms', () => {
    const flow = play([opened, good, { kind: 'sent', termsAccepted: false }]);
    expect(flow).toMatchObject({ step: 'confirm', errors: [{ field: 'terms' }] });
  });

  it.each([
    ['BidEqualMaxBid', 'bid', 'auction.bidEqualMaxBid'],
    ['MaxBidAlreadyExist', 'maxBid', 'auction.bidEqualMaxBid'],
    ['BidTooLow', 'bid', 'auction.bidMinTooLow'],
    ['MaxBidTooLow', 'maxBid', 'auction.bidMaxTooLow'],
  ])('leads back to the amounts after %s', (code, field, key) => {
    const flow = play([opened, good, sent, refused(code, 1_300)]);
    expect(flow).toMatchObject({ step: 'amounts', draft: { bid: '1 100' }, errors: [{ field, key }] });
  });

  it('stays at the confirmation after any other refusal', () => {
    expect(play([opened, good, sent, refused('RateLimited')])).toMatchObject({ step: 'confirm', errors: [] });
    expect(play([opened, good, sent, refused('TermsNotAccepted')])).toMatchObject({
      errors: [{ field: 'terms' }],
    });
  });

  it('notices a price that rises meanwhile', () => {
    const rose: FlowEvent = { kind: 'limitsMoved', act: 'bid', minimum: 1_600, bid: '1 600' };
    expect(play([opened, good, rose])).toMatchObject({ step: 'amounts', errors: [{ amount: 1_600 }] });
    expect(play([opened, rose])).toMatchObject({ step: 'amounts', errors: [{ amount: 1_600 }] });
    expect(play([opened, good, { ...rose, minimum: 1_100 }]).step).toBe('confirm');
    expect(play([opened, good, sent, rose]).step).toBe('sending');
  });

  it('of who leads is one amount, and what is wrong of it is said of a maximum', () => {
    const wrong = play([raising, { kind: 'validated', minimum: 3_200 }]);
    expect(wrong).toMatchObject({
      act: 'raise',
      errors: [{ field: 'bid', key: 'auction.bidMaxTooLow', amount: 3_200 }],
    });
    expect(play([raising, { kind: 'validated', minimum: 3_001 }, sent])).toMatchObject({
      ...{ step: 'sending', act: 'raise', amounts: { bid: 3_100, maxBid: null } },
    });
  });

  it('of who leads is sent as a maximum over their price, and comes back as one where the lead was lost', () => {
    const sentAt = (price: number) => play([raising, { kind: 'validated', minimum: 3_001, price }, sent]);
    expect(sentAt(1_000)).toMatchObject({ asked: { bid: 1_000, maxBid: 3_100 } });
    // No step above the price it is no maximum, and by itself too low for whoever leads no more.
    expect(sentAt(3_001)).toMatchObject({ asked: { bid: 3_100, maxBid: null } });
    const lost: FlowEvent = { kind: 'limitsMoved', act: 'bid', minimum: 2_200, bid: '2 200' };
    const back = play([lost, refused('BidTooLow', 2_200), lost], sentAt(1_000));
    expect(back).toEqual({
      step: 'amounts',
      act: 'bid',
      draft: { bid: '2 200', maxBid: '3 100' },
      errors: [],
    });
  });

  it('becomes a bid when the lead is lost meanwhile, and what was to be the maximum is its maximum', () => {
    const lost: FlowEvent = { kind: 'limitsMoved', act: 'bid', minimum: 2_100, bid: '2 100' };
    const asBid = { step: 'amounts', act: 'bid', draft: { bid: '2 100', maxBid: '3 100' }, errors: [] };
    expect(play([raising, lost])).toEqual(asBid);
    expect(play([raising, { kind: 'validated', minimum: 3_001 }, lost])).toEqual(asBid);
  });

  it('becomes a raise when the lead is mine meanwhile, unless it is being confirmed', () => {
    const led: FlowEvent = { kind: 'limitsMoved', act: 'raise', minimum: 5_001, bid: '5 100' };
    expect(play([opened, led])).toMatchObject({ act: 'raise', draft: { bid: '5 100', maxBid: '' } });
    expect(play([opened, good, led])).toMatchObject({ step: 'confirm', act: 'bid' });
  });

  it('says that nobody answered, until it is sent again', () => {
    for (const code of ['NetworkErrorNeedReload', 'OutcomeUnknown']) {
      const untold = play([opened, good, sent, refused(code)]);
      expect(untold).toMatchObject({ step: 'confirm', isUnanswered: true });
      expect(play([sent], untold)).toMatchObject({ step: 'sending', isUnanswered: false });
    }
    // Of what was refused before anything was done that would be false.
    for (const code of ['RateLimited', 'PageOutdated', 'Unavailable']) {
      const told = play([opened, good, sent, refused(code)]);
      expect(told).toMatchObject({ step: 'confirm', isUnanswered: false });
    }
    const held: FlowEvent = { kind: 'held', bid: 1_100, draft: '1 100' };
    expect(play([held, refused('Unavailable')])).toMatchObject({ step: 'confirm', isUnanswered: false });
  });

  it('places what was held without the dialog, which opens where there is something to do again', () => {
    const held: FlowEvent = { kind: 'held', bid: 1_100, draft: '1 100' };
    const placing = play([held]);
    expect(placing).toMatchObject({ step: 'placing', act: 'bid', amounts: { bid: 1_100, maxBid: null } });
    const rose: FlowEvent = { kind: 'limitsMoved', act: 'bid', minimum: 1_600, bid: '1 600' };
    for (const event of [rose, sent, good, held]) expect(play([event], placing)).toBe(placing);
    expect(play([{ kind: 'placed' }], placing)).toBe(IDLE);
    expect(play([refused('BidTooLow', 1_300)], placing)).toMatchObject({
      ...{ step: 'amounts', draft: { bid: '1 100', maxBid: '' } },
      errors: [{ key: 'auction.bidMinTooLow', amount: 1_300 }],
    });
    for (const code of ['NetworkErrorNeedReload', 'Unauthenticated', 'TermsNotAccepted']) {
      expect(play([refused(code)], placing), code).toMatchObject({ step: 'confirm' });
    }
    for (const code of ['RateLimited', 'AuctionFinished', 'SellerCannotBid']) {
      expect(play([refused(code)], placing), code).toBe(IDLE);
    }
    expect(play([held], play([opened]))).toMatchObject({ step: 'amounts' });
  });

  it('goes on with what was sent when its dialog is closed, shows it again, and tells what is refused', () => {
    const closed = play([opened, good, sent, { kind: 'closed' }]);
    expect(closed).toMatchObject({ step: 'placing', amounts: { bid: 1_100 } });
    expect(play([opened], closed)).toMatchObject({ step: 'sending', amounts: { bid: 1_100 } });
    expect(play([{ kind: 'placed' }], closed)).toBe(IDLE);
    expect(play([refused('BidEqualMaxBid')], closed)).toMatchObject({
      ...{ step: 'amounts', errors: [{ field: 'bid', key: 'auction.bidEqualMaxBid' }] },
    });
  });

  it('ignores what does not belong to its step', () => {
    for (const event of [good, sent, refused('BidTooLow'), { kind: 'wentBack' } as const]) {
      expect(play([event])).toBe(IDLE);
    }
  });
});
