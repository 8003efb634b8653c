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
}

/** What travels: who said it, then what; a process ignores its own words. */
export function encode(origin: string, message: Message): string {
  return JSON.stringify([origin, message.topic, message.id, message.version]);
}

/** Reads a message of another process; null for one's own and for what is none. */
export function decode(origin: string, text: string): Message | null {
  try {
    const [from, topic, id, version] = JSON.parse(text) as [string, Message['topic'], string, number];
    return from === origin ? null : { topic, id, version };
  } catch {
    return null;
  }
}
