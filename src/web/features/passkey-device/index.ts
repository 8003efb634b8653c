/** Speaks to the device that keeps passkeys. Whoever needs it loads it when they do: it weighs on no page. */
export { askKey, makeKey, offerKeys } from './device.ts';
