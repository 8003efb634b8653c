import { type CsvColumn, momentOf } from '../csv/index.ts';
import type { BoardAuction } from './board-store.ts';

const nameOf = ({ leader }: BoardAuction) =>
  leader ? `${leader.firstName} ${leader.lastName}`.trim() : null;

/** The columns of the auctions' CSV: each auction's plan and result. The leader of a sold one is its buyer. */
export const BOARD_SHEET: readonly CsvColumn<BoardAuction>[] = [
  ['id', auction => auction.id],
  ['ad', auction => auction.adUuid],
  ['car', auction => auction.adTitle],
  ['state', auction => auction.status, 'admin.audit.auctionStates'],
  ['start', auction => momentOf(auction.startAt)],
  ['end', auction => momentOf(auction.endAt)],
  ['startingPrice', auction => auction.startingPrice],
  ['reserve', auction => auction.reserve],
  ['isReserveReached', auction => auction.reserveReached],
  ['price', auction => auction.price],
  ['leader', nameOf],
  ['leaderEmail', auction => auction.leader?.email],
  ['bids', auction => auction.bidCount],
  ['bidders', auction => auction.bidderCount],
  ['extensions', auction => auction.extensionCount],
  ['views', auction => auction.viewCount],
  ['favorites', auction => auction.favoriteCount],
];
