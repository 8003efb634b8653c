/** What the house takes care of for the buyer of this car: cards with links. */
export { Reassurance } from './Reassurance.tsx';
