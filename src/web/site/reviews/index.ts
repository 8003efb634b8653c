/** Customer reviews of the house. */
export { Ratings } from './Ratings.tsx';
export { ReviewCard } from './ReviewCard.tsx';
export { Reviews } from './Reviews.tsx';
export { customersIn, formatCount, type Reviewed } from './ratings.ts';
