/** Giving a bank card: before a first bid, or in one's profile. The number goes to the payment provider alone. */
export { CardDialog } from './CardDialog.tsx';
