/** What became of auctions that are over: a card each, and the way its price went. */
export { ResultCard } from './ResultCard.tsx';
