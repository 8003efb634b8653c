/** What customers say of the house. */
export { Reviews } from './Reviews.tsx';
export { starsOf } from './ratings.ts';
