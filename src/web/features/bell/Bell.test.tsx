import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { live } from '#web/graphql/index.ts';
import { Bell } from './Bell.tsx';

const PATIENCE = { timeout: 60_000 };

it('asks again for the count that did not come, at first or after a loss of the line, and follows it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const subscribe = vi.spyOn(live(), 'subscribe').mockReturnValue(() => {});
  let isAway = true;
  let unreadCount = 3;
  const myNotifications = () => (isAway ? refused('Unavailable') : { unreadCount, liveKey: 'k' });
  const { sent, unmount } = await drawPage(<Bell />, { answers: { myNotifications } });
  const shown = () => screen.getByRole('link').dataset.unread;
  const asked = (count: number) => vi.waitFor(() => expect(sent('Unread')).toHaveLength(count), PATIENCE);
  await asked(1);
  await vi.runOnlyPendingTimersAsync();
  await asked(2);
  expect([shown(), subscribe.mock.calls.length]).toEqual(['0', 0]);
  isAway = false;
  await vi.waitFor(() => vi.runOnlyPendingTimersAsync().then(() => expect(shown()).toBe('3')), PATIENCE);
  expect(subscribe.mock.calls.map(([{ name }, variables]) => [name, variables])).toEqual([
    ['Notified', { key: 'k' }],
  ]);
  isAway = true;
  unreadCount = 4;
  subscribe.mock.calls[0]?.[2].onJoined?.(true);
  await asked(4);
  isAway = false;
  await vi.waitFor(() => vi.runOnlyPendingTimersAsync().then(() => expect(shown()).toBe('4')), PATIENCE);
  expect(subscribe).toHaveBeenCalledOnce();
  unmount();
});
