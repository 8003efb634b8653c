/**
 * Bidding: the live auction, and everything from the button to the response. Personal state (leading, outbid, maximum)
 * is computed in the browser, by the user's id in this auction.
 */
export { AuctionRoom } from './AuctionRoom.tsx';
export { RepeatBar } from './RepeatBar.tsx';
