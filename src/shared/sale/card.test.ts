import { describe, expect, it } from 'vitest';
import { isCardGoodFor } from './index.ts';

const DAY_MS = 86_400_000;
const END = Date.UTC(2026, 10, 21, 18);

describe('a card', () => {
  it('is one to bid with when it outlasts the end by fourteen days', () => {
    expect(isCardGoodFor(END, END + 14 * DAY_MS + 1)).toBe(true);
    expect(isCardGoodFor(END, END + 14 * DAY_MS)).toBe(false);
    expect(isCardGoodFor(END, END + 1)).toBe(false);
    expect(isCardGoodFor(END, null)).toBe(false);
  });
});
