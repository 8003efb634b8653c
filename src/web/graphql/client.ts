import type { KnownDocument } from './known-document.ts';
import { dataOf, type GraphqlAnswer, RequestError } from './request-error.ts';

const REQUEST_TIMEOUT_MS = 20_000;

function isAnswer(value: unknown): value is GraphqlAnswer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/** Sent with each request, uploads too: the page's account. The server makes changes only for that account. */
export const personHeaders = { 'x-person': '' };

async function post(body: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        ...personHeaders,
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
      },
      body,
      signal,
    });
    return await response.json();
  } catch (cause) {
    // Whether nothing answered or a proxy answered instead of the server, the visitor sees the same message.
    throw Object.assign(new RequestError('NetworkErrorNeedReload', 'No answer from the server'), { cause });
  }
}

/** Sends an operation to the server from the browser; throws RequestError. */
export async function request<Result, Variables>(
  document: KnownDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const body = JSON.stringify({ operationName: document.name, documentId: document.id, variables });
  const answer = await post(body, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  if (!isAnswer(answer)) throw new RequestError('Unknown', 'An answer that is not GraphQL');
  const problem = answer.errors?.[0];
  // The server was deployed anew and no longer knows this page's operations; the page must be reloaded.
  if (problem?.extensions?.field === 'documentId') {
    throw new RequestError('PageOutdated', problem.message);
  }
  return dataOf(answer) as Result;
}
