/**
 * Auctions in lists that live: one subscription follows them all, and a person's standing is worked out in
 * the browser, by the name they have in each.
 */
export { LotPhoto } from './LotPhoto.tsx';
export { LotPrice } from './LotPrice.tsx';
export { type LiveLot, standingNow } from './live-lots.ts';
export { NAME_LINK } from './name-link.ts';
export { useLiveLots } from './use-live-lots.ts';
