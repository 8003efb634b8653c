import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Registry } from 'prom-client';
import { type Config, StartError } from '../config.ts';
import type { RequestContext, Viewer } from '../context.ts';
import type { Events } from '../events.ts';
import type { Live, openServe } from '../graphql/index.ts';
import type { Door } from './door.ts';
import { isLostAtFiles } from './file-doors.ts';
import { BUILD_FOLDER, type Pages } from './pages.ts';
import { handleError, notFound } from './problems.ts';
import { readableAddress } from './readable-address.ts';
import { addressOf, assetHeaders, commonHeaders, isOwnOrigin } from './security.ts';
import {
  consentCookie,
  deviceCookie,
  draftsCookie,
  linkCookie,
  sessionCookie,
  viewIn,
} from './session-cookie.ts';
import { sendUnavailable } from './unavailable.ts';

const BODY_LENGTH_MAX = 64 * 1024;
/** Those who say what they are; their visits are no views. */
const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i;
const LISTEN_BACKLOG = 4_096;
const REQUEST_WITHIN_MS = 30_000;

export type AppParts = {
  readonly config: Config;
  readonly events: Events;
  readonly metrics: Registry;
  readonly findViewer: (token: string, view?: string | null) => Promise<Viewer | null>;
  readonly serve: ReturnType<typeof openServe>;
  readonly live: Live;
  readonly pages: Pages;
  /** Whether everything a visitor needs works. */
  readonly isReady: () => Promise<boolean>;
  /** The other addresses rooms answer at. */
  readonly doors: readonly Door[];
};

/** The house's front: pages, GraphQL, the live socket, files and health on one port. */
export async function openApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, pages, live } = parts;
  const headers = commonHeaders(config);
  const ofAssets = assetHeaders(config);
  const isLost = isLostAtFiles(config);
  const app = fastify({
    bodyLimit: BODY_LENGTH_MAX,
    requestTimeout: REQUEST_WITHIN_MS,
    forceCloseConnections: true,
    // A page at hand goes out before anything else is asked of the request.
    serverFactory: handler =>
      createServer((request, response) => {
        if (isLost(request)) return void response.writeHead(404).end();
        request.url = readableAddress(request.url ?? '/');
        if (isPageRequest(request) && pages.trySend(request, response)) return;
        handler(request, response);
      }),
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // Forty of them make a page: what they need not say is weight.
    const said = request.url.startsWith(ASSETS) ? ofAssets : headers;
    for (const [name, value] of Object.entries(said)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    return payload;
  });
  app.setErrorHandler(handleError(parts.events));

  addGraphql(app, parts);
  addHealth(app, parts);
  for (const door of parts.doors) door(app);
  await app.register(fastifyStatic, {
    root: new URL('client/', BUILD_FOLDER),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (response, path) => {
      response.header('cache-control', path.includes(ASSETS) ? FOREVER : 'public, max-age=3600');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request.raw)) return notFound(reply);
    reply.hijack();
    return pages.send(request.raw, reply.raw).catch(error => failPage(parts.events, reply, headers, error));
  });

  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] === '/graphql') live.handleUpgrade(request, socket, head);
    else socket.destroy();
  });
  return app;
}

const ASSETS = '/assets/';
export const FOREVER = 'public, max-age=31536000, immutable';

/** Starts to listen; answers the port. @throws StartError when it is taken */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<number> {
  await app.listen({ host, port, backlog: LISTEN_BACKLOG }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken: free it, or give another PORT.`);
    throw error;
  });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function isPageRequest({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function addGraphql(app: FastifyInstance, parts: AppParts): void {
  const own = isOwnOrigin(parts.config);
  const makeContext = contextMaker({ ...parts, readView: viewIn });
  app.register(async scope => {
    // The library that serves GraphQL reads the body itself: it knows which media types to refuse, and how.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.all('/graphql', async (request, reply) => {
      if (!own(request.raw))
        return reply
          .code(403)
          .send({ errors: [{ message: 'Forbidden', extensions: { code: 'Forbidden' } }] });
      const context = await makeContext(request.raw, reply.raw);
      const { method, url, headers, body } = request;
      const text = typeof body === 'string' ? body : '';
      const answer = await parts.serve({ method, url, headers, body: text }, context);
      return reply
        .code(answer.status)
        .headers(answer.headers)
        .header('cache-control', 'no-store')
        .send(answer.body);
    });
  });
}

/** The one place where a request becomes a person: by its cookie, read again each time. */
export function contextMaker({
  config,
  findViewer,
  readView = () => null,
}: Pick<AppParts, 'config' | 'findViewer'> & {
  /** The view of somebody else's account that a request brings; elsewhere than in GraphQL there is none. */
  readonly readView?: (request: IncomingMessage) => string | null;
}) {
  const isSecure = config.publicUrl.protocol === 'https:';
  const cookie = sessionCookie(isSecure);
  const link = linkCookie(isSecure);
  const device = deviceCookie(isSecure);
  const consent = consentCookie(isSecure);
  const drafts = draftsCookie(isSecure);
  const address = addressOf(config.trustedProxies);
  return async (request: IncomingMessage, response: ServerResponse): Promise<RequestContext> => {
    const sessionToken = cookie.read(request.headers.cookie);
    const agent = request.headers['user-agent'] ?? '';
    return {
      viewer: sessionToken === null ? null : await findViewer(sessionToken, readView(request)),
      visitor: hashOf(`${address(request)} ${agent}`),
      origin: hashOf(address(request)),
      isBot: CRAWLER.test(agent),
      agent,
      sessionToken,
      linkToken: link.read(request.headers.cookie),
      deviceToken: device.read(request.headers.cookie),
      setSession: token => void response.appendHeader('set-cookie', cookie.write(token)),
      setDevice: token => void response.appendHeader('set-cookie', device.write(token)),
      consentId: consent.read(request.headers.cookie),
      setConsent: value => void response.appendHeader('set-cookie', consent.write(value)),
      draftsKey: drafts.read(request.headers.cookie),
      setDraftsKey: key => void response.appendHeader('set-cookie', drafts.write(key)),
      touched: new Set(),
    };
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function addHealth(app: FastifyInstance, { isReady, metrics, config, pages }: AppParts): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up', version: pages.version }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
  // The figures are the operator's, and this port is everybody's: in production they have a key.
  const { metricsToken, isProduction } = config;
  if (isProduction && metricsToken === null) return;
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    if (metricsToken !== null && !isBearer(request, metricsToken)) return notFound(reply);
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics());
  });
}

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const given = createHash('sha256')
    .update(headers.authorization ?? '')
    .digest();
  return timingSafeEqual(given, createHash('sha256').update(`Bearer ${token}`).digest());
}

function failPage(
  events: Events,
  { raw, request }: FastifyReply,
  headers: Readonly<Record<string, string>>,
  error: unknown,
): void {
  events.requestFailed({
    errorId: createHash('sha256').update(String(error)).digest('hex').slice(0, 12),
    error,
  });
  sendUnavailable(request.raw.url ?? '/', raw, headers);
}
