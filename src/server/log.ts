import { type Logger, pino } from 'pino';

/** What a database says of a failure that may hold a row: whose it was is in there. */
const ROWS = /^(22|23)/;

/**
 * The house's log: one line of JSON a happening. No person is in it: what the database tells of the row it
 * refused stays out, and so does whatever came with a request.
 */
export function openLog(level: string): Logger {
  return pino({ level, redact: ['req.headers', 'password'], serializers: { err: withoutRows } });
}

type Failure = Error & { readonly code?: unknown; readonly table?: unknown; readonly constraint?: unknown };

/** An error as it is logged: what kind, where in our code, which rule of the database; never a value. */
export function withoutRows(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', code, table, constraint, cause } = error as Failure;
  const isOfRow = typeof code === 'string' && ROWS.test(code);
  return {
    type: name,
    message: isOfRow ? 'the database refused a row' : message,
    code,
    table,
    constraint,
    // Without its first lines, which say the message again.
    stack: stack.slice(Math.max(0, stack.indexOf('\n    at '))),
    ...(cause === undefined ? {} : { cause: withoutRows(cause) }),
  };
}
