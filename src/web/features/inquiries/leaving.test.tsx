import { afterEach, expect, it, vi } from 'vitest';
import { answering, refused } from '#test/kit/answers.ts';
import { sendDraft } from './draft.ts';

const DRAFT = {
  ...{ id: 'draft', form: 'contact', carUuid: null, updatedAt: '2026-11-24T10:00:00Z', isSent: true },
  ...{ openStep: null, answers: [] },
};
const asksToStay = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};
afterEach(() => vi.useRealTimers());

it('asks whoever closes the tab to stay while a request still waits to be sent, and no longer', async () => {
  vi.useFakeTimers();
  let tries = 0;
  answering({
    sendInquiry: () => {
      tries += 1;
      return tries === 1 ? refused('RateLimited', { retryAfter: 2 }) : { ...DRAFT };
    },
  });
  const sent = sendDraft({
    id: 'draft',
    form: 'contact',
    carUuid: null,
    leadSource: 'website',
    opening: null,
  });
  await vi.waitFor(() => expect(tries).toBe(1));
  await vi.advanceTimersByTimeAsync(500);
  expect(asksToStay()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  await sent;
  expect([tries, asksToStay()]).toEqual([2, false]);
});
