/** Cars in lists: cards, prices, the words that name a car. */
export { AuctionLine } from './AuctionLine.tsx';
export { CardGrid } from './CardGrid.tsx';
export { carTitle, useCarFacts, usePlace } from './car-words.ts';
export { Price } from './Price.tsx';
