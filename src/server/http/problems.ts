import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from '../database/index.ts';
import { AppError, ERROR_CODES, type ErrorCode } from '../errors.ts';
import type { Events } from '../events.ts';

/** An error response; `code` is one of the table's. */
export type Problem = { readonly status: number; readonly code: string; readonly [more: string]: unknown };

export const TYPE_OF_PROBLEMS = 'application/problem+json; charset=utf-8';

/** Formats an error as RFC 9457 JSON. */
export function problemText({ status, code, ...more }: Problem): string {
  return JSON.stringify({ type: 'about:blank', title: code, status, code, ...more });
}

export function problem(reply: FastifyReply, status: number, code: string, more: object = {}): FastifyReply {
  return reply
    .code(status)
    .type(TYPE_OF_PROBLEMS)
    .header('cache-control', 'no-store')
    .send(problemText({ ...more, status, code }));
}

export function notFound(reply: FastifyReply): FastifyReply {
  return problem(reply, 404, 'NotFound');
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  ...{ Unauthenticated: 401, NotFound: 404, RateLimited: 429, BadInput: 400, Unknown: 500 },
  ...{ Unavailable: 503, OutcomeUnknown: 503, NotOpenYet: 503 },
};

/** Returns the status of an error code; 403 for expected ones without their own. */
export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 403;

/** Converts an error to a response: an unreadable request is the caller's fault, all else a bug, shown by id only. */
export function failureOf(events: Events, error: unknown): Problem {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode ?? 500) : 500;
  if (status < 500) return { status, code: status === 413 ? 'TooLarge' : 'BadInput' };
  if (error instanceof DatabaseAway) {
    const code: ErrorCode = error.isUnsure ? 'OutcomeUnknown' : 'Unavailable';
    events.answerMissing({ code, error });
    return { status: 503, code };
  }
  const errorId = randomUUID();
  events.requestFailed({ errorId, error });
  return { status: 500, code: 'Unknown', errorId };
}

/** Handles errors thrown by routes: expected ones are answered with their code and Retry-After. */
export function handleError(events: Events) {
  return (
    error: FastifyError | DatabaseAway | AppError,
    _request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    if (error instanceof AppError && ERROR_CODES[error.code].expected) {
      if (error.details.retryAfter !== undefined) reply.header('retry-after', error.details.retryAfter);
      return problem(reply, statusOf(error.code), error.code, error.details);
    }
    const { status, code, ...more } = failureOf(events, error);
    return problem(reply, status, code, more);
  };
}
