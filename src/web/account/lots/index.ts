/**
 * Auctions in live lists: one subscription follows them all, and the user's standing is computed in the browser, by
 * their id in each auction.
 */
export { LotPhoto } from './LotPhoto.tsx';
export { LotPrice } from './LotPrice.tsx';
export { type LiveLot, standingNow } from './live-lots.ts';
export { NAME_LINK } from './name-link.ts';
export { useLiveLots } from './use-live-lots.ts';
