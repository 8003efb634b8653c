import { fromParisWall, parisTime } from '#shared/words/paris.ts';
import { RequestError } from '#web/graphql/index.ts';

/** Returns a moment as a field's value in Paris time: `2026-11-20T18:00`. */
export const toParisTime = (iso: string): string => parisTime(Date.parse(iso)).slice(0, 16);

/**
 * Returns the moment of a field's value in Paris time; null when it is invalid. The hour that occurs twice in autumn is
 * read as the first; one that spring skips, as the hour after it.
 */
export function fromParisTime(text: string): string | null {
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return null;
  return new Date(fromParisWall(shown)).toISOString();
}

/** Returns the moment typed in the field of that name. @throws RequestError BadInput when it is invalid */
export function typedMoment(name: string, typed: string): string {
  const moment = fromParisTime(typed);
  if (moment === null) throw new RequestError('BadInput', 'No moment', { field: name });
  return moment;
}
