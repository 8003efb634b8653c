import pg from 'pg';

/** The database did not answer: it is unreachable, hangs, or a lane had no free connection in time. */
export class DatabaseAway extends Error {
  /** Whether a commit had been sent: then it may have been written, or not. Otherwise nothing was. */
  readonly isUnsure: boolean;

  constructor(isUnsure: boolean, cause?: unknown) {
    super('the database does not answer', { cause });
    this.isUnsure = isUnsure;
  }
}

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

/** SQLSTATEs of a lost connection: shutdown, crash, starting up, idle in a transaction, too many connections. */
const GONE = /^(57P0[1-5]|25P0[34]|08...|53300)$/;

/** Whether a driver's error is about the connection rather than the statement. */
export function isAway(error: unknown): boolean {
  // A FATAL error ends its connection, as when the server accepts none.
  if (error instanceof pg.DatabaseError) return error.severity === 'FATAL' || GONE.test(codeOf(error));
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}

/** Whether a statement was not run because an earlier one of its transaction failed. */
export function isAborted(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** Whether a constraint or trigger of the database refused a row. */
export function isRefusedRow(error: unknown): boolean {
  return /^(23...|P0001)$/.test(codeOf(error));
}

/** Whether a statement or lock timed out, or a deadlock was detected: nothing of it was written. */
export function isLate(error: unknown): boolean {
  return ['57014', '55P03', '40P01'].includes(codeOf(error));
}
