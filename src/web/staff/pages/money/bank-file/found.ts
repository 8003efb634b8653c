import type { BankLine, BankMove } from '#shared/fields/index.ts';

/**
 * Why a line is left to a person: in another currency, not booked by the bank yet, of a day to come, taken back,
 * several payments that do not say how much each is, or something in it that cannot be read.
 */
export type FaultReason = 'CURRENCY' | 'PENDING' | 'TO_COME' | 'REVERSED' | 'DETAILS' | 'UNREADABLE';
export type StatementFault = {
  /** Its place in the file, from 1. */
  readonly line: number;
  readonly reason: FaultReason;
  /** Its amount as the file has it, and who: to find it again. */
  readonly about: string;
};
/** A line before its place among its like is known: a receipt, or of what the house sent, and then why it came back. */
export type FoundLine = Omit<BankLine, 'position'> & {
  readonly line: number;
  readonly detail: number;
  readonly move?: Pick<BankMove, 'kind' | 'reason'>;
};
export type Found = {
  readonly credits: FoundLine[];
  readonly faults: StatementFault[];
  debitCount: number;
};

/** Cents of `1 234,56`, `1.234,56` or `1234.56`, with its sign; NaN for what is no amount. */
export function centsOf(text: string): number {
  const plain = text.replace(/[\s\u00a0\u202f€]|EUR/g, '');
  const sign = /^[-−]/.test(plain) ? -1 : 1;
  const [, whole = '', part = ''] = /^[+\-−]?(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const isGrouped = /^\d{1,3}([.,]\d{3})*$|^\d+$/.test(whole);
  return isGrouped
    ? sign * (Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0')))
    : Number.NaN;
}

/** No more of a text than so many characters. */
export const cut = (text: string, length: number): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('');

/** Cents of an amount as XML has it, `1234.5`; NaN for what is no amount of euros. */
export const centsOfDecimal = (text: string): number =>
  /^\d{1,13}(\.\d{1,2}0*)?$/.test(text.trim()) ? Math.round(Number(text) * 100) : Number.NaN;
