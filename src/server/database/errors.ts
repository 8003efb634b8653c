import pg from 'pg';

/** The database did not answer: it is away, it hangs, or all connections of a lane are taken for too long. */
export class DatabaseAway extends Error {
  /** Whether it had been told to commit: then what was written may be kept, or not. Else nothing of it is. */
  readonly isUnsure: boolean;

  constructor(isUnsure: boolean, cause?: unknown) {
    super('the database does not answer', { cause });
    this.isUnsure = isUnsure;
  }
}

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

/** It ends connections: shut down, crashed, starting, idle in a transaction, or it has no room for more. */
const GONE = /^(57P0[1-5]|25P0[34]|08...|53300)$/;

/** Whether what the driver threw is about the connection, and not about what was asked. */
export function isAway(error: unknown): boolean {
  // What is fatal ends its connection, as where the database takes none.
  if (error instanceof pg.DatabaseError) return error.severity === 'FATAL' || GONE.test(codeOf(error));
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}

/** Not asked at all: something before it in its transaction failed. */
export function isAborted(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** The database keeps its own rules, as constraints and triggers: what it refused would have broken one. */
export function isRefusedRow(error: unknown): boolean {
  return /^(23...|P0001)$/.test(codeOf(error));
}

/** A statement or a lock took longer than it may, or two waited for each other: nothing of it was kept. */
export function isLate(error: unknown): boolean {
  return ['57014', '55P03', '40P01'].includes(codeOf(error));
}
