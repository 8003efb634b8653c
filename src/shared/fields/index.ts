/**
 * What a form asks, said once: the web tells what is wrong before it sends, the server refuses the same. It knows
 * nothing of who asks, or of what is kept already.
 */
export { readFields, type Wrong } from './fields.ts';
export { LEAD_FIELDS, LEAD_NOTE_LENGTH_MAX, LEAD_TAKEN_BY } from './lead.ts';
export { DECISION_FIELDS } from './report.ts';
export { REVIEW_FIELDS, REVIEW_NOTES } from './review.ts';
