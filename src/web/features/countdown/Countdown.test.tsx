import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { draw, onPage } from '#test/kit/draw.tsx';
import { Countdown } from './Countdown.tsx';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW + 1_000 * seconds).toISOString();
const timer = () => screen.getByRole('timer');

/** As it stands once the page's clock has begun to go. */
async function open(seconds: number, style: 'ad' | 'auction' = 'auction', canBeUrgent = true): Promise<void> {
  vi.useFakeTimers({ now: NOW });
  await draw(<Countdown until={inSeconds(seconds)} style={style} canBeUrgent={canBeUrgent} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
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
    [3_599, 'auction', '59m 59s'],
    [61, 'auction', '1m 1s'],
    [0, 'auction', '0s'],
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

  it('goes down as its own second is over, where it ends within one, and beside one that does not', async () => {
    vi.useFakeTimers({ now: NOW });
    const ends = [2.3, 3, 2.9].map(inSeconds);
    await draw(
      <main>
        {ends.map(end => (
          <Countdown key={end} until={end} style="auction" canBeUrgent />
        ))}
      </main>,
    );
    const said: string[] = [];
    for (const ms of [0, 310, 600, 100, 300]) {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      said.push(
        screen
          .getAllByRole('timer')
          .map(({ textContent }) => textContent)
          .join(' '),
      );
    }
    expect(said).toEqual(['3s 3s 3s', '2s 3s 3s', '2s 3s 2s', '2s 2s 2s', '1s 2s 2s']);
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
});
