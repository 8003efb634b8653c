import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from '#shared/once.ts';
import {
  API_PATH,
  type Described,
  type ForeignDocuments,
  type RunParts,
  referenceLanguages,
  referencePath,
  referencePolicy,
  run,
  writeOpenapi,
  writeReference,
} from '../api/index.ts';
import type { Config } from '../config.ts';
import type { OpenKey } from '../keys/index.ts';
import { addGraphql } from './api-graphql.ts';
import type { Door } from './door.ts';
import { admit, answerPreflight, contextOf, type KeyParts, openKey } from './key-door.ts';
import { notFound, problem, statusOf } from './problems.ts';

export type ApiDoorParts = KeyParts &
  Pick<RunParts, 'execute'> & {
    readonly config: Pick<Config, 'publicUrl'>;
    readonly operations: readonly Described[];
    /** Made at the first use: most processes never need it. */
    readonly foreign: () => ForeignDocuments;
    readonly leads: Pick<RunParts, 'sealOpening'>;
  };

/**
 * Adds the REST API below `/api/v1`, by API key, and its public OpenAPI document and reference in each language.
 * Cookies are ignored here, so a page cannot act as its visitor.
 */
export function apiDoor(parts: ApiDoorParts): Door {
  return app => {
    addDescriptions(app, parts);
    for (const operation of parts.operations) {
      app.route<{ Params: Record<string, string>; Querystring: Record<string, string | string[]> }>({
        method: operation.method,
        url: API_PATH + operation.path.replace('{id}', ':id'),
        handler: (request, reply) => answer(parts, operation, request, reply),
      });
    }
    addGraphql(app, parts);
    app.options(`${API_PATH}/*`, (request, reply) => answerPreflight(parts, request, reply));
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      app.route({ method, url: `${API_PATH}/*`, handler: (_request, reply) => notFound(reply) });
    }
  };
}

function addDescriptions(app: FastifyInstance, { operations, config }: ApiDoorParts): void {
  const { origin } = config.publicUrl;
  const openapi = once(() => Buffer.from(JSON.stringify(writeOpenapi(operations, origin))));
  app.get(`${API_PATH}/openapi.json`, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .headers({
        ...{ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' },
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(openapi()),
  );
  for (const language of referenceLanguages()) {
    const page = once(() => Buffer.from(writeReference(operations, origin, language)));
    app.get(referencePath(language), (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'public, max-age=3600', 'content-security-policy': referencePolicy() })
        .send(page()),
    );
  }
}

type Asked = FastifyRequest<{
  Params: Record<string, string>;
  Querystring: Record<string, string | string[]>;
}>;

async function answer(
  parts: ApiDoorParts,
  operation: Described,
  request: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = await openKey(parts, request, reply);
  if (!key || !(await admit(parts, key, { scopes: [operation.scope], points: operation.points }, reply)))
    return reply;
  return perform(parts, operation, request, reply, key);
}

async function perform(
  door: ApiDoorParts,
  operation: Described,
  request: Asked,
  reply: FastifyReply,
  key: OpenKey,
): Promise<FastifyReply> {
  const { params, query, body, headers } = request;
  const header = (name: string) => [headers[name]].flat()[0];
  const context = await contextOf(door, request.raw, key);
  const parts = { execute: door.execute, sealOpening: door.leads.sealOpening };
  const ran = await run(parts, operation, { path: params, query, header, body }, context);
  if ('refused' in ran) {
    const { code, ...more } = ran.refused;
    if (typeof more.retryAfter === 'number') reply.header('retry-after', more.retryAfter);
    return problem(reply, statusOf(code), code, more);
  }
  if (operation.answered === null) return reply.code(204).send();
  const text = JSON.stringify(ran.body);
  if (operation.method !== 'GET') return reply.type('application/json; charset=utf-8').send(text);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  if (header('if-none-match')?.includes(tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
