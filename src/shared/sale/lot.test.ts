import { describe, expect, it } from 'vitest';
import type { AuctionStatus } from './auction.ts';
import {
  isAuctionOpen,
  isLotOffered,
  isLotSold,
  isUnderHammer,
  LOT_STATES,
  type LotFacts,
  lotState,
  lotStateAt,
} from './lot.ts';
import { type HeldLot, LOT_ACTS, type LotAct, type LotActor, lotMove } from './lot-moves.ts';

const [START, END] = [1_000, 2_000];
const auction = (status: AuctionStatus) => ({ status, startAt: START, endAt: END });
const facts = (adStatus: LotFacts['adStatus'], status: AuctionStatus | null, hasOrder = false): HeldLot => ({
  ...{ adStatus, auction: status && auction(status), hasOrder, hasOpenOffer: false },
});

describe('where a lot stands', () => {
  it.each([
    ['DRAFT', null, 'DRAFT'],
    ['DRAFT', 'open', 'DRAFT'],
    ['PUBLISHED', null, 'FOR_SALE'],
    ['PUBLISHED', 'cancelled', 'CANCELLED'],
    ['PUBLISHED', 'unsold', 'UNSOLD'],
    ['PUBLISHED', 'sold', 'UNSOLD'],
    ['SOLD', null, 'SOLD'],
    ['SOLD', 'sold', 'SOLD'],
    ['SOLD', 'unsold', 'SOLD_ELSEWHERE'],
    ['SOLD', 'cancelled', 'SOLD_ELSEWHERE'],
    ['SOLD', 'open', 'SOLD_ELSEWHERE'],
    ['WITHDRAWN', 'open', 'WITHDRAWN'],
  ] as const)('follows from what is stored: %s and %s are %s', (adStatus, status, state) => {
    expect(lotState(facts(adStatus, status), START)).toBe(state);
  });

  it('is sold where an order stands, whatever its auction came to', () => {
    expect(lotState(facts('SOLD', 'unsold', true), END)).toBe('SOLD');
  });

  it.each([
    [START - 1, 'ANNOUNCED'],
    [START, 'RUNNING'],
    [END - 1, 'RUNNING'],
    [END, 'AWAITING_HAMMER'],
  ] as const)('is a question of time while its auction is open: at %i', (now, state) => {
    expect(lotState(facts('PUBLISHED', 'open'), now)).toBe(state);
    expect(lotStateAt('ANNOUNCED', auction('open'), now)).toBe(state);
  });

  it('is read on by a clock only until the hammer', () => {
    for (const state of LOT_STATES) {
      if (!isUnderHammer(state)) expect(lotStateAt(state, auction('open'), START)).toBe(state);
    }
  });

  it('tells what may be had, bid on, and is gone', () => {
    const those = (is: (state: (typeof LOT_STATES)[number]) => boolean) => LOT_STATES.filter(is).join(' ');
    expect(those(isUnderHammer)).toBe('ANNOUNCED RUNNING AWAITING_HAMMER');
    expect(those(isAuctionOpen)).toBe('ANNOUNCED RUNNING');
    expect(those(isLotOffered)).toBe('FOR_SALE ANNOUNCED RUNNING');
    expect(those(isLotSold)).toBe('SOLD SOLD_ELSEWHERE');
  });
});

describe('what may be done to a lot', () => {
  const running = facts('PUBLISHED', 'open');
  const asked = (act: LotAct, by: LotActor, hasReason = false) => ({ act, by, hasReason });

  it('ends its auction with it only for a reason, and only by staff', () => {
    for (const act of ['withdraw', 'markSold'] as const) {
      expect(lotMove(asked(act, 'STAFF'), running, START)).toEqual({ kind: 'refused', code: 'ReasonNeeded' });
      expect(lotMove(asked(act, 'STAFF', true), running, START)).toEqual({
        kind: 'go',
        cancelsAuction: true,
      });
    }
    for (const by of ['SELLER', 'MODERATOR'] as const) {
      const refusal = { kind: 'refused', code: 'CarUnderHammer' };
      expect(lotMove(asked('withdraw', by, true), running, START)).toEqual(refusal);
    }
  });

  it('leaves a due sale to its hammer, and a gone lot to nobody', () => {
    const hammer = asked('bringDownHammer', 'HOUSE');
    expect(lotMove(hammer, running, END)).toEqual({ kind: 'go', cancelsAuction: false });
    expect(lotMove(hammer, running, END - 1)).toEqual({ kind: 'there' });
    for (const adStatus of ['WITHDRAWN', 'SOLD'] as const) {
      expect(lotMove(hammer, facts(adStatus, 'open'), END)).toEqual({ kind: 'go', cancelsAuction: true });
      expect(lotMove(hammer, facts(adStatus, 'unsold'), END)).toEqual({ kind: 'there' });
    }
    const refusal = { kind: 'refused', code: 'AuctionFinished' };
    expect(lotMove(asked('withdraw', 'STAFF', true), running, END)).toEqual(refusal);
  });

  it('sells no draft: it is published first, or goes', () => {
    const refusal = { kind: 'refused', code: 'BadInput' };
    for (const act of ['markSold', 'withdraw'] as const)
      expect(lotMove(asked(act, 'STAFF', true), facts('DRAFT', null), START)).toEqual(refusal);
  });

  it('is nobody’s who is not named', () => {
    for (const act of LOT_ACTS) {
      const by = (['BIDDER', 'SELLER', 'STAFF', 'MODERATOR', 'HOUSE'] as const).filter(each => {
        const move = lotMove(asked(act, each), running, START);
        return move.kind !== 'refused' || move.code !== 'Forbidden';
      });
      const known = { withdraw: 3, lowerReserve: 2 } as const;
      expect(by, act).toHaveLength(known[act as keyof typeof known] ?? 1);
    }
  });

  it('waits for an offer, and says so before the reason', () => {
    const lot = { ...facts('PUBLISHED', 'unsold'), hasOpenOffer: true };
    for (const act of ['withdraw', 'markSold', 'schedule', 'relist'] as const) {
      expect(lotMove(asked(act, 'STAFF'), lot, END)).toEqual({ kind: 'refused', code: 'OfferOpen' });
    }
    expect(lotMove(asked('acceptOffer', 'HOUSE'), lot, END)).toEqual({ kind: 'go', cancelsAuction: false });
  });
});
