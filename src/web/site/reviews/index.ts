/** What customers say of the house. */
export { Ratings } from './Ratings.tsx';
export { ReviewCard } from './ReviewCard.tsx';
export { Reviews } from './Reviews.tsx';
export { customersIn, type Reviewed, wholeSpaces } from './ratings.ts';
