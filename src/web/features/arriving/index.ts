/**
 * Content that loads after its page and may fail: `Brought` renders what needs something loaded first, `TryAgain`
 * replaces what failed, with a button to retry.
 */
export { Brought } from './Brought.tsx';
export { TryAgain } from './TryAgain.tsx';
