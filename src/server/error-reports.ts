import { randomUUID } from 'node:crypto';

const ANSWER_WITHIN_MS = 3_000;
/** The maximum number of reports a minute: enough for a repeating error. */
const A_MINUTE_MAX = 30;
const MINUTE_MS = 60_000;
/** The maximum number of nested causes reported. */
const CAUSES_MAX = 5;

/** An error to report. */
export type Fault = {
  readonly error: unknown;
  /** The part of the server or the kind of job. */
  readonly part: string;
  /** Its id in the log. */
  readonly errorId?: string;
};

export type ErrorReports = {
  /** Sends a report without waiting. */
  report(fault: Fault): void;
  /** Resolves once all reports are answered or given up. */
  settled(): Promise<void>;
};

type Options = {
  /** In Sentry's form: the key before the host, the project at the end. */
  readonly dsn: URL;
  /** Called when reports are not accepted, once until they are again. */
  readonly onError: (error: Error) => void;
  readonly now?: () => number;
};

/**
 * Opens error reports in Sentry's envelope format. A report has the error's kind, code, database constraint and stack,
 * and its id in the log. Messages are left out, since they may contain a name, an address or a row. Loaded only where
 * configured.
 */
export function openErrorReports({ dsn, onError, now = Date.now }: Options): ErrorReports {
  const [, path = '', project = ''] = /^(.*)\/([^/]+)\/?$/.exec(dsn.pathname) ?? [];
  const url = new URL(`${path}/api/${project}/envelope/`, dsn.origin);
  const auth = `Sentry sentry_version=7, sentry_client=calandre/1.0, sentry_key=${dsn.username}`;
  const underWay = new Set<Promise<void>>();
  let told: number[] = [];
  let silentUntil = 0;
  let isAway = false;

  async function send(body: string): Promise<void> {
    try {
      const headers = { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth };
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await answer.arrayBuffer();
      if (answer.status === 429) {
        silentUntil = now() + (Number(answer.headers.get('retry-after')) * 1_000 || MINUTE_MS);
      }
      if (!answer.ok) throw new Error(`error reports were answered ${answer.status}`);
      isAway = false;
    } catch (error) {
      if (!isAway) onError(error as Error);
      isAway = true;
    }
  }

  return {
    report(fault) {
      told = told.filter(at => at > now() - MINUTE_MS);
      if (told.length >= A_MINUTE_MAX || now() < silentUntil) return;
      told.push(now());
      const sending = send(envelopeOf(fault, now())).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** Formats one event as an envelope: three lines of JSON. */
function envelopeOf({ error, part, errorId }: Fault, at: number): string {
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: at / 1_000,
    platform: 'node',
    level: 'error',
    tags: { part, ...(errorId === undefined ? {} : { errorId }) },
    // The root cause comes first.
    exception: { values: causesOf(error).reverse().map(exceptionOf) },
  };
  const lines = [{ event_id: id, sent_at: new Date(at).toISOString() }, { type: 'event' }, event];
  return `${lines.map(line => JSON.stringify(line)).join('\n')}\n`;
}

function causesOf(error: unknown): unknown[] {
  const causes = [error];
  for (let cause = error; cause instanceof Error && cause.cause !== undefined; ) {
    if (causes.length === CAUSES_MAX) break;
    cause = cause.cause;
    causes.push(cause);
  }
  return causes;
}

/** Describes an error by its kind and constraint: identifiers only, no personal data. */
function exceptionOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, constraint } = error as Error & Readonly<Record<string, unknown>>;
  const said = [code, table, constraint].filter(
    word => typeof word === 'string' && /^[\w.]{1,80}$/.test(word),
  );
  return { type: error.name, value: said.join(' '), stacktrace: { frames: framesOf(error.stack) } };
}

const FRAME = /^ {4}at (?:(.+) \()?(.+?):(\d+):(\d+)\)?$/;

/** Parses the stack, outermost frame first, with paths relative to the project. */
function framesOf(stack = ''): object[] {
  return stack
    .split('\n')
    .flatMap(line => {
      const [, name, file = '', row, column] = FRAME.exec(line) ?? [];
      if (row === undefined) return [];
      const filename = file.replace(/^.*\/(?=(node_modules|src|demo|build|test)\/)/, '');
      const isOwn = !/^node:|node_modules\//.test(filename);
      return [{ function: name ?? '?', filename, lineno: Number(row), colno: Number(column), in_app: isOwn }];
    })
    .reverse();
}
