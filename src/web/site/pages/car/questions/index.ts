/** Questions to the seller: what was asked and answered, and asking. */
export { Questions } from './Questions.tsx';
export { useAsking } from './use-asking.ts';
