import { type Database, statement } from '../database/index.ts';
import { openRetrying, type Retrying } from '../retrying.ts';
import type { Message } from './message.ts';

/** Whoever listens in this process; both adapters hand messages to one of these. */
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

  /** Hands on what another process said; one's own words, and what is none, are passed over. */
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
 * Has all who listen here start over, and then whoever else is told by `after`: as soon as the database answers, for
 * until then what is at hand is all there is to show.
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

/** What travels: who said it, then what; a process ignores its own words. */
export function encode(origin: string, message: Message): string {
  return JSON.stringify([origin, message.topic, message.id, message.version]);
}

/** The word that others may have missed some of what this process said: whoever hears it starts over. */
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
