import { BANK_LINE_FIELDS, type BankLine, type BankMove, readFields } from '#shared/fields/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { readBankTable } from './bank-table.ts';
import { readCamt } from './camt.ts';
import type { FoundLine, StatementFault } from './found.ts';

/** The limits of a file, in characters and lines. */
export const FILE_LENGTH_MAX = 5_000_000;
export const LINES_MAX = 2_000;

export type Statement = {
  readonly lines: readonly BankLine[];
  readonly faults: readonly StatementFault[];
  /** The house's transfers made and returned, with their place in the file; some are payouts to sellers. */
  readonly moves: readonly { readonly move: BankMove; readonly fault: StatementFault }[];
  /** The number of debits that cannot be payouts to sellers. */
  readonly debitCount: number;
};

/** Reads a bank statement, CAMT.053 or a table; null for any other or too large a file. `today`: in Paris. */
export function readStatement(text: string, today = parisDay(Date.now())): Statement | null {
  if (text.length > FILE_LENGTH_MAX) return null;
  const plain = text.replace(/^\uFEFF/, '');
  const found = plain.trimStart().startsWith('<') ? readCamt(plain) : readBankTable(plain);
  if (!found || found.credits.length + found.faults.length > LINES_MAX) return null;
  const alike = new Map<string, number>();
  const told = new Map<string, number>();
  const own = ({ account, bankReference, detail }: FoundLine) => `${account} ${bankReference} ${detail}`;
  for (const credit of found.credits) told.set(own(credit), (told.get(own(credit)) ?? 0) + 1);
  const lines: BankLine[] = [];
  const moves: Statement['moves'][number][] = [];
  for (const each of found.credits) {
    const { line, detail, move, ...credit } = each;
    // A reference that occurs on several lines names their kind, not one of them.
    const bankReference = told.get(own(each)) === 1 ? credit.bankReference : '';
    const position = bankReference === '' ? 0 : detail;
    const read = readFields(BANK_LINE_FIELDS, { ...credit, bankReference, position });
    const about = `${credit.amountCents / 100} ${credit.payer}`.trim();
    if (!('read' in read)) {
      if (move?.kind === 'DEBIT') found.debitCount += 1;
      else found.faults.push({ line, reason: 'UNREADABLE', about });
      continue;
    }
    // The bank has not booked it yet, and the books refuse future dates.
    if (credit.valueOn > today && move?.kind !== 'DEBIT') {
      found.faults.push({ line, reason: 'TO_COME', about });
      continue;
    }
    const keep = (known: BankLine) => {
      if (move) moves.push({ move: { ...known, ...move }, fault: { line, reason: 'REVERSED', about } });
      else lines.push(known);
    };
    if (bankReference !== '') {
      keep(read.read);
      continue;
    }
    // The bank does not distinguish equal lines: the third of them is the third in every file of that day.
    const said = JSON.stringify([read.read, move?.kind]);
    const before = alike.get(said) ?? 0;
    alike.set(said, before + 1);
    keep({ ...read.read, position: before });
  }
  return {
    lines,
    moves,
    faults: found.faults.toSorted((one, other) => one.line - other.line),
    debitCount: found.debitCount,
  };
}
