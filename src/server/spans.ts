import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';

/** The position of work in a trace, as W3C Trace Context writes it. */
export type Place = { readonly traceparent: string };

/** A span of work: its name and result, without personal data. */
export type Work = {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'inside';
  /** Its parent; undefined: the current work; null: a new trace. */
  readonly parent?: Place | string | null;
  /** Further requests that caused it, as the other bids of a batch. */
  readonly links?: readonly Place[];
  /** The response's status, once known. */
  status?: number;
};

/** The channel to which tracing subscribes; without tracing it has no subscriber. */
export const WORK = tracingChannel<Place | undefined, Work>('calandre.work');
export const PLACES = new AsyncLocalStorage<Place | undefined>();
/** Where objects were created, for later work on them. */
const MADE_AT = new WeakMap<object, Place>();

/** Whether tracing is on; hot paths check it before they build a span. */
export const isFollowed = (): boolean => WORK.hasSubscribers;

/** Runs work within a span, if tracing is on. */
export function follow<Result>(work: Work, doing: () => Promise<Result>): Promise<Result> {
  return WORK.hasSubscribers ? WORK.tracePromise(doing, work) : doing();
}

/** Returns the current position; null where tracing is off. */
export const here = (): Place | null => (WORK.hasSubscribers ? (PLACES.getStore() ?? null) : null);

/** Remembers where an object was created. */
export function markMade(thing: object): void {
  const place = here();
  if (place) MADE_AT.set(thing, place);
}

/** Returns where an object was created; null where unknown. */
export const madeAt = (thing: unknown): Place | null =>
  (typeof thing === 'object' && thing !== null && MADE_AT.get(thing)) || null;
