/** Catalogued sales in lists. */
export { SaleRow } from './SaleRow.tsx';
