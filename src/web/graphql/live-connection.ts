import { clock } from './clock.ts';
import type { KnownDocument } from './known-document.ts';
import { afterClose, parseFrame, type ServerFrame, waitBefore } from './live-protocol.ts';
import { dataOf, errorOf, type GraphqlAnswer, isFinal, RequestError } from './request-error.ts';

/**
 * The status of the page's single live connection (graphql-transport-ws). The first subscription opens it. It
 * reconnects by itself after every loss and then notifies each subscriber, which fetches what it missed. `renewed`: the
 * server no longer understands this page, which must be reloaded.
 */
export type LiveStatus = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'offline' | 'renewed';

export type LiveHandlers<Result> = {
  onData(data: Result): void;
  /** The server accepted the subscription (`again`: after a loss). Fetch now what the page has not seen. */
  onJoined?(again: boolean): void;
  /** The subscription was refused or a message was unreadable; it is retried unless the error is final. */
  onError?(error: RequestError): void;
};

export type Live = {
  /** Returns the unsubscribe function. Equal documents and variables share one subscription. */
  subscribe<Result, Variables>(
    document: KnownDocument<Result, Variables>,
    variables: Variables,
    handlers: LiveHandlers<Result>,
  ): () => void;
  status(): LiveStatus;
  onStatus(listener: (status: LiveStatus) => void): () => void;
  /** Reconnects at once, for instance when the network or the visitor is back. */
  wake(): void;
  close(): void;
};

type Topic = {
  readonly payload: { documentId: string; variables: unknown };
  readonly handlers: Set<LiveHandlers<unknown>>;
  joinedBefore: boolean;
};

export const SILENCE_MAX_MS = 25_000;
const PING_AFTER_MS = 10_000;
const CHECK_MS = 5_000;
const ACK_WAIT_MAX_MS = 10_000;
const NO_CLOSE_FRAME = 1006;
/** The longest id that the server accepts. */
const ID_LENGTH_MAX = 200;

export type LiveOptions = {
  open(): WebSocket;
  isOnline(): boolean;
  random(): number;
};

