/** What is noted of a visit. The page's data layer keeps it; who may read it there is for consent to say. */

export { type ConsentChoice, readConsent } from './consent-choice.ts';
export { convert } from './convert.ts';
export { keepLeadSource, leadSource } from './lead-source.ts';
export { note } from './page-event.ts';
