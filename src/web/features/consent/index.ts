/** Asking once what a visitor allows: refusing is as near as accepting, and the choice can be changed. */
export { Consent } from './Consent.tsx';
export { openConsent } from './open-consent.ts';
