import { describe, expect, it } from 'vitest';
import {
  decideOffer,
  OFFER_TURN_MS,
  type Offer,
  type OfferAct,
  offerAt,
  openedOffer,
  saidBefore,
  turnOf,
} from './offer.ts';

const NOW = 1_000_000;
const BEST = openedOffer({ kind: 'BEST_OFFER', lastBid: 20_000, needsSeller: true }, NOW);
const CHANCE = openedOffer({ kind: 'SECOND_CHANCE', lastBid: 20_000, needsSeller: false }, NOW);
const OFFER: OfferAct = { kind: 'offer', amount: 25_000 };

function next(offer: Offer, side: 'BIDDER' | 'SELLER', act: OfferAct, now = NOW + 1): Offer {
  const outcome = decideOffer(offer, side, act, now);
  if (outcome.kind === 'refused') throw new Error(outcome.code);
  return outcome.next;
}
const codeOf = (offer: Offer, side: 'BIDDER' | 'SELLER', act: OfferAct, now = NOW + 1) => {
  const outcome = decideOffer(offer, side, act, now);
  return outcome.kind === 'refused' ? outcome.code : null;
};

describe('a best offer', () => {
  it('begins with the last bidder, who has a day', () => {
    expect(turnOf(BEST)).toBe('BIDDER');
    expect(BEST.turnEndsAt).toBe(NOW + OFFER_TURN_MS);
    expect(codeOf(BEST, 'SELLER', { kind: 'accept' })).toBe('OfferClosed');
  });

  it('is named once, at least as high as the last bid, and gives the seller a day of their own', () => {
    const low = decideOffer(BEST, 'BIDDER', { kind: 'offer', amount: 19_999 }, NOW + 1);
    expect(low).toEqual({ kind: 'refused', code: 'BidTooLow', minimum: 20_000 });
    expect(next(BEST, 'BIDDER', { kind: 'offer', amount: 20_000 }).amount).toBe(20_000);
    for (const amount of [0, -1, 20_000.5, 1_000_000_001]) {
      expect(codeOf(BEST, 'BIDDER', { kind: 'offer', amount })).toBe('BadInput');
    }
    const made = next(BEST, 'BIDDER', OFFER, NOW + 500);
    expect(made).toMatchObject({
      state: 'SELLER_TURN',
      amount: 25_000,
      turnEndsAt: NOW + 500 + OFFER_TURN_MS,
    });
    expect(codeOf(made, 'BIDDER', OFFER)).toBe('OfferClosed');
    expect(codeOf(BEST, 'BIDDER', { kind: 'accept' })).toBe('BadInput');
  });

  it('is taken or left by the seller, and that is the end of it', () => {
    const made = next(BEST, 'BIDDER', OFFER);
    expect(next(made, 'SELLER', { kind: 'accept' })).toMatchObject({ state: 'ACCEPTED', amount: 25_000 });
    expect(codeOf(made, 'SELLER', OFFER)).toBe('BadInput');
    const left = next(made, 'SELLER', { kind: 'decline' });
    expect(left.state).toBe('DECLINED');
    for (const side of ['BIDDER', 'SELLER'] as const) expect(codeOf(left, side, OFFER)).toBe('OfferClosed');
    expect(next(BEST, 'BIDDER', { kind: 'decline' }).state).toBe('DECLINED');
  });

  it('ends in silence with its clock, to the millisecond', () => {
    const { turnEndsAt } = BEST;
    expect(codeOf(BEST, 'BIDDER', OFFER, turnEndsAt - 1)).toBeNull();
    expect(codeOf(BEST, 'BIDDER', OFFER, turnEndsAt)).toBe('OfferClosed');
    expect(offerAt(BEST, turnEndsAt - 1)).toBe(BEST);
    expect(offerAt(BEST, turnEndsAt).state).toBe('EXPIRED');
    const over = next(BEST, 'BIDDER', { kind: 'decline' });
    expect(offerAt(over, turnEndsAt)).toBe(over);
  });
});

describe('a second chance', () => {
  it('is at the bidder’s own highest amount, and sold once they agree', () => {
    expect(next(CHANCE, 'BIDDER', { kind: 'accept' })).toMatchObject({ state: 'ACCEPTED', amount: 20_000 });
    expect(codeOf(CHANCE, 'BIDDER', OFFER)).toBe('BadInput');
  });

  it('waits for the seller too where the amount lies under the reserve', () => {
    const asked = next({ ...CHANCE, needsSeller: true }, 'BIDDER', { kind: 'accept' });
    expect(asked).toMatchObject({ state: 'SELLER_TURN', amount: 20_000 });
    expect(next(asked, 'SELLER', { kind: 'accept' }).state).toBe('ACCEPTED');
  });
});

describe('what is said again', () => {
  const accept: OfferAct = { kind: 'accept' };
  const decline: OfferAct = { kind: 'decline' };
  const made = next(BEST, 'BIDDER', OFFER);
  const taken = next(CHANCE, 'BIDDER', accept);

  it('is known to whoever said exactly that, as long as it stands', () => {
    expect(saidBefore(made, 'BIDDER', OFFER)).toBe(true);
    expect(saidBefore(next(made, 'SELLER', accept), 'BIDDER', OFFER)).toBe(true);
    expect(saidBefore(next(made, 'SELLER', accept), 'SELLER', accept)).toBe(true);
    expect(saidBefore(taken, 'BIDDER', accept)).toBe(true);
    const asked = next({ ...CHANCE, needsSeller: true }, 'BIDDER', accept);
    expect(saidBefore(asked, 'BIDDER', accept)).toBe(true);
    expect(saidBefore(next(BEST, 'BIDDER', decline), 'BIDDER', decline)).toBe(true);
    expect(saidBefore(next(made, 'SELLER', decline), 'SELLER', decline)).toBe(true);
  });

  it('is nothing else: neither another amount, nor the other side’s word, nor what is over', () => {
    expect(saidBefore(BEST, 'BIDDER', OFFER)).toBe(false);
    expect(saidBefore(made, 'BIDDER', { kind: 'offer', amount: 25_001 })).toBe(false);
    expect(saidBefore(made, 'BIDDER', accept)).toBe(false);
    expect(saidBefore(made, 'SELLER', accept)).toBe(false);
    expect(saidBefore(made, 'SELLER', OFFER)).toBe(false);
    expect(saidBefore(taken, 'BIDDER', { kind: 'offer', amount: 20_000 })).toBe(false);
    expect(saidBefore(next(made, 'SELLER', accept), 'SELLER', OFFER)).toBe(false);
    expect(saidBefore(next(made, 'SELLER', decline), 'BIDDER', decline)).toBe(false);
    expect(saidBefore(next(made, 'SELLER', decline), 'BIDDER', OFFER)).toBe(false);
    expect(saidBefore(next(BEST, 'BIDDER', decline), 'SELLER', decline)).toBe(false);
    expect(saidBefore(made, 'BIDDER', decline)).toBe(false);
  });
});