export class LiveConnection implements Live {
  readonly #options: LiveOptions;
  readonly #topics = new Map<string, Topic>();
  readonly #longNames: string[] = [];
  readonly #listeners = new Set<(status: LiveStatus) => void>();
  #status: LiveStatus = 'idle';
  #socket: WebSocket | null = null;
  #isAcknowledged: boolean = false;
  /** Topics whose subscribe message was followed by our ping; its pong means that the server accepted them. */
  #joining: [string, Topic][] = [];
  /** Topics that the server ended or sent something unreadable for; they are subscribed again. */
  readonly #down = new Map<string, Topic>();
  #rejoins = 0;
  #rejoinTimer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #wasLive: boolean = false;
  #openedAt = 0;
  #heardAt = 0;
  #pingedAt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #checkTimer: ReturnType<typeof setInterval> | undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  subscribe<Result, Variables>(
    document: KnownDocument<Result, Variables>,
    variables: Variables,
    handlers: LiveHandlers<Result>,
  ): () => void {
    const id = this.#idOf(`${document.name}:${JSON.stringify(variables)}`);
    const own = handlers as LiveHandlers<unknown>;
    const known = this.#topics.get(id);
    const topic = known ?? {
      payload: { documentId: document.id, variables },
      handlers: new Set(),
      joinedBefore: false,
    };
    topic.handlers.add(own);
    this.#topics.set(id, topic);
    if (!this.#socket && this.#retryTimer === undefined && this.#status !== 'renewed') this.#connect();
    else if (!known && this.#isAcknowledged) this.#join([[id, topic]]);
    else if (known?.joinedBefore && this.#isAcknowledged) queueMicrotask(() => own.onJoined?.(false));

    return () => {
      topic.handlers.delete(own);
      if (topic.handlers.size > 0 || this.#topics.get(id) !== topic) return;
      this.#forget(id);
    };
  }

  status = (): LiveStatus => this.#status;

  onStatus(listener: (status: LiveStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  wake(): void {
    if (this.#status === 'renewed') return;
    this.#attempt = this.#rejoins = 0;
    const isSilent = this.#socket !== null && Date.now() - this.#heardAt > SILENCE_MAX_MS;
    if (isSilent) this.#drop();
    if (this.#topics.size > 0 && !this.#socket) this.#connect();
    else if (this.#down.size > 0) this.#rejoin();
  }

  /** Drops the socket when the browser reports that the network is gone: it may not notice for minutes. */
  doubt(): void {
    if (this.#socket) this.#drop();
  }

  close(): void {
    this.#topics.clear();
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    this.#release()?.close(1000);
    this.#setStatus('idle');
  }

  /**
   * Returns a topic's id on the socket. The server serializes one message for all sockets that use the same id, hence a
   * shared name. A name that is too long, such as a personal list, gets a number instead: nobody else subscribes to it.
   */
  #idOf(name: string): string {
    if (name.length <= ID_LENGTH_MAX) return name;
    if (!this.#longNames.includes(name)) this.#longNames.push(name);
    return `long:${this.#longNames.indexOf(name)}`;
  }

  #setStatus(status: LiveStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener(status);
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    this.#setStatus(this.#wasLive ? 'reconnecting' : 'connecting');
    const socket = this.#options.open();
    this.#socket = socket;
    this.#openedAt = this.#heardAt = Date.now();
    this.#checkTimer = setInterval(() => this.#check(), CHECK_MS);
    socket.onopen = () => {
      this.#openedAt = Date.now();
      this.#send({ type: 'connection_init' });
    };
    socket.onmessage = event => {
      const frame = parseFrame(event.data);
      this.#heardAt = Date.now();
      if (frame) this.#receive(frame);
    };
    socket.onclose = event => this.#lost(event.code);
  }

  #send(frame: { type: string; id?: string; payload?: unknown }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #ping(): void {
    this.#pingedAt = Date.now();
    this.#send({ type: 'ping' });
  }

  #join(topics: Iterable<[string, Topic]>): void {
    for (const [id, topic] of topics) {
      this.#send({ id, type: 'subscribe', payload: topic.payload });
      this.#joining.push([id, topic]);
    }
    if (this.#joining.length > 0) this.#ping();
  }

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'connection_ack':
        this.#acknowledged(frame.payload?.serverTime);
        break;
      case 'ping':
        this.#send({ type: 'pong' });
        break;
      case 'pong':
        this.#joined();
        break;
      case 'next':
        this.#told(frame.id, frame.payload);
        break;
      case 'error':
        this.#failed(frame.id, errorOf(frame.payload[0] ?? { message: 'A subscription was refused' }));
        break;
      case 'complete':
        this.#failed(frame.id, new RequestError('Unavailable', 'A subscription was ended'));
    }
  }

  #told(id: string, answer: GraphqlAnswer): void {
    let data: unknown;
    try {
      data = dataOf(answer);
    } catch (error) {
      this.#failed(id, error as RequestError);
      return;
    }
    this.#deliver(id, handlers => handlers.onData(data));
  }

  /** Messages are missed from here on; subscribers fetch them when the topic is joined again. */
  #failed(id: string, error: RequestError): void {
    const topic = this.#topics.get(id);
    if (!topic) return;
    this.#deliver(id, handlers => handlers.onError?.(error));
    this.#joining = this.#joining.filter(([, one]) => one !== topic);
    if (isFinal(error)) {
      this.#forget(id);
      return;
    }
    topic.joinedBefore = true;
    this.#down.set(id, topic);
    this.#setStatus('reconnecting');
    this.#rejoinTimer ??= setTimeout(
      () => this.#rejoin(),
      waitBefore(this.#rejoins++, this.#options.random()),
    );
  }

  #rejoin(): void {
    this.#stopRejoining();
    // The server may still hold the subscription under its id, and an id can be used only once.
    for (const id of this.#down.keys()) this.#send({ id, type: 'complete' });
    this.#join(this.#down);
  }

  #stopRejoining(): void {
    clearTimeout(this.#rejoinTimer);
    this.#rejoinTimer = undefined;
  }

  #forget(id: string): void {
    this.#topics.delete(id);
    if (this.#isAcknowledged) this.#send({ id, type: 'complete' });
    this.#settled(id);
  }

  #settled(id: string): void {
    if (!this.#down.delete(id) || this.#down.size > 0) return;
    this.#stopRejoining();
    this.#rejoins = 0;
    if (this.#isAcknowledged) this.#setStatus('live');
  }

  #deliver(id: string, hand: (handlers: LiveHandlers<unknown>) => void): void {
    for (const handlers of this.#topics.get(id)?.handlers ?? []) {
      try {
        hand(handlers);
      } catch (error) {
        handlers.onError?.(
          error instanceof RequestError ? error : new RequestError('Unknown', String(error)),
        );
      }
    }
  }

  #acknowledged(serverTime: unknown): void {
    if (typeof serverTime === 'string') {
      clock.read({ serverAt: Date.parse(serverTime), sentAt: this.#openedAt, receivedAt: Date.now() });
    }
    this.#isAcknowledged = true;
    this.#wasLive = true;
    this.#attempt = 0;
    this.#setStatus('live');
    this.#join(this.#topics);
  }

  #joined(): void {
    const topics = this.#joining;
    this.#joining = [];
    for (const [id, topic] of topics) {
      this.#settled(id);
      const again = topic.joinedBefore;
      topic.joinedBefore = true;
      for (const handlers of topic.handlers) handlers.onJoined?.(again);
    }
  }

  #check(): void {
    const now = Date.now();
    const silentMs = now - this.#heardAt;
    const isUnanswered = !this.#isAcknowledged && now - this.#openedAt > ACK_WAIT_MAX_MS;
    if (silentMs > SILENCE_MAX_MS || isUnanswered) this.#drop();
    else if (this.#isAcknowledged && silentMs >= PING_AFTER_MS && now - this.#pingedAt >= PING_AFTER_MS) {
      this.#ping();
    }
  }

  /** Releases a dead socket, which may take minutes to close by itself, and acts as if it had closed. */
  #drop(): void {
    this.#release()?.close(4499);
    this.#lost(NO_CLOSE_FRAME);
  }

  #release(): WebSocket | null {
    const socket = this.#socket;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    clearInterval(this.#checkTimer);
    this.#socket = null;
    this.#isAcknowledged = false;
    this.#joining = [];
    this.#stopRejoining();
    this.#down.clear();
    return socket;
  }

  #lost(closeCode: number): void {
    this.#release();
    if (this.#topics.size === 0) {
      this.#setStatus('idle');
      return;
    }
    const next = afterClose(closeCode, this.#attempt, this.#options.random());
    // Browsers may be wrong about the network, so retries go on; their answer only chooses the status shown.
    if (next.kind === 'renewed') this.#setStatus('renewed');
    else if (next.kind === 'rest' || !this.#options.isOnline()) this.#setStatus('offline');
    else this.#setStatus(this.#wasLive ? 'reconnecting' : 'connecting');
    if (next.kind !== 'retry') return;
    this.#attempt += 1;
    this.#retryTimer = setTimeout(() => this.#connect(), next.delayMs);
  }
}
