/** What customers say of the house. */
export { Reviews } from './Reviews.tsx';
