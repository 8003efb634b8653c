import type { Cents } from './money.ts';

/** A seller with fewer sales and no more money in a year is not reported. */
const SALES_MIN = 30;
const CONSIDERATION_MAX_CENTS: Cents = 200_000;

/**
 * Whether a seller's year is reported: at least 30 sales, or more than 2,000 € paid or credited (directive 2011/16/EU
 * as of 2021/514, annex V, section I, B, 4, d).
 */
export const isReportable = (sales: number, considerationCents: Cents): boolean =>
  sales >= SALES_MIN || considerationCents > CONSIDERATION_MAX_CENTS;

/**
 * Whether a text is a person's tax identification number, in capitals without spaces. A French one has 13 digits, the
 * first from 0 to 3, and the last three are the first ten modulo 511; for other states only characters and length are
 * checked.
 */
export function isPersonTin(country: string, tin: string): boolean {
  if (country !== 'FR') return isTin(tin);
  return /^[0-3]\d{12}$/.test(tin) && Number(tin.slice(0, 10)) % 511 === Number(tin.slice(10));
}

/** Whether a text has the characters and length of a tax identification number. */
export const isTin = (tin: string): boolean => /^[A-Z\d][A-Z\d/.+-]{3,24}$/.test(tin);
