/**
 * Bidding: the live auction and everything between the button and the answer. What is personal (you lead,
 * you were outbid, your maximum bid for you) is worked out here, by the name one has in this auction.
 */
export { AuctionRoom } from './AuctionRoom.tsx';
export { RepeatBar } from './RepeatBar.tsx';
