import { isLotSold, type LotState } from '#shared/sale/lot.ts';
import type { LotStanding } from '#web/graphql/documents.gen.ts';

/** Where whoever looks stands with a lot: the server's words for who has bid, and four for who has not. */
export type Standing = LotStanding | 'VISITOR' | 'NOT_STARTED' | 'FIRST' | 'SELLER';

export type Seen = {
  /** By the server's clock (`useLotNow`). */
  readonly lot: LotState;
  readonly reservePriceReached: boolean | null;
  /** Who leads, and who has bid, by the names they have in this auction. */
  readonly leader: string | null;
  readonly bids: readonly { readonly userId: string }[];
  /** My name in it; null of a visitor. */
  readonly bidderId: string | null;
  readonly isSeller: boolean;
};

/** My standing. Only the hammer makes a winner: until it has fallen, and where the car went another way, nobody is. */
export function standingOf({ lot, reservePriceReached, leader, bids, bidderId, isSeller }: Seen): Standing {
  if (isSeller) return 'SELLER';
  if (lot === 'ANNOUNCED') return 'NOT_STARTED';
  if (lot === 'UNSOLD') return 'UNSOLD';
  const isLeader = bidderId !== null && leader === bidderId;
  const isOpen = lot === 'RUNNING' || lot === 'AWAITING_HAMMER';
  if (!isLeader && !bids.some(({ userId }) => userId === bidderId)) {
    return isOpen && bidderId !== null ? 'FIRST' : 'VISITOR';
  }
  if (isOpen) return isLeader ? 'LEADING' : 'OUTBID';
  if (!isLotSold(lot)) return 'CANCELLED';
  return isLeader && lot === 'SOLD' && reservePriceReached !== false ? 'WON' : 'LOST';
}
