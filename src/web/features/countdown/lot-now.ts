import { type LotState, lotStateAt } from '#shared/sale/lot.ts';
import { useFromServerNow } from '#web/graphql/index.ts';

export type Timed = { readonly lotState: LotState; readonly start: string; readonly end: string };

/**
 * Returns a lot's state by the server's clock. The page may be older: an announced lot may be running by now, and a
 * running one may await the hammer. Only the server knows the hammer's result.
 */
export function lotNow({ lotState, start, end }: Timed, now: number | null): LotState {
  if (now === null) return lotState;
  return lotStateAt(lotState, { startAt: Date.parse(start), endAt: Date.parse(end) }, now);
}

/** The same for live pages: renders when the lot's state changes, not each second. */
export const useLotNow = (timed: Timed): LotState =>
  useFromServerNow(now => lotNow(timed, now), timed.start, timed.end);
