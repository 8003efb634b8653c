import { type Phase, phaseAt } from '#sale/timeline.ts';

export type Timed = { readonly state: Phase; readonly start: string; readonly end: string };

/**
 * Where an auction stands by the server's clock. The page may be older than the hour: what was still to come
 * when it was rendered may run by now, and what ran may be over. What was cancelled stays so.
 */
export function phaseNow({ state, start, end }: Timed, now: number | null): Phase {
  if (now === null || state === 'CANCELLED' || state === 'FINISHED') return state;
  return phaseAt({ status: 'open', startAt: Date.parse(start), endAt: Date.parse(end) }, now);
}
