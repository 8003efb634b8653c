/** What the house takes care of for whoever buys this car: cards side by side, each with its way on. */
export { Reassurance } from './Reassurance.tsx';
