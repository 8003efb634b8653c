import { hasOpeningHours } from '#shared/fields/index.ts';
import type { Instant, Millis, OrderDeadlines, OrderTimes } from '#shared/sale/index.ts';
import { fromParisWall, parisWall } from '#shared/words/paris.ts';
import { movedToOpenDay } from '#shared/words/working-days.ts';
import type { Settings } from '../settings/index.ts';

const HOUR_MS: Millis = 3_600_000;
const DAY_MS: Millis = 24 * HOUR_MS;

/** Returns the instant, or the same time on the next opening day where the settings move deadlines. */
function onOpenDay(settings: Settings, at: Instant, now: Instant): Instant {
  const hours = settings.read('openingHours', now);
  if (!hours.movesDeadlines || !hasOpeningHours(hours)) return at;
  return fromParisWall(movedToOpenDay(parisWall(at), hours));
}

/** Returns how long an order opened now has for each step, by the current settings. */
export function orderTimesAt(settings: Settings, now: Instant): OrderTimes {
  const { signHours, payDays, collectDays } = settings.read('orderTimes', now);
  const within = (length: Millis): Millis => onOpenDay(settings, now + length, now) - now;
  return {
    signWithinMs: within(signHours * HOUR_MS),
    payWithinMs: within(payDays * DAY_MS),
    collectWithinMs: within(collectDays * DAY_MS),
  };
}

/**
 * Returns the payment and collection deadlines once both sides have signed. A late signature leaves as much time as one
 * on the last day.
 */
export function deadlinesOnceSigned(
  settings: Settings,
  { signBy, payBy, collectBy }: OrderDeadlines,
  now: Instant,
): Pick<OrderDeadlines, 'payBy' | 'collectBy'> {
  if (now <= signBy) return { payBy, collectBy };
  const lateMs = now - signBy;
  return {
    payBy: onOpenDay(settings, payBy + lateMs, now),
    collectBy: onOpenDay(settings, collectBy + lateMs, now),
  };
}
