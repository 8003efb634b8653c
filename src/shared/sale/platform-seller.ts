import type { Cents } from './money.ts';

/** Fewer sales of goods in a year than this, and no more money than that, are reported by nobody. */
const SALES_MIN = 30;
const CONSIDERATION_MAX_CENTS: Cents = 200_000;

/**
 * Whether a year's sales of one seller are reported: at least 30, or more than 2,000 € paid or credited to them
 * (directive 2011/16/EU as of 2021/514, annex V, section I, B, 4, d).
 */
export const isReportable = (sales: number, considerationCents: Cents): boolean =>
  sales >= SALES_MIN || considerationCents > CONSIDERATION_MAX_CENTS;

/**
 * Whether a text is the tax identification number of a person, without spaces and in capitals. A French one has 13
 * digits, the first from 0 to 3, and the last three are the first ten modulo 511; of other states its signs and length
 * are looked at alone.
 */
export function isPersonTin(country: string, tin: string): boolean {
  if (country !== 'FR') return isTin(tin);
  return /^[0-3]\d{12}$/.test(tin) && Number(tin.slice(0, 10)) % 511 === Number(tin.slice(10));
}

/** Whether a text has the signs and the length of a tax identification number. */
export const isTin = (tin: string): boolean => /^[A-Z\d][A-Z\d/.+-]{3,24}$/.test(tin);
