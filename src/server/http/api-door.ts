import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  API_PATH,
  type Described,
  REFERENCE_LANGUAGES,
  REFERENCE_POLICY,
  type RunParts,
  referencePath,
  run,
  writeOpenapi,
  writeReference,
} from '../api/index.ts';
import type { Config } from '../config.ts';
import { anonymousContext, type ReadContext, type RequestContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Keys, OpenKey } from '../keys/index.ts';
import { LIMITS, type Limits } from '../limits/index.ts';
import type { Door } from './door.ts';
import { notFound, problem, refusal, statusOf } from './problems.ts';

export type ApiDoorParts = Pick<RunParts, 'execute'> & {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly operations: readonly Described[];
  readonly keys: Pick<Keys, 'open' | 'knowsOrigin'>;
  readonly limits: Pick<Limits, 'spend'>;
  readonly leads: Pick<RunParts, 'sealOpening'>;
  readonly readContext: (request: IncomingMessage) => Promise<ReadContext>;
};

/** What pages of other sites may read of an answer. */
const EXPOSED = 'RateLimit, RateLimit-Policy, API-Cost, ETag, Retry-After';
const PREFLIGHT_SECONDS = 600;

/**
 * The API for programs, below `/api/v1`, each with its key; and what everybody may read of it: its OpenAPI document,
 * and the reference in each language. Cookies count for nothing here, so a page can do nothing in its visitor's name.
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
    app.options(`${API_PATH}/*`, (request, reply) => answerPreflight(parts, request, reply));
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      app.route({ method, url: `${API_PATH}/*`, handler: (_request, reply) => notFound(reply) });
    }
  };
}

function addDescriptions(app: FastifyInstance, { operations, config }: ApiDoorParts): void {
  const { origin } = config.publicUrl;
  const openapi = JSON.stringify(writeOpenapi(operations, origin));
  app.get(`${API_PATH}/openapi.json`, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .headers({
        ...{ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' },
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(openapi),
  );
  for (const language of REFERENCE_LANGUAGES) {
    const page = writeReference(operations, origin, language);
    app.get(referencePath(language), (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'public, max-age=3600', 'content-security-policy': REFERENCE_POLICY })
        .send(page),
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
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'Authorization, Origin' });
  const key = await keyOf(parts, request);
  if (!key) {
    return problem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthenticated');
  }
  const { origin } = request.headers;
  if (origin !== undefined && !key.origins.includes(origin)) return problem(reply, 403, 'Forbidden');
  if (origin !== undefined)
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
  if (!key.scopes.includes(operation.scope)) {
    const missing = `Bearer error="insufficient_scope", scope="${operation.scope}"`;
    return problem(reply.header('www-authenticate', missing), 403, 'Forbidden', { scope: operation.scope });
  }
  try {
    await spend(parts, key, operation, reply);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusal(reply.header('retry-after', error.details.retryAfter ?? 1), error);
  }
  return perform(parts, operation, request, reply, key);
}

async function perform(
  { execute, leads, readContext }: ApiDoorParts,
  operation: Described,
  request: Asked,
  reply: FastifyReply,
  key: OpenKey,
): Promise<FastifyReply> {
  const { params, query, body, headers } = request;
  const header = (name: string) => [headers[name]].flat()[0];
  const context = contextOf(await readContext(request.raw), key);
  const parts = { execute, sealOpening: leads.sealOpening };
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

const BEARER = /^Bearer +(\S+)$/i;

async function keyOf({ keys }: ApiDoorParts, { headers }: Asked): Promise<OpenKey | null> {
  const secret = BEARER.exec(headers.authorization ?? '')?.[1];
  return secret === undefined ? null : keys.open(secret);
}

/** Whoever the key is of asks, from where the request comes; no cookie is read or set. */
function contextOf(
  { visitor, origin, network, agent, cacheTags }: ReadContext,
  key: OpenKey,
): RequestContext {
  const { viewer, id } = key;
  return { ...anonymousContext(cacheTags), visitor, origin, network, agent, viewer, draftsKey: id };
}

/** @throws AppError RateLimited with the seconds to wait */
async function spend(
  { limits }: ApiDoorParts,
  { id, perMinute }: OpenKey,
  { points }: Described,
  reply: FastifyReply,
): Promise<void> {
  const { seconds } = LIMITS.api;
  reply.headers({ 'ratelimit-policy': `"key";q=${perMinute};w=${seconds}`, 'api-cost': points });
  const { left, wait } = await limits.spend('api', id, points, perMinute);
  reply.header('ratelimit', `"key";r=${left};t=${wait}`);
}

/** A browser asks before it sends the key, which it does not show yet: some key must know the site. */
async function answerPreflight({ keys }: ApiDoorParts, request: FastifyRequest, reply: FastifyReply) {
  const { origin } = request.headers;
  reply.headers({ vary: 'Origin', 'cache-control': 'no-store' });
  if (origin === undefined || !(await keys.knowsOrigin(origin))) return problem(reply, 403, 'Forbidden');
  return reply
    .headers({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
    .code(204)
    .send();
}
