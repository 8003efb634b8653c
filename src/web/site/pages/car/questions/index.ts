/** Questions to the seller: the list, and the form. */
export { AskButton } from './AskButton.tsx';
export { Questions } from './Questions.tsx';
export { useAsking } from './use-asking.ts';
