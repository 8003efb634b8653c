import { describe, expect, it } from 'vitest';
import { type BidFlow, bidFlow, type FlowEvent, IDLE } from './bid-flow.ts';

const play = (events: readonly FlowEvent[], from: BidFlow = IDLE): BidFlow => events.reduce(bidFlow, from);
const opened: FlowEvent = { kind: 'opened', bid: '1 100' };
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
    expect(play([opened, good, sent, { kind: 'closed' }])).toBe(IDLE);
  });

  it('passes by the card where one is needed', () => {
    expect(play([{ kind: 'cardNeeded', secret: 's' }])).toEqual({ step: 'card', secret: 's' });
    expect(play([{ kind: 'cardNeeded', secret: 's' }, opened]).step).toBe('amounts');
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
    const rose: FlowEvent = { kind: 'priceRose', minimum: 1_600 };
    expect(play([opened, good, rose])).toMatchObject({ step: 'amounts', errors: [{ amount: 1_600 }] });
    expect(play([opened, rose])).toMatchObject({ step: 'amounts', errors: [{ amount: 1_600 }] });
    expect(play([opened, good, { kind: 'priceRose', minimum: 1_100 }]).step).toBe('confirm');
    expect(play([opened, good, sent, rose]).step).toBe('sending');
  });

  it('ignores what does not belong to its step', () => {
    for (const event of [good, sent, refused('BidTooLow'), { kind: 'wentBack' } as const]) {
      expect(play([event])).toBe(IDLE);
    }
  });
});
