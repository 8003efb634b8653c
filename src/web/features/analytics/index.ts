/** What is noted of a visit. The page's data layer keeps it; who may read it there is for consent to say. */

export { keepLeadSource, leadSource } from './lead-source.ts';
export { note, type PageEvent } from './page-event.ts';
