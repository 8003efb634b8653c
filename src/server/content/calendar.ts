import type { Bus } from '../bus/index.ts';
import type { Database } from '../database/index.ts';
import { findNextDate } from './content-store.ts';
import { announce } from './drafts.ts';

/** Looked again after this long at the latest: timers take no longer waits, and clocks are corrected. */
const WAIT_MAX_MS = 3_600_000;

/** Makes a planned text appear at its hour: pages made before it are forgotten then. */
export function openCalendar(parts: { database: Database; bus: Bus; clock: () => number }) {
  const { database, bus, clock } = parts;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;

  async function look(): Promise<void> {
    const next = await findNextDate(database);
    if (!isOpen) return;
    clearTimeout(timer);
    if (next === null) return;
    timer = setTimeout(() => void ring(next).catch(() => {}), Math.min(next - clock() + 1, WAIT_MAX_MS));
    timer.unref();
  }

  async function ring(due: number): Promise<void> {
    if (due > clock()) return look();
    await database.transaction(writes => announce(bus, writes, 'calendar'));
  }

  // What was planned may have been planned anew, here or in another process.
  bus.onMessage(({ topic }) => {
    if (topic === 'content') void look().catch(() => {});
  });
  return {
    look,
    [Symbol.dispose]() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}
