import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { Events } from '../events.ts';
import type { openServe } from '../graphql/index.ts';
import { chooseEncoding, encode } from './page-cache.ts';
import { failureOf, type Problem, problemText, TYPE_OF_PROBLEMS } from './problems.ts';
import type { MakeContext } from './request-context.ts';
import { commonHeaders, isOwnOrigin } from './security.ts';

/** What goes out in one packet or a few gains nothing by being shorter: a bid's answer, for one. */
const ENCODED_FROM = 4_096;

/** How many bytes a body may have that is no file. */
export const BODY_LENGTH_MAX = 64 * 1024;

export type GraphqlDoorParts = {
  readonly config: Config;
  readonly events: Events;
  /** Who asks. */
  readonly makeContext: MakeContext;
  readonly serve: ReturnType<typeof openServe>;
};

const FORBIDDEN = JSON.stringify({ errors: [{ message: 'Forbidden', extensions: { code: 'Forbidden' } }] });

/**
 * GraphQL on the bare server: a bid pays for no route, hook or parser, which together would cost it more than its
 * own decision. Answers whether the request is this door's.
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
    // A flat list is written as it stands; no header is looked up before.
    const all = ['content-length', String(Buffer.byteLength(body))];
    for (const name in headers) all.push(name, headers[name] ?? '');
    response.writeHead(status, all.concat(said)).end(body);
  }

  function sendProblem(response: ServerResponse, problem: Problem): void {
    // More of a body that was not read may be on its way.
    const headers = { 'content-type': TYPE_OF_PROBLEMS, connection: 'close' };
    send(response, problem.status, headers, problemText(problem));
  }

  async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    try {
      const { method = '', url = '', headers } = request;
      const answered = await serve({ method, url, headers, body }, () => makeContext(request, response));
      const whole = answered.body ?? '';
      if (whole.length < ENCODED_FROM) return send(response, answered.status, answered.headers, whole);
      // Nobody learns a secret from how short it gets: no other site can have the house answer here (`isOwn`).
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

/** Hands over the whole body as text, or null once it is too long; nothing where the line was cut before. */
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
  // Nobody is left to be answered.
  request.on('error', () => {});
}
