/** The payouts to sellers, their batches for the bank, and the refunds to buyers. */
export { Payouts } from './Payouts.tsx';
export { Returns } from './Returns.tsx';
