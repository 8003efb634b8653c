/** The user's favourites and standings on pages whose HTML is the same for everybody. */
export { FavoriteButton, FavoriteCount } from './FavoriteButton.tsx';
export { useMyLots, useMyStanding } from './mine.ts';
