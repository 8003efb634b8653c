import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '#test/kit/answers.ts';
import { useServerNow } from './server-time.ts';

afterEach(() => vi.restoreAllMocks());

const TEN_MINUTES_MS = 600_000;

it('counts by the server alone, from the first number on, where the machine’s clock is wrong', async () => {
  const trueNow = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + TEN_MINUTES_MS);
  answering({ serverTime: () => new Date(trueNow()).toISOString() });
  const offBy: number[] = [];
  function Clock() {
    const now = useServerNow();
    if (now !== null) offBy.push(Math.abs(now - trueNow()));
    return null;
  }
  render(<Clock />);
  await waitFor(() => expect(offBy.length).toBeGreaterThan(0));
  expect(Math.max(...offBy)).toBeLessThan(TEN_MINUTES_MS / 2);
});
