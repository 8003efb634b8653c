import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Registry } from 'prom-client';
import { type Config, StartError } from '../config.ts';
import { DatabaseAway, type Pulse } from '../database/index.ts';
import type { Events } from '../events.ts';
import type { Live } from '../graphql/index.ts';
import type { Door } from './door.ts';
import { followRequest } from './followed.ts';
import { BODY_LENGTH_MAX, type GraphqlDoorParts, openGraphqlDoor } from './graphql-door.ts';
import { closedDoor } from './opening.ts';
import { BUILD_FOLDER, type Pages } from './pages.ts';
import { handleError, notFound } from './problems.ts';
import { readableAddress } from './readable-address.ts';
import { assetHeaders, commonHeaders, isLostAtFiles } from './security.ts';
import { CEILINGS, openServer } from './server.ts';
import { sendUnavailable } from './unavailable.ts';

const LISTEN_BACKLOG = 4_096;

export type AppParts = GraphqlDoorParts & {
  readonly metrics: Registry;
  readonly live: Live;
  readonly pages: Pages;
  /** Checks whether the database answers. */
  readonly pulse: Pulse;
  /** Whether the house is not open yet. */
  readonly isClosed: () => boolean;
  /** The other routes. */
  readonly doors: readonly Door[];
};

/** Opens the HTTP server: pages, GraphQL, WebSocket, files and health on one port. */
export async function openApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, pages, live } = parts;
  const headers = commonHeaders(config);
  const isLost = isLostAtFiles(config);
  const said = Object.entries(headers);
  const saidOfAssets = Object.entries(assetHeaders(config));
  const { trustedProxies, withRateLimits } = config;
  const answerGraphql = openGraphqlDoor(parts);
  const answerClosed = closedDoor({ isClosed: parts.isClosed, headers });
  let isClosing = false;
  const serverOptions = { trustedProxies, ceilings: withRateLimits ? CEILINGS : null };
  const app = fastify({
    bodyLimit: BODY_LENGTH_MAX,
    forceCloseConnections: true,
    // GraphQL and cached pages are answered before the framework sees the request.
    serverFactory: handler => {
      const answer: RequestListener = (request, response) => {
        if (isLost(request)) return void response.writeHead(404, headers).end();
        if (answerClosed(request, response)) return;
        // While closing, the framework refuses new requests.
        if (!isClosing && answerGraphql(request, response)) return;
        request.url = readableAddress(request.url ?? '/');
        if (isPageRequest(request) && pages.trySend(request, response)) return;
        handler(request, response);
      };
      return openServer(serverOptions, (request, response) => followRequest(request, response, answer));
    },
  });
  app.addHook('preClose', done => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A page loads about forty assets: unneeded headers would add up.
    for (const [name, value] of request.url.startsWith(ASSETS) ? saidOfAssets : said) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done();
  });
  app.setErrorHandler(handleError(parts.events));

  addHealth(app, parts);
  for (const door of parts.doors) door(app);
  await app.register(fastifyStatic, {
    root: new URL(`client${ASSETS}`, BUILD_FOLDER),
    prefix: ASSETS,
    // The assets' folder is flat: any other path is not found.
    allowedPath: path => /^\/?\w[\w.-]*$/.test(path),
    index: false,
    preCompressed: true,
    cacheControl: false,
    // An asset's name contains the hash of its content, so it never needs revalidation.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: response => void response.header('cache-control', FOREVER),
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request.raw)) return notFound(reply);
    reply.hijack();
    return parts.pulse
      .unlessAway(pages.send(request.raw, reply.raw))
      .catch(error => failPage(parts.events, reply, headers, error));
  });

  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] === '/graphql') live.handleUpgrade(request, socket, head);
    else socket.destroy();
  });
  return app;
}

const ASSETS = '/assets/';
export const FOREVER = 'max-age=31536000, immutable';
/** For a car's files, which may be withdrawn: a browser keeps what it has seen, a shared cache asks again. */
export const FOREVER_TO_WHO_SAW = 'public, max-age=31536000, s-maxage=600, immutable';

/** Starts to listen; resolves with the port. @throws StartError when it is taken */
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

function addHealth(app: FastifyInstance, { pulse, metrics, config, pages }: AppParts): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up', version: pages.version }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = await pulse.isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
  // The metrics are not public: in production they need a token.
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
  if (error instanceof DatabaseAway) events.answerMissing({ code: 'Unavailable', error });
  else {
    const errorId = createHash('sha256').update(String(error)).digest('hex').slice(0, 12);
    events.requestFailed({ errorId, error });
  }
  sendUnavailable(request.raw.url ?? '/', raw, headers);
}
