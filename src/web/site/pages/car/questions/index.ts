/** Questions to the seller: what was asked and answered, and asking. */
export { Questions } from './Questions.tsx';
export { type Asking, useAsking } from './use-asking.ts';
