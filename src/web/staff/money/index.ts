/** Booking money: the parts shared by two pages. Nothing counts before a second look. */
export { BookReceipt } from './BookReceipt.tsx';
export { FigureCell, FigureRow, FiguresTable, SumRow } from './FiguresTable.tsx';
export { GiveBackButton, PaidOutButton, Undo } from './GiveBack.tsx';
export { PurchaseButton, usePurchaseLine } from './Purchase.tsx';
