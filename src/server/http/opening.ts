import type { IncomingMessage, ServerResponse } from 'node:http';
import { wordsIn } from '../words/index.ts';
import { problemText, TYPE_OF_PROBLEMS } from './problems.ts';
import { languageAt, RETRY_WHILE_CLOSED_SECONDS, sendClosed } from './unavailable.ts';

/**
 * What is served while the house is closed: health, sign-in and account security, the staff application, their assets,
 * webhooks of providers, and unsubscribing. GraphQL checks each field itself (`graphql/closed.ts`). All other paths are
 * closed: a new route has to be added here.
 */
const OPEN = [
  /^\/(healthz|readyz|metrics|graphql|robots\.txt|mark\.svg|manifest\.webmanifest|notifications-worker\.js)$/,
  /^\/(assets|brand|photos|documents|private|papers|uploads|exports|payments|mail|dev)\//,
  /^\/admin(\/|\.data$|$)/,
  /^(\/en|\/es)?\/auth\/(login|resetPassword|reset-password|confirmEmail|dataCopy)(\.data)?$/,
  /^\/auth\/(google|facebook)(\/callback)?$/,
  /^(\/en|\/es)?\/user\/profile(\.data)?$/,
];

/** Paths for programs, which get JSON. */
const FOR_PROGRAMS = /^\/(mcp$|oembed$|api\/|calendar\/|oauth\/|\.well-known\/oauth)|\.(json|xml|data)$/;
/** Paths that other sites show in a frame. */
const FRAMED = /^(\/en|\/es)?\/embed\//;

export type Opening = {
  /** Whether the house still lacks particulars that the law needs. */
  readonly isClosed: () => boolean;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Answers all closed paths with 503, as a page in the language of the path or as a problem; returns whether it did. The
 * path is normalized first.
 */
export function closedDoor({ isClosed, headers }: Opening) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isClosed()) return false;
    const path = URL.parse(`http://house${request.url ?? '/'}`)?.pathname ?? '/';
    if (OPEN.some(open => open.test(path))) return false;
    // A preflight passes, so that the client can read the refusal of the request itself.
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
    // It is public: pages of other sites may read it.
    'access-control-allow-origin': '*',
    'x-robots-tag': 'noindex',
    // An unread body may still be coming.
    connection: 'close',
  });
  response.end(problemText({ status: 503, code: 'NotOpenYet', detail }));
}
