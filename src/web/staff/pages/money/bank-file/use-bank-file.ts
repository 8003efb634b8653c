import { useState } from 'react';
import { BANK_LINES_MAX, type BankLine, type BankLinePurpose, type BankMove } from '#shared/fields/index.ts';
import { useSend } from '#web/features/cache/index.ts';
import {
  BankLinesDocument,
  type BankLinesQuery,
  BankMovesDocument,
  type BankMovesQuery,
  BookBankLinesDocument,
  type BookBankLinesMutation,
  BookBankMovesDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { readText } from '#web/staff/forms/index.ts';
import { FILE_LENGTH_MAX, readStatement, type Statement } from './statement.ts';

type Reading = BankLinesQuery['bankLines'][number];
export type Outcome = BookBankLinesMutation['bookBankLines'][number]['state'];
/** A credit of the file, its matching, and its booking. */
export type Row = {
  readonly line: BankLine;
  readonly reading: Reading;
  readonly isTaken: boolean;
  /** null: it waits to be allocated. */
  readonly orderId: string | null;
  readonly purpose: BankLinePurpose;
  readonly outcome: Outcome | null;
};
/** A payout to a seller that the file shows as made or returned. */
export type MoveRow = {
  readonly move: BankMove;
  readonly reading: BankMovesQuery['bankMoves'][number];
  readonly isTaken: boolean;
  readonly outcome: Outcome | null;
};
type Read = {
  readonly kind: 'read';
  readonly statement: Statement;
  readonly rows: readonly Row[];
  readonly moves: readonly MoveRow[];
};
export type BankFileState = { readonly kind: 'none' | 'reading' | 'unreadable' } | Read;

/** Splits the lines into batches that the server accepts. */
function batches<One>(all: readonly One[]): One[][] {
  const count = Math.ceil(all.length / BANK_LINES_MAX);
  return Array.from({ length: count }, (_, at) => all.slice(at * BANK_LINES_MAX, (at + 1) * BANK_LINES_MAX));
}

const rowOf = (line: BankLine, reading: Reading): Row => ({
  ...{ line, reading, isTaken: reading.state === 'NEW', outcome: null },
  ...{ orderId: reading.proposal?.orderId ?? null, purpose: reading.proposal?.purpose ?? 'BOTH' },
});

const inputOf = ({ kind, reason, ...line }: BankMove) => ({ kind, reason, line });

/** Returns the payouts to sellers in a file; other debits are counted, and other returns left to staff. */
async function readMoves(statement: Statement): Promise<Pick<Read, 'statement' | 'moves'>> {
  const moves: MoveRow[] = [];
  const faults = [...statement.faults];
  let { debitCount } = statement;
  for (const part of batches(statement.moves)) {
    const { bankMoves } = await request(BankMovesDocument, { moves: part.map(({ move }) => inputOf(move)) });
    for (const [at, { move, fault }] of part.entries()) {
      const reading = bankMoves[at];
      if (reading && reading.state !== 'NONE')
        moves.push({ move, reading, isTaken: reading.state === 'NEW', outcome: null });
      else if (move.kind === 'RETURN') faults.push(fault);
      else debitCount += 1;
    }
  }
  return { moves, statement: { ...statement, faults, debitCount } };
}

/** Reads a bank file in the browser, has it matched, and books the selected lines. */
export function useBankFile() {
  const send = useSend();
  const [state, setState] = useState<BankFileState>({ kind: 'none' });

  async function open(file: File): Promise<void> {
    setState({ kind: 'reading' });
    const statement = file.size > 2 * FILE_LENGTH_MAX ? null : readStatement(await readText(file));
    if (!statement) return setState({ kind: 'unreadable' });
    const rows: Row[] = [];
    let read: Awaited<ReturnType<typeof readMoves>>;
    try {
      read = await readMoves(statement);
      for (const lines of batches(statement.lines)) {
        const { bankLines } = await request(BankLinesDocument, { lines });
        rows.push(...lines.flatMap((line, at) => (bankLines[at] ? [rowOf(line, bankLines[at])] : [])));
      }
    } catch (error) {
      setState({ kind: 'none' });
      throw error;
    }
    setState({ kind: 'read', ...read, rows });
  }

  const update = (of: (read: Read) => Partial<Read>) =>
    setState(before => (before.kind === 'read' ? { ...before, ...of(before) } : before));
  const change = (line: BankLine, part: Partial<Row>) =>
    update(({ rows }) => ({ rows: rows.map(row => (row.line === line ? { ...row, ...part } : row)) }));
  const changeMove = (move: BankMove, part: Partial<MoveRow>) =>
    update(({ moves }) => ({ moves: moves.map(row => (row.move === move ? { ...row, ...part } : row)) }));

  /** Books the selected lines, each once; what succeeded stays booked when a later batch fails. */
  async function book(rows: readonly Row[], moves: readonly MoveRow[]): Promise<void> {
    for (const part of batches(moves)) {
      const answer = await send(BookBankMovesDocument, { moves: part.map(({ move }) => inputOf(move)) });
      if (!answer) return;
      for (const [at, { move }] of part.entries())
        changeMove(move, { outcome: answer.bookBankMoves[at]?.state ?? null, isTaken: false });
    }
    for (const part of batches(rows)) {
      const lines = part.map(({ line, orderId, purpose }) => ({ line, orderId, purpose }));
      const answer = await send(BookBankLinesDocument, { lines });
      if (!answer) return;
      for (const [at, { line }] of part.entries())
        change(line, { outcome: answer.bookBankLines[at]?.state ?? null, isTaken: false });
    }
  }

  return { state, open, change, changeMove, book };
}
