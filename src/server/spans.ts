import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';

/** Where a piece of work stands in a trace, as W3C Trace Context writes it; and whoever keeps it, by its own name. */
export type Place = { readonly traceparent: string };

/** A piece of work, as it is told: by what it is called and how it went, never by whom or what it was about. */
export type Work = {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'inside';
  /** What it is part of; the work around it where nothing is said, nothing where it begins by itself. */
  readonly parent?: Place | string | null;
  /** What else it was asked for by: the other bids of a batch. */
  readonly links?: readonly Place[];
  /** The status that an answer had, once it has one. */
  status?: number;
};

/** Where whoever follows the work binds what they know of it; nobody does unless traces are asked for. */
export const WORK = tracingChannel<Place | undefined, Work>('calandre.work');
export const PLACES = new AsyncLocalStorage<Place | undefined>();
/** Where the work that made a thing stood, for what is done with it later, elsewhere. */
const MADE_AT = new WeakMap<object, Place>();

/** Whether anybody follows: asked before anything is made for it where much is done. */
export const isFollowed = (): boolean => WORK.hasSubscribers;

/** Does a piece of work, and tells of it where somebody follows. */
export function follow<Result>(work: Work, doing: () => Promise<Result>): Promise<Result> {
  return WORK.hasSubscribers ? WORK.tracePromise(doing, work) : doing();
}

/** Where the work stands that is being done now; null where nobody follows. */
export const here = (): Place | null => (WORK.hasSubscribers ? (PLACES.getStore() ?? null) : null);

/** Remembers where a thing was made. */
export function markMade(thing: object): void {
  const place = here();
  if (place) MADE_AT.set(thing, place);
}

/** Where a thing was made; null where nobody remembers. */
export const madeAt = (thing: unknown): Place | null =>
  (typeof thing === 'object' && thing !== null && MADE_AT.get(thing)) || null;
