import { describe, expect, it } from 'vitest';
import { between, type Chance, chanceFrom, pick, SEEDS } from '#test/properties/chance.ts';
import { type EndPlan, hasSaleBegun, isHotLot, STAGGERS, saleState, staggeredEnds } from './sale-of-lots.ts';

const MINUTE = 60_000;
const PLAN: EndPlan = {
  ...{ firstEndAt: 1_000_000, intervalMs: 5 * MINUTE, stagger: 'VALUE' },
  ...{ hotFrom: 50_000, hotGapMs: 15 * MINUTE },
};
const worth = (...values: (number | null)[]) => values.map(value => ({ value }));
const minutesAfter = (ends: readonly number[]) => ends.map(end => (end - PLAN.firstEndAt) / MINUTE);

describe('the ends of a sale', () => {
  it('stand one interval apart where nothing else is asked', () => {
    const plan = { ...PLAN, stagger: 'INTERVAL' } as const;
    expect(minutesAfter(staggeredEnds(worth(90_000, 90_000, null, 100), plan))).toEqual([0, 5, 10, 15]);
  });

  it('by value keep two lots that draw a crowd apart, whatever stands between them', () => {
    const lots = worth(90_000, 60_000, 10_000, null, 50_000, 50_000);
    expect(minutesAfter(staggeredEnds(lots, PLAN))).toEqual([0, 15, 20, 25, 30, 45]);
  });

  it('are none where there is no lot', () => {
    expect(staggeredEnds([], PLAN)).toEqual([]);
  });
});

const anyPlan = (chance: Chance): EndPlan => ({
  firstEndAt: between(chance, 0, 2_000_000_000_000),
  intervalMs: between(chance, 1, 30) * MINUTE,
  stagger: pick(chance, STAGGERS),
  hotFrom: between(chance, 1, 200_000),
  hotGapMs: between(chance, 0, 90) * MINUTE,
});
const anyLots = (chance: Chance) =>
  Array.from({ length: between(chance, 0, 60) }, () => ({
    value: chance() < 0.2 ? null : between(chance, 1, 200_000),
  }));

/** The least a lot's end may be, said again in another way: after every lot before it, one by one. */
function earliest(lots: ReturnType<typeof anyLots>, ends: readonly number[], at: number, plan: EndPlan) {
  const bounds = lots.slice(0, at).map((before, index) => {
    const steps = (at - index) * plan.intervalMs;
    const areHot = plan.stagger === 'VALUE' && isHotLot(before, plan) && isHotLot(lots[at] ?? before, plan);
    return (ends[index] ?? 0) + Math.max(steps, areHot ? plan.hotGapMs : 0);
  });
  return Math.max(plan.firstEndAt, ...bounds);
}

describe.each(SEEDS)('of any sale (seed %i)', seed => {
  it('each lot ends as early as those before it allow, and never earlier', () => {
    const chance = chanceFrom(seed);
    for (let round = 0; round < 300; round += 1) {
      const [lots, plan] = [anyLots(chance), anyPlan(chance)];
      const ends = staggeredEnds(lots, plan);
      expect(ends).toHaveLength(lots.length);
      for (const [at, end] of ends.entries()) {
        expect(Number.isInteger(end)).toBe(true);
        expect(end).toBe(earliest(lots, ends, at, plan));
      }
    }
  });

  it('two hot lots never end together', () => {
    const chance = chanceFrom(seed + 1);
    for (let round = 0; round < 300; round += 1) {
      const [lots, plan] = [anyLots(chance), { ...anyPlan(chance), stagger: 'VALUE' as const }];
      const hot = staggeredEnds(lots, plan).filter((_, at) => isHotLot(lots[at] ?? { value: null }, plan));
      for (const [at, end] of hot.slice(1).entries())
        expect(end - (hot[at] ?? 0)).toBeGreaterThanOrEqual(Math.max(plan.hotGapMs, plan.intervalMs));
    }
  });

  it('a lot put in moves none before it, and none after it to an earlier end', () => {
    const chance = chanceFrom(seed + 2);
    for (let round = 0; round < 300; round += 1) {
      const [lots, plan] = [anyLots(chance), anyPlan(chance)];
      const at = between(chance, 0, lots.length);
      const more = lots.toSpliced(at, 0, { value: between(chance, 1, 200_000) });
      const [before, after] = [staggeredEnds(lots, plan), staggeredEnds(more, plan)];
      expect(after.slice(0, at)).toEqual(before.slice(0, at));
      for (const [index, end] of before.entries())
        if (index >= at) expect(after[index + 1]).toBeGreaterThanOrEqual(end);
    }
  });
});

describe('a sale', () => {
  const lot = (startAt: number, endAt: number, status: 'open' | 'sold' | 'cancelled' = 'open') => ({
    ...{ startAt, endAt, status },
  });
  it.each([
    ['DRAFT', false, [lot(0, 10)], 5],
    ['ANNOUNCED', true, [lot(10, 20), lot(10, 30)], 9],
    ['ANNOUNCED', true, [lot(10, 20), lot(0, 30, 'cancelled')], 9],
    ['ANNOUNCED', true, [], 9],
    ['RUNNING', true, [lot(10, 20), lot(10, 30)], 10],
    ['RUNNING', true, [lot(10, 20, 'sold'), lot(10, 30)], 29],
    ['ENDED', true, [lot(10, 20, 'sold'), lot(10, 30)], 30],
    ['ENDED', true, [lot(10, 20, 'cancelled')], 5],
  ] as const)('is %s', (state, isAnnounced, lots, now) => {
    expect(saleState(isAnnounced, lots, now)).toBe(state);
  });

  it('may be put in another order until its first lot has begun', () => {
    expect(hasSaleBegun([lot(10, 20), lot(12, 20)], 9)).toBe(false);
    expect(hasSaleBegun([lot(10, 20), lot(12, 20)], 10)).toBe(true);
    expect(hasSaleBegun([lot(0, 20, 'cancelled'), lot(12, 20)], 10)).toBe(false);
    expect(hasSaleBegun([], 10)).toBe(false);
  });
});
