import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Events } from '../events.ts';
import type { Documents } from './documents.ts';
import type { GraphqlRequest } from './execute.ts';
import { holdsNul } from './serve.ts';
import type { Listener } from './shared.ts';

/** The maximum of unsent bytes of a socket before it is closed; such a slow client reconnects and catches up. */
export const UNSENT_MAX = 256 * 1024;
export const SUBSCRIPTIONS_PER_SOCKET_MAX = 20;
const MESSAGES_PER_WINDOW_MAX = 100;
const MESSAGE_WINDOW_MS = 10_000;
const INIT_WITHIN_MS = 5_000;
const CLOSE_WITHIN_MS = 1_000;

/** Joins a shared subscription; resolves with the errors if it cannot be opened. */
export type Subscribe = (
  request: GraphqlRequest,
  id: string,
  listener: Listener,
) => Promise<{ errors: object } | { remove: () => void }>;

export type ConnectionParts = {
  readonly webSocket: WebSocket;
  readonly socket: Duplex;
  readonly subscribe: Subscribe;
  readonly documents: Documents;
  readonly events: Events;
  readonly withLimits: boolean;
  readonly now: () => Promise<number>;
};

type Message = { type?: unknown; id?: unknown; payload?: unknown };

/** A browser's socket, speaking graphql-transport-ws. */
export class Connection implements Listener {
  readonly #parts: ConnectionParts;
  readonly #subscriptions = new Map<string, () => void>();
  readonly #initTimer: NodeJS.Timeout;
  #state: 'new' | 'asked' | 'ready' | 'closed' = 'new';
  #queue: Promise<void> = Promise.resolve();
  #windowStartedAt = 0;
  #windowCount = 0;
  #pingsUnanswered = 0;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#initTimer = setTimeout(
      () => this.#refuse(4408, 'Connection initialisation timeout'),
      INIT_WITHIN_MS,
    );
    this.#initTimer.unref();
    const { webSocket } = parts;
    if (webSocket.protocol !== 'graphql-transport-ws') this.#refuse(4406, 'Subprotocol not acceptable');
    webSocket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)));
    webSocket.on('error', () => this.#end());
    webSocket.on('close', () => this.#end());
  }

  /** Sends whole frames; closes a socket that does not take them. */
  write(frames: Buffer): void {
    const { socket } = this.#parts;
    if (this.#state === 'closed') return;
    if (socket.writableLength > UNSENT_MAX) return this.#cut('slow');
    socket.write(frames);
  }

  /** Sends a ping; closes the socket after two unanswered ones. */
  checkAlive(ping: Buffer): void {
    if (this.#pingsUnanswered >= 2) return this.#cut('silent');
    this.#pingsUnanswered += 1;
    this.write(ping);
  }

  /** Sends the close frame, after which nothing may be sent, and waits a moment for the answer. */
  async close(code: number, reason: string): Promise<void> {
    const { webSocket } = this.#parts;
    this.#end();
    const { promise, resolve } = Promise.withResolvers<void>();
    webSocket.once('close', () => resolve());
    webSocket.close(code, reason);
    await Promise.race([promise, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    webSocket.terminate();
  }

  #receive(text: string): void {
    this.#pingsUnanswered = 0;
    if (this.#isFlooding()) return this.#refuse(4429, 'Too many messages');
    const message = parse(text);
    if (message === null) return this.#refuse(4400, 'Invalid message');
    // In sequence: a pong then tells the page that its earlier subscriptions are active.
    this.#queue = this.#queue
      .then(() => this.#handle(message))
      .catch(error => {
        this.#parts.events.partFailed({ part: 'live', error });
        this.#refuse(4500, 'Internal error');
      });
  }

  async #handle(message: Message): Promise<void> {
    if (this.#state === 'closed') return;
    switch (message.type) {
      case 'connection_init':
        return this.#acknowledge();
      case 'ping':
        return this.#send({ type: 'pong' });
      case 'pong':
        return;
      case 'subscribe':
        return this.#subscribe(message);
      case 'complete':
        return typeof message.id === 'string' ? this.#complete(message.id) : undefined;
      default:
        return this.#refuse(4400, 'Unknown message');
    }
  }

  async #acknowledge(): Promise<void> {
    if (this.#state !== 'new') return this.#refuse(4429, 'Too many initialisation requests');
    this.#state = 'asked';
    clearTimeout(this.#initTimer);
    const serverTime = new Date(await this.#parts.now()).toISOString();
    if (this.#state !== 'asked') return;
    this.#state = 'ready';
    this.#send({ type: 'connection_ack', payload: { serverTime } });
  }

  async #subscribe({ id, payload }: Message): Promise<void> {
    if (this.#state !== 'ready') return this.#refuse(4401, 'Unauthorized');
    if (typeof id !== 'string' || id === '' || id.length > 200) return this.#refuse(4400, 'Invalid message');
    if (this.#subscriptions.has(id)) return this.#refuse(4409, `Subscriber for ${id} already exists`);
    if (this.#subscriptions.size >= SUBSCRIPTIONS_PER_SOCKET_MAX) {
      return this.#fail(id, 'RateLimited', 'Too many subscriptions on this socket.');
    }
    const request = readRequest(payload, this.#parts.documents);
    if (request === null) return this.#refuse(4400, 'Invalid message');
    // The page's build is too old: it must not believe itself subscribed.
    if (request === 'unknown') return this.#refuse(4400, 'No document of that id');
    if (request === 'foreign') return this.#fail(id, 'BadInput', 'No such document.');
    const joined = await this.#parts.subscribe(request, id, this);
    if ('errors' in joined) return this.#send({ id, type: 'error', payload: joined.errors });
    if (this.#isClosed()) return joined.remove();
    this.#subscriptions.set(id, joined.remove);
  }

  #isClosed(): boolean {
    return this.#state === 'closed';
  }

  #complete(id: string): void {
    this.#subscriptions.get(id)?.();
    this.#subscriptions.delete(id);
  }

  #fail(id: string, code: string, message: string): void {
    this.#send({ id, type: 'error', payload: [{ message, extensions: { code } }] });
  }

  #send(message: object): void {
    if (this.#state !== 'closed') this.#parts.webSocket.send(JSON.stringify(message));
  }

  #isFlooding(): boolean {
    if (!this.#parts.withLimits) return false;
    const now = performance.now();
    if (now - this.#windowStartedAt > MESSAGE_WINDOW_MS) {
      this.#windowStartedAt = now;
      this.#windowCount = 0;
    }
    this.#windowCount += 1;
    return this.#windowCount > MESSAGES_PER_WINDOW_MAX;
  }

  #refuse(code: number, reason: string): void {
    this.#end();
    this.#parts.webSocket.close(code, reason);
  }

  #cut(reason: string): void {
    this.#end();
    this.#parts.events.socketCut({ reason });
    this.#parts.webSocket.terminate();
  }

  #end(): void {
    this.#state = 'closed';
    clearTimeout(this.#initTimer);
    for (const remove of this.#subscriptions.values()) remove();
    this.#subscriptions.clear();
  }
}

function parse(text: string): Message | null {
  if (holdsNul(text)) return null;
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? message : null;
  } catch {
    return null;
  }
}

/** Reads the operation: null where malformed, `unknown` for an unknown id, `foreign` where only own documents run. */
function readRequest(payload: unknown, documents: Documents): GraphqlRequest | 'unknown' | 'foreign' | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { query, documentId, variables, operationName } = payload as Record<string, unknown>;
  if (variables !== undefined && variables !== null && typeof variables !== 'object') return null;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null;
  const rest = {
    operationName: operationName ?? null,
    variables: (variables ?? {}) as Record<string, unknown>,
  };
  if (typeof documentId === 'string') {
    const text = documents.textOf(documentId);
    return text === null ? 'unknown' : { text, ...rest };
  }
  if (typeof query !== 'string') return null;
  return documents.takesForeign ? { text: query, ...rest } : 'foreign';
}
