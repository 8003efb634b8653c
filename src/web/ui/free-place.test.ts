import { describe, expect, it } from 'vitest';
import { type Box, freePlace, isFree } from './free-place.ts';

const ROOM: Box = { left: 16, top: 16, right: 984, bottom: 784 };
const SIZE = { width: 300, height: 60 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const placeOf = (taken: readonly Box[], fromBelow = false) => {
  const { left, top } = freePlace(SIZE, ROOM, taken, fromBelow);
  return [left, top];
};

describe('a free place', () => {
  it('is at the top right, or at the bottom where it is looked for from there', () => {
    expect(placeOf([])).toEqual([684, 16]);
    expect(placeOf([], true)).toEqual([684, 724]);
  });

  it('is next to what is taken, with a gap', () => {
    expect(placeOf([box(900, 0, 80, 70)])).toEqual([684, 78]);
    expect(placeOf([box(600, 700, 400, 100)], true)).toEqual([684, 632]);
  });

  it('passes over a gap that it does not fit in', () => {
    expect(placeOf([box(700, 10, 50, 30), box(700, 80, 50, 30)])).toEqual([684, 118]);
  });

  it('is on the left where the whole right side is taken', () => {
    expect(placeOf([box(700, 0, 50, 800)])).toEqual([16, 16]);
  });

  it('is where it was wished for when there is none', () => {
    expect(placeOf([box(0, 0, 1_000, 800)])).toEqual([684, 16]);
  });

  it('touches nothing, whatever is taken', () => {
    for (let step = 7; step < 200; step += 13) {
      const taken = Array.from({ length: 9 }, (_, at) =>
        box((at * step * 31) % 900, (at * step * 17) % 760, 60, 44),
      );
      expect(isFree(freePlace(SIZE, ROOM, taken, step % 2 === 0), taken)).toBe(true);
    }
  });
});
