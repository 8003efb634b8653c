import type { LiveAuction, Mine } from './live-auction.ts';

export const isLeader = (auction: LiveAuction, { bidderId }: Mine): boolean =>
  bidderId !== null && auction.leader === bidderId;

/** Returns the highest amount known to be authorised by the user: a leader has bid at least the price. */
export const ceilingOf = (auction: LiveAuction, mine: Mine): number | null =>
  isLeader(auction, mine) ? Math.max(mine.ceiling ?? 0, auction.currentBid ?? 0) : mine.ceiling;
