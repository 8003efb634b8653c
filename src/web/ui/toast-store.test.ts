import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const words = { kind: 'success', key: 'bidSuccess', text: 'ok', durationMs: 3_000 } as const;

describe('toasts', () => {
  it('stay for their time and stack', () => {
    const store = createToastStore();
    store.show(words);
    vi.advanceTimersByTime(2_000);
    store.show({ ...words, key: 'questionSuccess' });
    expect(store.list().map(toast => toast.key)).toEqual(['bidSuccess', 'questionSuccess']);
    vi.advanceTimersByTime(1_000);
    expect(store.list().map(toast => toast.key)).toEqual(['questionSuccess']);
  });

  it('stand still while they are looked at, and go on with the time that was left', () => {
    const store = createToastStore();
    store.show(words);
    vi.advanceTimersByTime(2_000);
    store.hold();
    vi.advanceTimersByTime(60_000);
    expect(store.list()).toHaveLength(1);
    store.release();
    vi.advanceTimersByTime(900);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(store.list()).toHaveLength(0);
  });

  it('shown while others are held begin when those go on', () => {
    const store = createToastStore();
    store.show(words);
    store.hold();
    store.show({ ...words, key: 'later' });
    vi.advanceTimersByTime(10_000);
    store.release();
    vi.advanceTimersByTime(3_000);
    expect(store.list()).toHaveLength(0);
  });

  it('are there once each, in their place and for their time again, and leave what is looked at as it is', () => {
    const store = createToastStore();
    store.show(words);
    store.show({ ...words, key: 'other' });
    const [first] = store.list();
    vi.advanceTimersByTime(2_500);
    store.show(words);
    vi.advanceTimersByTime(1_000);
    expect(store.list()).toEqual([{ ...first, id: expect.any(Number) }]);
    store.show({ ...words, key: 'other' });
    store.hold();
    store.show(words);
    vi.advanceTimersByTime(60_000);
    expect(store.list().map(({ key }) => key)).toEqual(['bidSuccess', 'other']);
    store.release();
    vi.advanceTimersByTime(3_000);
    expect(store.list()).toEqual([]);
  });

  it('do not stay for ever when the one looked at is sent away', () => {
    const store = createToastStore();
    store.show(words);
    store.show({ ...words, key: 'other' });
    store.hold();
    store.dismiss(store.list()[0]!.id);
    vi.advanceTimersByTime(3_000);
    expect(store.list()).toHaveLength(0);
  });

  it('can be sent away', () => {
    const store = createToastStore();
    store.show(words);
    store.dismiss(store.list()[0]!.id);
    expect(store.list()).toHaveLength(0);
  });
});
