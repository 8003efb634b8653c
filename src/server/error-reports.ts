import { randomUUID } from 'node:crypto';

const ANSWER_WITHIN_MS = 3_000;
/** A fault that repeats is told often enough by these. */
const A_MINUTE_MAX = 30;
const MINUTE_MS = 60_000;
/** How far causes are followed. */
const CAUSES_MAX = 5;

/** A fault of ours, as it is told outside. */
export type Fault = {
  readonly error: unknown;
  /** Where in the house: a part, a kind of job. */
  readonly part: string;
  /** Under which it stands in the log. */
  readonly errorId?: string;
};

export type ErrorReports = {
  /** Tells of it, and waits for nothing. */
  report(fault: Fault): void;
  /** Once all that was told has been answered, or given up. */
  settled(): Promise<void>;
};

type Options = {
  /** As Sentry names it: the key before the host, the project at the end. */
  readonly dsn: URL;
  /** Hears that reports are not taken, once until they are again. */
  readonly onError: (error: Error) => void;
  readonly now?: () => number;
};

/**
 * Tells faults to whoever speaks Sentry's envelopes. Of each it says the kind, the code, the rule of the database and
 * where in our code it happened, and under which number the rest stands in the log. What an error says in words is
 * not told: a name, an address or a row may be in it. Read only where a house asks for it.
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

/** One event in an envelope: three lines of JSON. */
function envelopeOf({ error, part, errorId }: Fault, at: number): string {
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: at / 1_000,
    platform: 'node',
    level: 'error',
    tags: { part, ...(errorId === undefined ? {} : { errorId }) },
    // The first cause comes first.
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

/** What kind it is and which rule it broke: words of code, and nobody's. */
function exceptionOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, constraint } = error as Error & Readonly<Record<string, unknown>>;
  const said = [code, table, constraint].filter(
    word => typeof word === 'string' && /^[\w.]{1,80}$/.test(word),
  );
  return { type: error.name, value: said.join(' '), stacktrace: { frames: framesOf(error.stack) } };
}

const FRAME = /^ {4}at (?:(.+) \()?(.+?):(\d+):(\d+)\)?$/;

/** The frames below the message, the outermost first, by their path within the project. */
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
