import { parisTime } from '#shared/words/paris.ts';
import { RequestError } from '#web/graphql/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment as a field writes it, by the clocks of Paris: `2026-11-20T18:00`. */
export const toParisTime = (iso: string): string => parisTime(Date.parse(iso)).slice(0, 16);

/** How far the clocks of Paris are ahead of the world's at a moment. */
const leadAt = (at: number): number => Date.parse(`${toParisTime(new Date(at).toISOString())}Z`) - at;

/**
 * The moment when the clocks of Paris show what a field says; null when it says none. Of the hour that autumn
 * has twice it is the first, and an hour that spring leaves out is the one after it.
 */
export function fromParisTime(text: string): string | null {
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return null;
  const lead = leadAt(shown - (shown % 60_000) - DAY_MS);
  const first = shown - lead;
  const second = shown - leadAt(first);
  // Neither shows the hour that spring leaves out.
  const isSecond = leadAt(first) !== lead && leadAt(second) === shown - second;
  return new Date(isSecond ? second : first).toISOString();
}

/** What is sent for the moment in a form's field of that name. @throws RequestError BadInput where it says none */
export function typedMoment(name: string, typed: string): string {
  const moment = fromParisTime(typed);
  if (moment === null) throw new RequestError('BadInput', 'No moment', { field: name });
  return moment;
}
