/** What is mine on pages that are the same for all: the cars I keep, and where I stand in auctions. */
export { FavoriteButton, FavoriteCount } from './FavoriteButton.tsx';
export { useMyLots, useMyStanding } from './mine.ts';
