import { randomUUID } from 'node:crypto';
import { createClient, ErrorReply } from 'redis';
import { brandSlug } from '#shared/brand.ts';
import { StartError } from '../config.ts';
import type { Database } from '../database/index.ts';
import { openRetrying } from '../retrying.ts';
import { encode, encodeStartOver, Listeners, openStartingOver } from './listeners.ts';
import type { Bus } from './message.ts';

/** A hanging server is detected by missing pings. */
const PING_EVERY_MS = 5_000;
const SILENT_FOR_MS = 15_000;
const RESET_EVERY_MS = 15_000;
/** How long the start waits for Redis: bids, pages and the hammer work without it. */
const START_WITHIN_MS = 3_000;
/** Replies that refuse our credentials; other errors, as while it loads, may be temporary. */
const REFUSAL = /^(WRONGPASS|NOAUTH|NOPERM|ERR .*(AUTH|password))/;

/** Opens the bus on Redis, which knows no transactions: a message is sent once the commit is durable. */
export async function openRedisBus(
  database: Database,
  url: string,
  onError: (error: Error) => void,
): Promise<Bus> {
  const origin = randomUUID();
  // Houses that share a Redis have separate channels.
  const channel = brandSlug();
  const listeners = new Listeners();
  const publisher = createClient({
    url,
    pingInterval: PING_EVERY_MS,
    socket: { reconnectStrategy: tries => Math.min(tries * 100, 2_000), socketTimeout: SILENT_FOR_MS },
  });
  const subscriber = publisher.duplicate();
  // The result of the first attempt is reported once, by the start; only later errors are logged.
  let isOpen = false;
  const note = (error: Error) => isOpen && onError(error);
  publisher.on('error', note);
  subscriber.on('error', note);
  // A reset causes many reads: while Redis is away it happens not at each retry, but at an interval.
  let nextResetAt = Number.POSITIVE_INFINITY;
  const hear = (text: string) => listeners.hear(origin, text);
  const reset = () => {
    listeners.reset();
    nextResetAt = performance.now() + RESET_EVERY_MS;
  };
  subscriber.on('ready', () => {
    if (nextResetAt !== Number.POSITIVE_INFINITY) reset();
    nextResetAt = 0;
  });
  subscriber.on('reconnecting', () => performance.now() >= nextResetAt && reset());
  const whyNot = (await Promise.all([firstTry(publisher), firstTry(subscriber)])).find(
    error => error !== null,
  );
  if (whyNot instanceof ErrorReply && REFUSAL.test(whyNot.message)) {
    publisher.destroy();
    subscriber.destroy();
    throw new StartError(`REDIS_URL does not let us in: ${whyNot.message}`);
  }
  isOpen = true;
  const join = openRetrying(async () => {
    await subscriber.subscribe(channel, hear);
    reset();
  }, onError);
  if (whyNot === undefined) await subscriber.subscribe(channel, hear);
  else {
    onError(new Error(`REDIS_URL does not answer: ${whyNot.message}`));
    nextResetAt = 0;
    join.start();
  }
  // Messages lost with a connection are lost for good: all other processes reset once it is back. They also do at each
  // start, since a process may have died between a commit and its messages.
  const startOver = openRetrying(() => publisher.publish(channel, encodeStartOver(origin)), onError);
  startOver.start();
  const doubt = openStartingOver(database, listeners, onError, startOver.start);
  const lose = (error: Error) => {
    onError(error);
    startOver.start();
  };

  return {
    async publish(writes, messages) {
      writes.ifUnsure(doubt.start);
      writes.afterCommit(() => {
        listeners.tell(messages);
        for (const message of messages) publisher.publish(channel, encode(origin, message)).catch(lose);
      });
    },
    onMessage: act => listeners.onMessage(act),
    onReset: act => listeners.onReset(act),
    async [Symbol.asyncDispose]() {
      doubt[Symbol.dispose]();
      startOver[Symbol.dispose]();
      join[Symbol.dispose]();
      await Promise.allSettled([end(subscriber), end(publisher)]);
    },
  };
}

type Closable = { readonly isReady: boolean; close(): Promise<unknown>; destroy(): void };

/** A graceful close of an unreachable client would wait until the server is back. */
async function end(client: Closable): Promise<void> {
  if (client.isReady) await client.close();
  else client.destroy();
}

type Connectable = {
  once(event: 'error', listen: (error: Error) => void): unknown;
  connect(): Promise<unknown>;
};

/** Returns why a client's first connection failed, or null; the client retries by itself. */
async function firstTry(client: Connectable): Promise<Error | null> {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  client.once('error', resolve);
  client.connect().then(() => resolve(null), resolve);
  const late = new Error(`no answer within ${START_WITHIN_MS} ms`);
  const timer = setTimeout(() => resolve(late), START_WITHIN_MS);
  return promise.finally(() => clearTimeout(timer));
}
