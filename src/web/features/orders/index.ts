/**
 * What the pages of orders share: the order of the URL, its progress, next task, amounts and documents. An order loads
 * after the page; another user's order looks like one that does not exist.
 */
export { Amounts, priceWord } from './Amounts.tsx';
export { CarPapers } from './CarPapers.tsx';
export { carNameOf, dueOn, useDue } from './due-on.ts';
export { Export, exportPaper } from './Export.tsx';
export { HandInPaper } from './HandInPaper.tsx';
export { Missing } from './Missing.tsx';
export { NextTask, useTaskAddress } from './NextTask.tsx';
export { Obstacles } from './Obstacles.tsx';
export { OrderPage, type OrderProps } from './OrderPage.tsx';
export { OrderRow } from './OrderRow.tsx';
export { OpenPaper, PaperList, Stamped } from './PaperLink.tsx';
export { Payments } from './Payments.tsx';
export { canWriteReport, ReportPanel } from './ReportPanel.tsx';
export { SignForm } from './SignForm.tsx';
export { OrderHistory, StateBadge, Tracker } from './Tracker.tsx';
export { TransferLines } from './TransferLines.tsx';
export { ViesAnswer } from './ViesAnswer.tsx';
export { Withdrawal } from './Withdrawal.tsx';
