import type { Bid } from './ledger.ts';
import { publicNamesOf } from './names.ts';

/** A public row of the history, by the names of the API. */
export type PublicRow = {
  readonly id: string;
  readonly version: number;
  readonly bid: number;
  readonly userId: string;
  readonly pseudo: string | null;
  readonly date: string;
  readonly isImmediateBid: boolean;
  readonly isReservePriceReached: boolean | null;
  readonly end: string;
  readonly leads: boolean;
};

export function publicRowOf(row: Bid): PublicRow {
  return {
    ...{ id: `${row.auctionId}:${row.version}`, version: row.version, bid: row.amount },
    ...{ userId: publicNamesOf(row).userId, pseudo: row.pseudo, leads: row.leads },
    ...{ isImmediateBid: row.isImmediate, isReservePriceReached: row.isReserveReached },
    ...{ date: new Date(row.placedAt).toISOString(), end: new Date(row.endAt).toISOString() },
  };
}
