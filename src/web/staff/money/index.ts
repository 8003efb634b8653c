/** Money as staff book it: what two of their pages share. Nothing counts before it was read again. */
export { BookReceipt } from './BookReceipt.tsx';
export { FigureCell, FigureRow, FiguresTable, SumRow } from './FiguresTable.tsx';
export { GiveBackButton, PaidOutButton, Undo } from './GiveBack.tsx';
export { PurchaseButton, usePurchaseLine } from './Purchase.tsx';
