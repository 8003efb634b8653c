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
/** The maximum number of executed subscriptions opened by one address: each runs again for every event. */
export const SHARED_PER_ADDRESS_MAX = 400;
const PING_EVERY_MS = 10_000;

export type LiveOptions = {
  readonly documents: Documents;
  readonly execute: Execute;
  readonly events: Events;
  /** Whether a request may open a socket: its Origin must be ours. */
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Returns the key of a request's session; null for a visitor. */
  readonly sessionKeyOf: (request: IncomingMessage) => string | null;
  readonly withLimits: boolean;
  /** Returns the database's clock, in milliseconds. */
  readonly now: () => Promise<number>;
};

export type Live = AsyncDisposable & {
  /** Accepts a WebSocket upgrade, or refuses it with a status. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  socketCount(): number;
  /** Closes the sockets of an ended session: their pages reconnect as a visitor's. */
  endSession(key: string): void;
  /** The number of executed subscriptions, however many sockets share them. */
  sharedCount(): number;
  /** The number of sockets by the value of a variable of their subscriptions. */
  socketsBy(variable: string): ReadonlyMap<string, number>;
};

/**
 * Opens the WebSocket server: graphql-transport-ws, with one execution and one frame for all equal subscriptions. They
 * are executed as an anonymous visitor, so they never contain personal data.
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
      // 1001: the server restarts; pages reconnect by themselves.
      await Promise.all(Array.from(connections, connection => connection.close(1001, 'restart')));
      server.close();
    },
  };
}

/** Registers a connection under its session; returns the function that removes it. */
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

/** Shares one subscription among equal requests, and closes it after the last leaves. */
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
