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
 * Serves GraphQL over HTTP, by the library whose media types, status codes and shapes pass the specification's audits.
 * It is restricted: POST of JSON only, no batches, and in production only the site's own documents.
 */
export function openServe(documents: Documents, execute: Execute, { unlessAway }: Pick<Pulse, 'unlessAway'>) {
  const handle = createHandler<Raw, undefined>({
    parseRequestParams: request => readParams(documents, request),
    formatError: error => (hasCode(error) ? error : badInput(error.message)),
    // Bypasses graphql-js: documents are validated and compiled once, not for each request.
    async onSubscribe(request, params) {
      const text = typeof params.query === 'string' ? params.query : '';
      const { operationName = null, variables } = params;
      const ours = { text, operationName: operationName ?? null, variables: variables ?? {} };
      const kind = execute.kindOf(ours);
      if (kind === 'subscription') return forbidden('Subscriptions go over the WebSocket.');
      const work = request.raw.makeContext().then(context => execute.run(ours, context));
      const result = await unlessAway(work).catch(error => withoutAnswer(error, kind === 'mutation'));
      // The library recognizes a request that was not run by errors without data.
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

/** Answers a request whose database call was given up: a query did nothing, a mutation may have. */
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

/** The name of the variable that contains a NUL; none where it is in the document itself. */
const NAME_OF_NUL = /"(?!query")(\w+)"\s*:\s*"(?:[^"\\]|\\.)*?\\u0000/;

/** Whether JSON contains a NUL, which it can write only this way; the database cannot store one. */
export const holdsNul = (json: string): boolean => json.includes('\\u0000');

/**
 * Replaces a body's `documentId` by the text of its document: null when the id is unknown, undefined when there is none
 * and the library reads the body.
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

/** The library's own errors have no code: they are about malformed requests. */
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
