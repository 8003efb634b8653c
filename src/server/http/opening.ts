import type { IncomingMessage, ServerResponse } from 'node:http';
import { wordsIn } from '../words/index.ts';
import { problemText, TYPE_OF_PROBLEMS } from './problems.ts';
import { languageAt, RETRY_WHILE_CLOSED_SECONDS, sendClosed } from './unavailable.ts';

/**
 * What answers while the house is closed: its health, where people come in and secure their account, the staff
 * application, what both load, what a provider tells us, and the way out of letters. GraphQL looks at each question
 * itself (`graphql/closed.ts`). Nothing else does: a door that is added is closed until it is named here.
 */
const OPEN = [
  /^\/(healthz|readyz|metrics|graphql|robots\.txt|mark\.svg|manifest\.webmanifest|notifications-worker\.js)$/,
  /^\/(assets|brand|photos|documents|private|papers|uploads|exports|payments|mail|dev)\//,
  /^\/admin(\/|\.data$|$)/,
  /^(\/en|\/es)?\/auth\/(login|resetPassword|reset-password|confirmEmail|dataCopy)(\.data)?$/,
  /^\/auth\/(google|facebook)(\/callback)?$/,
  /^(\/en|\/es)?\/user\/profile(\.data)?$/,
];

/** What programs ask for: they are told in JSON. */
const FOR_PROGRAMS = /^\/(mcp$|oembed$|api\/|calendar\/|oauth\/|\.well-known\/oauth)|\.(json|xml|data)$/;
/** What other sites show in a frame, or would. */
const FRAMED = /^(\/en|\/es)?\/embed\//;

export type Opening = {
  /** Whether the house has said of itself all that the law wants. */
  readonly isClosed: () => boolean;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * The one place where a closed house keeps everybody out: answers 503 in the language of the path, as a page or as a
 * problem, and whether it did. It goes by the path as it will be read, its dots resolved.
 */
export function closedDoor({ isClosed, headers }: Opening) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isClosed()) return false;
    const path = URL.parse(`http://house${request.url ?? '/'}`)?.pathname ?? '/';
    if (OPEN.some(open => open.test(path))) return false;
    // A browser asks before it shows a key: what the key would be told stands in the answer after this one.
    if (request.method === 'OPTIONS') return false;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && !FOR_PROGRAMS.test(path)) sendClosed(path, response, headers, FRAMED.test(path));
    else sendProblem(path, request, response, headers);
    return true;
  };
}

function sendProblem(
  path: string,
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  headers: Opening['headers'],
): void {
  const detail = wordsIn(languageAt(path, asked['accept-language']))('bare.closed.text');
  response.writeHead(503, {
    ...headers,
    'content-type': TYPE_OF_PROBLEMS,
    'cache-control': 'no-store',
    'retry-after': String(RETRY_WHILE_CLOSED_SECONDS),
    // It is the same for everybody: pages of other sites may read it, as they would read an answer.
    'access-control-allow-origin': '*',
    'x-robots-tag': 'noindex',
    // A body that was not read may still be on its way.
    connection: 'close',
  });
  response.end(problemText({ status: 503, code: 'NotOpenYet', detail }));
}
