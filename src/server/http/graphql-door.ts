import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { Events } from '../events.ts';
import type { openServe } from '../graphql/index.ts';
import { chooseEncoding, encode } from './page-cache.ts';
import { failureOf, type Problem, problemText, TYPE_OF_PROBLEMS } from './problems.ts';
import type { MakeContext } from './request-context.ts';
import { commonHeaders, isOwnOrigin } from './security.ts';

/** Compression gains nothing for responses of one packet or a few, such as a bid's. */
const ENCODED_FROM = 4_096;

/** The maximum size in bytes of a body that is not a file. */
export const BODY_LENGTH_MAX = 64 * 1024;

export type GraphqlDoorParts = {
  readonly config: Config;
  readonly events: Events;
  /** Builds the request's context. */
  readonly makeContext: MakeContext;
  readonly serve: ReturnType<typeof openServe>;
};

const FORBIDDEN = JSON.stringify({ errors: [{ message: 'Forbidden', extensions: { code: 'Forbidden' } }] });

/**
 * Serves GraphQL on the bare server: routing, hooks and parsers of the framework would cost a bid more than its
 * decision. Returns whether the request was for GraphQL.
 */
export function openGraphqlDoor({ config, events, makeContext, serve }: GraphqlDoorParts) {
  const isOwn = isOwnOrigin(config);
  const said = Object.entries({ ...commonHeaders(config), 'cache-control': 'no-store' }).flat();

  function send(
    response: ServerResponse,
    status: number,
    headers: Readonly<Record<string, string>>,
    body: string | Buffer,
  ): void {
    // A flat list is written as it is, without looking up headers.
    const all = ['content-length', String(Buffer.byteLength(body))];
    for (const name in headers) all.push(name, headers[name] ?? '');
    response.writeHead(status, all.concat(said)).end(body);
  }

  function sendProblem(response: ServerResponse, problem: Problem): void {
    // The unread rest of the body may still be coming.
    const headers = { 'content-type': TYPE_OF_PROBLEMS, connection: 'close' };
    send(response, problem.status, headers, problemText(problem));
  }

  async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    try {
      const { method = '', url = '', headers } = request;
      const answered = await serve({ method, url, headers, body }, () => makeContext(request, response));
      const whole = answered.body ?? '';
      if (whole.length < ENCODED_FROM) return send(response, answered.status, answered.headers, whole);
      // Compression leaks no secrets (as in BREACH): other sites cannot send requests here (`isOwn`).
      const encoding = chooseEncoding(headers['accept-encoding']);
      const more = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      const bytes = await encode(encoding, Buffer.from(whole));
      send(response, answered.status, { ...answered.headers, ...more, vary: 'accept-encoding' }, bytes);
    } catch (error) {
      sendProblem(response, failureOf(events, error));
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '' } = request;
    if (url !== '/graphql' && !url.startsWith('/graphql?')) return false;
    if (isOwn(request)) {
      readBody(request, body => {
        if (body === null) sendProblem(response, { status: 413, code: 'TooLarge' });
        else void answer(request, response, body);
      });
    } else send(response, 403, { 'content-type': 'application/json; charset=utf-8' }, FORBIDDEN);
    return true;
  };
}

/** Passes the whole body as text, or null once it is too long; nothing where the connection was lost. */
function readBody(request: IncomingMessage, take: (body: string | null) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= BODY_LENGTH_MAX) chunks.push(chunk);
    else if (length - chunk.length <= BODY_LENGTH_MAX) take(null);
  });
  request.on('end', () => {
    if (length <= BODY_LENGTH_MAX)
      take(chunks.length === 1 ? String(chunks[0]) : String(Buffer.concat(chunks)));
  });
  // Nobody is left to answer.
  request.on('error', () => {});
}
