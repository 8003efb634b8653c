/** Prices that sellers are owed, and the batches in which the bank is told to pass them on. */
export { Payouts } from './Payouts.tsx';
