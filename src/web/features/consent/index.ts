/** The consent banner: refusing is as easy as accepting, and the choice can be changed. */
export { Consent } from './Consent.tsx';
export { openConsent } from './open-consent.ts';
