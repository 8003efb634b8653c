import { playHistory } from '#test/properties/history.ts';
import type { Scenario } from './kit.ts';

/** Random histories of sales, decided by the rules and by a second reading of their text. */
export const histories: Scenario = {
  unit: 'histories',
  full: 2_000_000,
  slice: 20_000,
  chunk: 50_000,
  async run(count, chance) {
    const notes: string[] = [];
    const begin = Math.floor(chance() * 2 ** 31);
    for (let index = 0; index < count; index += 1) {
      const parting = playHistory(begin + index, new Map());
      if (parting !== null) notes.push(`differing: ${parting}`);
      // Room for whoever else waits for this process.
      if (index % 1_000 === 0) await new Promise(setImmediate);
    }
    const faults = notes.length > 0 ? { differing: notes.length } : {};
    return { done: count, checked: count, faults, notes };
  },
};
