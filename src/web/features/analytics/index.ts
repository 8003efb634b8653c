/** Analytics events. They are kept in the page's data layer; consent decides who may read them there. */

export { type ConsentChoice, readConsent } from './consent-choice.ts';
export { convert } from './convert.ts';
export { keepLeadSource, leadSource } from './lead-source.ts';
export { note } from './page-event.ts';
