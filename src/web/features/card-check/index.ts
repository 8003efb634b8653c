/** Registers a bank card, before a first bid or in the profile. The number goes only to the payment provider. */
export { CardDialog } from './CardDialog.tsx';
