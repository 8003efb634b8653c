import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from '../database/index.ts';
import type { ErrorCode } from '../errors.ts';
import type { Events } from '../events.ts';

const TYPE = 'application/problem+json; charset=utf-8';

/** An error on a JSON door, as RFC 9457 has it; `code` is one of the table's. */
export function problem(reply: FastifyReply, status: number, code: string, more: object = {}): FastifyReply {
  return reply
    .code(status)
    .type(TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ type: 'about:blank', title: code, status, code, ...more }));
}

export function notFound(reply: FastifyReply): FastifyReply {
  return problem(reply, 404, 'NotFound');
}

/** What a request could not be read for is the caller's; anything else is a bug, told by its id alone. */
export function handleError(events: Events) {
  return (
    error: FastifyError | DatabaseAway,
    _request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status < 500) return problem(reply, status, status === 413 ? 'TooLarge' : 'BadInput');
    if (error instanceof DatabaseAway) {
      const code: ErrorCode = error.isUnsure ? 'OutcomeUnknown' : 'Unavailable';
      events.answerMissing({ code, error });
      return problem(reply, 503, code);
    }
    const errorId = randomUUID();
    events.requestFailed({ errorId, error });
    return problem(reply, 500, 'Unknown', { errorId });
  };
}
