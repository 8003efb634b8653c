import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anonymousContext, type ReadContext, type RequestContext } from '../context.ts';
import type { Keys, OpenKey, Scope } from '../keys/index.ts';
import { LIMITS, type Limits } from '../limits/index.ts';
import type { Secrets } from '../secrets/index.ts';
import { problem } from './problems.ts';

export type KeyParts = {
  readonly keys: Pick<Keys, 'open' | 'knowsOrigin'>;
  readonly limits: Pick<Limits, 'spend'>;
  readonly secrets: Pick<Secrets, 'mark'>;
  readonly readContext: (request: IncomingMessage) => Promise<ReadContext>;
};

/** Response headers that pages of other sites may read. */
const EXPOSED = 'RateLimit, RateLimit-Policy, API-Cost, ETag, Retry-After, Mcp-Session-Id';
/** Request headers that pages of other sites may send; the last ones are the Model Context Protocol's. */
const ALLOWED =
  'Authorization, Content-Type, Idempotency-Key, If-None-Match, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name';
const PREFLIGHT_SECONDS = 600;

type Asked = Pick<FastifyRequest, 'headers'>;

/** Returns the API key, if valid for the request's origin; null where the request was refused and answered. */
export async function openKey(
  parts: KeyParts,
  { headers }: Asked,
  reply: FastifyReply,
  challenge = 'Bearer',
): Promise<OpenKey | null> {
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'Authorization, Origin' });
  const key = await keyOf(parts, headers);
  const { origin } = headers;
  if (!key) problem(reply.header('www-authenticate', challenge), 401, 'Unauthenticated');
  else if (origin !== undefined && !key.origins.includes(origin)) problem(reply, 403, 'Forbidden');
  else {
    if (origin !== undefined)
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
    return key;
  }
  return null;
}

/** Checks a key's scopes and spends its points; false where the request was answered. @throws AppError RateLimited */
export async function admit(
  parts: KeyParts,
  key: OpenKey,
  { scopes, points }: { readonly scopes: Iterable<Scope>; readonly points: number },
  reply: FastifyReply,
): Promise<boolean> {
  for (const scope of scopes) {
    if (key.scopes.includes(scope)) continue;
    const missing = `Bearer error="insufficient_scope", scope="${scope}"`;
    problem(reply.header('www-authenticate', missing), 403, 'Forbidden', { scope });
    return false;
  }
  await spend(parts, key, points, reply);
  return true;
}

const BEARER = /^Bearer +(\S+)$/i;

async function keyOf({ keys }: KeyParts, { authorization }: Asked['headers']): Promise<OpenKey | null> {
  const secret = BEARER.exec(authorization ?? '')?.[1];
  return secret === undefined ? null : keys.open(secret);
}

/** Builds the context of the key's owner, with the request's address; cookies are neither read nor set. */
export async function contextOf(
  { readContext, secrets }: KeyParts,
  request: IncomingMessage,
  { viewer, id }: OpenKey,
): Promise<RequestContext> {
  const { visitor, origin, network, agent, cacheTags } = await readContext(request);
  // The key's id is visible to staff, and a browser can send any drafts cookie: hence a keyed hash.
  const draftsKey = await secrets.mark('keyDrafts', id);
  return { ...anonymousContext(cacheTags), visitor, origin, network, agent, viewer, draftsKey };
}

/** Spends points and sets the headers. @throws AppError RateLimited with the seconds to wait */
async function spend(
  { limits }: KeyParts,
  { budgetId, perMinute }: OpenKey,
  points: number,
  reply: FastifyReply,
): Promise<void> {
  const { seconds } = LIMITS.api;
  reply.headers({ 'ratelimit-policy': `"key";q=${perMinute};w=${seconds}`, 'api-cost': points });
  const { left, wait } = await limits.spend('api', budgetId, points, perMinute);
  reply.header('ratelimit', `"key";r=${left};t=${wait}`);
}

/** Answers a preflight, which does not contain the key yet: some key must allow the origin. */
export async function answerPreflight(
  { keys }: Pick<KeyParts, 'keys'>,
  request: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin } = request.headers;
  reply.headers({ vary: 'Origin', 'cache-control': 'no-store' });
  if (origin === undefined || !(await keys.knowsOrigin(origin))) return problem(reply, 403, 'Forbidden');
  return reply
    .headers({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': ALLOWED,
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
    .code(204)
    .send();
}
