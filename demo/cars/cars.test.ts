import { describe, expect, it } from 'vitest';
import { languageOfText } from '#server/words/index.ts';
import { checkCar, flatCar } from '#shared/fields/index.ts';
import { type AuctionState, decide, incrementAt } from '#shared/sale/index.ts';
import { demoQuestions } from '../questions.ts';
import { demoReviews } from '../reviews.ts';
import type { DemoAuction, DemoCar } from './car.ts';
import { demoCars } from './index.ts';

const LANGUAGES = ['fr', 'en', 'es'];

/** Every localised text inside a value, however deep. */
function localized(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  if (typeof record.fr === 'string') return [record as Record<string, string>];
  return Object.values(record).flatMap(localized);
}

const words = (text: string): number => text.split(/\s+/).length;

describe('the ads', () => {
  it('are at least 64, each with a slug and a reference of its own', () => {
    expect(demoCars.length).toBeGreaterThanOrEqual(64);
    expect(new Set(demoCars.map(car => car.slug)).size).toBe(demoCars.length);
    expect(new Set(demoCars.map(car => car.sfInternalOpportunityId)).size).toBe(demoCars.length);
    for (const car of demoCars) expect(car.slug).toMatch(/^[a-z0-9-]+$/);
  });

  it('say everything in three languages', () => {
    for (const car of demoCars) {
      for (const text of localized(car)) {
        expect(new Set(Object.keys(text)), car.slug).toEqual(new Set(LANGUAGES));
        for (const language of LANGUAGES) expect(text[language], car.slug).not.toBe('');
      }
    }
  });

  it('tell histories of 55 to 160 words, no two alike', () => {
    for (const car of demoCars) {
      for (const text of Object.values(car.history)) {
        expect(words(text), `${car.slug}: ${text}`).toBeGreaterThanOrEqual(50);
        expect(words(text), car.slug).toBeLessThanOrEqual(160);
      }
      expect(words(car.history.fr), car.slug).toBeGreaterThanOrEqual(55);
    }
    expect(new Set(demoCars.map(car => car.history.fr)).size).toBe(demoCars.length);
  });

  it('hold what a car may hold, and no code twice', () => {
    for (const car of demoCars) {
      expect([car.slug, checkCar(flatCar(car))]).toEqual([car.slug, null]);
      for (const list of [car.highlights, car.options])
        expect(new Set(list).size, car.slug).toBe(list.length);
    }
  });

  it('use every field at least once', () => {
    const isUsed = (value: unknown) =>
      value !== null &&
      value !== undefined &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0);
    const fields = Object.keys(demoCars[0]!) as (keyof DemoCar)[];
    for (const field of fields) {
      expect(
        demoCars.some(car => isUsed(car[field])),
        field,
      ).toBe(true);
    }
    const optional = Object.keys(demoCars[0]!.optionalData) as (keyof DemoCar['optionalData'])[];
    for (const field of optional) {
      expect(
        demoCars.some(car => isUsed(car.optionalData[field])),
        field,
      ).toBe(true);
    }
    expect(new Set(demoCars.map(car => car.carType)).size).toBe(4);
  });

  it('have dates that are days, and prices that make sense', () => {
    for (const car of demoCars) {
      const days = [car.releaseDate, ...car.works.flatMap(work => [work.startDate, work.endDate])];
      for (const day of days) if (day !== null) expect(day, car.slug).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(car.releaseDate.slice(0, 4), car.slug).toBe(String(car.year));
      if (car.reducedPrice !== null) expect(car.reducedPrice).toBeLessThan(car.price!);
      expect(car.price !== null || car.auction !== undefined, car.slug).toBe(true);
    }
  });
});

/** The end of the plan as the rules of sale see it; a refused bid is an error. */
function played(slug: string, auction: DemoAuction): AuctionState {
  let state: AuctionState = {
    status: 'open',
    startAt: 0,
    endAt: 1_000_000,
    startingPrice: auction.startingPrice,
    reserve: auction.reservePrice,
    reserveReached: auction.reservePrice === null ? null : false,
    asksForCard: auction.askForCardDetails,
    extensionWindowMs: 0,
    tieRule: auction.tieRule ?? 'REFUSE',
    price: null,
    leader: null,
    leaderCeiling: null,
    version: 0,
  };
  for (const [i, { buyer, bid, max }] of auction.bids.entries()) {
    const known = { termsAccepted: true, hasValidCard: true, isSeller: false };
    const outcome = decide(state, { bidder: String(buyer), bid, maxBid: max ?? null, ...known }, i + 1);
    if (outcome.kind === 'refused') throw new Error(`${slug}: bid ${i} is refused, ${outcome.code}`);
    state = outcome.next;
  }
  return state;
}

describe('the auctions', () => {
  const auctions = demoCars.flatMap(car => (car.auction ? [{ slug: car.slug, auction: car.auction }] : []));
  const count = (...phases: string[]) =>
    auctions.filter(({ auction }) => phases.includes(auction.phase)).length;

  it('stand in every phase', () => {
    expect(count('running', 'endingSoon', 'lastMinutes')).toBeGreaterThanOrEqual(9);
    expect(count('coming', 'startingSoon')).toBeGreaterThanOrEqual(4);
    expect(count('soldReserveMet', 'soldNoReserve', 'unsold')).toBeGreaterThanOrEqual(6);
    expect(count('cancelled')).toBe(1);
  });

  it('have plans that the rules of sale accept bid by bid', () => {
    for (const { slug, auction } of auctions) {
      const state = played(slug, auction);
      if (auction.phase === 'soldReserveMet') expect(state.reserveReached, slug).toBe(true);
      if (auction.phase === 'soldNoReserve')
        expect([auction.reservePrice, state.leader === null]).toEqual([null, false]);
      if (auction.phase === 'unsold') expect(state.reserveReached, slug).toBe(false);
      if (auction.phase === 'coming' || auction.phase === 'startingSoon') expect(auction.bids).toEqual([]);
    }
  });

  it('leave room for the next bid', () => {
    for (const { slug, auction } of auctions) {
      const { price } = played(slug, auction);
      if (price !== null) expect(incrementAt(price), slug).toBeGreaterThanOrEqual(100);
    }
  });

  it('are asked about, two to four times each, fifteen of them at least', () => {
    const asked = Object.entries(demoQuestions);
    expect(asked.length).toBeGreaterThanOrEqual(15);
    for (const [car, questions] of asked) {
      expect(auctions.map(({ slug }) => slug)).toContain(car);
      expect(questions.length, car).toBeGreaterThanOrEqual(2);
      expect(questions.length, car).toBeLessThanOrEqual(4);
    }
  });
});

describe('the reviews', () => {
  it('are at least 24, newest first, in three languages', () => {
    expect(demoReviews.length).toBeGreaterThanOrEqual(24);
    const dates = demoReviews.map(review => review.date);
    expect(dates).toEqual([...dates].sort((a, b) => b.localeCompare(a)));
    expect(new Set(demoReviews.map(review => languageOfText(review.message))).size).toBe(3);
  });
});
