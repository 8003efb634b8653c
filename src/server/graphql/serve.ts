import { type ExecutionResult, GraphQLError } from 'graphql';
import {
  createHandler,
  type Request as HandlerRequest,
  parseRequestParams,
  type Response,
} from 'graphql-http';
import type { RequestContext } from '../context.ts';
import { DatabaseAway, type Pulse } from '../database/index.ts';
import type { ErrorCode } from '../errors.ts';
import type { Documents } from './documents.ts';
import type { Execute } from './execute.ts';

export type HttpRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};
export type HttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

type Raw = { readonly makeContext: () => Promise<RequestContext> };

/**
 * GraphQL over HTTP: media types, status codes and shapes as its specification's audits ask, by the library
 * they come with. Closed where servers are usually open: POST of JSON only, no batches, and in production
 * none but our own documents.
 */
export function openServe(documents: Documents, execute: Execute, { unlessAway }: Pick<Pulse, 'unlessAway'>) {
  const handle = createHandler<Raw, undefined>({
    parseRequestParams: request => readParams(documents, request),
    formatError: error => (hasCode(error) ? error : badInput(error.message)),
    // Everything of graphql-js is passed by: our documents are checked and compiled once, not per request.
    async onSubscribe(request, params) {
      const text = typeof params.query === 'string' ? params.query : '';
      const { operationName = null, variables } = params;
      const ours = { text, operationName: operationName ?? null, variables: variables ?? {} };
      const kind = execute.kindOf(ours);
      if (kind === 'subscription') return forbidden('Subscriptions go over the WebSocket.');
      const work = request.raw.makeContext().then(context => execute.run(ours, context));
      const result = await unlessAway(work).catch(error => withoutAnswer(error, kind === 'mutation'));
      // Errors alone are how the library knows a request that never ran.
      return result.data === undefined ? (result.errors ?? []) : result;
    },
  });

  return async function serve(
    request: HttpRequest,
    makeContext: () => Promise<RequestContext>,
  ): Promise<HttpResponse> {
    const [body, init] = await handle({
      method: request.method,
      url: request.url,
      headers: { get: name => headerOf(request, name) },
      body: request.body,
      raw: { makeContext },
      context: undefined,
    });
    const { status, statusText, headers } = init;
    if (body !== null) return { status, headers: headers ?? {}, body };
    return { status, headers: { ...headers, ...JSON_TYPE }, body: bodyOf(badInput(statusText)) };
  };
}

/** Nobody waits any more for what was asked: what only reads has done nothing, what writes may have. */
function withoutAnswer(error: unknown, isWriting: boolean): ExecutionResult {
  if (!(error instanceof DatabaseAway)) throw error;
  const code: ErrorCode = isWriting && error.isUnsure ? 'OutcomeUnknown' : 'Unavailable';
  return { data: null, errors: [new GraphQLError(code, { extensions: { code, field: null } })] };
}

async function readParams(documents: Documents, request: HandlerRequest<Raw, undefined>) {
  if (request.method !== 'POST') return notAllowed();
  if (typeof request.body === 'string' && holdsNul(request.body))
    return forbidden('No text has a NUL in it.', NAME_OF_NUL.exec(request.body)?.[1] ?? null);
  const named = readNamed(documents, request.body);
  if (named === null) return forbidden('No document of that id.', 'documentId');
  const params = await parseRequestParams(named === undefined ? request : { ...request, body: named });
  const isForeign = !Array.isArray(params) && named === undefined;
  if (isForeign && !documents.takesForeign) return forbidden('Only known documents run here.');
  return params;
}

/** The name of the variable that has one; where it stands in the document itself there is none. */
const NAME_OF_NUL = /"(?!query")(\w+)"\s*:\s*"(?:[^"\\]|\\.)*?\\u0000/;

/** JSON writes a NUL in one way alone; the database keeps none. */
export const holdsNul = (json: string): boolean => json.includes('\\u0000');

/**
 * The body with its `documentId` put as the text it names: null when it names nothing of ours, undefined when it
 * names nothing, and is for the library to read.
 */
function readNamed(
  documents: Documents,
  body: HandlerRequest<Raw, undefined>['body'],
): Record<string, unknown> | null | undefined {
  if (typeof body !== 'string' || !body.includes('"documentId"')) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || !('documentId' in parsed)) return undefined;
  const { documentId, ...rest } = parsed;
  const text = typeof documentId === 'string' ? documents.textOf(documentId) : null;
  return text === null ? null : { ...rest, query: text };
}

function headerOf({ headers }: HttpRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** What the library says of itself has none: it is about what no request of ours looks like. */
const hasCode = (error: Readonly<Partial<GraphQLError>>): boolean => error.extensions?.code !== undefined;

const badInput = (message: string, field: string | null = null) =>
  new GraphQLError(message, { extensions: { code: 'BadInput' satisfies ErrorCode, field } });

const bodyOf = (error: GraphQLError): string => JSON.stringify({ errors: [error] });

function forbidden(message: string, field: string | null = null): Response {
  const body = bodyOf(badInput(message, field));
  return [body, { status: 400, statusText: 'Bad Request', headers: JSON_TYPE }];
}

function notAllowed(): Response {
  return [null, { status: 405, statusText: 'Method Not Allowed', headers: { allow: 'POST' } }];
}
