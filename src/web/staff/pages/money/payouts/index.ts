/** Prices that sellers are owed, the batches that tell the bank to pass them on, and what buyers are owed back. */
export { Payouts } from './Payouts.tsx';
export { Returns } from './Returns.tsx';
