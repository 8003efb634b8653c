/**
 * Whoever leaves with something unsaved is asked first: by the browser where the window closes, by the house where
 * another of its pages opens.
 */
export { LeaveDialog } from './LeaveDialog.tsx';
export { useLeaveGuard } from './use-leave-guard.tsx';
export { isOtherStep, useLeaving } from './use-leaving.ts';
