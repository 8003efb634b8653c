import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { follow, isFollowed, type Work } from '../spans.ts';

/** The path prefixes that traces may contain; the rest of a path may be secret or personal. */
const BEGINNINGS = new Set([
  ...['api', 'assets', 'documents', 'embed', 'exports', 'graphql', 'healthz', 'mcp', 'metrics', 'oembed'],
  ...['photos', 'private', 'readyz', 'share', 'uploads'],
]);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Answers a request; while traces are collected, within a span for all of its work. */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answer: RequestListener,
): void {
  if (!isFollowed()) return void answer(request, response);
  const { method = '', url = '', headers } = request;
  const [, beginning = ''] = /^\/([a-z]*)/.exec(url) ?? [];
  const place = BEGINNINGS.has(beginning) ? beginning : 'page';
  const { traceparent } = headers;
  const work: Work = {
    name: `${METHODS.has(method) ? method : 'OTHER'} ${place}`,
    kind: 'server',
    parent: typeof traceparent === 'string' ? traceparent : null,
  };
  void follow(work, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    response.once('close', () => {
      work.status = response.statusCode;
      resolve();
    });
    // The body's events come from the socket, outside the request's async context.
    request.emit = AsyncLocalStorage.bind(request.emit);
    answer(request, response);
    return promise;
  });
}
