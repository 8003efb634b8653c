import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '#test/kit/answers.ts';
import { createClock } from './clock.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('./clock.ts');
});

const TEN_MINUTES_MS = 600_000;

/** The page's time as on a page that has just come: that of other tests has been read and goes on. */
async function openPage() {
  const clock = createClock(() => Date.now());
  vi.doMock('./clock.ts', () => ({ clock, serverNow: () => clock.serverNow() }));
  const own = './server-time.ts?own';
  return (await import(own)) as typeof import('./server-time.ts');
}

it('counts by the server alone, from the first number on, where the machine’s clock is wrong', async () => {
  const trueNow = Date.now.bind(Date);
  let wrongBy = TEN_MINUTES_MS;
  vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + wrongBy);
  let asked = 0;
  const serverTime = () => {
    asked += 1;
    return new Date(trueNow()).toISOString();
  };
  answering({ serverTime });
  const { useServerNow } = await openPage();
  const offBy: number[] = [];
  function Clock() {
    const now = useServerNow();
    if (now !== null) offBy.push(Math.abs(now - trueNow()));
    return null;
  }
  render(<Clock />);
  await waitFor(() => expect(offBy.length).toBeGreaterThan(0));
  // The machine finds the time by itself, or its owner sets it.
  const drawn = offBy.length;
  wrongBy = 0;
  await waitFor(() => expect(asked).toBeGreaterThan(3), { timeout: 5_000 });
  await waitFor(() => expect(offBy.length).toBeGreaterThan(drawn + 1), { timeout: 5_000 });
  expect(Math.max(...offBy)).toBeLessThan(TEN_MINUTES_MS / 2);
});
