import { isLotSold, type LotState } from '#shared/sale/lot.ts';
import type { LotStanding } from '#web/graphql/documents.gen.ts';

/** A viewer's standing: the server's values for bidders, and others for viewers without a bid. */
export type Standing = LotStanding | 'VISITOR' | 'NOT_STARTED' | 'FIRST' | 'SELLER';

export type Seen = {
  /** By the server's clock (`useLotNow`). */
  readonly lot: LotState;
  readonly reservePriceReached: boolean | null;
  /** The leader and the bidders, by their ids in this auction. */
  readonly leader: string | null;
  readonly bids: readonly { readonly userId: string }[];
  /** The user's id in this auction; null for a visitor. */
  readonly bidderId: string | null;
  readonly isSeller: boolean;
  /** Whether the user is the buyer, also by an offer after the auction; null without a buyer, or if unknown. */
  readonly isBuyer: boolean | null;
};

/** Returns the user's standing. Only the hammer makes a winner: there is none before it or after another sale. */
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
