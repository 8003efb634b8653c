/** Results of past auctions, as cards. */
export { ResultCard } from './ResultCard.tsx';
