import { useCallback, useSyncExternalStore } from 'react';
import { request } from './client.ts';
import { clock, serverNow } from './clock.ts';
import { ServerTimeDocument } from './documents.gen.ts';

const READINGS = 3;
const TICK_MS = 1_000;

async function readClock(): Promise<void> {
  for (let reading = 0; reading < READINGS; reading++) {
    const sentAt = Date.now();
    const { serverTime } = await request(ServerTimeDocument, {});
    clock.read({ serverAt: Date.parse(serverTime), sentAt, receivedAt: Date.now() });
  }
}

let reading: Promise<void> | null = null;

/**
 * Sets the page's clock from the server's, once per page and again after the system clock was changed. If that fails,
 * the page keeps its own clock for now.
 */
export function syncClock(): Promise<void> {
  reading ??= readClock().catch(() => {
    reading = null;
  });
  return reading;
}

/** Each listener, with the milliseconds within a second at which its countdowns change. */
const listeners = new Map<() => void, readonly number[]>();
let timer: ReturnType<typeof setTimeout> | undefined;
let tickAt: number | null = null;

function tick(): void {
  if (clock.hasJumped()) {
    // A changed system clock could end a sale or start it again, so this tick is skipped and the server is asked.
    reading = null;
    timer = setTimeout(tick, TICK_MS);
    tickOnceSet();
    return;
  }
  tickAt = serverNow();
  const now = tickAt;
  for (const listener of listeners.keys()) listener();
  // Aligned to the server's time, so that a countdown changes for every visitor at the same moment.
  const waits = [...listeners.values()].flat().map(phase => TICK_MS - ((now - phase) % TICK_MS));
  timer = setTimeout(tick, Math.min(TICK_MS, ...waits) + 2);
}

/** Waits for the server's time before the first tick: a system clock that is ten minutes fast would end a sale. */
function start(): void {
  if (clock.isSet()) tick();
  tickOnceSet();
}

function tickOnceSet(): void {
  void syncClock().then(() => {
    if (listeners.size > 0) {
      clearTimeout(timer);
      tick();
    }
  });
}

function follow(listener: () => void, phases: readonly number[]): () => void {
  listeners.set(listener, phases);
  clearTimeout(timer);
  timer = setTimeout(start, 0);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/**
 * Returns what `read` derives from the server's time. One timer serves the whole page and runs each second, and when a
 * whole second is left to one of the `moments`. The component renders only when the value changes. The time is null in
 * the server's HTML and until hydration, because a countdown must not be baked into a cached page.
 */
export function useFromServerNow<Value extends string | number | boolean | null>(
  read: (now: number | null) => Value,
  ...moments: readonly string[]
): Value {
  const key = moments.join();
  const followHere = useCallback(
    (listener: () => void) =>
      follow(listener, key === '' ? [0] : key.split(',').map(moment => Date.parse(moment) % TICK_MS || 0)),
    [key],
  );
  return useSyncExternalStore(
    followHere,
    () => read(tickAt),
    () => read(null),
  );
}

/** Returns the server's time in milliseconds, updated each second; null until the page is hydrated. */
export const useServerNow = (): number | null => useFromServerNow(now => now && now - (now % TICK_MS));
