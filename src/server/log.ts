import { type Logger, pino } from 'pino';

/** SQLSTATE classes whose messages may contain a row's personal data. */
const ROWS = /^(22|23)/;

/**
 * Opens the log: one line of JSON for each event. It contains no personal data: details of refused rows and request
 * headers are left out.
 */
export function openLog(level: string): Logger {
  return pino({ level, redact: ['req.headers', 'password'], serializers: { err: withoutRows } });
}

type Failure = Error & { readonly code?: unknown; readonly table?: unknown; readonly constraint?: unknown };

/** Serializes an error: kind, stack and constraint, but never a value. */
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
    // Without the first lines, which repeat the message.
    stack: stack.slice(Math.max(0, stack.indexOf('\n    at '))),
    ...(cause === undefined ? {} : { cause: withoutRows(cause) }),
  };
}
