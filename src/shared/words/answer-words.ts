import { dateWords } from './date-words.ts';
import { formatEuros, formatKilometres } from './format.ts';

/** Formats a form's answer for people: amounts, distances and days in French form (spec §9), texts as typed. */
export function answerWords(name: string, kind: string, value: string): string {
  if (kind === 'date') return dateWords(value);
  if (kind !== 'whole' || name.startsWith('year') || name === 'carCount') return value;
  return name.startsWith('mileage') ? formatKilometres(Number(value)) : formatEuros(Number(value));
}
