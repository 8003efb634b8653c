/** Questions to the seller: what was asked and answered, and asking. */
export { AskButton } from './AskButton.tsx';
export { Questions } from './Questions.tsx';
export { useAsking } from './use-asking.ts';
