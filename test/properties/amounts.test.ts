import { describe, expect, it } from 'vitest';
import {
  BUYER_FEE,
  endFellInOutage,
  feeCents,
  incrementAt,
  isBidAmount,
  maxBidStep,
  minimumBid,
  minimumMaxBid,
  reopenedEnd,
  totalCents,
} from '#shared/sale/index.ts';
import { between, type Chance, chanceFrom, pick, SEEDS } from './chance.ts';
import { arrow, BORDERS, exactFee, HIGHEST, isAmount, least, leastMost, step } from './oracle-amounts.ts';

const AMOUNTS = 200_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** As many small amounts as large ones, and those beside each tier and beside the lowest fee's end. */
function drawEuros(chance: Chance): number {
  const around = pick(chance, [...BORDERS, 1, 10_416, 25_000, HIGHEST]) + between(chance, -300, 300);
  const anywhere = Math.ceil(10 ** (chance() * 9));
  return Math.min(HIGHEST, Math.max(1, chance() < 0.5 ? around : anywhere));
}

describe(`amounts drawn at random, seeds ${SEEDS.join(' and ')}`, () => {
  it.each(SEEDS)('cost the fee of the exact fraction, to the cent (PROPERTY_SEED=%i)', seed => {
    const chance = chanceFrom(seed);
    for (let count = 0; count < AMOUNTS; count += 1) {
      const euros = drawEuros(chance);
      const fee = exactFee(euros);
      if (BigInt(feeCents(euros, BUYER_FEE)) !== fee) expect.fail(`the fee on ${euros} is ${fee} cents`);
      const total = BigInt(euros) * 100n + fee;
      if (BigInt(totalCents(euros, BUYER_FEE)) !== total)
        expect.fail(`the total on ${euros} is ${total} cents`);
    }
  });

  it.each(SEEDS)('ask for the increment of the printed table (PROPERTY_SEED=%i)', seed => {
    const chance = chanceFrom(seed);
    for (let count = 0; count < AMOUNTS; count += 1) {
      const price = drawEuros(chance);
      const ours = [incrementAt(price), maxBidStep(price), minimumBid(price, 1), minimumMaxBid(price)];
      const theirs = [step(price), arrow(price), least(price, 1), leastMost(price)];
      if (ours.join() !== theirs.join()) expect.fail(`at ${price}: ${ours} against ${theirs}`);
    }
  });
});

describe('amounts at the edges', () => {
  const edges = BORDERS.flatMap(border => [border - 1, border, border + 1]);

  it.each([0, 1, 99, 100, ...edges])('a sale that opens at %i asks for that, and for 100 at 0', opening => {
    expect(minimumBid(null, opening)).toBe(least(null, opening));
  });

  it.each(edges)('the steps at %i are those of the table', price => {
    const ours = [incrementAt(price), maxBidStep(price), minimumBid(price, 0), minimumMaxBid(price)];
    expect(ours).toEqual([step(price), arrow(price), least(price, 0), leastMost(price)]);
  });

  it.each([10_416, 10_417])('the lowest fee ends between 10,416 and 10,417: %i', euros => {
    expect(feeCents(euros, BUYER_FEE)).toBe(euros === 10_416 ? 50_000 : 50_002);
    expect(exactFee(euros)).toBe(BigInt(feeCents(euros, BUYER_FEE)));
  });

  const named = [1, HIGHEST, HIGHEST + 1, 0, -1, 0.5, 1_100.5, Number.NaN, Number.POSITIVE_INFINITY];
  it.each(named)('whether %d may be bid is a matter of whole euros from 1 to a milliard', amount => {
    expect(isBidAmount(amount)).toBe(isAmount(amount));
  });
});

describe(`outages drawn at random, seeds ${SEEDS.join(' and ')}`, () => {
  it.each(SEEDS)(
    're-open for ten minutes, the outage, or a day from two hours on (PROPERTY_SEED=%i)',
    seed => {
      const chance = chanceFrom(seed);
      for (let count = 0; count < 10_000; count += 1) {
        const near = pick(chance, [10 * MINUTE, 2 * HOUR, 24 * HOUR]) + between(chance, -2, 2);
        const outage = chance() < 0.5 ? near : between(chance, 6 * SECOND, 3 * HOUR);
        const seenAt = between(chance, 0, HOUR);
        const backAt = seenAt + outage;
        const shorter = outage > 10 * MINUTE ? outage : 10 * MINUTE;
        const due = backAt + (outage >= 2 * HOUR ? 24 * HOUR : shorter);
        if (reopenedEnd(seenAt, backAt) !== due) expect.fail(`after ${outage} ms the sale ends at ${due}`);
        // The first and the last instant of a silence are nobody's: the text does not give them to a side.
        expect(endFellInOutage(seenAt + 1, seenAt, backAt)).toBe(true);
        expect(endFellInOutage(backAt - 1, seenAt, backAt)).toBe(true);
        expect(endFellInOutage(backAt + 1, seenAt, backAt)).toBe(false);
        expect(endFellInOutage(seenAt - 1, seenAt, backAt)).toBe(false);
      }
    },
  );
});
