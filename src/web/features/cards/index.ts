/** Cars in lists: cards, prices, the words that name a car. */
export { AdCard } from './AdCard.tsx';
export { AuctionLine } from './AuctionLine.tsx';
export { CardGrid } from './CardGrid.tsx';
export { carTitle, useCarFacts, usePlace } from './car-words.ts';
export { Price } from './Price.tsx';
