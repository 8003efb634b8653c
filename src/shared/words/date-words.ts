import { formatDate } from './format.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;
const MONTH = /^(\d{4})-(\d{2})$/;

/** A date as exactly as it is known: a day, a month, a year, or whatever words it was given in. */
export function dateWords(date: string): string {
  const text = date.trim();
  if (DAY.test(text) && !Number.isNaN(Date.parse(text))) return formatDate(text);
  return text.replace(MONTH, '$2/$1');
}
