/** Cars in lists: cards, prices and titles. */

export { carTitle, datedCarTitle } from '#shared/words/car-title.ts';
export { AdCard } from './AdCard.tsx';
export { AuctionLine } from './AuctionLine.tsx';
export { CardGrid } from './CardGrid.tsx';
export { useCarFacts, usePlace } from './car-words.ts';
export { Price } from './Price.tsx';
