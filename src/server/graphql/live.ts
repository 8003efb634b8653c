import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { anonymousContext } from '../context.ts';
import type { ErrorCode } from '../errors.ts';
import type { Events } from '../events.ts';
import { Connection, type Subscribe } from './connection.ts';
import type { Documents } from './documents.ts';
import type { Execute } from './execute.ts';
import { textFrame } from './frames.ts';
import { type Listener, SharedSubscription } from './shared.ts';

const PROTOCOL = 'graphql-transport-ws';
const MESSAGE_LENGTH_MAX = 16_384;
export const SOCKETS_MAX = 20_000;
export const SOCKETS_PER_ADDRESS_MAX = 200;
/** Subscriptions that were opened for an address and are executed: each again for every event. */
export const SHARED_PER_ADDRESS_MAX = 400;
const PING_EVERY_MS = 10_000;

export type LiveOptions = {
  readonly documents: Documents;
  readonly execute: Execute;
  readonly events: Events;
  /** Who may open a socket at all: its Origin is ours. */
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  /** What the session that comes with a request is called; null for a visitor. */
  readonly sessionKeyOf: (request: IncomingMessage) => string | null;
  readonly withLimits: boolean;
  /** The database's clock, in milliseconds. */
  readonly now: () => Promise<number>;
};

export type Live = AsyncDisposable & {
  /** Takes over a connection that asks for a WebSocket, or answers why not. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  socketCount(): number;
  /** Closes the sockets of a session that is over: their pages come back as a visitor's. */
  endSession(key: string): void;
  /** How many subscriptions are executed, however many watch. */
  sharedCount(): number;
  /** How many sockets there are for each value of a variable of their subscriptions. */
  socketsBy(variable: string): ReadonlyMap<string, number>;
};

/**
 * The live door: graphql-transport-ws, with one execution and one frame for everyone who asks the same.
 * Nothing personal is ever executed here: every subscription runs for a visitor of whom nothing is known.
 */
export function openLive(options: LiveOptions): Live {
  const { execute, events, withLimits } = options;
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MESSAGE_LENGTH_MAX,
    handleProtocols: offered => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  const connections = new Set<Connection>();
  const ofSession = new Map<string, Set<Connection>>();
  const perAddress = new Map<string, number>();
  const { subscribe, sharedCount, socketsBy } = openSharing(execute, events, withLimits);

  const ping = textFrame('{"type":"ping"}');
  const pinging = setInterval(() => {
    for (const connection of connections) connection.checkAlive(ping);
  }, PING_EVERY_MS);
  pinging.unref();

  function accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = options.addressOf(request);
    const count = perAddress.get(address) ?? 0;
    const isFull = connections.size >= SOCKETS_MAX || (withLimits && count >= SOCKETS_PER_ADDRESS_MAX);
    if (!options.isOwnOrigin(request)) return answer(socket, '403 Forbidden');
    if (isFull) return answer(socket, '429 Too Many Requests');
    server.handleUpgrade(request, socket, head, webSocket => {
      perAddress.set(address, count + 1);
      const connection = new Connection({
        ...{ ...options, webSocket, socket },
        subscribe: (request, id, listener) => subscribe(address, request, id, listener),
      });
      const leave = join(ofSession, options.sessionKeyOf(request), connection);
      connections.add(connection);
      webSocket.once('close', () => {
        connections.delete(connection);
        leave();
        const left = (perAddress.get(address) ?? 1) - 1;
        left > 0 ? perAddress.set(address, left) : perAddress.delete(address);
      });
    });
  }

  return {
    handleUpgrade: accept,
    socketCount: () => connections.size,
    sharedCount,
    socketsBy,
    endSession(key) {
      for (const connection of ofSession.get(key) ?? []) void connection.close(1001, 'session over');
    },
    async [Symbol.asyncDispose]() {
      clearInterval(pinging);
      // 1001: the house goes away for a moment; pages come back by themselves.
      await Promise.all(Array.from(connections, connection => connection.close(1001, 'restart')));
      server.close();
    },
  };
}

/** Keeps a connection with its session's others; answers how it leaves them. */
function join(ofSession: Map<string, Set<Connection>>, key: string | null, connection: Connection) {
  if (key === null) return () => {};
  const others = ofSession.get(key) ?? new Set();
  ofSession.set(key, others.add(connection));
  return () => {
    others.delete(connection);
    if (others.size === 0 && ofSession.get(key) === others) ofSession.delete(key);
  };
}

function answer(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function tooMany(): object {
  const extensions = { code: 'RateLimited' satisfies ErrorCode };
  return { message: 'Too many subscriptions of this address.', extensions };
}

type Shared = {
  readonly subscription: SharedSubscription;
  readonly ready: Promise<object | null>;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** Joins those who ask the same into one subscription, and closes it behind the last of them. */
function openSharing(execute: Execute, events: Events, withLimits: boolean) {
  const shared = new Map<string, Shared>();
  const openedFor = new Map<string, number>();

  function count(address: string, difference: 1 | -1): void {
    const open = (openedFor.get(address) ?? 0) + difference;
    open > 0 ? openedFor.set(address, open) : openedFor.delete(address);
  }

  function open(key: string, request: Parameters<Subscribe>[0], address: string) {
    const subscription = new SharedSubscription(() => {
      if (shared.get(key)?.subscription !== subscription) return;
      shared.delete(key);
      count(address, -1);
    });
    const ready = execute.subscribe(request, anonymousContext()).then(opened => {
      if (!(Symbol.asyncIterator in opened)) return opened.errors ?? [];
      subscription.pump(opened).catch(error => events.partFailed({ part: 'live', error }));
      return null;
    });
    const entry = { subscription, ready, variables: request.variables };
    shared.set(key, entry);
    count(address, 1);
    return entry;
  }

  async function subscribe(address: string, ...[asked, id, listener]: Parameters<Subscribe>) {
    const { key, request } = execute.alike(asked);
    const isFull = withLimits && (openedFor.get(address) ?? 0) >= SHARED_PER_ADDRESS_MAX;
    if (isFull && !shared.has(key)) return { errors: [tooMany()] };
    const entry = shared.get(key) ?? open(key, request, address);
    entry.subscription.add(id, listener);
    const errors = await entry.ready;
    if (errors) entry.subscription.remove(id, listener);
    return errors ? { errors } : { remove: () => entry.subscription.remove(id, listener) };
  }
  function socketsBy(variable: string): Map<string, number> {
    const listeners = new Map<string, Set<Listener>>();
    for (const { subscription, variables } of shared.values()) {
      const value = variables[variable];
      if (typeof value !== 'string') continue;
      const known = listeners.get(value) ?? new Set();
      for (const listener of subscription.listeners()) known.add(listener);
      listeners.set(value, known);
    }
    return new Map(Array.from(listeners, ([value, known]) => [value, known.size]));
  }
  return { subscribe, sharedCount: () => shared.size, socketsBy };
}
