import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkTo } from '#shared/paths/links.ts';
import { localeOf, offeredLocales } from '#shared/words/locale.ts';
import { referencePath } from '../api/index.ts';
import { AppError } from '../errors.ts';
import { type OAuth, SCOPES } from '../keys/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Door } from './door.ts';
import type { KeyParts } from './key-door.ts';
import { languageAt } from './unavailable.ts';

/** The MCP endpoint, the resource of OAuth tokens for self-registered clients (RFC 9728). */
export const MCP_PATH = '/mcp';
const RESOURCE_PATH = '/.well-known/oauth-protected-resource';
const AUTHORIZE_PATH = '/oauth/authorize';
const TOKEN_PATH = '/oauth/token';
const REVOKE_PATH = '/oauth/revoke';
const FORM_LENGTH_MAX = 16_384;

/** Returns the challenge for clients without a key: where to find the metadata. */
export const challengeOf = (origin: string): string =>
  `Bearer resource_metadata="${origin}${RESOURCE_PATH}${MCP_PATH}"`;

export type OAuthDoorParts = Pick<KeyParts, 'readContext'> & {
  readonly oauth: Pick<OAuth, 'give' | 'revoke'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly origin: string;
};

/**
 * Serves OAuth: token, revocation and metadata (RFC 8414, 9728), and the redirect to the consent page. No cookies count
 * except on that page, so pages of all sites may call it.
 */
export function oauthDoor(parts: OAuthDoorParts): Door {
  return app => {
    addMetadata(app, parts.origin);
    app.get(AUTHORIZE_PATH, ({ headers, url, query }, reply) => {
      const { ui_locales: wished } = Object(query) as { ui_locales?: unknown };
      const spoken = typeof wished === 'string' ? wished.replaceAll(' ', ',') : headers['accept-language'];
      const page = linkTo('user/authorize', localeOf(languageAt(AUTHORIZE_PATH, spoken)));
      const [, search = ''] = /\?(.*)$/s.exec(url) ?? [];
      return reply.header('cache-control', 'no-store').redirect(`${page}?${search}`, 302);
    });
    app.register(async scope => {
      scope.removeAllContentTypeParsers();
      const forms = { parseAs: 'string', bodyLimit: FORM_LENGTH_MAX } as const;
      scope.addContentTypeParser('application/x-www-form-urlencoded', forms, (_request, body, done) =>
        done(null, body),
      );
      // Other content types get the protocol's error rather than the framework's.
      scope.addContentTypeParser('*', forms, (_request, _body, done) => done(null, ''));
      for (const path of [TOKEN_PATH, REVOKE_PATH])
        scope.options(path, (_request, reply) => preflight(reply));
      scope.post(TOKEN_PATH, (request, reply) => answer(parts, request, reply, parts.oauth.give));
      scope.post(REVOKE_PATH, (request, reply) => answer(parts, request, reply, parts.oauth.revoke));
    });
  };
}

type Act = OAuth['give'] | OAuth['revoke'];

async function answer(
  { limits, readContext }: OAuthDoorParts,
  request: FastifyRequest,
  reply: FastifyReply,
  act: Act,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache', ...FOR_ALL });
  try {
    await limits.take('api', (await readContext(request.raw)).origin);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const wait = error.details.retryAfter ?? 1;
    return reply.code(429).header('retry-after', wait).send({ error: 'temporarily_unavailable' });
  }
  const { authorization } = request.headers;
  const form = typeof request.body === 'string' ? request.body : '';
  const told = await act({ form, authorization });
  if (told === null) return reply.code(200).send();
  if (!('error' in told)) return reply.send(told);
  if (told.error !== 'invalid_client') return reply.code(400).send(told);
  if (authorization !== undefined) reply.header('www-authenticate', 'Basic realm="oauth"');
  return reply.code(401).send(told);
}

const FOR_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

const preflight = (reply: FastifyReply): FastifyReply =>
  reply
    .headers({
      ...FOR_ALL,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-max-age': 600,
    })
    .code(204)
    .send();

function addMetadata(app: FastifyInstance, origin: string): void {
  const server = {
    issuer: origin,
    authorization_endpoint: origin + AUTHORIZE_PATH,
    token_endpoint: origin + TOKEN_PATH,
    revocation_endpoint: origin + REVOKE_PATH,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: origin + referencePath('EN'),
    ui_locales_supported: offeredLocales(),
  };
  const resource = {
    resource: origin + MCP_PATH,
    authorization_servers: [origin],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    resource_documentation: origin + referencePath('EN'),
  };
  const send = (document: object) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.headers({ 'cache-control': 'public, max-age=3600', ...FOR_ALL }).send(document);
  app.get('/.well-known/oauth-authorization-server', send(server));
  app.get(RESOURCE_PATH, send(resource));
  app.get(RESOURCE_PATH + MCP_PATH, send(resource));
}
