import { formatDate } from './format.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;
const MONTH = /^(\d{4})-(\d{2})$/;

/** Formats a date as precisely as it is known: day, month, year, or free text as given. */
export function dateWords(date: string): string {
  const text = date.trim();
  if (DAY.test(text) && !Number.isNaN(Date.parse(text))) return formatDate(text);
  return text.replace(MONTH, '$2/$1');
}
