import { hasOpeningHours } from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import { fromParisWall, parisWall } from '#shared/words/paris.ts';
import { workingDaysAfter } from '#shared/words/working-days.ts';
import type { Settings } from '../settings/index.ts';
import type { Form } from './form.ts';

const HOUR_MS = 3_600_000;

/** What forms promise in working days; the rest is promised in hours. */
const WORKING_DAYS: Readonly<Partial<Record<Form['dueInHours'], number>>> = { 24: 1, 48: 2 };

/** Returns the hours until an answer is due: a promise in working days follows the opening hours, if they are set. */
export function hoursUntilDue(settings: Settings, dueInHours: Form['dueInHours'], now: Instant): number {
  const hours = settings.read('openingHours', now);
  const days = WORKING_DAYS[dueInHours];
  if (days === undefined || !hasOpeningHours(hours)) return dueInHours;
  return (fromParisWall(workingDaysAfter(parisWall(now), days, hours)) - now) / HOUR_MS;
}
