import { type LotState, lotStateAt } from '#shared/sale/lot.ts';
import { useFromServerNow } from '#web/graphql/index.ts';

export type Timed = { readonly lotState: LotState; readonly start: string; readonly end: string };

/**
 * Where a lot stands by the server's clock. The page may be older than the hour: what was still to come when it
 * was rendered may run by now, and what ran may wait for the hammer. Only the server tells what the hammer said.
 */
export function lotNow({ lotState, start, end }: Timed, now: number | null): LotState {
  if (now === null) return lotState;
  return lotStateAt(lotState, { startAt: Date.parse(start), endAt: Date.parse(end) }, now);
}

/** The same on a page that lives: drawn anew when the lot goes on, not each second. */
export const useLotNow = (timed: Timed): LotState =>
  useFromServerNow(now => lotNow(timed, now), timed.start, timed.end);
