/** Catalogued sales as lists announce them. */
export { SaleRow } from './SaleRow.tsx';
