/** Fields of the design system bound to the rules of sale. */
export { AmountField } from './AmountField.tsx';
