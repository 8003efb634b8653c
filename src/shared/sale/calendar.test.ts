import { describe, expect, it } from 'vitest';
import { CLASH_WITHIN_MS, endsClash } from './calendar.ts';

describe('two ends', () => {
  it('clash within ten minutes of each other, whichever comes first', () => {
    expect(endsClash(0, 0)).toBe(true);
    expect(endsClash(0, CLASH_WITHIN_MS - 1)).toBe(true);
    expect(endsClash(CLASH_WITHIN_MS - 1, 0)).toBe(true);
    expect(endsClash(0, CLASH_WITHIN_MS)).toBe(false);
  });
});
