import { fromParisWall, parisTime } from '#shared/words/paris.ts';
import { RequestError } from '#web/graphql/index.ts';

/** A moment as a field writes it, by the clocks of Paris: `2026-11-20T18:00`. */
export const toParisTime = (iso: string): string => parisTime(Date.parse(iso)).slice(0, 16);

/**
 * The moment when the clocks of Paris show what a field says; null when it says none. Of the hour that autumn
 * has twice it is the first, and an hour that spring leaves out is the one after it.
 */
export function fromParisTime(text: string): string | null {
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return null;
  return new Date(fromParisWall(shown)).toISOString();
}

/** What is sent for the moment in a form's field of that name. @throws RequestError BadInput where it says none */
export function typedMoment(name: string, typed: string): string {
  const moment = fromParisTime(typed);
  if (moment === null) throw new RequestError('BadInput', 'No moment', { field: name });
  return moment;
}
