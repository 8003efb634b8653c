import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { onPage } from '#test/kit/draw.tsx';
import { Countdown } from './Countdown.tsx';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW + 1_000 * seconds).toISOString();
const timer = () => screen.getByRole('timer');

/** As it stands once the page's clock has begun to go; what moves its end to three minutes from the beginning. */
async function open(
  seconds: number,
  style: 'ad' | 'auction' = 'auction',
  canBeUrgent = true,
  isAloud = false,
): Promise<() => void> {
  vi.useFakeTimers({ now: NOW });
  const of = (until: string) => onPage(<Countdown {...{ until, style, canBeUrgent, isAloud }} />);
  const { rerender } = render(await of(inSeconds(seconds)));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const moved = await of(inSeconds(180));
  return () => rerender(moved);
}

describe('the time left', () => {
  it('is the date in what the server writes: the page is kept, and read later by others', async () => {
    const element = <Countdown until={inSeconds(90)} style="auction" canBeUrgent />;
    expect(renderToString(await onPage(element))).toMatch(/role="timer".*20\/11\/2026 11:01/);
  });

  it.each([
    [2 * 86_400, 'auction', '2j 0h'],
    [2 * 86_400, 'ad', '2j 0h 0m'],
    [2 * 86_400 + 1, 'ad', '2j 0h'],
    [3_600, 'auction', '1h 0m'],
    [90, 'ad', '1m 30s'],
    [0, 'ad', '0s'],
  ] as const)('%i seconds are on an %s page %s', async (seconds, style, text) => {
    await open(seconds, style);
    expect(timer().textContent).toBe(text);
  });

  it('goes down each second, to nothing and no further', async () => {
    await open(2);
    for (const text of ['1s', '0s', '0s']) {
      await act(() => vi.advanceTimersByTimeAsync(1_010));
      expect(timer().textContent).toBe(text);
    }
  });

  it('is urgent in the last hour alone, and only where an end draws near', async () => {
    await open(3_601);
    expect(timer().dataset.urgent).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(2_010));
    expect(timer().dataset.urgent).toBe('');
  });

  it('of a start is never urgent', async () => {
    await open(60, 'ad', false);
    expect([timer().textContent, timer().dataset.urgent]).toEqual(['1m 0s', undefined]);
  });

  it('is said aloud as it passes an hour, ten minutes and one, and at no other time', async () => {
    await open(3_602, 'auction', true, true);
    const said: (string | null)[] = [];
    for (let left = 3_601; left >= 0; left--) {
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      const now = screen.getByRole('status').textContent;
      if (now !== said.at(-1)) said.push(now);
    }
    // Gone soon: whoever reads on there later would be told too much.
    const [hour, ten, one] = ['Plus qu’une heure', 'Plus que 10 minutes', 'Plus qu’une minute'];
    expect(said).toEqual(['', hour, '', ten, '', one, '']);
  });

  it('is said aloud again where the end has moved meanwhile', async () => {
    const moveEnd = await open(70, 'auction', true, true);
    const aloud = () => screen.getByRole('status').textContent;
    const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1_000 * seconds + 10));
    expect(aloud()).toBe('');
    await wait(11);
    expect(aloud()).toBe('Plus qu’une minute');
    moveEnd();
    await wait(1);
    expect(aloud()).toBe('');
    await wait(109);
    expect(aloud()).toBe('Plus qu’une minute');
  });

  it('is silent where nobody has it said aloud', async () => {
    await open(3_601);
    await act(() => vi.advanceTimersByTimeAsync(2_010));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
