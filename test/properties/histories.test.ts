import { describe, expect, it } from 'vitest';
import { SEEDS } from './chance.ts';
import { playHistory } from './history.ts';
import { SITUATIONS } from './situations.ts';

const HISTORIES = Number(process.env.PROPERTY_HISTORIES ?? 100_000);
const EACH = Math.ceil(HISTORIES / SEEDS.length);
/** Below this many histories a rare corner may stay empty by chance. */
const ENOUGH_FOR_EVERY_CORNER = 50_000;

describe(`random histories, seeds ${SEEDS.join(' and ')}`, () => {
  const seen = new Map<string, number>();

  it.each(SEEDS)('agree with the second reading of the rules (PROPERTY_SEED=%i)', seed => {
    for (let index = 0; index < EACH; index += 1) {
      const parting = playHistory(seed + index * 7_919, seen);
      if (parting !== null) expect.fail(parting);
    }
  });

  it.runIf(HISTORIES >= ENOUGH_FOR_EVERY_CORNER)('leave no corner of the rules unvisited', () => {
    const empty = SITUATIONS.filter(name => (seen.get(name) ?? 0) < 10);
    expect(empty).toEqual([]);
  });
});
