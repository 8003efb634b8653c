import type { Bus, Message } from '#server/bus/index.ts';
import { Listeners } from '#server/bus/listeners.ts';

export type QuietBus = Bus & {
  tell(message: Message): void;
  reset(): void;
  /** The ids that something was published of. */
  published(): readonly string[];
};

/** A bus that nobody else is on, for what hears of nothing but what a test says. */
export function openQuietBus(): QuietBus {
  const listeners = new Listeners();
  const published: string[] = [];
  return {
    async publish(writes, messages) {
      writes.afterCommit(() => {
        published.push(...messages.map(({ id }) => id));
        listeners.tell(messages);
      });
    },
    onMessage: act => listeners.onMessage(act),
    onReset: act => listeners.onReset(act),
    tell: message => listeners.tell([message]),
    reset: () => listeners.reset(),
    published: () => published,
    [Symbol.asyncDispose]: async () => {},
  };
}
