/**
 * Asks before leaving with unsaved changes: the browser asks when the window closes, this dialog when another page of
 * the site opens.
 */
export { LeaveDialog } from './LeaveDialog.tsx';
export { useLeaveGuard } from './use-leave-guard.tsx';
export { isOtherStep, useLeaving } from './use-leaving.ts';
