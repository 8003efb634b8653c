import type { LiveAuction, Mine } from './live-auction.ts';

export const isLeader = (auction: LiveAuction, { bidderId }: Mine): boolean =>
  bidderId !== null && auction.leader === bidderId;

/** The most I have authorised, as far as is known: who leads at a price has bid that, also where no answer said so. */
export const ceilingOf = (auction: LiveAuction, mine: Mine): number | null =>
  isLeader(auction, mine) ? Math.max(mine.ceiling ?? 0, auction.currentBid ?? 0) : mine.ceiling;
