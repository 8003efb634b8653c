/**
 * What comes after its page, and may not come: `Brought` shows what needs something that is brought first, `TryAgain`
 * stands in the place of what did not arrive, with a way to ask again.
 */
export { Brought } from './Brought.tsx';
export { TryAgain } from './TryAgain.tsx';
