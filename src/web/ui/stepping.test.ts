import { describe, expect, it } from 'vitest';
import { canStepDown, stepDown, stepUp } from './stepping.ts';

const hundred = { minimum: 1_100, step: 100 };

describe('stepping a number', () => {
  it('moves by its step', () => {
    expect(stepUp(1_100, hundred)).toBe(1_200);
    expect(stepDown(1_300, hundred)).toBe(1_200);
    expect(stepUp(12_250, { minimum: 12_250, step: 250 })).toBe(12_500);
  });

  it('starts an empty field at its minimum, or one step from nothing', () => {
    expect(stepUp(null, hundred)).toBe(1_100);
    expect(stepUp(null, { minimum: null, step: 100 })).toBe(100);
    expect(stepDown(null, hundred)).toBeNull();
  });

  it('stops at the minimum and leaves alone what was typed below it', () => {
    expect(stepDown(1_150, hundred)).toBe(1_100);
    expect(stepDown(900, hundred)).toBe(900);
    expect(stepUp(900, hundred)).toBe(1_100);
    expect(canStepDown(1_100, hundred)).toBe(false);
    expect(canStepDown(1_101, hundred)).toBe(true);
  });
});
