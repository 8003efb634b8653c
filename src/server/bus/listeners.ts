import { type Database, statement } from '../database/index.ts';
import { openRetrying, type Retrying } from '../retrying.ts';
import type { Message } from './message.ts';

/** The listeners of this process, called by both adapters. */
export class Listeners {
  readonly #message = new Set<(message: Message) => void>();
  readonly #reset = new Set<() => void>();

  onMessage(listen: (message: Message) => void): void {
    this.#message.add(listen);
  }

  onReset(listen: () => void): void {
    this.#reset.add(listen);
  }

  tell(messages: readonly Message[]): void {
    for (const message of messages) for (const listen of this.#message) listen(message);
  }

  reset(): void {
    for (const listen of this.#reset) listen();
  }

  /** Passes on a message of another process; own and malformed messages are ignored. */
  hear(origin: string, text: string): void {
    const said = wordsIn(text);
    if (!said || said[0] === origin) return;
    const [, topic, id, version] = said;
    if (topic === undefined) this.reset();
    else this.tell([{ topic, id, version }]);
  }
}

const aliveSql = statement('bus.alive', 'select 1 as alive');

/**
 * Resets all listeners of this process, then calls `after`, once the database answers: until then the caches are all
 * there is to serve.
 */
export function openStartingOver(
  database: Database,
  listeners: Listeners,
  onError: (error: Error) => void,
  after: () => void = () => {},
): Retrying {
  return openRetrying(async () => {
    await database.query(aliveSql);
    listeners.reset();
    after();
  }, onError);
}

/** Encodes a message with its sender, since a process ignores its own messages. */
export function encode(origin: string, message: Message): string {
  return JSON.stringify([origin, message.topic, message.id, message.version]);
}

/** Encodes a reset: others may have missed messages of this process. */
export function encodeStartOver(origin: string): string {
  return JSON.stringify([origin]);
}

type Words = [from: string, topic: Message['topic'] | undefined, id: string, version: number];

function wordsIn(text: string): Words | null {
  try {
    const said: unknown = JSON.parse(text);
    return Array.isArray(said) ? (said as Words) : null;
  } catch {
    return null;
  }
}
