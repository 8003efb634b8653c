import type { BankLine, BankMove } from '#shared/fields/index.ts';

/**
 * Why a line must be handled manually: another currency, not booked yet, a future date, a reversal, several payments
 * without amounts, or unreadable data.
 */
export type FaultReason = 'CURRENCY' | 'PENDING' | 'TO_COME' | 'REVERSED' | 'DETAILS' | 'UNREADABLE';
export type StatementFault = {
  /** Its place in the file, counted from 1. */
  readonly line: number;
  readonly reason: FaultReason;
  /** Its amount and payer, to find it in the file. */
  readonly about: string;
};
/** A line before its position among equal ones is known: a credit, or a transfer of the house's own. */
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

/** Parses `1 234,56`, `1.234,56` or `1234.56` into cents, with its sign; NaN for an invalid amount. */
export function centsOf(text: string): number {
  const plain = text.replace(/[\s\u00a0\u202f€]|EUR/g, '');
  const sign = /^[-−]/.test(plain) ? -1 : 1;
  const [, whole = '', part = ''] = /^[+\-−]?(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const isGrouped = /^\d{1,3}([.,]\d{3})*$|^\d+$/.test(whole);
  return isGrouped
    ? sign * (Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0')))
    : Number.NaN;
}

/** Collapses the spaces of a text and cuts it to a length. */
export const cut = (text: string, length: number): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('');

/** Parses an amount in XML, `1234.5`, into cents; NaN for an invalid one. */
export const centsOfDecimal = (text: string): number =>
  /^\d{1,13}(\.\d{1,2}0*)?$/.test(text.trim()) ? Math.round(Number(text) * 100) : Number.NaN;
