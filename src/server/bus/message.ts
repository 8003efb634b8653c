import type { Writes } from '../database/index.ts';

/** `id` of `topic` has reached `version`. */
export type Message = { readonly topic: Topic; readonly id: string; readonly version: number };
/**
 * `bids`: rows were added; `auction`: any other change of one; `ad`: its content; `session`: it has ended; `member`: a
 * person's public data; `reviews`: customers' reviews; `person`: somebody's news; `jobs`: work of a kind is due;
 * `settings`: the house's settings; `sale`: a sale of lots; `makes`: the spelling of a make or model; `content`: all
 * else.
 */
export type Topic =
  | 'bids'
  | 'auction'
  | 'ad'
  | 'session'
  | 'member'
  | 'reviews'
  | 'person'
  | 'jobs'
  | 'settings'
  | 'sale'
  | 'makes'
  | 'content';

export type Bus = AsyncDisposable & {
  /** Publishes after the commit; this process's listeners are called before `transaction` resolves. */
  publish(writes: Writes, messages: readonly Message[]): Promise<void>;
  onMessage(listen: (message: Message) => void): void;
  /** Called when messages may have been missed: listeners drop what they cached. */
  onReset(listen: () => void): void;
};
