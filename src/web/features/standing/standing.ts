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
  /** Whether it is I who buy the car, by an offer after the hammer too; null while nobody does, as far as I know. */
  readonly isBuyer: boolean | null;
};

/** My standing. Only the hammer makes a winner: until it has fallen, and where the car went another way, nobody is. */
export function standingOf({
  lot,
  reservePriceReached,
  leader,
  bids,
  bidderId,
  isSeller,
  isBuyer,
}: Seen): Standing {
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
  const isWinner = isBuyer ?? (isLeader && reservePriceReached !== false);
  return lot === 'SOLD' && isWinner ? 'WON' : 'LOST';
}
