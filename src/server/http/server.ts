import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './security.ts';

/** The timeouts of a connection, in milliseconds. */
export type Deadlines = {
  /** Until all headers have arrived. */
  readonly headersMs: number;
  /** Until a small body has arrived. */
  readonly bodyMs: number;
  /** Until a file has arrived, even on a slow line. */
  readonly fileMs: number;
  /** Without any traffic in either direction. */
  readonly stalledMs: number;
  /** Between a response and the next request. */
  readonly idleMs: number;
  /** The interval of the checks. */
  readonly checkEveryMs: number;
};

export const DEADLINES: Deadlines = {
  headersMs: 15_000,
  bodyMs: 30_000,
  fileMs: 300_000,
  stalledMs: 60_000,
  idleMs: 10_000,
  checkEveryMs: 5_000,
};
/** A proxy reuses connections for long and must not send into one that is closing. */
const IDLE_BEHIND_PROXY_MS = 75_000;

export type Ceilings = {
  /** All connections, WebSockets included. */
  readonly connections: number;
  /** Connections of one network; not behind a proxy, which has to count them itself. */
  readonly perNetwork: number;
  /** Requests of one connection before it is closed. */
  readonly requests: number;
};

export const CEILINGS: Ceilings = { connections: 24_000, perNetwork: 600, requests: 10_000 };

/** Only these paths receive files; all other bodies are small. */
const TAKES_FILES = /^\/uploads\//;

export type ServerOptions = {
  readonly trustedProxies: number;
  /** null: none, for benchmarks and external checks. */
  readonly ceilings: Ceilings | null;
  readonly deadlines?: Partial<Deadlines>;
};

/**
 * Opens the HTTP server with timeouts and limits that apply before any handler: late headers and bodies get 408, a
 * connection too many 429.
 */
export function openServer(
  { trustedProxies, ceilings, deadlines: wished = {} }: ServerOptions,
  listener: RequestListener,
): Server {
  const idleMs = trustedProxies > 0 ? IDLE_BEHIND_PROXY_MS : DEADLINES.idleMs;
  const deadlines = { ...DEADLINES, idleMs, ...wished };
  const server = createServer(
    {
      headersTimeout: deadlines.headersMs,
      requestTimeout: deadlines.fileMs,
      keepAliveTimeout: deadlines.idleMs,
      connectionsCheckingInterval: deadlines.checkEveryMs,
    },
    (request, response) => {
      if (!request.complete && !TAKES_FILES.test(request.url ?? '')) watchBody(request);
      listener(request, response);
    },
  );
  const watchBody = openWatch(request => cutWhenLate(server, request, deadlines.bodyMs));
  server.setTimeout(deadlines.stalledMs);
  if (ceilings) {
    server.maxConnections = ceilings.connections;
    server.maxRequestsPerSocket = ceilings.requests;
    if (trustedProxies === 0) limitNetworks(server, ceilings.perNetwork);
  }
  return server;
}

/** Calls `act` for requests whose body is incomplete after one turn of the event loop; few bodies are. */
function openWatch(act: (request: IncomingMessage) => void) {
  let begun: IncomingMessage[] = [];
  const look = () => {
    const all = begun;
    begun = [];
    for (const request of all) if (!request.complete && !request.destroyed) act(request);
  };
  return (request: IncomingMessage): void => {
    if (begun.push(request) === 1) setImmediate(look);
  };
}

/** Ends a request whose body is late, in the way Node ends one that is late as a whole. */
function cutWhenLate(server: Server, request: IncomingMessage, bodyMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!server.emit('clientError', late, request.socket)) request.socket.destroy();
  }, bodyMs);
  timer.unref();
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

function limitNetworks(server: Server, perNetwork: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      left > 0 ? counts.set(network, left) : counts.delete(network);
    });
    if (count <= perNetwork) return;
    socket.write('HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    socket.destroySoon();
  });
}
