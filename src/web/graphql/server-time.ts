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
 * Sets the page's clock by the server's, once a page, and again where the machine's was set; a failure leaves the page
 * its own clock for now.
 */
export function syncClock(): Promise<void> {
  reading ??= readClock().catch(() => {
    reading = null;
  });
  return reading;
}

/** Who is told, and in which milliseconds of a second what they count to loses one. */
const listeners = new Map<() => void, readonly number[]>();
let timer: ReturnType<typeof setTimeout> | undefined;
let tickAt: number | null = null;

function tick(): void {
  if (clock.hasJumped()) {
    // A clock that was set would end a sale, or begin it again: for this once nothing moves, and the server is asked.
    reading = null;
    timer = setTimeout(tick, TICK_MS);
    tickOnceSet();
    return;
  }
  tickAt = serverNow();
  const now = tickAt;
  for (const listener of listeners.keys()) listener();
  // By the server's time, so that a countdown turns for every visitor at the same moment.
  const waits = [...listeners.values()].flat().map(phase => TICK_MS - ((now - phase) % TICK_MS));
  timer = setTimeout(tick, Math.min(TICK_MS, ...waits) + 2);
}

/** Nothing is counted by the machine's own clock before the server was asked: one ten minutes fast would end a sale. */
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
 * What `read` makes of the server's time, looked at each second by one timer for the whole page, and drawn anew only
 * when it changes: as a whole second is over, or is left to one of the `moments` that it counts to. The time is null in
 * the server's HTML and until the page is hydrated: what counts down must not be baked into a page that is cached.
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

/** The server's time in milliseconds, renewed each second; null until the page is hydrated. */
export const useServerNow = (): number | null => useFromServerNow(now => now && now - (now % TICK_MS));
