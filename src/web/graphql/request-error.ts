export type GraphqlProblem = {
  readonly message: string;
  readonly extensions?: {
    readonly code?: unknown;
    readonly field?: unknown;
    readonly minimum?: unknown;
    readonly retryAfter?: unknown;
    readonly gone?: readonly string[];
  };
};

export type GraphqlAnswer = {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlProblem[];
};

type Details = {
  field?: string | null;
  minimum?: number | null;
  retryAfter?: number | null;
  gone?: readonly string[];
};

/** A refusal by the server with its code, or a network failure as NetworkErrorNeedReload. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: string;
  /** The input field that was refused. */
  readonly field: string | null;
  /** In euros, where an amount was too low. */
  readonly minimum: number | null;
  readonly retryAfterSeconds: number | null;
  /** Files that no longer exist: photos and recordings by their ids, documents by their URLs. */
  readonly gone: readonly string[];

  constructor(code: string, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.field = details.field ?? null;
    this.minimum = details.minimum ?? null;
    this.retryAfterSeconds = details.retryAfter ?? null;
    this.gone = details.gone ?? [];
  }
}

/** Refusals that a retry would only repeat. */
const FINAL_CODES: ReadonlySet<unknown> = new Set([
  'NotFound',
  'BadInput',
  'Forbidden',
  'Unauthenticated',
  'PageOutdated',
]);

/** Whether a retry would get the same answer. */
export const isFinal = (error: unknown): boolean =>
  error instanceof RequestError && FINAL_CODES.has(error.code);

/** Returns the key of the error's message, in the namespace of errors. */
export function wordOf(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Unknown';
  return error.code === 'BadInput' && error.field === 'state' ? 'StateChanged' : error.code;
}

/** Returns the minutes to wait after too many requests; null when that is below a minute or for another error. */
export function minutesToWait(error: unknown): number | null {
  if (!(error instanceof RequestError) || error.code !== 'RateLimited') return null;
  const seconds = error.retryAfterSeconds ?? 0;
  return seconds < 60 ? null : Math.ceil(seconds / 60);
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

export function errorOf(problem: GraphqlProblem): RequestError {
  const { code, field, minimum, retryAfter, gone } = problem.extensions ?? {};
  return new RequestError(textOrNull(code) ?? 'Unknown', problem.message, {
    field: textOrNull(field),
    minimum: numberOrNull(minimum),
    retryAfter: numberOrNull(retryAfter),
    gone: gone ?? [],
  });
}

/** Returns the data of an answer; throws its first error. */
export function dataOf(answer: GraphqlAnswer): unknown {
  const problem = answer.errors?.[0];
  if (problem) throw errorOf(problem);
  if (answer.data === undefined || answer.data === null) throw new RequestError('Unknown', 'An empty answer');
  return answer.data;
}
