import { hasOpeningHours } from '#shared/fields/index.ts';
import type { Instant, Millis, OrderTimes } from '#shared/sale/index.ts';
import { fromParisWall, parisWall } from '#shared/words/paris.ts';
import { movedToOpenDay } from '#shared/words/working-days.ts';
import type { Settings } from '../settings/index.ts';

const HOUR_MS: Millis = 3_600_000;
const DAY_MS: Millis = 24 * HOUR_MS;

/**
 * How long an order that opens now has for each of its steps, as the house has set it by then. What would be due on a
 * day on which the house is closed is due on the next, where the house wants that.
 */
export function orderTimesAt(settings: Settings, now: Instant): OrderTimes {
  const { signHours, payDays, collectDays } = settings.read('orderTimes', now);
  const hours = settings.read('openingHours', now);
  const isMoved = hours.movesDeadlines && hasOpeningHours(hours);
  const within = (length: Millis): Millis =>
    isMoved ? fromParisWall(movedToOpenDay(parisWall(now + length), hours)) - now : length;
  return {
    signWithinMs: within(signHours * HOUR_MS),
    payWithinMs: within(payDays * DAY_MS),
    collectWithinMs: within(collectDays * DAY_MS),
  };
}
