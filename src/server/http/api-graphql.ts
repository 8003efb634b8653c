import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { API_PATH, type Foreign, type ForeignDocuments } from '../api/index.ts';
import { holdsNul } from '../graphql/index.ts';
import { admit, contextOf, type KeyParts, openKey } from './key-door.ts';
import { problem } from './problems.ts';

export type GraphqlByKeyParts = KeyParts & { readonly foreign: () => ForeignDocuments };

/**
 * Adds GraphQL with documents of the client's own, by API key only, in production or not: each document needs its
 * scopes and costs its points.
 */
export function addGraphql(app: FastifyInstance, parts: GraphqlByKeyParts): void {
  app.get(`${API_PATH}/schema.graphql`, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .headers({
        ...{ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' },
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(parts.foreign().sdl),
  );
  app.post(`${API_PATH}/graphql`, (request, reply) => answer(parts, request, reply));
}

async function answer(
  parts: GraphqlByKeyParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = await openKey(parts, request, reply);
  if (!key) return reply;
  const foreign = readForeign(request.body);
  if ('field' in foreign) return problem(reply, 400, 'BadInput', foreign);
  const weighed = parts.foreign().weigh(foreign);
  // An invalid document still costs the work of reading it.
  if ('errors' in weighed) {
    const isIn = await admit(parts, key, { scopes: [], points: 1 }, reply);
    return isIn ? send(reply.code(400), { errors: weighed.errors ?? [] }) : reply;
  }
  if (!(await admit(parts, key, weighed, reply))) return reply;
  const result = await parts.foreign().run(foreign, await contextOf(parts, request.raw, key));
  return send(reply.code(result.data === undefined ? 400 : 200), result);
}

const send = (reply: FastifyReply, result: ExecutionResult): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(result));

/** Parses a GraphQL-over-HTTP request, or returns the field that is wrong. */
function readForeign(body: unknown): Foreign | { readonly field: string } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { field: 'body' };
  const { query, operationName = null, variables = null }: Readonly<Record<string, unknown>> = { ...body };
  if (typeof query !== 'string' || query === '' || holdsNul(JSON.stringify(query))) return { field: 'query' };
  if (operationName !== null && typeof operationName !== 'string') return { field: 'operationName' };
  if (variables !== null && (typeof variables !== 'object' || Array.isArray(variables)))
    return { field: 'variables' };
  return { text: query, operationName, variables: { ...variables } };
}
