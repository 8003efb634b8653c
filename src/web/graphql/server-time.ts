import { useSyncExternalStore } from 'react';
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

const listeners = new Set<() => void>();
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
  for (const listener of listeners) listener();
  // Aligned to the server's seconds, so that every countdown of every visitor turns at the same moment.
  timer = setTimeout(tick, TICK_MS - (tickAt % TICK_MS) + 2);
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

function follow(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setTimeout(start, 0);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/**
 * What `read` makes of the server's time, looked at each second by one timer for the whole page, and drawn anew only
 * when it changes. The time is null in the server's HTML and until the page is hydrated: what counts down must not
 * be baked into a page that is cached.
 */
export function useFromServerNow<Value extends string | number | boolean | null>(
  read: (now: number | null) => Value,
): Value {
  return useSyncExternalStore(
    follow,
    () => read(tickAt),
    () => read(null),
  );
}

/** The server's time in milliseconds, renewed each second; null until the page is hydrated. */
export const useServerNow = (): number | null => useFromServerNow(now => now);
