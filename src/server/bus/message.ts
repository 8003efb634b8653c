import type { Writes } from '../database/index.ts';

/** `id` of `topic` has reached `version`. */
export type Message = { readonly topic: Topic; readonly id: string; readonly version: number };
/**
 * `bids`: rows were added; `auction`: anything else of it changed; `ad`: its text; `session`: it is over;
 * `member`: what everyone may know of a person;
 * `reviews`: what customers say; `person`: what somebody was told; `jobs`: work of a kind waits;
 * `settings`: the house decided something; `sale`: a sale of lots is another;
 * `makes`: a make or a model is written otherwise; `content`: the rest.
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
  /** Publishes once the transaction has committed; this process hears it before the caller does. */
  publish(writes: Writes, messages: readonly Message[]): Promise<void>;
  onMessage(listen: (message: Message) => void): void;
  /** Messages may have been missed: forget what they would have told of. */
  onReset(listen: () => void): void;
};
